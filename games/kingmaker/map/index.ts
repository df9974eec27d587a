// The map of this game: the drawing, and where things stand on it.
import type { Point } from '@rose/board';
import { type Atlas, unpackMap, type Words } from '@rose/board/packed';
import type { AreaName } from '../src/rules/data/areas.ts';
import type { PlaceName } from '../src/rules/data/places.ts';
import type { RoadName } from '../src/rules/data/roads.ts';
import type { SeaName } from '../src/rules/data/seas.ts';
import type { BorderKind } from './borders.ts';
import { PACKED } from './map.gen.ts';

export type WasteName = Words<typeof PACKED.wastes>;
type Drawn = Atlas<AreaName, BorderKind | 'sea', SeaName, WasteName, PlaceName, RoadName>;
const DRAWN: Drawn = unpackMap(PACKED);

/** The middles of these lie beyond the board: whatever stands there stands in the part of them that is looked at. */
const WITHIN: { readonly [N in AreaName | SeaName]?: Point } = {
  ireland: { x: 154, y: 432 },
  scotland: { x: 438, y: 140 },
  continent: { x: 970, y: 830 },
  'yarmouth-roads': { x: 970, y: 464 },
  'mid-channel': { x: 570, y: 830 },
  'start-sea': { x: 450, y: 830 },
  'lizard-sea': { x: 314, y: 830 },
  'lands-end-sea': { x: 166, y: 792 },
  'celtic-sea': { x: 154, y: 644 },
};
const seen = <G extends { readonly id: AreaName | SeaName; readonly centre: Point }>(ground: G): G => ({
  ...ground,
  centre: WITHIN[ground.id] ?? ground.centre,
});
/** The board, with everything on it that can hold a piece: foreign lands and open seas go on beyond it. */
export const CORE = { x: 130, y: 56, width: 866, height: 796 } as const;
export const MAP: Drawn = { ...DRAWN, areas: DRAWN.areas.map(seen), zones: DRAWN.zones.map(seen) };
export { TINTS } from './tints.ts';
