// 2.2 Where a noble comes into play, or back from captivity: his castles, else the nearest friendly place, else the open.
import { stepsBetween } from '../data/areas.ts';
import { castlesOf } from '../data/persons.ts';
import { areaOfPlace, canHold, isFortified, PLACES, type PlaceId } from '../data/places.ts';
import { inside, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { holderOf, isFriendly, isUnderSiege, roomIn } from './control.ts';
import { noblesAt, ofSeat } from './pieces.ts';

/** Neither held nor occupied by somebody else, nor under siege. */
const isOpenCastle = (state: State, castle: number, seat: number): boolean => {
  const holder = holderOf(state, castle);
  const within = noblesAt(state, inside(castle));
  return (holder === NONE || holder === seat) && within === ofSeat(state, within, seat) && !isUnderSiege(state, castle);
};
const hasRoom = (state: State, place: number, men: number): boolean => roomIn(state, place) >= men;

/** Fewest areas by land from any of his castles; equals are for the player to choose. */
const nearestFriendly = (state: State, noble: number, seat: number, men: number): readonly PlaceId[] => {
  let least = Number.POSITIVE_INFINITY;
  let found: PlaceId[] = [];
  for (const place of PLACES) {
    if (!canHold(place) || !isFortified(place) || !isFriendly(state, place, seat)) continue;
    if (isUnderSiege(state, place) || !hasRoom(state, place, men)) continue;
    for (const castle of castlesOf(noble)) {
      const steps = stepsBetween(areaOfPlace(castle), areaOfPlace(place));
      if (steps < 0 || steps > least) continue;
      if (steps < least) found = [];
      least = steps;
      if (!found.includes(place)) found.push(place);
    }
  }
  return found;
};
/** Ruling 18, in its three steps. `friendly`: only castles his faction holds already (ruling 81). */
export const entriesOf = (state: State, noble: number, seat: number, friendly = false): readonly number[] => {
  const men = state.men[noble] as number;
  const castles = castlesOf(noble).filter(
    (castle) =>
      isOpenCastle(state, castle, seat) &&
      hasRoom(state, castle, men) &&
      (!friendly || isFriendly(state, castle, seat)),
  );
  if (castles.length > 0) return castles.map(inside);
  const near = nearestFriendly(state, noble, seat, men);
  if (near.length > 0) return near.map(inside);
  return [...new Set(castlesOf(noble).map(areaOfPlace))];
};
