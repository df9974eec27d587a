// The regions in which a bonus counts, and the tints that show them. The rest of England is divided for the eye only.
import { BRITAIN, type Region } from './seeds.ts';
import { TINTS, type Tint } from './tints.ts';

export const REGION_OF: ReadonlyMap<string, Region> = new Map([
  ...Object.entries(BRITAIN).flatMap(([region, areas]) =>
    Object.keys(areas).map((area): [string, Region] => [area, region as Region]),
  ),
  ['anglesey', 'wales'] as const,
]);

const shireOf = (lon: number, lat: number): Tint => {
  if (lon > 0.02 && lat > 51.5) return 'east';
  if (lat < 51.56 && lon > -1.45) return 'south';
  if (lat < 51.62 && lon < -1.3) return 'wessex';
  return lon < -1.98 ? 'march' : 'middle';
};
const ISLES: { readonly [area: string]: Tint } = { wight: 'south', man: 'trent', calais: 'south' };

export const tintOf = (area: string): number => {
  const region = REGION_OF.get(area);
  if (region !== undefined && region !== 'england') return TINTS.indexOf(region);
  const isle = ISLES[area];
  if (isle) return TINTS.indexOf(isle);
  const [lon = 0, lat = 0] = (BRITAIN.england[area] ?? '').split(',')[0]?.split(' ').map(Number) ?? [];
  return TINTS.indexOf(shireOf(lon, lat));
};
