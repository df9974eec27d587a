// Five regions in five washes, each in three strengths, so that neighbours differ.
import { A, AREAS, type AreaName, areaName, isOffMap, REGIONS, regionOf } from '../src/rules/data/areas.ts';
import { neighboursOf } from '../src/rules/data/borders.ts';
import { STRENGTHS } from './tints.ts';

/** A tint is a region and a strength. Tried in turn, and taken back where a later area finds all strengths worn. */
const tinted = (areas: readonly AreaName[], worn: ReadonlyMap<AreaName, number>): typeof worn => {
  const [area, ...others] = areas;
  if (area === undefined) return worn;
  const near = new Set(neighboursOf(A[area]).map((other) => worn.get(areaName(other))));
  for (let strength = 0; strength < STRENGTHS; strength++) {
    const tint = STRENGTHS * regionOf(A[area]) + strength;
    const all = near.has(tint) ? new Map() : tinted(others, new Map([...worn, [area, tint]]));
    if (all.size > 0) return all;
  }
  return new Map();
};
export const TINTS: ReadonlyMap<AreaName, number> = new Map(
  REGIONS.flatMap((_, region) => {
    const areas = AREAS.filter((area) => !isOffMap(area) && regionOf(area) === region).map(areaName);
    return [...tinted(areas, new Map())];
  }),
);
