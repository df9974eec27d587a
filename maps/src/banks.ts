// A natural border is a line on the earth that two areas are to keep to: a river, a ridge, a march. Seeds stand along both
// its banks. With a width it is open water: an estuary that the coast of the atlas does not show.
import type { Seed } from './cells.ts';
import { at, dense, minus, type Point } from './geometry.ts';
import { places } from './places.ts';
import type { Project } from './projection.ts';
import type { NaturalBorder } from './spec.ts';

/** The owner of water inside the land. */
export const WATER = 'water';
const STEP = 5;
const BANK = 5;

export const seedsAlong = ({ left, right, line, width }: NaturalBorder, project: Project): readonly Seed[] => {
  const points = dense(places(line).map(project), STEP);
  return points.flatMap((point, i) => {
    const [dx, dy] = minus(at(points, Math.min(i + 1, points.length - 1)), at(points, Math.max(i - 1, 0)));
    const off = (width ?? BANK) / Math.hypot(dx, dy);
    const aside = (sign: number): Point => [point[0] + dy * off * sign, point[1] - dx * off * sign];
    return [
      { owner: left, at: aside(1) },
      { owner: right, at: aside(-1) },
      ...(width === undefined ? [] : [{ owner: WATER, at: point }]),
    ];
  });
};
