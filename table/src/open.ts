// A game in which nothing is hidden: its view is its position, and the state behind a view is that position read.
import type { Mistake } from './options.ts';
import { isMistake } from './options.ts';

/** `view` and `imagine` of such a game, from the two functions it has anyway. */
export const openly = <S extends object, V extends object>(
  toPosition: (state: S) => V,
  fromPosition: (document: unknown) => S | Mistake,
): { view(state: S): V; imagine(seen: V): S } => ({
  view: toPosition,
  imagine(seen) {
    const state = fromPosition(seen);
    if (isMistake(state)) throw new Error(`there is no state behind this view: ${state.field} ${state.reason}`);
    return state;
  },
});
