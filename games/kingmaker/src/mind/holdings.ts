// Cards and people at home: who bears what, where a noble comes in, who takes spoils and who becomes lord of a place.

import { isOverseas, stepsBetween } from '../rules/data/areas.ts';
import { BISHOP_CARDS, crownKind, menOfCard } from '../rules/data/crown.ts';
import { menOf } from '../rules/data/persons.ts';
import { areaAt, NONE } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { fallsOf } from './chances.ts';
import { type Force, forcesOf, riskAt, wallsAt } from './forces.ts';

/** The strongest force of a faction; nothing where it has nobody. */
const mainForce = (forces: readonly Force[], seat: number): Force | undefined =>
  forces.reduce<Force | undefined>(
    (most, force) => (force.seat === seat && force.men > (most?.men ?? -1) ? force : most),
    undefined,
  );
/** Who is beyond the sea is of hardly any use, however strong he is. */
const FAR_AWAY = 0.02;
/** How well a noble bears a card: he has men, falls seldom, and is not beyond the sea. */
export const bearing = (state: State, card: number, noble: number): number => {
  const men = Math.max(state.men[noble] as number, menOf(noble));
  const seldom = 1 / (0.05 + fallsOf(noble));
  const base = (20 + men) * seldom * (isOverseas(areaAt(state.spot[noble] as number)) ? FAR_AWAY : 1);
  // Titles make others able to bear offices: they go to the weak, who are many.
  return crownKind(card) === 'title'
    ? base * 0.5
    : base + menOfCard(card) + (BISHOP_CARDS.includes(card as never) ? men : 0);
};
/** Nobody walks over the sea. */
const nearness = (from: number, to: number): number => {
  if (from === NONE) return 0;
  const steps = from === to ? 0 : stepsBetween(from, to);
  return steps < 0 ? 0 : 1 / (2 + steps / 3);
};
/** Who comes in beyond the sea is safe there, and stays. */
const CUT_OFF = 1;
/** How good a spot is for a noble who comes into play or comes home: safe, and near the others. */
export const roof = (state: State, seat: number, noble: number, spot: number): number => {
  const forces = forcesOf(state);
  const area = areaAt(spot);
  const there = forces.find((force) => force.seat === seat && force.spot === spot)?.men ?? 0;
  const risk = riskAt(state, forces, seat, area, (state.men[noble] as number) + there, wallsAt(spot));
  const main = mainForce(forces, seat);
  return 1 - risk + (main ? nearness(main.area, area) : 0.5) - (isOverseas(area) ? CUT_OFF : 0);
};
