// Which of what may be touched now lies on the map, in the hand or in the drawer, and what is left to be written out.
import { C, crownKind, isCrownName, isPieceName, type NobleName, type Seat, type View } from '@rose/kingmaker/ids';
import { ASIDE_BUTTONS } from './gestures.ts';
import type { Props } from './said.ts';
import { givenIn, membersIn, noblesOf } from './stacks.ts';
import { type Counter, whereOfCounter } from './standing.ts';
import { cardId, deedOf, isGround, pieceId } from './touched.ts';

/** All that a counter may stand for. */
export const touchesOf = (counter: Counter): readonly string[] =>
  counter.kind === 'ship' ? [counter.id] : membersIn(counter.stack).map(pieceId);
/** Whoever of a stack is picked or answers; else its first. */
export const touchOf = ({ open, picked }: Pick<Props, 'open' | 'picked'>, counter: Counter): string => {
  const touches = touchesOf(counter);
  return (
    touches.find((touch) => picked.includes(touch)) ??
    touches.find((touch) => open.includes(touch)) ??
    (counter.kind === 'ship' ? counter.id : pieceId(counter.stack.id))
  );
};

/**
 * The ground a counter stands on, where that answers what is in the hand and nothing on it does: who touches an heir in
 * order to go to him means the place he is in.
 */
export const goalUnder = ({ open, picked }: Pick<Props, 'open' | 'picked'>, counter: Counter): string | undefined => {
  if (picked.length === 0 || touchesOf(counter).some((touch) => open.includes(touch) || picked.includes(touch)))
    return undefined;
  const where = whereOfCounter(counter);
  const ground = 'area' in where ? where.area : where.kind === 'sea' ? where.sea : undefined;
  return open.find((place) => place === ground);
};

export const handOf = (view: View, viewer: Seat | 'spectator'): readonly string[] =>
  viewer === 'spectator' ? [] : (view.hands[viewer]?.cards ?? []);
const isNobleCard = (name: string): name is NobleName =>
  isPieceName(name) && isCrownName(name) && crownKind(C[name]) === 'noble';
/** While cards are dealt out, nobles are given theirs before they are in play. */
export const dealtNobles = (view: View, viewer: Seat | 'spectator'): readonly NobleName[] =>
  view.phase.name === 'allocation' ? handOf(view, viewer).filter(isNobleCard) : [];
/** What still lies in the hand: while cards are dealt out, nobles and what they are given lie beside it. */
export const lyingIn = (view: View, viewer: Seat | 'spectator'): readonly string[] => {
  const cards = handOf(view, viewer);
  const given = givenIn(view);
  return view.phase.name === 'allocation'
    ? cards.filter((card) => !isNobleCard(card) && (given[card] ?? null) === null)
    : cards;
};
/** Nobles of the viewer, in play or, while cards are dealt out, still in the hand. */
export const ownNobles = (view: View, viewer: Seat | 'spectator'): readonly string[] => {
  if (viewer === 'spectator') return [];
  return [...noblesOf(view, viewer), ...handOf(view, viewer).filter(isNobleCard)].map(cardId);
};

/** Offers have a tray of their own. */
const OFFERED = ['accept', 'refuse', 'retract'];
const isInTray = (place: string): boolean => OFFERED.some((verb) => deedOf(place)?.startsWith(`${verb} `));

/** So few goals of what is in the hand are written out as well: they may lie far apart. */
const FEW_GOALS = 6;
/** What is open and drawn nowhere else. */
export const rowsOf = (
  board: Pick<Props, 'view' | 'viewer' | 'open' | 'picked'>,
  all: readonly Counter[],
): readonly string[] => {
  const { view, viewer, open } = board;
  const shown = new Set([
    ...all.map((counter) => touchOf(board, counter)),
    ...handOf(view, viewer).map(cardId),
    ...ownNobles(view, viewer),
    ...ASIDE_BUTTONS.map((verb) => `#${verb}`),
  ]);
  const goals = board.picked.length > 0 ? open.filter(isGround) : [];
  return open.filter((place) => {
    if (isGround(place)) return goals.length <= FEW_GOALS && goals.includes(place);
    return !place.startsWith('#') && !isInTray(place) && !shown.has(place);
  });
};
