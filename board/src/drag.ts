// A piece may be dragged to where it is sent: the same touches in one stroke of the hand. Who was gathered comes along.
import { useEffect, useRef } from 'preact/hooks';
import type { Gesture } from './touches.ts';

/** A hand that trembles does not drag: pixels. */
const DRAG_FROM = 7;

/** What the hook needs of a board. */
export interface DragBoard<A> {
  readonly view: unknown;
  readonly picked: readonly string[];
  readonly offered: readonly A[];
  touch(place: string): void;
}
/** What only a game knows. */
export interface DragGame<A> {
  gestures(action: A): readonly Gesture[];
  /** Where a piece can be let go. */
  isGround(place: string): boolean;
}
export interface Drag {
  /** Whether something may be sent from here to a ground. */
  isFree(piece: string): boolean;
  start(piece: string, event: PointerEvent): void;
}

/** The pieces that could be sent somewhere, one touch after the other. */
export const sendable = <A>({ gestures, isGround }: DragGame<A>, offered: readonly A[]): ReadonlySet<string> =>
  new Set(
    offered.flatMap((action) =>
      gestures(action).flatMap(([piece, to]) =>
        piece !== undefined && !isGround(piece) && to !== undefined && isGround(to) ? [piece] : [],
      ),
    ),
  );
/** The ground under a point, whatever stands on it. */
const groundAt = (isGround: (place: string) => boolean, x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<SVGElement>('[data-place]')?.dataset['place'] ?? '')
    .find(isGround);

interface Held {
  readonly piece: string;
  readonly finger: number;
  readonly drawing: SVGSVGElement;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}
const carriedBy = ({ piece, drawing }: Held, picked: readonly string[]): readonly SVGGraphicsElement[] =>
  [...drawing.querySelectorAll<SVGGraphicsElement>('[data-place] > .free-hand')].filter((one) => {
    const place = one.parentElement?.dataset['place'] ?? '';
    return place === piece || picked.includes(place);
  });
const shift = (held: Held, carried: readonly SVGGraphicsElement[], event: PointerEvent): void => {
  for (const element of carried) {
    const scale = element.getScreenCTM()?.a ?? 1;
    element.classList.add('carried');
    element.style.translate = `${(event.clientX - held.x) / scale}px ${(event.clientY - held.y) / scale}px`;
  }
};
const putBack = ({ drawing }: Held): void => {
  for (const element of drawing.querySelectorAll<SVGGraphicsElement>('.carried')) {
    element.classList.remove('carried');
    element.style.translate = '';
  }
};

/** What may be dragged in this view, as it was offered while nothing was in hand. */
const useSendable = <A>({ view, picked, offered }: DragBoard<A>, game: DragGame<A>): ReadonlySet<string> => {
  const kept = useRef({ view, all: offered, pieces: sendable(game, offered) });
  const { current: was } = kept;
  const isKept = was.view === view && (picked.length > 0 || sameActions(was.all, offered));
  if (!isKept) kept.current = { view, all: offered, pieces: sendable(game, offered) };
  return kept.current.pieces;
};
const sameActions = <A>(before: readonly A[], now: readonly A[]): boolean =>
  before === now || (before.length === now.length && before.every((action, i) => action === now[i]));

export const useDrag = <A>(board: DragBoard<A>, game: DragGame<A>): Drag => {
  const pieces = useSendable(board, game);
  const now = useRef({ board, game, pieces });
  now.current = { board, game, pieces };
  const held = useRef<Held | undefined>(undefined);
  useEffect(() => {
    let isDragged = false;
    const down = (event: PointerEvent): void => {
      isDragged = false;
      // A second finger means the map.
      if (held.current && held.current.finger !== event.pointerId) drop();
    };
    const drop = (): void => {
      if (held.current) putBack(held.current);
      held.current = undefined;
    };
    const move = (event: PointerEvent): void => {
      const hand = held.current;
      if (!hand || hand.finger !== event.pointerId) return;
      if (!hand.isMoving) {
        if (Math.hypot(event.clientX - hand.x, event.clientY - hand.y) <= DRAG_FROM) return;
        hand.isMoving = true;
        const { picked, touch } = now.current.board;
        if (!picked.includes(hand.piece)) touch(hand.piece);
      }
      shift(hand, carriedBy(hand, now.current.board.picked), event);
    };
    const end = (event: PointerEvent): void => {
      const hand = held.current;
      if (!hand || hand.finger !== event.pointerId) return;
      const { isGround } = now.current.game;
      drop();
      isDragged = hand.isMoving;
      if (event.type !== 'pointerup' || !hand.isMoving) return;
      const ground = groundAt(isGround, event.clientX, event.clientY);
      // Let go where it stood, it stays in the hand.
      if (ground !== undefined && ground !== groundAt(isGround, hand.x, hand.y)) now.current.board.touch(ground);
    };
    /** The click that ends a drag touches nothing more. */
    const click = (event: MouseEvent): void => {
      if (isDragged && event.detail > 0) event.stopPropagation();
      isDragged = false;
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointerdown', down, { signal, capture: true });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('click', click, { signal, capture: true });
    return () => stop.abort();
  }, []);
  return {
    isFree: (piece) => now.current.pieces.has(piece),
    start(piece, event) {
      const { currentTarget: element, pointerId: finger, clientX: x, clientY: y } = event;
      if (event.button !== 0 || !(element instanceof SVGGraphicsElement) || !element.ownerSVGElement) return;
      // A finger pans the map wherever it begins; what it has taken up before, it drags.
      if (event.pointerType === 'touch' && !now.current.board.picked.includes(piece)) return;
      // The map itself stays where it is.
      event.stopPropagation();
      held.current = { piece, finger, drawing: element.ownerSVGElement, x, y, isMoving: false };
    },
  };
};
