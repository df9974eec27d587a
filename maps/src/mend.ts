// Land and water are cut by different lines: where a border of one reaches the shore, the other has no corner. Here it
// gets one, so that both walk along the same points.
import { at, distance, type Point, type Ring, toSegment } from './geometry.ts';
import type { Outlined } from './topology.ts';

/** Two roundings to whole tenths may leave a point so far beside its line. */
const BESIDE = 0.75;
/** Points are looked for by squares of the plane. */
const SQUARE = 400;

const squareOf = (x: number, y: number): string => `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`;

type Near = (a: Point, b: Point) => readonly Point[];
const nearOf = (points: readonly Point[]): Near => {
  const squares = new Map<string, Point[]>();
  for (const point of points) {
    const name = squareOf(...point);
    squares.set(name, [...(squares.get(name) ?? []), point]);
  }
  return (a, b) => {
    const found: Point[] = [];
    const [left, right] = [Math.min(a[0], b[0]) - 1, Math.max(a[0], b[0]) + 1];
    const [top, bottom] = [Math.min(a[1], b[1]) - 1, Math.max(a[1], b[1]) + 1];
    for (let x = Math.floor(left / SQUARE); x <= Math.floor(right / SQUARE); x++)
      for (let y = Math.floor(top / SQUARE); y <= Math.floor(bottom / SQUARE); y++)
        found.push(...(squares.get(`${x} ${y}`) ?? []));
    return found;
  };
};

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
const mended = (ring: Ring, near: Near): Ring => {
  const own = new Set(ring.map(String));
  return ring.flatMap((a, i) => {
    const b = at(ring, (i + 1) % ring.length);
    const between = near(a, b)
      .filter((point) => !own.has(String(point)) && toSegment(point, a, b) < BESIDE)
      .toSorted((one, other) => distance(a, one) - distance(a, other));
    return [a, ...between.filter((point, k) => k === 0 || !isSame(point, at(between, k - 1)))];
  });
};

/** Both sides with all corners that either has on their common shore. */
export const withCommonCorners = (
  land: readonly Outlined[],
  water: readonly Outlined[],
): readonly [land: readonly Outlined[], water: readonly Outlined[]] => {
  const pointsOf = (shapes: readonly Outlined[]): readonly Point[] => shapes.flatMap(({ rings }) => rings.flat());
  const mendedAll = (shapes: readonly Outlined[], others: readonly Outlined[]): readonly Outlined[] => {
    const near = nearOf(pointsOf(others));
    return shapes.map(({ id, rings }) => ({ id, rings: rings.map((ring) => mended(ring, near)) }));
  };
  return [mendedAll(land, water), mendedAll(water, land)];
};
