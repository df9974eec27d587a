// The map of this game: the drawing, and where things stand on it.
import { type Atlas, unpackMap, type Words } from '@rose/board/packed';
import type { AreaName } from '../src/rules/data/areas.ts';
import type { PlaceName } from '../src/rules/data/places.ts';
import type { RoadName } from '../src/rules/data/roads.ts';
import type { SeaName } from '../src/rules/data/seas.ts';
import type { BorderKind } from './borders.ts';
import { PACKED } from './map.gen.ts';

export type WasteName = Words<typeof PACKED.wastes>;
export const MAP: Atlas<AreaName, BorderKind | 'sea', SeaName, WasteName, PlaceName, RoadName> = unpackMap(PACKED);
export { TINTS } from './tints.ts';
