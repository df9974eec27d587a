// What the hand rests on, and the corner of the board that is free meanwhile.
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Corner } from './card.tsx';
import { isFinger } from './company.ts';

const FREE: Corner = { isWest: false, isHigh: false };
/** Cards lie in the other half of the board than the thing itself. */
const cornerOf = (board: Element | null, place: string): Corner => {
  const thing = board?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  if (!board || !thing) return FREE;
  const { left, top, width, height } = board.getBoundingClientRect();
  return {
    isWest: thing.left + thing.width / 2 > left + width / 2,
    isHigh: thing.top + thing.height / 2 > top + height / 2,
  };
};

export interface Resting {
  readonly place: string | undefined;
  readonly corner: Corner;
  readonly board: RefObject<HTMLDivElement | null>;
  rest(place: string | undefined): void;
  /** A finger that touches nothing in particular puts the card away. */
  onPointerDown(event: PointerEvent): void;
}
export const useResting = (): Resting => {
  const board = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ readonly place: string | undefined; readonly corner: Corner }>({
    place: undefined,
    corner: FREE,
  });
  return {
    ...at,
    board,
    rest(place) {
      // What a finger has touched stays in sight when it is lifted.
      if (place === undefined && isFinger()) return;
      setAt({ place, corner: place === undefined ? FREE : cornerOf(board.current, place) });
    },
    onPointerDown({ target }) {
      if (target instanceof Element && !target.closest('[data-place]')) setAt({ place: undefined, corner: FREE });
    },
  };
};
