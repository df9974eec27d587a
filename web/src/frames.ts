// A finger's touch is a row of events: it arrives, it leaves, focus moves, the click comes. What it merely rests on is drawn with
// the next picture, or with the click if that comes first: once, not after each of them.
import { options } from 'preact';

/** A page that nobody looks at is given no frames: it is drawn all the same. */
const PATIENCE = 100;
const RESTS: readonly unknown[] = ['pointerenter', 'pointerleave', 'focus', 'blur', 'focusin', 'focusout'];

export const drawByTouches = (): void => {
  let isFinger = false;
  let drawNow: (() => void) | undefined;
  const withNextPicture = (draw: () => void): void => {
    const once = (): void => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      drawNow = undefined;
      draw();
    };
    const timer = setTimeout(once, PATIENCE);
    const frame = requestAnimationFrame(once);
    drawNow = once;
  };
  const feel = ({ pointerType }: PointerEvent): void => {
    isFinger = pointerType === 'touch';
  };
  addEventListener('pointerover', feel, true);
  addEventListener('pointerdown', feel, true);
  // after all who hear of it
  addEventListener('click', () => drawNow?.());
  options.debounceRendering = (draw) => {
    if (isFinger && RESTS.includes(window.event?.type)) withNextPicture(draw);
    else queueMicrotask(draw);
  };
};
