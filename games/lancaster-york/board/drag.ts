// An own noble or ship may be dragged to where it is ordered: the same two touches in one stroke of the hand.
import { C, type CardName, isNoble, isRegionName, isShip, isZoneName } from '@rose/lancaster-york/ids';
import { useEffect, useRef } from 'preact/hooks';
import type { Piece } from './pieces.ts';
import type { Props } from './said.ts';

/** A hand that trembles does not drag: pixels. */
const DRAG_FROM = 7;

const isPiece = (id: CardName): boolean => isNoble(C[id]) || isShip(C[id]);

export interface Drag {
  isFree(piece: Piece): boolean;
  start(piece: Piece, event: PointerEvent): void;
}

/** The region or zone under a point, whatever stands on it. */
const groundAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<SVGElement>('[data-place]')?.dataset['place'] ?? '')
    .find((place) => isRegionName(place) || isZoneName(place));

interface Held {
  readonly piece: string;
  readonly finger: number;
  readonly element: SVGGraphicsElement;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}
const shift = ({ element, x, y }: Held, event: PointerEvent): void => {
  const scale = element.getScreenCTM()?.a ?? 1;
  element.style.translate = `${(event.clientX - x) / scale}px ${(event.clientY - y) / scale}px`;
};

export const useDrag = (board: Props): Drag => {
  const now = useRef(board);
  now.current = board;
  const held = useRef<Held | undefined>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    const move = (event: PointerEvent): void => {
      const hand = held.current;
      if (!hand || hand.finger !== event.pointerId) return;
      if (!hand.isMoving) {
        if (Math.hypot(event.clientX - hand.x, event.clientY - hand.y) <= DRAG_FROM) return;
        hand.isMoving = true;
        const { picked, touch } = now.current;
        if (picked[0] !== hand.piece) touch(hand.piece);
      }
      shift(hand, event);
    };
    const end = (event: PointerEvent): void => {
      const hand = held.current;
      if (!hand || hand.finger !== event.pointerId) return;
      held.current = undefined;
      hand.element.style.translate = '';
      const ground = event.type === 'pointerup' && hand.isMoving ? groundAt(event.clientX, event.clientY) : undefined;
      if (ground !== undefined) now.current.touch(ground);
    };
    window.addEventListener('pointermove', move, { signal: stop.signal });
    window.addEventListener('pointerup', end, { signal: stop.signal });
    window.addEventListener('pointercancel', end, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return {
    isFree: ({ id, owner }) => isPiece(id) && owner === now.current.viewer && now.current.open.includes(id),
    start({ id }, event) {
      if (event.button !== 0 || !(event.currentTarget instanceof SVGGraphicsElement)) return;
      // The map itself stays where it is.
      event.stopPropagation();
      const { currentTarget: element, pointerId: finger, clientX: x, clientY: y } = event;
      held.current = { piece: id, finger, element, x, y, isMoving: false };
    },
  };
};
