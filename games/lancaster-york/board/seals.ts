// What one touch alone may not do for good: a card taken, French aid answered, the last plan locked.
import type { Action, View } from '@rose/lancaster-york/ids';
import type { Seal } from '../../face.ts';
import { boardWords } from './words.ts';

/** Whose plan is the last one opens all of them. */
const isLast = ({ players, plan }: View): boolean =>
  plan !== null && players.filter(({ locked }) => !locked).length === 1;

export const seals = (view: View, action: Action): Seal | undefined => {
  const say = boardWords().seals;
  if (action.do === 'pick') return say.pick;
  if (action.do === 'take-aid') return say.takeAid;
  if (action.do === 'decline-aid') return say.declineAid;
  return action.do === 'lock' && isLast(view) ? say.lock(view.plan?.left ?? 0) : undefined;
};
