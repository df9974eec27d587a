// What a seat sees when it lists its moves: every gate and all rooms, found once for all its stacks.
import { AREA_COUNT, AREAS } from '../data/areas.ts';
import { canHold, isUnfortified, PLACE_COUNT, roomOf } from '../data/places.ts';
import { gatesOf } from '../data/roads.ts';
import { gateFor } from '../position/control.ts';
import { isInside, placeAt } from '../spots.ts';
import type { State } from '../state.ts';

/** The worst gate of an area counts. */
export const OPEN = 0;
export const WITH_LEAVE = 1;
export const SHUT = 2;
export interface Look {
  /** By place: OPEN, WITH_LEAVE or SHUT. */
  readonly gates: Uint8Array;
  /** By place: how many more men fit in. */
  readonly rooms: Float64Array;
  /** By area: what a road finds there. */
  readonly stops: Uint8Array;
}
const CODES = { open: OPEN, leave: WITH_LEAVE, shut: SHUT } as const;
const FREE: readonly boolean[] = Array.from({ length: PLACE_COUNT }, (_, place) => isUnfortified(place));
const NEVER: readonly boolean[] = Array.from({ length: PLACE_COUNT }, (_, place) => !canHold(place));
const EMPTY = Float64Array.from({ length: PLACE_COUNT }, (_, place) => roomOf(place));
/** The next look writes into the same columns. */
const look: Look = {
  gates: new Uint8Array(PLACE_COUNT),
  rooms: new Float64Array(PLACE_COUNT),
  stops: new Uint8Array(AREA_COUNT),
};
const GATED: readonly number[] = AREAS.filter((area) => gatesOf(area).length > 0);

export const lookAround = (state: State, seat: number): Look => {
  const { gates, rooms } = look;
  for (let place = 0; place < PLACE_COUNT; place++)
    gates[place] = FREE[place] ? OPEN : NEVER[place] ? SHUT : CODES[gateFor(state, place, seat)];
  rooms.set(EMPTY);
  for (let noble = 0; noble < state.men.length; noble++) {
    const spot = state.spot[noble] as number;
    if (isInside(spot)) rooms[placeAt(spot)] = (rooms[placeAt(spot)] as number) - (state.men[noble] as number);
  }
  for (const area of GATED) look.stops[area] = stopIn(gates, area);
  return look;
};
/** 5.2 Ruling 35: what a road finds in an area: nothing that stops, somebody to be asked, or a gate that is shut. */
const stopIn = (gates: Uint8Array, area: number): number => {
  let found = OPEN;
  for (const place of gatesOf(area)) found = Math.max(found, gates[place] as number);
  return found;
};
/** The same by area, each gate found when somebody comes to it: for one way alone. */
export const gatesFor =
  (state: State, seat: number) =>
  (area: number): number => {
    let found = OPEN;
    for (const place of gatesOf(area)) found = Math.max(found, CODES[gateFor(state, place, seat)]);
    return found;
  };
