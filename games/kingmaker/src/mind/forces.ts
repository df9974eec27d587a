// Who stands where with how many men, for bots: one force a faction and spot, and what could fall upon it.
import { MARCH, stepsBetween } from '../rules/data/areas.ts';
import { NOBLE_COUNT } from '../rules/data/persons.ts';
import { garrisonOf, isFortified, isOpenTown } from '../rules/data/places.ts';
import { SEATS } from '../rules/data/seats.ts';
import { isUnderSiege } from '../rules/position/control.ts';
import { seatOfNoble } from '../rules/position/pieces.ts';
import { strengthAt } from '../rules/position/strength.ts';
import { areaAt, isCaptive, isInside, NONE, placeAt } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { beats, STORMED } from './chances.ts';

export interface Force {
  readonly seat: number;
  readonly spot: number;
  /** NONE aboard. */
  readonly area: number;
  nobles: number;
  men: number;
}
/** The garrison that stands with whoever is in a spot. */
export const wallsAt = (spot: number): number => {
  if (!isInside(spot)) return 0;
  const place = placeAt(spot);
  return isFortified(place) || isOpenTown(place) ? garrisonOf(place) : 0;
};
export const forcesOf = (state: State): readonly Force[] => {
  const forces: Force[] = [];
  for (let noble = 0; noble < NOBLE_COUNT; noble++) {
    const spot = state.spot[noble] as number;
    if (spot < 0 || isCaptive(spot)) continue;
    const seat = seatOfNoble(state, noble);
    if (seat === NONE) continue;
    const area = areaAt(spot);
    let force = forces.find((one) => one.spot === spot && one.seat === seat);
    if (!force) {
      force = { seat, spot, area, nobles: 0, men: 0 };
      forces.push(force);
    }
    force.nobles |= 1 << noble;
    force.men += area === NONE ? (state.men[noble] as number) : strengthAt(state, noble, area);
  }
  return forces;
};
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
    if (isNear(force.area, area) && !isShutIn(state, force))
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
