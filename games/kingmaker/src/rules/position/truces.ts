// 9.5, 13.1, 13.3 Where and between whom nobody fights.
import { NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { isAllied } from './pieces.ts';

export const isAtPeace = (state: State, area: number): boolean => state.peace.some((peace) => peace.area === area);
/** Allies, and former allies while their peace lasts. */
export const isTruce = (state: State, seat: number, other: number): boolean => {
  if (other === NONE || seat === other) return false;
  if (isAllied(state, seat, other)) return true;
  const both = (1 << seat) | (1 << other);
  return state.truces.some(({ seats }) => (seats & both) === both);
};
