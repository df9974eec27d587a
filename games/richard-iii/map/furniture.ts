// Names, marks and scenery as lists a board draws from.
import type { MapName, Scenery, SeaName } from '@rose/board';
import { A, AREA_NAMES, type AreaName, isExile, SEAS } from '../src/rules/data/areas.ts';
import { type Mark, PLACES, SCENERY, SEA_PLACES } from './places.ts';

const SIZE = 14.5;
const SIZE_ABROAD = 16.5;

export interface AreaLabel extends MapName {
  readonly id: AreaName;
  readonly marks: readonly Mark[];
}
export const AREA_LABELS: readonly AreaLabel[] = AREA_NAMES.map((id) => {
  const { at, marks } = PLACES[id];
  const foreign = isExile(A[id]);
  return { id, at: { x: at[0], y: at[1] }, size: foreign ? SIZE_ABROAD : SIZE, foreign, marks };
});
export const SEA_LABELS: readonly SeaName[] = SEAS.map((id) => {
  const { at, size, turn } = SEA_PLACES[id];
  return { id, at: { x: at[0], y: at[1] }, size, turn };
});
export const SCENES: readonly Scenery[] = (['hill', 'tree', 'ship'] as const).flatMap((kind) =>
  SCENERY[kind].map(([x, y]) => ({ kind, at: { x, y } })),
);
