// The roomiest place of an area: the middle of the largest circle that fits into it, found by ever finer squares.
import { boundsOf, closed, contains, minus, type Point, type Ring, round, segments, toSegment } from './geometry.ts';

export interface Clearing {
  readonly centre: Point;
  readonly radius: number;
}

const toEdge = (rings: readonly Ring[], point: Point): number => {
  const near = Math.min(...rings.flatMap((ring) => segments(closed(ring)).map(([a, b]) => toSegment(point, a, b))));
  return contains(rings, point) ? near : -near;
};

const ACROSS = 8;
const FINEST = 0.5;
const best = (rings: readonly Ring[], { least, most }: ReturnType<typeof boundsOf>): Clearing => {
  const [width, height] = minus(most, least);
  let found: Clearing = { centre: least, radius: Number.NEGATIVE_INFINITY };
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
export const roomIn = (rings: readonly Ring[]): Clearing => {
  const { centre, radius } = best(rings, boundsOf(rings.flat()));
  return { centre: [round(centre[0]), round(centre[1])], radius: round(radius) };
};
