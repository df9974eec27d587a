// French: how fair a scenario is.
import { fairnessNotes, type Leaning, type Player, type Share, type Tally } from './fairness.ts';

const PLAYERS: { readonly [P in Player]: string } = {
  greedy: 'La tête brûlée (joueur simple)',
  steward: 'L’intendant',
};
const ITSELF: { readonly [P in Player]: string } = { greedy: 'elle-même', steward: 'lui-même' };
const SIDES = { royalist: 'le Royaliste', parliament: 'le Parlement' } as const;
const leans = ({ to, isStrong }: Leaning): string => {
  if (to === undefined) return 'Les deux camps y gagnent à peu près aussi souvent.';
  return isStrong ? `Ce scénario favorise nettement ${SIDES[to]}.` : `Ce scénario favorise ${SIDES[to]}.`;
};
const share = ([percent, low, high]: Share): string => `${percent} % (${low} à ${high})`;
const counted = ([player, tally]: readonly [Player, Tally]): string => {
  const { games, milliseconds, royalist, parliament, drawn } = tally;
  const time = milliseconds === undefined ? '' : `, ${`${milliseconds / 1000}`.replace('.', ',')} s par décision`;
  const draws = drawn > 0 ? `, nulles ${drawn} %` : '';
  return `${PLAYERS[player]} contre ${ITSELF[player]}, ${games} parties${time} : Royaliste ${share(royalist)}, Parlement ${share(parliament)}${draws}.`;
};
/** What is said of each scenario that was measured. */
export const FAIR = fairnessNotes((leaning, tallies) =>
  [leans(leaning), ...tallies.map(counted), 'Entre parenthèses : intervalle à 95 %.'].join('\n'),
);
