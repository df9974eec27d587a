// A hand that pans or zooms moves the picture as it is; only when it rests is the drawing drawn anew. Drawing a whole
// map takes longer than a frame, moving its picture does not.
import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { fitOf, type Size, seenBy } from './aim.ts';
import { type Box, type Camera, fitted } from './camera.ts';

/** A hand is at rest after so many milliseconds, and so many frames: on a busy machine one frame may last longer. */
const REST = 150;
const REST_FRAMES = 3;

const afterRest = (does: () => void): (() => void) => {
  let frame = 0;
  const wait = (left: number): void => {
    frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : does()));
  };
  const timer = setTimeout(() => wait(REST_FRAMES), REST);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
};

/** How the picture drawn for one camera is shifted to look as another would draw it. */
export const shiftOf = (box: Box, screen: Size, drawn: Camera, now: Camera): string | undefined => {
  const fit = fitOf(box, screen);
  if (drawn === now || !(fit > 0)) return undefined;
  const [from, to] = [seenBy(box, screen, drawn), seenBy(box, screen, now)];
  const scale = fit * now.zoom;
  return `translate(${(from.x - to.x) * scale}px, ${(from.y - to.y) * scale}px) scale(${now.zoom / drawn.zoom})`;
};

export interface Steady {
  /** Where the hand looks now. */
  readonly camera: Camera;
  /** What the drawing was drawn for. */
  readonly drawn: Camera;
  /** By a hand, in many small steps. */
  readonly change: (next: (camera: Camera) => Camera) => void;
  /** At once: by a button, or because something else is asked about. */
  readonly jump: (next: (camera: Camera) => Camera) => void;
}
export const useSteady = (box: Box): Steady => {
  const [{ camera, drawn }, set] = useState(() => ({ camera: fitted(box), drawn: fitted(box) }));
  useEffect(() => {
    if (camera === drawn) return undefined;
    return afterRest(() => set((at) => ({ ...at, drawn: at.camera })));
  }, [camera, drawn]);
  const change = useCallback(
    (next: (camera: Camera) => Camera) => set((at) => ({ ...at, camera: next(at.camera) })),
    [],
  );
  const jump = useCallback((next: (camera: Camera) => Camera) => {
    set((at) => {
      const there = next(at.camera);
      return there === at.drawn && there === at.camera ? at : { camera: there, drawn: there };
    });
  }, []);
  return { camera, drawn, change, jump };
};

/**
 * Shifts the picture. Held by an animation that stands still, it is moved by the compositor alone: a plain style would
 * make Chromium sort all parts of the drawing into layers again, each frame, which takes longer than moving them.
 */
export const useShifted = (picture: RefObject<Element | null>, shift: string | undefined): void => {
  const held = useRef<{ readonly effect: KeyframeEffect; readonly animation: Animation } | undefined>(undefined);
  useLayoutEffect(() => {
    const element = picture.current;
    if (shift === undefined || !element) {
      held.current?.animation.cancel();
      held.current = undefined;
      return;
    }
    const frames = [{ transform: shift }, { transform: shift }];
    if (held.current) return held.current.effect.setKeyframes(frames);
    const effect = new KeyframeEffect(element, frames, { duration: 1, fill: 'both' });
    const animation = new Animation(effect);
    animation.pause();
    held.current = { effect, animation };
  }, [shift]);
};
