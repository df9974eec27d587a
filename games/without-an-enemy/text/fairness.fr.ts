// French: how fair a scenario is.
import { fairnessNotes, type Player, type Share, type Tally } from './fairness.ts';

const PLAYERS: { readonly [P in Player]: string } = {
  greedy: 'de la tête brûlée (joueur simple)',
  steward: 'de l’intendant',
};
const share = ([percent, low, high]: Share): string => `${percent} % (${low} à ${high})`;
const counted = ([player, tally]: readonly [Player, Tally]): string => {
  const { games, milliseconds, royalist, parliament, drawn } = tally;
  const time = milliseconds === undefined ? '' : ` (${`${milliseconds / 1000}`.replace('.', ',')} s par décision)`;
  const draws = drawn > 0 ? `, nulles ${drawn} %` : '';
  return `${games} parties ${PLAYERS[player]}${time} : le Royaliste ${share(royalist)}, le Parlement ${share(parliament)}${draws}.`;
};
/** What is said of each scenario that was measured. */
export const FAIR = fairnessNotes((tallies) =>
  ['Qui a gagné quand la maison jouait contre elle-même (intervalle à 95 %).', ...tallies.map(counted)].join(' '),
);
