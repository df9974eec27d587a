// The real coast: Natural Earth, 1 to 10 million. Countries are joined first, so no modern frontier is drawn.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { areaOf, at, contains, type Point, type Ring, rounded } from './geometry.ts';
import { places } from './places.ts';
import type { Project } from './projection.ts';
import { simplified } from './simplify.ts';
import type { Frame, LandSpec, LonLat } from './spec.ts';

type Countries = GeometryCollection<{ name: string }>;
type World = Topology<{ countries: Countries }>;

const require = createRequire(import.meta.url);
// The package is written for require; taken otherwise, it shows no names.
const { union } = require('polygon-clipping') as typeof import('polygon-clipping');
const atlasPath = require.resolve('world-atlas/countries-10m.json');
let read: World | undefined;
const world = (): World => {
  read ??= JSON.parse(readFileSync(atlasPath, 'utf8')) as World;
  return read;
};

const isLand = (shape: Countries['geometries'][number]): shape is (Polygon | MultiPolygon) & typeof shape =>
  shape.type === 'Polygon' || shape.type === 'MultiPolygon';

/** The outer rings of the joined countries, on the earth. */
const outlines = (countries: readonly string[]): readonly (readonly LonLat[])[] => {
  const shapes = world().objects.countries.geometries.filter(isLand);
  const wanted = countries.map((name) => {
    const found = shapes.find(({ properties }) => properties?.name === name);
    if (!found) throw new Error(`the atlas knows no ${name}`);
    return found;
  });
  return merge(world(), wanted).coordinates.map((rings) =>
    at(rings, 0)
      .slice(1)
      .map(([lon = 0, lat = 0]): LonLat => [lon, lat]),
  );
};

/** Cuts a ring at one straight edge of the frame. */
const cutAt = (ring: Ring, isInside: (point: Point) => boolean, meet: (a: Point, b: Point) => Point): Ring =>
  ring.flatMap((to, i) => {
    const from = at(ring, i - 1);
    if (isInside(from) === isInside(to)) return isInside(to) ? [to] : [];
    return isInside(to) ? [meet(from, to), to] : [meet(from, to)];
  });
/** The part of a ring within the frame; where it leaves, it runs along the edge. */
export const framed = (ring: Ring, { x, y, width, height }: Frame): Ring => {
  const atX =
    (edge: number) =>
    (a: Point, b: Point): Point => [edge, a[1] + ((b[1] - a[1]) * (edge - a[0])) / (b[0] - a[0])];
  const atY =
    (edge: number) =>
    (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (edge - a[1])) / (b[1] - a[1]), edge];
  const left = cutAt(ring, (p) => p[0] >= x, atX(x));
  const right = cutAt(left, (p) => p[0] <= x + width, atX(x + width));
  const top = cutAt(right, (p) => p[1] >= y, atY(y));
  return cutAt(top, (p) => p[1] <= y + height, atY(y + height));
};

/** Joins land to land; ponds left between are land as well. */
const joined = (coast: readonly Ring[], filled: readonly Ring[]): readonly Ring[] => {
  if (filled.length === 0) return coast;
  const [first = [], ...others] = [...coast, ...filled].map((ring) => [ring.map(([x, y]): [number, number] => [x, y])]);
  return union(first, ...others).map((polygon) => at(polygon, 0).slice(1));
};

/** The pieces of a land, as they are drawn. `detail` is the smallest wrinkle of the coast that is kept. */
export const coastOf = (land: LandSpec, project: Project, frame: Frame, detail: number): readonly Ring[] => {
  const within = land.within === undefined ? undefined : places(land.within);
  const own = outlines(land.countries)
    .filter((ring) => within === undefined || contains([within], at(ring, 0)))
    .map((ring) => framed(ring.map(project), frame))
    .filter((ring) => ring.length > 2);
  const filled = (land.filled ?? []).map((outline) => places(outline).map(project));
  return joined(own, filled)
    .filter((ring) => areaOf(ring) >= land.leastIsland)
    .map((ring) => simplified(ring, detail).map(rounded));
};
