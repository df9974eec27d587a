// Where things stand on the map, as boxes for the camera.
import type { Box, Dot } from '@rose/board';
import { touchesOf } from './answering.ts';
import { GROUNDS } from './map.tsx';
import { type Counter, homeOf } from './standing.ts';

/** From the middle of a counter's foot, in units of the map: with its heirs, its count and its pill. */
const HALF = 28;
const HEIGHT = 50;
const grounds = new Map<string, Box>(GROUNDS.map(({ id, box }) => [id, box]));
export const boxesOf = (places: readonly string[], all: readonly Counter[]): readonly Dot[] => {
  const byTouch = new Map(all.flatMap((counter) => touchesOf(counter).map((touch) => [touch, counter] as const)));
  return places.flatMap((place): readonly Dot[] => {
    const counter = byTouch.get(place);
    if (!counter) {
      const box = grounds.get(place);
      return box ? [{ place, box }] : [];
    }
    const { x, y } = homeOf(counter);
    return [{ place, box: { x: x - HALF, y: y - HEIGHT, width: 2 * HALF, height: HEIGHT + 12 } }];
  });
};
