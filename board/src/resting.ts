// What the hand rests on.

import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isFinger } from './finger.ts';

export interface Resting {
  readonly place: string | undefined;
  readonly board: RefObject<HTMLDivElement | null>;
  rest(place: string | undefined): void;
  /** A finger that touches nothing in particular puts the card away. */
  onPointerDown(event: PointerEvent): void;
}
/** What tells who points at something. */
const HEARD = ['pointerover', 'focus', 'pointerdown', 'keydown'];
/** A hand that does something. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'];
/** `picked`: what is in the hand. Once that changes, a finger's card of something else is in the way; so it is after an
 * `order`, which changes with each of one's own. `scene`: what lies over the board. A hand that rested on a part of it, and was not seen to leave, rests on nothing once that is gone. */
export const useResting = (picked: readonly string[], scene?: string, order?: unknown): Resting => {
  const board = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<string>();
  /** A board laid under a hand that lies still is not pointed at: what it lies on waits until the hand moves. */
  const still = useRef<{ place?: string | undefined } | undefined>({});
  useEffect(() => {
    const wake = ({ type }: Event): void => {
      if (type === 'pointermove' && still.current?.place !== undefined) setPlace(still.current.place);
      still.current = undefined;
      for (const sign of SIGNS) removeEventListener(sign, wake, true);
    };
    for (const sign of SIGNS) addEventListener(sign, wake, true);
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, wake, true);
    };
  }, []);
  // Where a finger was, browsers tell of a mouse once something else lies there: nobody points at it. Nor does whoever
  // has touched a button with a mouse or a finger point at the piece that the page hands the focus to.
  const isGhost = useRef(false);
  useEffect(() => {
    let isByKey = false;
    const hear = (event: Event): void => {
      const { type } = event;
      if (type === 'keydown' || type === 'pointerdown') isByKey = type === 'keydown';
      else if (type === 'focus') isGhost.current = !isByKey;
      else isGhost.current = isFinger() && event instanceof PointerEvent && event.pointerType === 'mouse';
    };
    for (const sign of HEARD) addEventListener(sign, hear, true);
    return () => {
      for (const sign of HEARD) removeEventListener(sign, hear, true);
    };
  }, []);
  useEffect(() => {
    if (isFinger() && picked.length > 0) setPlace((was) => (was && picked.includes(was) ? was : undefined));
  }, [picked.join()]);
  useEffect(() => setPlace(undefined), [scene]);
  useEffect(() => {
    if (isFinger()) setPlace(undefined);
  }, [order]);
  return {
    place,
    board,
    rest(next) {
      if (isGhost.current && next !== undefined) return;
      if (still.current) {
        still.current = { place: next };
        return;
      }
      // What a finger has touched stays in sight when it is lifted.
      if (next === undefined && isFinger()) return;
      setPlace(next);
    },
    onPointerDown({ target }) {
      if (target instanceof Element && !target.closest('[data-place]')) setPlace(undefined);
    },
  };
};
