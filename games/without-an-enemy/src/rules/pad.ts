// A list under way: written over every time, so that a long list does not grow anew for every question.
import type { OperationAction } from './actions.ts';

export interface Pad {
  readonly items: OperationAction[];
  count: number;
}
export const newPad = (): Pad => ({ items: [], count: 0 });
export const note = (pad: Pad, action: OperationAction): void => {
  pad.items[pad.count++] = action;
};
/** What was noted since the last time. */
export const takeFrom = (pad: Pad): readonly OperationAction[] => {
  const taken = pad.items.slice(0, pad.count);
  pad.count = 0;
  return taken;
};
