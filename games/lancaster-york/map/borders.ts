// The borders of the rules as the map draws them: between regions over land, between zones in one line over the sea.
import type { Bound } from '@rose/maps';
import { neighboursOf, REGIONS, regionName, ZONE_NAMES, type ZoneName } from '../src/rules/data/regions.ts';

export const REGION_BORDERS: readonly Bound[] = REGIONS.flatMap((region) =>
  neighboursOf(region)
    .filter((other) => other > region)
    .map((other) => ({ a: regionName(region), b: regionName(other), kind: 'bound' })),
);

export const ZONE_PAIRS: readonly (readonly [ZoneName, ZoneName])[] = ZONE_NAMES.slice(1).map((to, i) => [
  ZONE_NAMES[i] as ZoneName,
  to,
]);
/** At both ends the line is cut off from the waters of Scotland. */
export const ZONE_BORDERS: readonly Bound[] = [
  ...ZONE_PAIRS.map(([a, b]) => ({ a, b, kind: 'sea' })),
  { a: 'nm-east', b: 'beyond-east', kind: 'end' },
  { a: 'nm-west', b: 'beyond-west', kind: 'end' },
];
