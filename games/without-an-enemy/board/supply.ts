// 11.1 Who would suffer if the turn ended now: only one's own blocks are known well enough.
import {
  A,
  AREA_NAMES,
  type AreaName,
  B,
  cityIn,
  cityName,
  isFoot,
  isHorse,
  isMountain,
  isOffMap,
  NO_CITY,
  type Seat,
  SUPPLY_MOUNTAIN,
  SUPPLY_OPEN,
  sizeOf,
  type View,
} from '@rose/without-an-enemy/ids';
import { type Piece, piecesOf } from './pieces.ts';

export interface Hunger {
  readonly area: AreaName;
  /** Blocks above what the area feeds: each loses 1. */
  readonly excess: number;
}
const isBesieged = (pieces: readonly Piece[], city: string): boolean => pieces.some((piece) => piece.city === city);

/** What an area feeds: so many blocks, and by its city so many more of foot. */
export const feedsIn = (
  view: View,
  seat: Seat,
  area: AreaName,
  pieces = piecesOf(view),
): { readonly base: number; readonly foot: number } => {
  const city = cityIn(A[area]);
  const name = city === NO_CITY ? undefined : cityName(city);
  const helps = name !== undefined && view.control[name] === seat && !isBesieged(pieces, name);
  return { base: isMountain(A[area]) ? SUPPLY_MOUNTAIN : SUPPLY_OPEN, foot: helps ? sizeOf(city) : 0 };
};
/** Who eats in the field of an area, and how many it feeds of them. */
export interface Rations {
  readonly area: AreaName;
  readonly blocks: number;
  readonly limit: number;
}
const rationsIn = (view: View, seat: Seat, area: AreaName, pieces: readonly Piece[]): Rations => {
  const field = pieces.filter((piece) => piece.seat === seat && piece.area === area && piece.city === undefined);
  const blocks = field.flatMap(({ block }) => (block === undefined ? [] : [B[block]]));
  const feet = blocks.filter(isFoot).length;
  const { base, foot } = feedsIn(view, seat, area, pieces);
  return { area, blocks: feet + blocks.filter(isHorse).length, limit: base + Math.min(feet, foot) };
};
/** Every area where blocks of the seat eat. */
export const rations = (view: View, seat: Seat): readonly Rations[] => {
  const pieces = piecesOf(view);
  const areas = AREA_NAMES.filter((area) => !isOffMap(A[area]) && pieces.some((piece) => piece.area === area));
  return areas.map((area) => rationsIn(view, seat, area, pieces)).filter(({ blocks }) => blocks > 0);
};
export const hungry = (view: View, seat: Seat): readonly Hunger[] =>
  rations(view, seat)
    .map(({ area, blocks, limit }) => ({ area, excess: blocks - limit }))
    .filter(({ excess }) => excess > 0);
