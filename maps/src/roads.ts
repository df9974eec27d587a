// Roads: from area to area over the border between them, halting at places. Where two roads take the same step they take
// the same way.
import type { MapDrawing } from '@rose/board';
import { at, between, contains, distance, type Point, type Polyline, type Ring, rounded } from './geometry.ts';
import { ringsIn } from './read-path.ts';
import type { PlaceSpec, RoadSpec } from './spec.ts';
import { ringsOf } from './spots.ts';

export interface DrawnRoad {
  readonly id: string;
  readonly stages: readonly { readonly halts: readonly Point[]; readonly over?: Point }[];
}
export interface Roads {
  readonly roads: readonly DrawnRoad[];
  readonly troubles: readonly string[];
}

/** A road keeps so far from the ends of a border, where others meet it. */
const FROM_ENDS = 4;
const GLANCES = 12;
const ROUNDS = 4;
/** How far a road through open country bends towards the middle of an area, so that one sees which areas it enters. */
const BEND = 0.4;

interface Country {
  readonly ringsOf: (area: string) => readonly Ring[];
  readonly centreOf: (area: string) => Point;
  readonly borderOf: (a: string, b: string) => Polyline;
}
const pairOf = (a: string, b: string): string => [a, b].toSorted().join(' ');

const countryOf = ({ areas, borders }: MapDrawing): Country => {
  const rings = new Map(areas.map((area) => [area.id, ringsOf(area)]));
  const centres = new Map(areas.map(({ id, centre }): [string, Point] => [id, [centre.x, centre.y]]));
  const lines = new Map(borders.map(({ a, b, path }) => [pairOf(a, b), path]));
  return {
    ringsOf: (area) => rings.get(area) ?? [],
    centreOf: (area) => centres.get(area) ?? [0, 0],
    borderOf: (a, b) => at([...ringsIn(lines.get(pairOf(a, b)) ?? ''), []], 0).map(([x, y]): Point => [x / 10, y / 10]),
  };
};

/** How much of the straight way from a to b lies outside the area. */
const astray = (rings: readonly Ring[], a: Point, b: Point): number => {
  const glances = Array.from({ length: GLANCES }, (_, i) => between(a, b, (i + 0.5) / GLANCES));
  return (glances.filter((point) => !contains(rings, point)).length / GLANCES) * distance(a, b) * GLANCES;
};

interface Step {
  readonly from: string;
  readonly to: string;
  readonly start: Point;
  readonly end: Point;
}
/** Where a road goes over from one area into the next: the shortest way that leaves neither. */
const crossing = ({ from, to, start, end }: Step, country: Country): Point => {
  const line = country.borderOf(from, to);
  const spots = line.flatMap((point, i) => (i === 0 ? [point] : [between(at(line, i - 1), point, 0.5), point]));
  const cost = (point: Point): number =>
    distance(start, point) +
    distance(point, end) +
    astray(country.ringsOf(from), start, point) +
    astray(country.ringsOf(to), point, end) +
    2 * Math.max(0, FROM_ENDS - Math.min(distance(point, at(line, 0)), distance(point, at(line, -1))));
  return at(
    spots.toSorted((one, other) => cost(one) - cost(other)),
    0,
  );
};

/** What roads drawn before have settled: where they halt in an area, and where they cross over. */
interface Settled {
  readonly halts: Map<string, readonly Point[]>;
  readonly over: Map<string, Point>;
}
const drawnRoad = (
  { id, areas, places }: RoadSpec,
  country: Country,
  sites: ReadonlyMap<string, readonly (readonly [place: string, spot: Point])[]>,
  settled: Settled,
): DrawnRoad => {
  const own = areas.map((area) =>
    (sites.get(area) ?? []).filter(([place]) => places.includes(place)).map(([, spot]) => spot),
  );
  let halts = own.map((list, i) => {
    const area = at(areas, i);
    return list.length > 0 ? list : (settled.halts.get(area) ?? [country.centreOf(area)]);
  });
  let over: readonly Point[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    over = areas.slice(1).map((to, i) => {
      const from = at(areas, i);
      const step = { from, to, start: at(at(halts, i), -1), end: at(at(halts, i + 1), 0) };
      return settled.over.get(pairOf(from, to)) ?? crossing(step, country);
    });
    halts = halts.map((list, i) => {
      const area = at(areas, i);
      const [a, b] = [over[i - 1], over[i]];
      const isFixed = at(own, i).length > 0 || settled.halts.has(area);
      if (isFixed || !a || !b || astray(country.ringsOf(area), a, b) > 0) return list;
      return [between(between(a, b, 0.5), country.centreOf(area), BEND)];
    });
  }
  for (const [i, area] of areas.entries())
    if (!settled.halts.has(area)) settled.halts.set(area, at(halts, i).slice(0, 1));
  for (const [i, point] of over.entries()) settled.over.set(pairOf(at(areas, i), at(areas, i + 1)), point);
  const stages = halts.map((list, i) => {
    const next = over[i];
    return { halts: list.map(rounded), ...(next && { over: rounded(next) }) };
  });
  return { id, stages };
};

export const roadsOver = (
  specs: readonly RoadSpec[],
  places: readonly PlaceSpec[],
  drawing: MapDrawing,
  spots: ReadonlyMap<string, Point>,
): Roads => {
  const country = countryOf(drawing);
  const steps = specs.flatMap(({ id, areas }) => areas.slice(1).map((to, i) => ({ id, from: at(areas, i), to })));
  const troubles = steps
    .filter(({ from, to }) => country.borderOf(from, to).length < 2)
    .map(({ id, from, to }) => `${id} goes from ${from} to ${to}, which do not touch`);
  if (troubles.length > 0) return { roads: [], troubles };
  const sites = new Map<string, readonly (readonly [string, Point])[]>();
  for (const { id, area } of places) {
    const spot = spots.get(id);
    if (spot) sites.set(area, [...(sites.get(area) ?? []), [id, spot]]);
  }
  const settled: Settled = { halts: new Map(), over: new Map() };
  return { roads: specs.map((spec) => drawnRoad(spec, country, sites, settled)), troubles };
};
