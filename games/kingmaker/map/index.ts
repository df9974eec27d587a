// The map of this game: the drawing, and where things stand on it.
import { unpackMap, type Words } from '@rose/board/packed';
import { PACKED } from './map.gen.ts';

export type AreaId = Words<typeof PACKED.areas>;
export type ZoneId = Words<typeof PACKED.zones>;
export type PlaceId = Words<typeof PACKED.places>;
export type RoadId = Words<typeof PACKED.roads>;

export const MAP = unpackMap(PACKED);
export { TINTS, type Tint } from './tints.ts';
