// Water-lines: lines in the sea that follow the coast at growing distances. They are drawn once and for all here, since
// stroking the whole coast again and again, wide and soft, is what makes a map heavy under the hand.
import {
  at,
  between,
  closed,
  contains,
  distance,
  type Point,
  type Polyline,
  type Ring,
  segments,
  toSegment,
} from './geometry.ts';
import { simplified } from './simplify.ts';
import type { Frame } from './spec.ts';

const CELL = 3;
const SHORTEST = 12;

/** How far each corner of a grid lies from the coast; what is farther than `most` is as good as there. */
interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
  readonly frame: Frame;
}
const fieldOf = (coast: readonly Ring[], frame: Frame, most: number): Field => {
  const columns = Math.ceil(frame.width / CELL) + 1;
  const rows = Math.ceil(frame.height / CELL) + 1;
  const values = new Float64Array(columns * rows).fill(most);
  const reach = (low: number, high: number, start: number, count: number): readonly [number, number] => [
    Math.max(0, Math.floor((low - most - start) / CELL)),
    Math.min(count - 1, Math.ceil((high + most - start) / CELL)),
  ];
  for (const [a, b] of coast.flatMap((ring) => segments(closed(ring)))) {
    const [left, right] = reach(Math.min(a[0], b[0]), Math.max(a[0], b[0]), frame.x, columns);
    const [top, bottom] = reach(Math.min(a[1], b[1]), Math.max(a[1], b[1]), frame.y, rows);
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const i = row * columns + column;
        const far = toSegment([frame.x + column * CELL, frame.y + row * CELL], a, b);
        if (far < (values[i] ?? 0)) values[i] = far;
      }
  }
  return { columns, rows, values, frame };
};

/** An edge of the grid, by its two corners; its name is the same from both sides. */
type Edge = readonly [from: number, to: number];
const nameOf = ([a, b]: Edge): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const spotOn = ({ columns, values, frame }: Field, level: number, [a, b]: Edge): Point => {
  const place = (corner: number): Point => [
    frame.x + (corner % columns) * CELL,
    frame.y + Math.floor(corner / columns) * CELL,
  ];
  const [from, to] = [values[a] ?? 0, values[b] ?? 0];
  return between(place(a), place(b), (level - from) / (to - from));
};

/** In one square of the grid: where the line leaves and enters. It enters where the ground rises and leaves where it falls. */
const stepsIn = (
  corners: readonly number[],
  isHigh: (corner: number) => boolean,
): readonly (readonly [Edge, Edge])[] => {
  const around = corners.map((corner, i): Edge => [corner, at(corners, (i + 1) % 4)]);
  const rises = ([from, to]: Edge): boolean => !isHigh(from) && isHigh(to);
  const falls = ([from, to]: Edge): boolean => isHigh(from) && !isHigh(to);
  return around.flatMap((enters, start): readonly (readonly [Edge, Edge])[] => {
    if (!rises(enters)) return [];
    const leaves = [1, 2, 3].map((i) => at(around, (start + i) % 4)).find(falls);
    return leaves ? [[leaves, enters]] : [];
  });
};

interface Crossed {
  readonly spots: ReadonlyMap<string, Point>;
  readonly steps: readonly (readonly [from: string, to: string])[];
}
/** Marching squares: all steps of the lines at this distance. */
const crossedBy = (field: Field, level: number): Crossed => {
  const { columns, rows, values } = field;
  const isHigh = (corner: number): boolean => (values[corner] ?? 0) >= level;
  const spots = new Map<string, Point>();
  const steps: (readonly [string, string])[] = [];
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const first = row * columns + column;
      for (const [leaves, enters] of stepsIn([first, first + 1, first + columns + 1, first + columns], isHigh)) {
        for (const edge of [leaves, enters]) spots.set(nameOf(edge), spotOn(field, level, edge));
        steps.push([nameOf(leaves), nameOf(enters)]);
      }
    }
  return { spots, steps };
};

const linesOf = ({ spots, steps }: Crossed): readonly Polyline[] => {
  const next = new Map(steps);
  const lines: Polyline[] = [];
  const ends = new Set(steps.map(([, to]) => to));
  const starts = [...next.keys()].toSorted((a, b) => Number(ends.has(a)) - Number(ends.has(b)));
  for (const start of starts) {
    const line: Point[] = [];
    for (let spot: string | undefined = start; spot !== undefined; ) {
      const point = spots.get(spot);
      if (point) line.push(point);
      const onwards: string | undefined = next.get(spot);
      next.delete(spot);
      spot = onwards;
    }
    if (line.length > 1) lines.push(line);
  }
  return lines;
};

/** For each distance its rings, out at sea only. The frame must be so wide that no line ends in sight. */
export const waterLines = (
  coast: readonly Ring[],
  frame: Frame,
  distances: readonly number[],
  wrinkle: number,
): readonly (readonly Ring[])[] => {
  const field = fieldOf(coast, frame, Math.max(...distances) + 2 * CELL);
  return distances.map((level) =>
    linesOf(crossedBy(field, level))
      .filter((line) => line.length > SHORTEST && distance(at(line, 0), at(line, -1)) < 0.001)
      .map((line) => line.slice(1))
      .filter((ring) => !contains(coast, at(ring, 0)))
      .map((ring) => simplified(ring, wrinkle)),
  );
};
