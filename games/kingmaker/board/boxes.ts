// Where things stand on the map, as boxes for the camera.
import type { Box, Dot } from '@rose/board';
import { touchesOf } from './answering.ts';
import { GROUNDS } from './map.tsx';
import { type Counter, homeOf } from './standing.ts';

/** From the middle of a counter's foot, in units of the map: with its heirs, its count and its pill. */
const HALF = 28;
const HEIGHT = 50;
const pathBox = (path: string): Box => {
  let [x, y, left, top, right, bottom] = [0, 0, 1e9, 1e9, -1e9, -1e9];
  let relative = false;
  const numbers = path.matchAll(/([MmLlZz])|(-?\d*\.?\d+)/g);
  let pending: number | undefined;
  for (const [token, letter] of numbers) {
    if (letter) relative = letter === letter.toLowerCase();
    else if (pending === undefined) pending = Number(token);
    else {
      [x, y] = relative ? [x + pending, y + Number(token)] : [pending, Number(token)];
      pending = undefined;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};
const grounds = new Map<string, Box>();
const groundBox = (place: string): Box | undefined => {
  const known = grounds.get(place);
  const ground = known ? undefined : GROUNDS.find(({ id }) => id === place);
  if (!ground) return known;
  const box = pathBox(ground.path);
  grounds.set(place, box);
  return box;
};
export const boxesOf = (places: readonly string[], all: readonly Counter[]): readonly Dot[] => {
  const byTouch = new Map(all.flatMap((counter) => touchesOf(counter).map((touch) => [touch, counter] as const)));
  return places.flatMap((place): readonly Dot[] => {
    const counter = byTouch.get(place);
    if (!counter) {
      const box = groundBox(place);
      return box ? [{ place, box }] : [];
    }
    const { x, y } = homeOf(counter);
    return [{ place, box: { x: x - HALF, y: y - HEIGHT, width: 2 * HALF, height: HEIGHT + 12 } }];
  });
};
