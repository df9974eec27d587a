// Who stands where with how many men, for bots: one force a faction and spot, and what could fall upon it.
import { AREA_COUNT, isInRegion, MARCH, stepsBetween } from '../rules/data/areas.ts';
import { BONUSES, menOfCard } from '../rules/data/crown.ts';
import { NOBLE_COUNT } from '../rules/data/persons.ts';
import { garrisonOf, isFortified, isOpenTown } from '../rules/data/places.ts';
import { SEATS } from '../rules/data/seats.ts';
import { gatesFor } from '../rules/movement/look.ts';
import { roadsFrom } from '../rules/movement/reach.ts';
import { isUnderSiege } from '../rules/position/control.ts';
import { seatOfNoble } from '../rules/position/pieces.ts';
import { areaAt, isCaptive, isInside, isUnderNoble, NONE, placeAt } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { beats, STORMED } from './chances.ts';

export interface Force {
  readonly seat: number;
  readonly spot: number;
  /** NONE aboard. */
  readonly area: number;
  nobles: number;
  men: number;
  /** By area: 1 where it could come along the roads. Only where that was asked for. */
  readonly along?: Uint8Array;
}
/** The garrison that stands with whoever is in a spot. */
export const wallsAt = (spot: number): number => {
  if (!isInside(spot)) return 0;
  const place = placeAt(spot);
  return isFortified(place) || isOpenTown(place) ? garrisonOf(place) : 0;
};
/** By noble; the next question writes into the same column. */
const strengths = new Int32Array(NOBLE_COUNT);
/** Men of every noble where he stands: as `strengthAt` of each, but each card is looked at once. */
const strengthsOf = (state: State): Int32Array => {
  const add = (noble: number, men: number, region?: number): void => {
    const area = isUnderNoble(noble) ? areaAt(state.spot[noble] as number) : NONE;
    if (area === NONE || (region !== undefined && !isInRegion(area, region))) return;
    strengths[noble] = (strengths[noble] as number) + men;
  };
  for (let noble = 0; noble < NOBLE_COUNT; noble++) strengths[noble] = state.men[noble] as number;
  if (state.catastrophes.length === 0)
    for (const { card, men, region } of BONUSES)
      if (!state.fresh.includes(card)) add(state.held[card] as number, men, region);
  for (const card of state.fresh) add(state.held[card] as number, -menOfCard(card));
  return strengths;
};
const forceAt = (forces: readonly Force[], seat: number, spot: number): Force | undefined => {
  for (const force of forces) if (force.spot === spot && force.seat === seat) return force;
  return undefined;
};
export const forcesOf = (state: State): readonly Force[] => {
  const forces: Force[] = [];
  strengthsOf(state);
  for (let noble = 0; noble < NOBLE_COUNT; noble++) {
    const spot = state.spot[noble] as number;
    if (spot < 0 || isCaptive(spot)) continue;
    const seat = seatOfNoble(state, noble);
    if (seat === NONE) continue;
    let force = forceAt(forces, seat, spot);
    if (!force) {
      force = { seat, spot, area: areaAt(spot), nobles: 0, men: 0 };
      forces.push(force);
    }
    force.nobles |= 1 << noble;
    force.men += strengths[noble] as number;
  }
  return forces;
};
/** The same forces, and how far the roads are open to each: dear, and worth it for a plan. */
export const withRoads = (state: State, forces: readonly Force[]): readonly Force[] =>
  forces.map((force) => {
    const roads = force.area === NONE ? undefined : roadsFrom(gatesFor(state, force.seat), force.area);
    if (!roads) return force;
    const along = new Uint8Array(AREA_COUNT);
    for (let n = 0; n < roads.count; n++) {
      const area = roads.order[n] as number;
      if ((roads.costs[area] as number) < WITHOUT_LEAVE) along[area] = 1;
    }
    return { ...force, along };
  });
/** What is asked for on the way costs more than all steps. */
const WITHOUT_LEAVE = 1000;
const isShutIn = (state: State, { spot }: Force): boolean => isInside(spot) && isUnderSiege(state, placeAt(spot));
export const isNear = (from: number, to: number, steps: number = MARCH): boolean => {
  if (from === to) return from !== NONE;
  if (from === NONE || to === NONE) return false;
  const apart = stepsBetween(from, to);
  return apart > 0 && apart <= steps;
};

/** How often men in a spot are lost to so many others. */
const lostTo = (threat: number, men: number, walls: number): number => {
  if (walls > 0) return threat >= walls + men ? STORMED : 0;
  return beats(threat, men);
};
/** Not everybody who could come does. */
const EAGERNESS = 0.6;
/** By seat; the next question writes into the same column. */
const threats = new Float64Array(SEATS.length);
/** What each faction could bring to an area in a turn across country. */
const threatsAt = (state: State, forces: readonly Force[], area: number): Float64Array => {
  threats.fill(0);
  for (const force of forces)
    if ((isNear(force.area, area) || force.along?.[area] === 1) && !isShutIn(state, force))
      threats[force.seat] = (threats[force.seat] as number) + force.men;
  return threats;
};
/** How likely men of a faction in a spot are lost before they can act again. */
export const riskAt = (
  state: State,
  forces: readonly Force[],
  seat: number,
  area: number,
  men: number,
  walls: number,
): number => {
  if (area === NONE) return 0;
  threatsAt(state, forces, area);
  let safe = 1;
  for (let other = 0; other < state.options.players; other++)
    if (other !== seat) safe *= 1 - EAGERNESS * lostTo(threats[other] as number, men, walls);
  return 1 - safe;
};
