// Moves, lifts and fades. Whoever asks for stillness gets no travel, only short fades.
import { distance, type Point, round } from './path.ts';

export const MOVE_MS = 260;
export const FADE_MS = 160;
const STILL_FADE_MS = 80;

/** The device or the guest asks for stillness (`class="still"` on the page). */
export const isStill = (): boolean =>
  document.documentElement.classList.contains('still') || matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Journey {
  /** From the start to where the thing now stands, in the units of the drawing. */
  readonly path: readonly Point[];
  /** Comes into being, or vanishes, on the way. */
  readonly fades?: 'in' | 'out';
  /** 2 plays at double speed. */
  readonly speed?: number;
}

/** How far along its path each point lies, 0 to 1. */
export const offsets = (path: readonly Point[]): readonly number[] => {
  const lengths = path.map((point, i) => (i === 0 ? 0 : distance(path[i - 1] ?? point, point)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  return lengths.map((length, i) => {
    gone += length;
    return whole === 0 ? (i === path.length - 1 ? 1 : 0) : gone / whole;
  });
};

const opacityAt = (share: number, fades: Journey['fades']): number =>
  fades === 'in' ? share : fades === 'out' ? 1 - share : 1;

/** Keyframes that end where the element stands by itself, so nothing is left to clean up. */
export const keyframes = ({ path, fades }: Journey): Keyframe[] => {
  const end = path.at(-1) ?? { x: 0, y: 0 };
  const shares = offsets(path);
  return path.map((point, i) => {
    const share = shares[i] ?? 1;
    const transform = `translate(${round(point.x - end.x)}px, ${round(point.y - end.y)}px)`;
    return { offset: share, transform, opacity: opacityAt(share, fades) };
  });
};

/** Lets an element come along its path; returns what stops it. */
export const travel = (element: Element, journey: Journey): (() => void) => {
  const { fades, speed = 1, path } = journey;
  const still = isStill();
  if (still && !fades) return () => {};
  const frames =
    still || path.length < 2
      ? [{ opacity: opacityAt(0, fades) }, { opacity: opacityAt(1, fades) }]
      : keyframes(journey);
  const duration = still ? STILL_FADE_MS : (path.length < 2 ? FADE_MS : MOVE_MS) / speed;
  const running = element.animate(frames, { duration, easing: 'ease-out' });
  return () => running.cancel();
};
