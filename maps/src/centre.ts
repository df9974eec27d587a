// The roomiest place of an area: the middle of the largest circle that fits into it, found by ever finer squares.
import { boundsOf, closed, contains, minus, type Point, type Ring, round, segments } from './geometry.ts';

export interface Room {
  readonly centre: Point;
  readonly radius: number;
}

const toSegment = (point: Point, a: Point, b: Point): number => {
  const [along, off] = [minus(b, a), minus(point, a)];
  const square = along[0] ** 2 + along[1] ** 2;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, (off[0] * along[0] + off[1] * along[1]) / square));
  return Math.hypot(off[0] - along[0] * share, off[1] - along[1] * share);
};
const toEdge = (rings: readonly Ring[], point: Point): number => {
  const near = Math.min(...rings.flatMap((ring) => segments(closed(ring)).map(([a, b]) => toSegment(point, a, b))));
  return contains(rings, point) ? near : -near;
};

const ACROSS = 8;
const FINEST = 0.5;
const best = (rings: readonly Ring[], { least, most }: ReturnType<typeof boundsOf>): Room => {
  const [width, height] = minus(most, least);
  let found: Room = { centre: least, radius: Number.NEGATIVE_INFINITY };
  for (let i = 0; i <= ACROSS; i++)
    for (let k = 0; k <= ACROSS; k++) {
      const centre: Point = [least[0] + (width * i) / ACROSS, least[1] + (height * k) / ACROSS];
      const radius = toEdge(rings, centre);
      if (radius > found.radius) found = { centre, radius };
    }
  if (Math.max(width, height) < FINEST) return found;
  const [x, y] = found.centre;
  const [aside, up] = [width / ACROSS, height / ACROSS];
  return best(rings, { least: [x - aside, y - up], most: [x + aside, y + up] });
};
export const roomIn = (rings: readonly Ring[]): Room => {
  const { centre, radius } = best(rings, boundsOf(rings.flat()));
  return { centre: [round(centre[0]), round(centre[1])], radius: round(radius) };
};
