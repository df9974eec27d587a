// A map as plain data: what the map maker writes and a board draws. Ids and kinds are the game's own words.
import type { Box } from './camera.ts';
import type { Point } from './path.ts';

export interface MapArea<Id extends string = string> {
  readonly id: Id;
  /** The outline, islands included. */
  readonly path: string;
  /** The middle of the largest circle that fits into the area, and its radius. */
  readonly centre: Point;
  readonly radius: number;
  /** Neighbours have different tints; foreign land has none. */
  readonly tint?: number;
}
export interface MapBorder<Id extends string = string, Kind extends string = string> {
  readonly a: Id;
  readonly b: Id;
  readonly kind: Kind;
  readonly path: string;
  /** The point half-way along its longest piece. */
  readonly mid: Point;
  readonly length: number;
}
export interface MapDrawing<Id extends string = string, Kind extends string = string> {
  /** What the first fit shows. */
  readonly box: Box;
  /** How far the drawing goes on beyond it. */
  readonly bleed: Box;
  readonly areas: readonly MapArea<Id>[];
  readonly borders: readonly MapBorder<Id, Kind>[];
  /** The coast of all areas that are not foreign. */
  readonly coast: string;
  /** Land that holds no area. */
  readonly rest: string;
  /** Closed lines in the sea along all coasts, the nearest first. */
  readonly waterLines: readonly string[];
}
/** The sea in zones, where a game has them. */
export interface MapSea<Id extends string = string, Kind extends string = string> {
  /** Islands are holes in them: to be filled by the even-odd rule. */
  readonly zones: readonly MapArea<Id>[];
  readonly borders: readonly MapBorder<string, Kind>[];
}
