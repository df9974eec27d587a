// The regions in which a bonus counts, and the tints that show them. The rest of England is divided for the eye only.
import { A, type AreaName, isInRegion, REGION_NAMES, type RegionName } from '../src/rules/data/areas.ts';
import { BRITAIN } from './seeds.ts';
import { TINTS, type Tint } from './tints.ts';

const isIn = (area: AreaName, region: RegionName): boolean => isInRegion(A[area], REGION_NAMES.indexOf(region));
export type Region = 'tees' | 'trent' | 'wales' | 'west' | 'england';
export const regionOf = (area: AreaName): Region => {
  if (isIn(area, 'north-of-tees')) return 'tees';
  if (isIn(area, 'north-of-trent')) return 'trent';
  if (isIn(area, 'wales')) return 'wales';
  return isIn(area, 'devon-cornwall') ? 'west' : 'england';
};

const shireOf = (lon: number, lat: number): Tint => {
  if (lon > 0.02 && lat > 51.5) return 'east';
  if (lat < 51.56 && lon > -1.45) return 'south';
  if (lat < 51.62 && lon < -1.3) return 'wessex';
  return lon < -1.98 ? 'march' : 'middle';
};
const ISLES: { readonly [area: string]: Tint } = { wight: 'south', man: 'trent', calais: 'south' };

export const tintOf = (area: AreaName): number => {
  const region = regionOf(area);
  if (region !== 'england') return TINTS.indexOf(region);
  const isle = ISLES[area];
  if (isle) return TINTS.indexOf(isle);
  const [first = ''] = (BRITAIN[area] ?? '').split(',');
  const [lon = 0, lat = 0] = first.split(' ').map(Number);
  return TINTS.indexOf(shireOf(lon, lat));
};
