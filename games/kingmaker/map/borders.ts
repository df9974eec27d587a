// The borders of the map: every pair of the rules with the line it is drawn by.
import type { Bound } from '@rose/maps';
import { type AreaName, areaName, NEIGHBOURS } from '../src/rules/data/areas.ts';
import { SEA_NEIGHBOURS, type SeaName, seaName } from '../src/rules/data/seas.ts';
import { regionOf } from './regions.ts';

/** A river or a dry bound where a bonus begins; towards Scotland nobody goes by land. */
export type BorderKind = 'area' | 'river' | 'bound' | 'closed';

const pairsOf = <N extends string>(
  neighbours: readonly (readonly number[])[],
  nameOf: (id: number) => N,
): readonly (readonly [N, N])[] =>
  neighbours.flatMap((near, one) =>
    near.map((other) => [nameOf(one), nameOf(other)] as const).filter(([a, b]) => a < b),
  );

/** Where the lines of Tees and Trent leave the rivers. */
const DRY: readonly AreaName[] = [
  'egremont',
  'cockermouth',
  'greystoke-castle',
  'brougham',
  'alston',
  'stanhope',
  'buxton',
];
const kindOf = (a: AreaName, b: AreaName): BorderKind => {
  // The Pale of Calais.
  if (a === 'calais') return 'bound';
  const regions = [regionOf(a), regionOf(b)];
  if (regions[0] === regions[1]) return 'area';
  const isDry = regions.some((region) => region === 'wales' || region === 'west') || DRY.includes(a) || DRY.includes(b);
  return isDry ? 'bound' : 'river';
};

const MARCH: readonly AreaName[] = ['carlisle', 'bewcastle', 'kielder', 'otterburn', 'wooler', 'berwick'];
export const LAND_BORDERS: readonly Bound<AreaName, BorderKind>[] = [
  ...pairsOf(NEIGHBOURS, areaName).map(([a, b]) => ({ a, b, kind: kindOf(a, b) })),
  ...MARCH.map((a) => ({ a, b: 'scotland' as const, kind: 'closed' as const })),
];
export const SEA_BORDERS: readonly Bound<SeaName, 'sea'>[] = pairsOf(SEA_NEIGHBOURS, seaName).map(([a, b]) => ({
  a,
  b,
  kind: 'sea',
}));
