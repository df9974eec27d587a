// Water-lines: lines in the sea that follow the coast at growing distances. They are drawn once and for all here, since
// stroking the whole coast again and again, wide and soft, is what makes a map heavy under the hand.
import { at, closed, contains, distance, type Line, type Point, type Ring, segments } from './geometry.ts';
import { simplified } from './simplify.ts';
import type { Frame } from './spec.ts';

const CELL = 3;
const WRINKLE = 1.6;
const SHORTEST = 12;

/** How far each corner of a grid lies from the coast; what is farther than `most` is as good as there. */
interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
  readonly frame: Frame;
}
const toSegment = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - dx * share, y - ay - dy * share);
};
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

/** A grid edge that a line crosses: named by its two corners, so that the next square finds it. */
type Step = readonly [from: string, to: string];
interface Crossed {
  readonly spots: ReadonlyMap<string, Point>;
  readonly steps: readonly Step[];
}
/** Marching squares: in every square, which edges the line at this distance crosses, higher ground on its left. */
const crossedBy = ({ columns, rows, values, frame }: Field, level: number): Crossed => {
  const spots = new Map<string, Point>();
  const steps: Step[] = [];
  const cross = (i: number, k: number): string => {
    const [low, high] = i < k ? [i, k] : [k, i];
    const name = `${low} ${high}`;
    const [a, b] = [values[low] ?? 0, values[high] ?? 0];
    const share = (level - a) / (b - a);
    const place = (n: number): Point => [frame.x + (n % columns) * CELL, frame.y + Math.floor(n / columns) * CELL];
    const [[x, y], [toX, toY]] = [place(low), place(high)];
    spots.set(name, [x + (toX - x) * share, y + (toY - y) * share]);
    return name;
  };
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const first = row * columns + column;
      const corners = [first, first + 1, first + columns + 1, first + columns];
      const high = corners.map((corner) => (values[corner] ?? 0) >= level);
      if (high.every(Boolean) || !high.some(Boolean)) continue;
      // Around the square, the line enters where the ground rises and leaves where it falls.
      const around = corners.map((corner, i) => ({
        edge: [corner, at(corners, (i + 1) % 4)] as const,
        rises: !high[i] && high[(i + 1) % 4] === true,
        falls: high[i] === true && !high[(i + 1) % 4],
      }));
      const rising = around.filter(({ rises }) => rises);
      for (const enters of rising) {
        const start = around.indexOf(enters);
        const leaves = [1, 2, 3].map((i) => at(around, (start + i) % 4)).find(({ falls }) => falls);
        if (leaves) steps.push([cross(...leaves.edge), cross(...enters.edge)]);
      }
    }
  return { spots, steps };
};

const linesOf = ({ spots, steps }: Crossed): readonly Line[] => {
  const next = new Map(steps);
  const lines: Line[] = [];
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
): readonly (readonly Ring[])[] => {
  const field = fieldOf(coast, frame, Math.max(...distances) + 2 * CELL);
  return distances.map((level) =>
    linesOf(crossedBy(field, level))
      .filter((line) => line.length > SHORTEST && distance(at(line, 0), at(line, -1)) < 0.001)
      .map((line) => line.slice(1))
      .filter((ring) => !contains(coast, at(ring, 0)))
      .map((ring) => simplified(ring, WRINKLE)),
  );
};
