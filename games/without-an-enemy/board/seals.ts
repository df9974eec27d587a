// What one touch alone may not do for good: a card played, points given away, blocks that go without a fight, and whatever
// brings something to light that no die decides.
import {
  A,
  type Action,
  type AreaName,
  apOf,
  areaName,
  B,
  cityIn,
  cityName,
  effectivenessOf,
  FIRE_MALUS,
  garrisonLimit,
  isGun,
  RESERVE_CYCLE,
  RETREAT_MALUS,
  type View,
  WALLS_MALUS,
} from '@rose/without-an-enemy/ids';
import type { Seal } from '../../face.ts';
import { hasDone } from './battle-facts.ts';
import { type Piece, piecesOf } from './pieces.ts';
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

/** 8.1, 8.2, 10 Before this seat is asked again, armies may meet: Player 1 takes up the next area, or with the last one the
 * phase is over and what each side holds is seen. */
const goesOn = ({ todo, player1, viewer }: View): boolean => todo.length < 2 || player1 !== viewer;
/** 8.2 Both sides stand in the field: whether guns are alone there is learned at once. */
const isContested = (view: View, area: AreaName): boolean => {
  const field = piecesOf(view).filter((piece) => piece.area === area && piece.city === undefined);
  return new Set(field.map(({ seat }) => seat)).size > 1;
};
/** 11.1 The last strength that this seat owes. */
const isLastDue = ({ phase, viewer }: View): boolean =>
  phase.name === 'supply' && phase.dues.reduce((sum, { side, left }) => sum + (side === viewer ? left : 0), 0) === 1;
/** 8.7 Reserves enter, for all to see. */
const bringsReserves = ({ phase, ...view }: View): boolean =>
  phase.name === 'battle' &&
  phase.cycle === RESERVE_CYCLE &&
  piecesOf({ phase, ...view }).some(({ area, line }) => area === phase.area && line === 'held-back');
/** 9.2 Nobody else is inside who could come out. */
const isLastHelper = (view: View, more: number): boolean => {
  const { phase } = view;
  if (phase.name !== 'battle') return false;
  const inside = piecesOf(view).filter(
    ({ area, city, line }) => area === phase.area && city !== undefined && line === 'out',
  );
  return inside.filter(({ block }) => block !== undefined && !isGun(B[block])).length <= more;
};
/** 8.5, 8.9 No block can hit any more in this cycle: what follows comes without a die. */
const throwsNothing = (view: View): boolean => {
  const { phase } = view;
  if (phase.name !== 'battle' || phase.step !== 'fire') return false;
  const canHit = ({ area, seat, block, line }: Piece): boolean => {
    if (area !== phase.area || line !== 'in' || block === undefined || isGun(B[block])) return false;
    const fires = hasDone(phase, block, 'fired');
    const retreats = phase.retreating[seat] ? RETREAT_MALUS : 0;
    const walls = phase.kind === 'storm' && seat !== phase.attacker ? WALLS_MALUS : 0;
    return effectivenessOf(B[block]) + retreats + (walls || (fires ? FIRE_MALUS : 0)) > 0;
  };
  return !piecesOf(view).some(canHit);
};

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
      return isContested(view, areaName(action.area)) ? say.resolve : say.shown;
    case 'pass':
      return goesOn(view) || (phase.name === 'siege' && phase.step === 'sortie') ? say.shown : undefined;
    case 'fight-on':
      return bringsReserves(view) ? say.shown : undefined;
    case 'ready':
      return throwsNothing(view) ? say.shown : undefined;
    case 'aid':
      return isLastHelper(view, before.length + 1) ? say.shown : undefined;
    case 'storm':
      return phase.name === 'battle' ? say.shown : undefined;
    case 'aim-event':
    case 'end-regroup':
      return goesOn(view) ? say.shown : undefined;
    case 'starve':
      return isLastDue(view) ? say.shown : undefined;
    case 'add':
    case 'lose':
      return isLastOfEvent(view) ? say.shown : undefined;
    case 'main':
    case 'stand':
    case 'order-retreat':
    case 'attack':
    case 'hold':
    case 'seize':
    case 'undermine':
    case 'end-event':
    case 'end-return':
    case 'go-first':
      return say.shown;
    default:
      return undefined;
  }
};
