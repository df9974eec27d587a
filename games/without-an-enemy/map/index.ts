// The map of this game: the drawing, and where things stand on it.
import { unpackMap, type Words } from '@rose/board/packed';
import { PACKED } from './map.gen.ts';

export type AreaId = Words<typeof PACKED.areas>;
export const MAP = unpackMap(PACKED);
export { AREA_PLACES, type AreaPlace, TOWN_PLACES, type TownPlace } from './places.ts';
export { REGION_NAMES, type Region, regionOfTint, STRENGTHS } from './tints.ts';
