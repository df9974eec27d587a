// Where to look when not everything fits: the least move that shows what is asked about, near enough to be touched.
import { type Box, type Camera, middle, mostOf, type Sheet, settle } from './camera.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const fitOf = (box: Box, screen: Size): number => Math.min(screen.width / box.width, screen.height / box.height);

/** What a screen shows of the drawing: more than the camera's window where their shapes differ. */
export const seenBy = (box: Box, screen: Size, { zoom, at }: Camera): Box => {
  const scale = fitOf(box, screen) * zoom;
  const [width, height] = [screen.width / scale, screen.height / scale];
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
};
const SLACK = 0.5;
export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

/** The box around boxes, with a margin. */
export const around = (boxes: readonly Box[], margin: number): Box | undefined => {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The camera that shows all of this and as little else as possible. */
export const showing = (box: Sheet, screen: Size, wanted: Box): Camera => {
  const fit = fitOf(box, screen);
  if (!(fit > 0)) return settle(box, { zoom: 1, at: middle(box) });
  return settle(box, { zoom: fitOf(wanted, screen) / fit, at: middle(wanted) });
};

const pushed = (from: number, size: number, wanted: number, length: number): number =>
  wanted < from ? wanted - from : Math.max(0, wanted + length - (from + size));
/** So much to the side that what is wanted comes into the window. */
const panned = (box: Sheet, { zoom, at }: Camera, seen: Box, wanted: Box): Camera =>
  settle(box, {
    zoom,
    at: {
      x: at.x + pushed(seen.x, seen.width, wanted.x, wanted.width),
      y: at.y + pushed(seen.y, seen.height, wanted.y, wanted.height),
    },
  });

export interface Looking {
  readonly box: Sheet;
  readonly screen: Size;
  readonly home: Camera;
  readonly now: Camera;
}
/** C2: to the side before farther away, home before any other place. */
const leastMove = ({ box, screen, home, now }: Looking, wanted: Box): Camera => {
  const seen = seenBy(box, screen, now);
  if (contains(seen, wanted)) return now;
  if (wanted.width <= seen.width && wanted.height <= seen.height) return panned(box, now, seen, wanted);
  return contains(seenBy(box, screen, home), wanted) ? home : showing(box, screen, wanted);
};

/** A thing smaller than this is not seen as something to touch: pixels, for a mouse and for a finger. */
export const LEAST_SEEN = { mouse: 26, finger: 34 } as const;
/** Nobody is brought nearer than so many times home: enough for the smallest things on the smallest screen. */
const NEAREST = 3.5;
/** Of things too far apart for one look those that fit in one with what is in the hand, else with the most others. */
const crowdOf = (aims: readonly Box[], held: Box | undefined, { width, height }: Size): readonly Box[] => {
  const near = (a: Box, b: Box): boolean =>
    Math.abs(a.x - b.x) + b.width <= width / 2 && Math.abs(a.y - b.y) + b.height <= height / 2;
  const crowds = (held ? [held] : aims).map((one) => [one, ...aims.filter((other) => near(one, other))]);
  return crowds.toSorted((a, b) => b.length - a.length)[0] ?? aims;
};
const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const isMiddleIn = (outer: Box, inner: Box): boolean => contains(outer, { ...middle(inner), width: 0, height: 0 });

/**
 * C1: the camera that shows these things; the one there is where it already does. `nearest`: pixels a unit they need;
 * `held`: what is in the hand, which is seen whatever else is not.
 */
export const aimAt = (looking: Looking, aims: readonly Box[], nearest: number, held?: Box): Camera => {
  const { box, screen, home, now } = looking;
  const fit = fitOf(box, screen);
  const all = around(aims, 8);
  if (!all || !(fit > 0)) return now;
  const least = Math.min(nearest, NEAREST * fit * home.zoom);
  const next = leastMove(looking, all);
  if (fit * next.zoom >= least * 0.98) return next;
  // too small to be touched where all of them are seen: whoever sees some of them near enough stays
  const seen = seenBy(box, screen, now);
  const isHeldSeen = !held || isMiddleIn(seen, held);
  if (fit * now.zoom >= least * 0.98 && isHeldSeen && aims.some((aim) => contains(seen, aim))) return now;
  const look = { width: screen.width / least, height: screen.height / least };
  const isOneLook = all.width <= look.width && all.height <= look.height;
  const crowd = isOneLook ? all : (around(crowdOf(aims, held, look), 8) ?? all);
  const there = settle(box, { zoom: Math.min(mostOf(box), least / fit), at: middle(crowd) });
  return overlaps(seenBy(box, screen, there), crowd) ? there : home;
};
