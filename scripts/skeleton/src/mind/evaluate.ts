// For bots: who is ahead, and which positions are the same.
import type { Seat, State } from '../rules/state.ts';

/** Whoever must play on a multiple of four loses against good play. */
export const evaluate = ({ left, toMove }: State, seat: Seat): number => {
  const isLost = left % 4 === 0;
  return (toMove === seat) === isLost ? -0.5 : 0.5;
};

/** Tells positions apart, so that a search remembers what it has seen. */
export const key = ({ left, toMove }: State): number => 2 * left + (toMove === 'first' ? 0 : 1);
