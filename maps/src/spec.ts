// What a game tells the map maker. Places on the earth are longitude and latitude, all else units of the drawing.
import type { Point } from './geometry.ts';

export type LonLat = readonly [lon: number, lat: number];
/** Places in one line: '-3.6 55.3, -3.2 55.1' is two, each its longitude and its latitude. */
export type Places = string;
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Crowded country drawn larger, as map-makers of old did: `more` is how much larger in the middle. */
export interface Lens {
  readonly at: LonLat;
  readonly radius: number;
  readonly more: number;
}
export interface Projection {
  readonly parallels: readonly [south: number, north: number];
  readonly meridian: number;
  /** These places just fit into the frame `into`. */
  readonly fit: Places;
  readonly into: Frame;
  /** How much wider than true. */
  readonly wider?: number;
  readonly lenses?: readonly Lens[];
}

/** Islands and continents: the named countries, joined. */
export interface LandSpec {
  readonly countries: readonly string[];
  /** Keeps the pieces that begin inside this outline. */
  readonly within?: Places;
  /** Pieces smaller than this are left out. */
  readonly leastIsland: number;
  /** Water of the atlas that is land on this map. */
  readonly filled?: readonly Places[];
}
/** An area has seeds, or is the whole of its land. */
export interface AreaSpec<Id extends string = string> {
  readonly id: Id;
  readonly land: string;
  readonly seeds?: Places;
  /** A tint of the game's own choice, for maps whose tints mean something; else neighbours get different ones. */
  readonly tint?: number;
  /** Drawn quietly, without a tint of its own. */
  readonly foreign?: true;
  /** Land that belongs to nobody in the game: it keeps its neighbours in their bounds. */
  readonly scenery?: true;
}
/** A line on the earth, walked with one area on the left hand and one on the right; with a width it is open water. */
export interface NaturalBorder<Id extends string = string> {
  readonly left: Id;
  readonly right: Id;
  readonly line: Places;
  readonly width?: number;
}
export interface Bound<Id extends string = string, Kind extends string = string> {
  readonly a: Id;
  readonly b: Id;
  readonly kind: Kind;
}

/** The water, divided as a land is: zones from seeds and natural borders. A zone of scenery is water beyond the game. */
export interface SeaSpec<Id extends string = string, Kind extends string = string> {
  readonly zones: readonly Omit<AreaSpec<Id>, 'land' | 'foreign'>[];
  readonly naturalBorders: readonly NaturalBorder<Id>[];
  readonly borders: readonly Bound<Id, Kind>[];
}

/** A place on the earth whose symbol stands in an area, near its true site. */
export interface PlaceSpec {
  readonly id: string;
  readonly area: string;
  readonly at: Places;
}
/** A road through areas, one after the other; in some of them it halts at places. */
export interface RoadSpec {
  readonly id: string;
  readonly areas: readonly string[];
  readonly places: readonly string[];
}

export interface MapSpec<Id extends string = string, Kind extends string = string> {
  /** What the first fit shows. */
  readonly box: Frame;
  /** How far beyond it the drawing goes on. */
  readonly bleed: number;
  readonly projection: Projection;
  readonly lands: { readonly [name: string]: LandSpec };
  readonly areas: readonly AreaSpec<Id>[];
  /** Borders that follow a line of the earth; all others fall where the seeds put them. */
  readonly naturalBorders: readonly NaturalBorder<Id>[];
  /** Every pair that is to touch, and no other. */
  readonly borders: readonly Bound<Id, Kind>[];
  /** A shorter contact cannot be seen. */
  readonly leastContact: number;
  /** How far the hand that draws borders may stray. */
  readonly stray: number;
  /** Where ships have zones to sail in. */
  readonly sea?: SeaSpec;
  /** From the coast to each water-line; without it the five of the house. */
  readonly waterLines?: readonly number[];
  /** The smallest wrinkles that are kept, of the coast, of borders and of water-lines, in square units. */
  readonly wrinkles?: { readonly coast: number; readonly borders: number; readonly water: number };
  /** Each line written once, for maps of many areas: see `pack.ts`. Only such a map has places and roads. */
  readonly packed?: true;
  readonly places?: readonly PlaceSpec[];
  readonly roads?: readonly RoadSpec[];
}

export const frameRing = ({ x, y, width, height }: Frame): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
export const grown = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
