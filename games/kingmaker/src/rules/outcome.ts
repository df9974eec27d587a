// 10.4 Victory: the only royal left is crowned, and somebody controls him; or Beaufort, with none left; or a count.
import type { Outcome } from '@rose/table';
import { FIRST_ROYAL, houseOf, N, PIECE_COUNT } from './data/persons.ts';
import { seatName } from './data/seats.ts';
import type { Kingmaker } from './kind.ts';
import { isInPlay, isOnBoard, seatOfNoble, seatsOf } from './position/pieces.ts';
import { isCrowned, keeperOfRoyal } from './position/throne.ts';
import { NONE } from './spots.ts';
import type { State } from './state.ts';

/** The only survivor; NONE where more are left, or none. */
const lastRoyal = (state: State): number => {
  let last = NONE;
  for (let royal = FIRST_ROYAL; royal < PIECE_COUNT; royal++) {
    if (state.spot[royal] === NONE) continue;
    if (last !== NONE) return NONE;
    last = royal;
  }
  return last;
};
const anyRoyal = (state: State): boolean => {
  for (let royal = FIRST_ROYAL; royal < PIECE_COUNT; royal++) if (state.spot[royal] !== NONE) return true;
  return false;
};

export const outcome = (state: State): Outcome<Kingmaker> | undefined => {
  if (state.counted !== 0) {
    const winners = seatsOf(state.options).filter((_, seat) => ((state.counted >> seat) & 1) === 1);
    return { winners, how: 'counted', rule: '10.5' };
  }
  if ((state.acclaimed as number) !== NONE) return { winners: [seatName(state.acclaimed)], how: 'votes', rule: '14.8' };
  const last = lastRoyal(state);
  if (last !== NONE) {
    const keeper = keeperOfRoyal(state, last);
    if (keeper === NONE || !isCrowned(state, last)) return undefined;
    const beaufort = isInPlay(state, N.beaufort) && isOnBoard(state, N.beaufort);
    if (houseOf(last) === 'york' && beaufort) return undefined;
    return { winners: [seatName(keeper)], how: 'last-heir', rule: '10.4' };
  }
  if (!isCrowned(state, N.beaufort) || anyRoyal(state)) return undefined;
  return { winners: [seatName(seatOfNoble(state, N.beaufort))], how: 'beaufort', rule: '10.3' };
};
