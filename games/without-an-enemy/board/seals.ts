// What one touch alone may not do for good: a card played, points given away, blocks that go without a fight.
import { type Action, apOf, type View } from '@rose/without-an-enemy/ids';
import type { Seal } from '../../face.ts';
import { boardWords } from './words.ts';

export const seals = ({ phase, ap }: View, action: Action): Seal | undefined => {
  const say = boardWords().seals;
  switch (action.do) {
    case 'play-card':
      return say.card(apOf(action.card));
    case 'end-actions':
      return phase.name === 'actions' ? say.points(ap[phase.acting]) : undefined;
    case 'end-recruitment': {
      if (phase.name !== 'recruitment') return undefined;
      return say.recruitment(Object.values(phase.points).reduce((sum, left) => sum + left, 0));
    }
    default:
      return undefined;
  }
};
