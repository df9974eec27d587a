// What one touch alone may not do for good: a card played, points given away, blocks that go without a fight.
import {
  A,
  type Action,
  type AreaName,
  apOf,
  cityIn,
  cityName,
  garrisonLimit,
  type View,
} from '@rose/without-an-enemy/ids';
import type { Seal } from '../../face.ts';
import { piecesOf } from './pieces.ts';
import { boardWords } from './words.ts';

/** 8.3, 8.12 Nobody is left in the field who could follow, or there is no room for more: then the fight goes on. */
const isLastInside = (view: View): boolean => {
  if (view.phase.name !== 'battle') return false;
  const area = view.phase.area as AreaName;
  const city = cityIn(A[area]);
  const own = piecesOf(view).filter((piece) => piece.area === area && piece.seat === view.viewer);
  const inside = own.filter((piece) => piece.city === cityName(city)).length;
  return own.length - inside <= 1 || inside + 1 >= garrisonLimit(city);
};

export const seals = (view: View, action: Action): Seal | undefined => {
  const { phase, ap } = view;
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
    case 'shelter':
      return isLastInside(view) ? say.shelter : undefined;
    default:
      return undefined;
  }
};
