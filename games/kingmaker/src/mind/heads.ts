// Whose head falls, and when: heirs are kept as long as they are of use, and go the moment their death wins.
import { HOUSES, houseOf, N } from '../rules/data/persons.ts';
import { hasCathedral } from '../rules/data/places.ts';
import { isInPlay, isOnBoard, noblesAt, ofSeat, seatOfNoble } from '../rules/position/pieces.ts';
import { beaufortClaims, heirsOf, isCrowned } from '../rules/position/throne.ts';
import { isInside, NONE, placeAt } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { aliveIn, canCrown, heirWorth } from './worth.ts';

/** The heir whom a faction that holds all means to crown, or has: all others may go. */
const chosenOf = (state: State, own: readonly number[]): number => {
  const crowned = own.filter((royal) => isCrowned(state, royal));
  const hindered = isInPlay(state, N.beaufort) && isOnBoard(state, N.beaufort);
  return crowned.find((royal) => houseOf(royal) === 'lancaster' || !hindered) ?? NONE;
};
/** 10.3 Whether Beaufort can be crowned at once by his own, if nobody of York is left: who holds all who live, and nobody
 * of Lancaster, wins by him. */
const winsByBeaufort = (state: State, seat: number, own: readonly number[]): boolean => {
  if (state.turn !== seat || own.length !== aliveIn(state) || !beaufortClaims(state)) return false;
  const spot = state.spot[N.beaufort] as number;
  if (seatOfNoble(state, N.beaufort) !== seat || !isInside(spot) || !hasCathedral(placeAt(spot))) return false;
  const { name } = state.phase;
  const isBefore = name === 'movement' || name === 'combat';
  return isBefore && state.fresh.length === 0 && canCrown(state, ofSeat(state, noblesAt(state, spot), seat));
};
const worthOfHouse = (state: State, own: readonly number[], house: string): number =>
  own.reduce((sum, royal) => (houseOf(royal) === house ? sum + heirWorth(state, royal) : sum), 0);
/** 8.5 The house to part with, once the turns for holding both are over. */
const houseToEnd = (state: State, seat: number, own: readonly number[]): string | undefined => {
  const since = state.both[seat] as number;
  if (since === NONE || (state.turns[seat] as number) < since + 2) return undefined;
  const [first, second] = HOUSES.map((house) => worthOfHouse(state, own, house)) as [number, number];
  return first >= second ? HOUSES[1] : HOUSES[0];
};
/** The heir of one's own who should die now; NONE while all are of use. */
export const headToFall = (state: State, seat: number): number => {
  const own = heirsOf(state, seat);
  if (own.length === 0) return NONE;
  if (own.length === aliveIn(state) && own.length > 1) {
    const chosen = chosenOf(state, own);
    if (chosen !== NONE) return own.find((royal) => royal !== chosen) ?? NONE;
  }
  if (winsByBeaufort(state, seat, own)) return own[0] as number;
  if (state.turn !== seat) return NONE;
  const house = houseToEnd(state, seat, own);
  return house === undefined ? NONE : (own.find((royal) => houseOf(royal) === house) ?? NONE);
};
