// Ruling 51: nothing is hidden. Every viewer sees the whole position, and a bot need not guess.
import { isMistake } from '@rose/table';
import { fromPosition, toPosition } from '../papers/document.ts';
import type { State, View } from '../rules/state.ts';

export const view = (state: State): View => toPosition(state);

export const imagine = (seen: View): State => {
  const state = fromPosition(seen);
  if (isMistake(state)) throw new Error(`deux-roses: no state behind this view, ${state.field} ${state.reason}`);
  return state;
};
