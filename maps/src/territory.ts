// One land divided among its areas, with every border it took.
import { coastOf } from './atlas.ts';
import { seedsAlong, WATER } from './banks.ts';
import { arcsOf, type Seed } from './cells.ts';
import { type BorderPiece, cut } from './cut.ts';
import { areaOf, closed, distance, type Point, type Polyline, type Ring } from './geometry.ts';
import { places } from './places.ts';
import type { Project } from './projection.ts';
import type { AreaSpec, Frame, LandSpec, NaturalBorder } from './spec.ts';
import { isAstray, outlinesOf, type Pieces, withoutCrumbs } from './stitch.ts';

export interface Territory {
  readonly area: AreaSpec;
  /** The main piece first, then islands. */
  readonly outline: readonly Ring[];
  readonly coast: readonly Polyline[];
  /** Pieces that are no islands: one is right, those without a seed are astray. */
  readonly mainlands: number;
  readonly astray: readonly Ring[];
}
export interface Divided {
  readonly coast: readonly Ring[];
  readonly territories: readonly Territory[];
  readonly borders: readonly BorderPiece[];
}
export interface Ground {
  readonly project: Project;
  readonly frame: Frame;
  /** The smallest wrinkle that is kept of the coast and of borders, and the smallest scrap of an area. */
  readonly detail: number;
  readonly straight: number;
  readonly crumb: number;
  readonly unsteady: (point: Point) => Point;
}

const undivided = (area: AreaSpec, coast: readonly Ring[]): Divided => ({
  coast,
  borders: [],
  territories: [{ area, outline: coast, coast: coast.map(closed), mainlands: 0, astray: [] }],
});

const nearestOwner = (seeds: readonly Seed[], ring: Ring): string | undefined => {
  const sum = ring.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  const middle: Point = [sum[0] / ring.length, sum[1] / ring.length];
  return seeds.toSorted((a, b) => distance(a.at, middle) - distance(b.at, middle))[0]?.owner;
};

const isWater = ({ left, right }: BorderPiece): boolean => left === WATER || right === WATER;

const territoryOf = (area: AreaSpec, own: readonly Point[], pieces: Pieces, islands: readonly Ring[]): Territory => {
  const outlines = outlinesOf(area.id, pieces);
  const mainland = outlines
    .filter((outline) => outline.pieces.some((piece) => 'left' in piece))
    .map(({ ring }) => ring);
  const banks = pieces.borders.filter((piece) => isWater(piece) && [piece.left, piece.right].includes(area.id));
  const shores = pieces.coast.filter(({ owner }) => owner === area.id);
  return {
    area,
    outline: [...outlines.map(({ ring }) => ring), ...islands].toSorted((a, b) => areaOf(b) - areaOf(a)),
    coast: [...[...banks, ...shores].map(({ line }) => line), ...islands.map(closed)],
    mainlands: mainland.length,
    astray: mainland.filter((ring) => isAstray(ring, own)),
  };
};

/** `coast` are the rings of everything that is divided, holes included. */
export const divideBySeeds = (
  areas: readonly AreaSpec[],
  seeds: readonly Seed[],
  coast: readonly Ring[],
  ground: Ground,
): Divided => {
  const whole = cut(arcsOf(seeds, ground.unsteady, ground.straight), coast);
  const own = (id: string) => seeds.filter(({ owner }) => owner === id).map((seed) => ground.unsteady(seed.at));
  const pieces = withoutCrumbs(new Map(areas.map(({ id }) => [id, own(id)])), whole, ground.crumb);
  const islandsOf = (id: string) => whole.whole.filter((ring) => nearestOwner(seeds, ring) === id);
  return {
    coast,
    borders: pieces.borders.filter((piece) => !isWater(piece)),
    territories: areas.map((area) => territoryOf(area, own(area.id), pieces, islandsOf(area.id))),
  };
};

/** The seeds of the areas themselves, and those along the natural borders between them. */
export const seedsOf = (
  areas: readonly Pick<AreaSpec, 'id' | 'seeds'>[],
  naturalBorders: readonly NaturalBorder[],
  project: Project,
): readonly Seed[] => {
  const inside = areas.flatMap(({ id, seeds }) =>
    (seeds === undefined ? [] : places(seeds)).map((place): Seed => ({ owner: id, at: project(place) })),
  );
  const own = naturalBorders.filter(({ left }) => areas.some(({ id }) => id === left));
  return [...inside, ...own.flatMap((border) => seedsAlong(border, project))];
};

export const divide = (
  land: LandSpec,
  areas: readonly AreaSpec[],
  naturalBorders: readonly NaturalBorder[],
  ground: Ground,
): Divided => {
  const coast = coastOf(land, ground.project, ground.frame, ground.detail);
  const [only, ...others] = areas;
  if (!only) return { coast, territories: [], borders: [] };
  if (others.length === 0) return undivided(only, coast);
  return divideBySeeds(areas, seedsOf(areas, naturalBorders, ground.project), coast, ground);
};
