// What must hold after every entry, beyond the range of each field.
import { faultIn } from '@rose/parts';
import { STATE, type State } from './state.ts';

export const assert = (state: State): void => {
  const { left, options } = state;
  const range = faultIn(STATE, state);
  const fault = range ? `${range.field} ${range.reason}` : `${left} stones of ${options.stones}`;
  if (range || left > options.stones) throw new Error(`skeleton: ${fault} in ${JSON.stringify(state)}`);
};
