// 1.3 In a fight the ranks lie open: both sides may look on while one of them answers. Not where it keeps blocks in reserve,
// which it alone knows.
import type { Seat, View } from '@rose/without-an-enemy/ids';
import { piecesOf } from './pieces.ts';

const OPEN_STEPS: readonly string[] = ['order', 'aim', 'fire'];
export const isOpen = (view: View, seat: Seat): boolean => {
  const { phase } = view;
  if (phase.name !== 'battle' || !phase.shown) return false;
  if (phase.blows.length === 0 && !OPEN_STEPS.includes(phase.step)) return false;
  return !piecesOf(view).some((piece) => piece.area === phase.area && piece.seat === seat && piece.block === undefined);
};
