// What one touch alone may not do for good: a card played, points given away, a hand given up, a noble put to death, and
// whatever brings something to light that no die decides.
import { type Action, pointsOf, type View } from '@rose/richard-iii/ids';
import type { Seal } from '../../face.ts';
import { boardWords } from './words.ts';

/** What these lead to lies open at once. */
const SHOWN: readonly Action['do'][] = ['keep-hand', 'plague', 'enter-minor', 'end-regroup'];
export const seals = ({ phase }: View, action: Action): Seal | undefined => {
  const say = boardWords().seals;
  if (action.do === 'play-card') return say.card(pointsOf(action.card));
  if (action.do === 'ask-redeal' || action.do === 'give-up-mine') return say.newHand;
  if (action.do === 'execute') return say.execute;
  if (action.do === 'fight') return say.fight;
  if (SHOWN.includes(action.do)) return say.shown;
  return action.do === 'end-actions' && phase.name === 'action' ? say.points(phase.points) : undefined;
};
