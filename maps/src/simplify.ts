// Visvalingam's way of making a coast simpler: the corner that matters least goes first.
import { areaOf, at, type Point, type Polyline, type Ring } from './geometry.ts';

interface Corner {
  readonly point: Point;
  before: Corner;
  after: Corner;
  weight: number;
}
const weigh = ({ before, point, after }: Corner): number => areaOf([before.point, point, after.point]);

const linked = (points: Polyline): readonly Corner[] => {
  const corners = points.map((point) => ({ point, weight: 0 }) as Corner);
  for (const [i, corner] of corners.entries()) {
    corner.before = at(corners, i - 1);
    corner.after = at(corners, (i + 1) % corners.length);
  }
  for (const corner of corners) corner.weight = weigh(corner);
  return corners;
};

const withoutFlat = (corners: readonly Corner[], least: number): Polyline => {
  const left = new Set(corners);
  while (left.size > 4) {
    let flattest: Corner | undefined;
    for (const corner of left) if (flattest === undefined || corner.weight < flattest.weight) flattest = corner;
    if (flattest === undefined || flattest.weight >= least) break;
    left.delete(flattest);
    const { before, after, weight } = flattest;
    before.after = after;
    after.before = before;
    // A neighbour never weighs less than what has gone, or a long bay would vanish corner by corner.
    for (const neighbour of [before, after])
      if (Number.isFinite(neighbour.weight)) neighbour.weight = Math.max(weight, weigh(neighbour));
  }
  return [...left].map(({ point }) => point);
};

/** Leaves out corners that span less than `least` square units, the flattest first. */
export const simplified = (ring: Ring, least: number): Ring => withoutFlat(linked(ring), least);

/** The same for a line, whose ends stay. */
export const simplifiedLine = (line: Polyline, least: number): Polyline => {
  const corners = linked(line);
  for (const end of [corners.at(0), corners.at(-1)]) if (end) end.weight = Number.POSITIVE_INFINITY;
  return withoutFlat(corners, least);
};
