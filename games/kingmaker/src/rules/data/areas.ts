// The 248 areas of the map by number, who touches whom, the regions that cards speak of, and how far all lie apart.
import { distancesOf } from '@rose/parts';
import { FURTHER, MARKS, NAMES } from './areas.gen.ts';
import type { COUNTRY_AREAS } from './areas-country.ts';
import type { SETTLED_AREAS } from './areas-settled.ts';

export type AreaName = (typeof SETTLED_AREAS)[number][0] | (typeof COUNTRY_AREAS)[number][0];
export type AreaId = number & { readonly area: true };

export const AREA_NAMES = NAMES.split(' ') as readonly string[] as readonly AreaName[];
export const AREA_COUNT = AREA_NAMES.length;
export const AREAS = AREA_NAMES.map((_, area) => area) as readonly number[] as readonly AreaId[];
/** A.london is the number of the London area. */
export const A = Object.fromEntries(AREA_NAMES.map((name, area) => [name, area])) as {
  readonly [N in AreaName]: AreaId;
};
export const areaName = (area: number): AreaName => AREA_NAMES[area] as AreaName;
export const isAreaName = (text: string): text is AreaName => Object.hasOwn(A, text);

/** Numbers travel packed, two signs each. */
const pairsIn = (text: string): readonly string[] => text.match(/../g) ?? [];
const touching: AreaName[][] = AREAS.map(() => []);
for (const [one, further] of FURTHER.split(',').entries())
  for (const pair of pairsIn(further)) {
    const other = Number.parseInt(pair, 36);
    touching[one]?.push(areaName(other));
    touching[other]?.push(areaName(one));
  }
/** 5.1 By area: the areas that touch it, at a corner at least, by name. Calais and the Continent touch in the advanced game. */
export const NEIGHBOURS: readonly (readonly AreaId[])[] = touching.map((near) =>
  near.toSorted().map((other) => A[other]),
);

/** Where nobody walks to, save over the Menai (5.5) and from Calais to the Continent (15.6). */
export const OVERSEAS: readonly AreaId[] = [A.anglesey, A.wight, A.man, A.calais, A.ireland, A.continent, A.scotland];
/** 4.5 Nobody is called from there, and 9.2 only ships bring anybody to Parliament. */
export const isOverseas = (area: number): boolean => OVERSEAS.includes(area as AreaId);

/** Measured when first asked for: a page that only names areas never does. */
let steps: Int16Array | undefined;
const measured = (): Int16Array => distancesOf(NEIGHBOURS.map((near, area) => (isOverseas(area) ? [] : near)));
/** Steps across country between two areas, -1 where there is no way. */
export const stepsBetween = (from: number, to: number): number => {
  steps ??= measured();
  return steps[from * AREA_COUNT + to] as number;
};
/** 5.1 A noble goes up to five areas. */
export const MARCH = 5;

export const REGION_NAMES = [
  'london',
  'conway',
  'calais',
  'ireland',
  'wales',
  'devon-cornwall',
  'north-of-trent',
  'north-of-tees',
] as const;
export type RegionName = (typeof REGION_NAMES)[number];
const REGION_BITS: readonly number[] = pairsIn(MARKS).map((mark) => Number.parseInt(mark, 36));
export const isInRegion = (area: number, region: number): boolean =>
  (((REGION_BITS[area] as number) >> region) & 1) === 1;
