// The map of this game: the drawing, and where things stand on it.
import { type Atlas, unpackMap, type Words } from '@rose/board/packed';
import type { AreaName } from '../src/rules/data/areas.ts';
import { PACKED } from './map.gen.ts';

/** By the rules yellow, blue and red; a bound is no border at all. */
export type BorderKind = 'open' | 'river' | 'hills' | 'bound';
export const MAP: Atlas<AreaName, BorderKind, never, Words<typeof PACKED.wastes>> = unpackMap(PACKED);
export { AREA_LABELS, type AreaLabel, SCENES, SEA_LABELS } from './furniture.ts';
export { COMPASS, type Mark, PLACES } from './places.ts';
