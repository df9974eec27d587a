// English: how fair a scenario is.
import { fairnessNotes, type Player, type Share, type Tally } from './fairness.ts';

const PLAYERS: { readonly [P in Player]: string } = { greedy: 'hothead (a simple player)', steward: 'steward' };
const share = ([percent, low, high]: Share): string => `${percent}% (${low} to ${high})`;
const counted = ([player, tally]: readonly [Player, Tally]): string => {
  const { games, milliseconds, royalist, parliament, drawn } = tally;
  const time = milliseconds === undefined ? '' : ` (${milliseconds / 1000} s a decision)`;
  const draws = drawn > 0 ? `, drawn ${drawn}%` : '';
  return `${games} games of the ${PLAYERS[player]}${time}: the Royalist ${share(royalist)}, Parliament ${share(parliament)}${draws}.`;
};
/** What is said of each scenario that was measured. */
export const FAIR = fairnessNotes((tallies) =>
  ['Who won when the house played itself (95% interval).', ...tallies.map(counted)].join(' '),
);
