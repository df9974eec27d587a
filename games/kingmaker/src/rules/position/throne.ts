// 8.4, 10 Heirs: who lives, who is senior, who is King, who controls whom.
import { FIRST_ROYAL, HOUSES, type House, houseOf, N, ROYALS, ROYALS_OF, type RoyalId } from '../data/persons.ts';
import { NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { isAlive, isInPlay, isOnBoard, seatOfNoble } from './pieces.ts';

export const keeperOfRoyal = (state: State, royal: number): number => state.keeper[royal - FIRST_ROYAL] as number;
export const survivors = (state: State): readonly RoyalId[] => ROYALS.filter((royal) => isAlive(state, royal));
/** 10.1 The first survivor of a house; NONE where it has died out. Beaufort is not a royal. */
export const seniorOf = (state: State, house: House): number =>
  ROYALS_OF[house].find((royal) => isAlive(state, royal)) ?? NONE;
export const isCrowned = (state: State, claimant: number): boolean => state.crowned.includes(claimant);
/** 10.2 The crowned on the board; a crowned prisoner is King still. */
export const kings = (state: State): readonly number[] => state.crowned;
/** 10.2 The sole King, or the one a Parliament named; NONE with two or none. */
export const soleKing = (state: State): number => {
  // While Beaufort is a prisoner he is King nowhere on the board; at tables of the first five rules he was.
  const isCaptive = state.rules > 5 && isCrowned(state, N.beaufort) && !isOnBoard(state, N.beaufort);
  const reigning = isCaptive ? state.crowned.filter((king) => king !== N.beaufort) : state.crowned;
  if (reigning.length === 1) return reigning[0] as number;
  return reigning.length === 2 ? state.favoured : NONE;
};
/** The faction of a claimant: of an heir who controls him, of Beaufort his own. */
export const controllerOf = (state: State, claimant: number): number =>
  claimant >= FIRST_ROYAL ? keeperOfRoyal(state, claimant) : seatOfNoble(state, claimant);
/** 10.3 Beaufort may claim the crown once no Lancastrian royal is left. */
export const beaufortClaims = (state: State): boolean =>
  isInPlay(state, N.beaufort) && isOnBoard(state, N.beaufort) && seniorOf(state, 'lancaster') === NONE;

/** The heirs a faction controls, all or of one house. */
export const heirsOf = (state: State, seat: number, house?: House): readonly RoyalId[] =>
  ROYALS.filter(
    (royal) => keeperOfRoyal(state, royal) === seat && isAlive(state, royal) && (!house || houseOf(royal) === house),
  );
/** 8.5 */
export const holdsBoth = (state: State, seat: number): boolean =>
  HOUSES.every((house) => heirsOf(state, seat, house).length > 0);
