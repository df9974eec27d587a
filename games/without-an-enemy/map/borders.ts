// The borders of the map: every pair of the rules, over open country or over hills.
import type { Bound } from '@rose/maps';
import { type AreaName, areaName } from '../src/rules/data/areas.ts';
import { BORDERS, endsOf, isRough } from '../src/rules/data/borders.ts';

export type BorderKind = 'open' | 'hills';
export const DRAWN_BORDERS: readonly Bound<AreaName, BorderKind>[] = BORDERS.map((border) => {
  const [a, b] = endsOf(border);
  return { a: areaName(a), b: areaName(b), kind: isRough(border) ? 'hills' : 'open' };
});
