// What must always hold, beyond the range of each field; the same check refuses a position that cannot be.
import { type Fault, faultIn } from '@rose/parts';
import { STATE, type State } from './state.ts';

/** The field of a document that says it, and what is wrong. */
export const faultOf = (state: State): Fault | undefined => {
  const range = faultIn(STATE, state);
  if (range) return range;
  const { stones } = state.options;
  return state.left > stones ? { field: 'left', reason: `must be a whole number from 0 to ${stones}` } : undefined;
};

export const assert = (state: State): void => {
  const fault = faultOf(state);
  if (fault) throw new Error(`skeleton: ${fault.field} ${fault.reason} in ${JSON.stringify(state)}`);
};
