// Names along roads, for those who look closely: where nothing else is written, as near the middle of the road as can be.
import type { Box, Point } from '@rose/board';
import type { RoadName } from '@rose/kingmaker/ids';
import { MAP } from '../map/index.ts';
import { covers } from './map-naming.ts';
import { roadPoints } from './map-roads.ts';

export interface RoadWord {
  readonly id: RoadName;
  readonly text: string;
  /** Where it begins, in hundredths of the road. */
  readonly start: number;
}
/** Pixels. */
export const ROAD_SIZE = 13;
const LETTER = 0.5 * ROAD_SIZE;
const STEP = 12;

const lengthsOf = (points: readonly Point[]): readonly number[] => {
  let sum = 0;
  return points.map(({ x, y }, i) => {
    const before = points[i - 1];
    if (before) sum += Math.hypot(x - before.x, y - before.y);
    return sum;
  });
};
const pointAt = (points: readonly Point[], lengths: readonly number[], far: number): Point => {
  const next = Math.max(
    1,
    lengths.findIndex((length) => length >= far),
  );
  const [from, to] = [points[next - 1], points[next]];
  if (!from || !to) return points.at(-1) ?? { x: 0, y: 0 };
  const [start, end] = [lengths[next - 1] ?? 0, lengths[next] ?? 0];
  const share = end > start ? (far - start) / (end - start) : 0;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

/** Boxes of the letters, two by two, if the name began at `start`. */
const lettersAt = (
  points: readonly Point[],
  lengths: readonly number[],
  start: number,
  width: number,
): readonly Box[] =>
  Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, i) => {
    const { x, y } = pointAt(points, lengths, start + i * STEP);
    return { x: x - STEP / 2, y: y - ROAD_SIZE, width: STEP, height: ROAD_SIZE };
  });

const named = (id: RoadName, text: string, scale: number, taken: readonly Box[]): readonly RoadWord[] => {
  const points = roadPoints(id).map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const lengths = lengthsOf(points);
  const [whole, width] = [lengths.at(-1) ?? 0, text.length * LETTER];
  const starts = Array.from({ length: Math.max(0, Math.floor((whole - width) / STEP)) }, (_, i) => (i + 0.5) * STEP);
  const start = starts
    .toSorted((a, b) => Math.abs(a + width / 2 - whole / 2) - Math.abs(b + width / 2 - whole / 2))
    .find((one) => !lettersAt(points, lengths, one, width).some((box) => taken.some((other) => covers(box, other))));
  return start === undefined ? [] : [{ id, text, start: Math.round((1000 * start) / whole) / 10 }];
};

export const roadNames = (scale: number, taken: readonly Box[], wordFor: (id: string) => string): readonly RoadWord[] =>
  MAP.roads.flatMap(({ id }) => named(id, wordFor(id), scale, taken));
