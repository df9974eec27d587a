// Where to look when not everything fits: near enough to read, with what is asked about in sight.
import { type Box, type Camera, MOST_ZOOM, middle, settle } from './camera.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Pixels a unit at the first fit. From here on nobody needs to be brought nearer. */
const READABLE = 0.7;
/** Pixels a unit when brought nearer: never less than the first, never more than the second. */
const NEAR = [1, 1.3] as const;

export const fitOf = (box: Box, screen: Size): number => Math.min(screen.width / box.width, screen.height / box.height);

/** What a screen shows of the drawing: more than the camera's window where their shapes differ. */
export const seenBy = (box: Box, screen: Size, { zoom, at }: Camera): Box => {
  const scale = fitOf(box, screen) * zoom;
  const [width, height] = [screen.width / scale, screen.height / scale];
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
};
const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The camera that shows `aim`, or the one there is where it already does or everything is large enough. */
export const aimAt = (box: Box, screen: Size, camera: Camera, aim: Box): Camera => {
  const fit = fitOf(box, screen);
  if (!(fit > 0) || fit >= READABLE) return camera;
  const isNear = fit * camera.zoom >= NEAR[0] * 0.98;
  if (isNear && contains(seenBy(box, screen, camera), aim)) return camera;
  const wanted = Math.min(screen.width / aim.width, screen.height / aim.height);
  // What is too large for one look is not chased about: whoever sees some of it stays.
  if (isNear && wanted < NEAR[0] && overlaps(seenBy(box, screen, camera), aim)) return camera;
  const scale = Math.min(NEAR[1], Math.max(NEAR[0], wanted));
  return settle(box, { zoom: Math.min(MOST_ZOOM, scale / fit), at: middle(aim) });
};

/** The box around boxes, with a margin. */
export const around = (boxes: readonly Box[], margin: number): Box | undefined => {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
};
