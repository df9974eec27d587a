// Numbers that a player may name as conditions of orders left for later, all of them in the player's own view.
import type { Seat, View } from '../rules/state.ts';

/** Areas in which the seat defends, the battle under way among them. */
const attackedIn = ({ attacks, phase }: View, seat: Seat): ReadonlySet<string> => {
  const areas = new Set<string>(attacks.filter(({ attacker }) => attacker !== seat).map(({ area }) => area));
  if (phase.name === 'battle' && phase.area !== null && phase.attacker !== seat) areas.add(phase.area);
  return areas;
};

export const facts = (view: View, seat: Seat): Readonly<Record<string, number>> => {
  const { phase, blocks } = view;
  const strengths = Object.entries(blocks).flatMap(([name, { steps }]) =>
    steps === null ? [] : [[`strength ${name}`, steps] as const],
  );
  return {
    campaign: view.campaign,
    turn: view.turn,
    attacked: attackedIn(view, seat).size,
    ...(phase.name === 'battle' ? { round: phase.round, hits: phase.hits } : {}),
    ...(phase.name === 'action' ? { points: phase.points } : {}),
    ...Object.fromEntries(strengths),
  };
};
