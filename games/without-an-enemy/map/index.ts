// The map of this game: the drawing, and where things stand on it.
import { type Atlas, unpackMap, type Words } from '@rose/board/packed';
import type { AreaName } from '../src/rules/data/areas.ts';
import type { BorderKind } from './borders.ts';
import { PACKED } from './map.gen.ts';

export type WasteName = Words<typeof PACKED.wastes>;
export const MAP: Atlas<AreaName, BorderKind, never, WasteName> = unpackMap(PACKED);
export { BOXES, COMPASS, HILLS, SEA_PLACES, TREES } from './furniture.ts';
export { AREA_PLACES, TOWN_PLACES } from './places.ts';
export { regionOfTint, STRENGTHS } from './tints.ts';
