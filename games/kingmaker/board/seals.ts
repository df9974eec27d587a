// What one touch alone may not do for good.
import { type Action, isNoble, type View } from '@rose/kingmaker/ids';
import type { Seal } from '../../face.ts';
import { stacksOf } from './stacks.ts';
import { boardWords } from './words.ts';

/** What comes of saying no more, where that is not plain. */
const passes = ({ phase, viewer }: View): string | undefined => {
  const say = boardWords().seals;
  if (phase.name === 'parliament' && phase.step === 'attend') return say.nobodyComes;
  return phase.name === 'ransom' && (phase.asked as readonly string[]).includes(viewer) ? say.left : undefined;
};
export const seals = (view: View, action: Action): Seal | undefined => {
  const say = boardWords().seals;
  switch (action.do) {
    case 'end-movement':
      return say.movement(
        stacksOf(view).filter(({ seat, nobles, hasMoved }) => seat === view.viewer && nobles.length > 0 && !hasMoved)
          .length,
      );
    case 'end-combat':
      return say.combat;
    case 'end-turn':
      return say.turn;
    case 'execute':
      return { follows: isNoble(action.piece) ? say.executeNoble : say.executeHeir };
    case 'pass':
      return { ...say.sure, follows: passes(view) ?? say.sure.follows };
    case 'ready':
    case 'use-free-move':
    case 'use-writ':
    case 'pardon':
    case 'call-off':
    case 'vote':
    case 'no-parliament':
    case 'wish-end':
    case 'leave-alliance':
      return say.sure;
    default:
      return undefined;
  }
};
