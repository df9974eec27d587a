// What one touch alone may not do for good.
import { type Action, isNoble, type View } from '@rose/kingmaker/ids';
import type { Seal } from '../../face.ts';
import { leaveAsked } from './leave.ts';
import { lostAtEnd } from './refuge.ts';
import { stacksOf } from './stacks.ts';
import { boardWords } from './words.ts';

/** What comes of saying no more, where that is not plain. */
const passes = ({ phase, viewer }: View): string | undefined => {
  const say = boardWords().seals;
  if (phase.name === 'parliament' && phase.step === 'attend') return say.nobodyComes;
  return phase.name === 'ransom' && (phase.asked as readonly string[]).includes(viewer) ? say.left : undefined;
};
/** 3.5 While leave is asked for, whoever has nobody else to move waits for the answer: that move stands. */
const isAsking = ({ phase }: View): boolean =>
  (phase.name === 'movement' || phase.name === 'free-moves') && phase.asks.length > 0;
export const seals = (view: View, action: Action): Seal | undefined => {
  const say = boardWords().seals;
  switch (action.do) {
    case 'end-movement': {
      const lost = lostAtEnd(view);
      if (lost.length > 0) return say.lost(lost);
      const left = stacksOf(view).filter(
        ({ seat, nobles, hasMoved }) => seat === view.viewer && nobles.length > 0 && !hasMoved,
      ).length;
      return left > 0 ? say.movement(left) : undefined;
    }
    case 'march':
    case 'sail': {
      const asked = leaveAsked(view, action);
      if (asked) return { follows: say.leave(asked.keeper, asked.place) };
      return isAsking(view) ? { follows: say.asking } : undefined;
    }
    case 'crown':
      return { follows: say.crown };
    case 'free':
      return { follows: say.free };
    case 'end-combat':
      return say.combat;
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
