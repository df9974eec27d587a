// What one touch alone may not do for good: a card played, points given away, blocks that go without a fight, and whatever
// brings something to light that no die decides.
import {
  A,
  type Action,
  type AreaName,
  apOf,
  areaName,
  cityIn,
  cityName,
  garrisonLimit,
  type View,
} from '@rose/without-an-enemy/ids';
import type { Seal } from '../../face.ts';
import { piecesOf } from './pieces.ts';
import { boardWords } from './words.ts';

/** 8.3, 8.12 Nobody is left in the field who could follow, or there is no room for more: then the fight goes on. */
const isLastInside = (view: View, more: number): boolean => {
  if (view.phase.name !== 'battle') return false;
  const area = view.phase.area as AreaName;
  const city = cityIn(A[area]);
  const own = piecesOf(view).filter((piece) => piece.area === area && piece.seat === view.viewer);
  const inside = own.filter((piece) => piece.city === cityName(city)).length;
  return own.length - inside <= more || inside + more >= garrisonLimit(city);
};

/** 8.1, 10 With the last area the next is taken up, or the phase is over and what each side holds is seen. */
const isLastArea = ({ todo }: View): boolean => todo.length < 2;
/** 8.2 Both sides stand in the field: whether guns are alone there is learned at once. */
const isContested = (view: View, area: AreaName): boolean => {
  const field = piecesOf(view).filter((piece) => piece.area === area && piece.city === undefined);
  return new Set(field.map(({ seat }) => seat)).size > 1;
};
/** 11.1 The last strength that is owed. */
const isLastDue = ({ phase }: View): boolean =>
  phase.name === 'supply' && phase.dues.reduce((sum, { left }) => sum + left, 0) === 1;

/** 5.1 The last point of an event; any other may be the last, too, where nobody else fits, and Player 2's event follows. */
const isLastOfEvent = ({ phase, player1 }: View): boolean =>
  phase.name === 'events' && (phase.points <= 1 || phase.owner === player1);

export const seals = (view: View, action: Action, before: readonly Action[] = []): Seal | undefined => {
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
      return isLastInside(view, before.length + 1) ? say.shelter : undefined;
    case 'resolve':
      return isContested(view, areaName(action.area)) ? say.resolve : undefined;
    case 'aim-event':
    case 'pass':
    case 'end-regroup':
      return isLastArea(view) ? say.shown : undefined;
    case 'starve':
      return isLastDue(view) ? say.shown : undefined;
    case 'add':
    case 'lose':
      return isLastOfEvent(view) ? say.shown : undefined;
    case 'stand':
    case 'order-retreat':
    case 'attack':
    case 'hold':
    case 'seize':
    case 'undermine':
    case 'end-event':
    case 'go-first':
      return say.shown;
    default:
      return undefined;
  }
};
