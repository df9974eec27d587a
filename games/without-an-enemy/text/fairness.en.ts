// English: how fair a scenario is.
import { fairnessNotes, type Leaning, type Player, type Share, type Tally } from './fairness.ts';

const PLAYERS: { readonly [P in Player]: string } = { greedy: 'The hothead (a simple player)', steward: 'The steward' };
const SIDES = { royalist: 'the Royalist', parliament: 'Parliament' } as const;
const leans = ({ to, isStrong }: Leaning): string => {
  if (to === undefined) return 'Both sides win about as often here.';
  return isStrong ? `This scenario strongly favours ${SIDES[to]}.` : `This scenario favours ${SIDES[to]}.`;
};
const share = ([percent, low, high]: Share): string => `${percent}% (${low} to ${high})`;
const counted = ([player, tally]: readonly [Player, Tally]): string => {
  const { games, milliseconds, royalist, parliament, drawn } = tally;
  const time = milliseconds === undefined ? '' : `, ${milliseconds / 1000} s a decision`;
  const draws = drawn > 0 ? `, drawn ${drawn}%` : '';
  return `${PLAYERS[player]} against itself, ${games} games${time}: Royalist ${share(royalist)}, Parliament ${share(parliament)}${draws}.`;
};
/** What is said of each scenario that was measured. */
export const FAIR = fairnessNotes((leaning, tallies) =>
  [leans(leaning), ...tallies.map(counted), 'In brackets: 95% interval.'].join('\n'),
);
