// 14.1 The track: positive is Royalist, negative Parliament.
import { KING } from './data/blocks.ts';
import { CITIES, pointsOf, sympathyOf } from './data/cities.ts';
import { KING_POINTS } from './data/tables.ts';
import { GONE, type State } from './state.ts';

const PRIZES = CITIES.filter((city) => pointsOf(city) > 0);
/** 14.4 */
export const isKingTaken = (state: State): boolean => state.at[KING] === GONE;
export const trackOf = (state: State): number => {
  let track = isKingTaken(state) ? -KING_POINTS : 0;
  for (const city of PRIZES) {
    const sympathy = sympathyOf(city);
    if (state.control[city] !== sympathy) track += sympathy === 1 ? pointsOf(city) : -pointsOf(city);
  }
  return track;
};
