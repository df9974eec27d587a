// Numbers that a player may name as conditions of orders left for later, all of them in the player's own view.
import { TURNS } from '../rules/data/calendar.ts';
import type { Seat, View } from '../rules/state.ts';

/** Areas in which the seat is attacked, the fight under way among them. */
const attackedIn = ({ attackers, phase }: View, seat: Seat): ReadonlySet<string> => {
  const areas = new Set<string>();
  for (const [area, attacker] of Object.entries(attackers))
    if (attacker !== 'nobody' && attacker !== seat) areas.add(area);
  if (phase.name === 'battle' && phase.attacker !== seat) areas.add(phase.area);
  return areas;
};

export const facts = (view: View, seat: Seat): Readonly<Record<string, number>> => {
  const { phase, blocks, marker, ap } = view;
  const own = seat === 'royalist' ? 'r-' : /^[pc]-/;
  const strengths = Object.entries(blocks).flatMap(([name, { strength }]) =>
    (typeof own === 'string' ? name.startsWith(own) : own.test(name)) ? [[`strength ${name}`, strength] as const] : [],
  );
  const markers = Object.entries(marker ?? {}).map(([city, level]) => [`marker ${city}`, Number(level)] as const);
  return {
    year: view.year,
    turn: TURNS.indexOf(view.turn) + 1,
    track: view.track,
    attacked: attackedIn(view, seat).size,
    points: Number(ap[seat] ?? 0),
    ...(phase.name === 'battle' ? { cycle: phase.cycle ?? 0, hits: phase.blows[0]?.hits ?? 0 } : {}),
    ...Object.fromEntries(markers),
    ...Object.fromEntries(strengths),
  };
};
