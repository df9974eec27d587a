// What the hand rests on, and the corner of the board that is free meanwhile.

import { isFinger } from '@rose/board';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Corner } from './card.tsx';

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

interface Rested {
  readonly place: string | undefined;
  readonly corner: Corner;
}
const NOTHING: Rested = { place: undefined, corner: FREE };

export interface Resting extends Rested {
  readonly board: RefObject<HTMLDivElement | null>;
  rest(place: string | undefined): void;
  /** A finger that touches nothing in particular puts the card away. */
  onPointerDown(event: PointerEvent): void;
}
/** `picked`: what is in the hand. Once that changes, a finger's card of something else is in the way. */
export const useResting = (picked: readonly string[]): Resting => {
  const board = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Rested>(NOTHING);
  useEffect(() => {
    if (isFinger() && picked.length > 0) setAt((was) => (was.place && picked.includes(was.place) ? was : NOTHING));
  }, [picked.join()]);
  return {
    ...at,
    board,
    rest(place) {
      // What a finger has touched stays in sight when it is lifted.
      if (place === undefined && isFinger()) return;
      setAt({ place, corner: place === undefined ? FREE : cornerOf(board.current, place) });
    },
    onPointerDown({ target }) {
      if (target instanceof Element && !target.closest('[data-place]')) setAt(NOTHING);
    },
  };
};
