// What must hold after every entry.
import type { State } from './state.ts';

export const assert = (state: State): void => {
  const { left, options } = state;
  if (!Number.isInteger(left) || left < 0 || left > options.stones)
    throw new Error(`skeleton: ${left} stones of ${options.stones} in ${JSON.stringify(state)}`);
};
