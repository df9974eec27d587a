// The borders of the map: every pair of the rules with the line it is drawn by.
import type { Bound } from '@rose/maps';
import { LAND, SEA } from './neighbours.ts';
import { REGION_OF } from './regions.ts';

/** A river or a dry bound where a bonus begins; towards Scotland nobody goes by land. */
export type BorderKind = 'area' | 'river' | 'bound' | 'closed';

const pairsOf = (table: { readonly [one: string]: string }): readonly (readonly [string, string])[] =>
  Object.entries(table).flatMap(([a, others]) => others.split(' ').map((b) => [a, b] as const));

/** Where the lines of Tees and Trent leave the rivers. */
const DRY = ['egremont', 'cockermouth', 'greystoke-castle', 'brougham', 'alston', 'stanhope', 'buxton'];
const NORTH = ['tees', 'trent'];
const kindOf = (a: string, b: string): BorderKind => {
  const [one, other] = [REGION_OF.get(a), REGION_OF.get(b)];
  // The Pale of Calais.
  if (a === 'calais') return 'bound';
  if (one === other) return 'area';
  const regions = [one, other];
  const isDry = regions.some((region) => region === 'wales' || region === 'west') || DRY.includes(a) || DRY.includes(b);
  return !isDry && regions.some((region) => region !== undefined && NORTH.includes(region)) ? 'river' : 'bound';
};

const MARCH = ['carlisle', 'bewcastle', 'kielder', 'otterburn', 'wooler', 'berwick'];
export const LAND_BORDERS: readonly Bound<string, BorderKind>[] = [
  ...pairsOf(LAND).map(([a, b]) => ({ a, b, kind: kindOf(a, b) })),
  ...MARCH.map((a) => ({ a, b: 'scotland', kind: 'closed' as const })),
];
export const SEA_BORDERS: readonly Bound<string, 'sea'>[] = pairsOf(SEA).map(([a, b]) => ({ a, b, kind: 'sea' }));
