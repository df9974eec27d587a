// Visvalingam's way of making a coast simpler: the corner that matters least goes first.
import { areaOf, at, type Point, type Ring } from './geometry.ts';

interface Corner {
  readonly point: Point;
  before: Corner;
  after: Corner;
  weight: number;
}
const weigh = ({ before, point, after }: Corner): number => areaOf([before.point, point, after.point]);

const linked = (ring: Ring): readonly Corner[] => {
  const corners = ring.map((point) => ({ point, weight: 0 }) as Corner);
  for (const [i, corner] of corners.entries()) {
    corner.before = at(corners, i - 1);
    corner.after = at(corners, (i + 1) % corners.length);
  }
  for (const corner of corners) corner.weight = weigh(corner);
  return corners;
};

/** Leaves out corners that span less than `least` square units, the flattest first. */
export const simplified = (ring: Ring, least: number): Ring => {
  const left = new Set(linked(ring));
  while (left.size > 4) {
    let flattest: Corner | undefined;
    for (const corner of left) if (flattest === undefined || corner.weight < flattest.weight) flattest = corner;
    if (flattest === undefined || flattest.weight >= least) break;
    left.delete(flattest);
    const { before, after } = flattest;
    before.after = after;
    after.before = before;
    // A neighbour never weighs less than what has gone, or a long bay would vanish corner by corner.
    before.weight = Math.max(flattest.weight, weigh(before));
    after.weight = Math.max(flattest.weight, weigh(after));
  }
  return [...left].map(({ point }) => point);
};
