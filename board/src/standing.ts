// Where blocks stand: in rows above the name of their area. When many come, they stand closer and are drawn smaller.
import type { Point } from './path.ts';

/** Where a name stands, and how much room there is above it for blocks. */
export interface Ground {
  readonly at: readonly [x: number, y: number];
  readonly room: readonly [width: number, height: number];
}
export interface Standing {
  readonly scale: number;
  /** Of each group its blocks by the middle of their feet, row by row from the back to the front. */
  readonly groups: readonly (readonly Point[])[];
}

/** From block to block and from row to row, and the height of one row, for blocks of full size. */
const PITCH = 47;
const ROW = 50;
const HEIGHT = 49;
/** Between two groups there is room for crossed swords. */
const GAP = 16;
const ABOVE_NAME = 13;

interface Ranks {
  readonly rows: number;
  readonly width: number;
  readonly scale: number;
}
const ranks = (counts: readonly number[], rows: number, [wide, high]: readonly [number, number]): Ranks => {
  const columns = counts.map((count) => Math.ceil(count / rows));
  const width = columns.reduce((sum, each) => sum + each * PITCH, GAP * (counts.length - 1));
  return { rows, width, scale: Math.min(1, wide / width, high / (HEIGHT + (rows - 1) * ROW)) };
};

/** The number of rows that keeps the blocks largest. */
const bestRanks = (counts: readonly number[], room: readonly [number, number]): Ranks => {
  const most = Math.max(...counts);
  const [first, ...others] = Array.from({ length: most }, (_, i) => ranks(counts, i + 1, room));
  if (!first) throw new Error('nobody is standing here');
  return others.reduce((best, next) => (next.scale > best.scale ? next : best), first);
};

/** `counts` has one number a group: one side alone, or two that meet. */
export const standing = ({ at, room }: Ground, counts: readonly number[]): Standing => {
  const present = counts.map((count) => Math.max(count, 0));
  if (present.every((count) => count === 0)) return { scale: 1, groups: present.map(() => []) };
  const { rows, width, scale } = bestRanks(present, room);
  const [pitch, row, floor] = [PITCH * scale, ROW * scale, at[1] - ABOVE_NAME];
  let left = at[0] - (width * scale) / 2;
  const groups = present.map((count) => {
    const columns = Math.ceil(count / rows);
    const spots = Array.from({ length: count }, (_, i): Point => {
      const line = Math.floor(i / columns);
      const inRow = Math.min(columns, count - line * columns);
      const lines = Math.ceil(count / columns);
      const x = left + ((columns - inRow) / 2 + (i % columns) + 0.5) * pitch;
      return { x: Math.round(x * 10) / 10, y: Math.round((floor - (lines - 1 - line) * row) * 10) / 10 };
    });
    left += columns * pitch + GAP * scale;
    return spots;
  });
  return { scale: Math.round(scale * 100) / 100, groups };
};
