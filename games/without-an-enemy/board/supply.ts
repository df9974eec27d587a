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
const excessIn = (view: View, seat: Seat, area: AreaName, pieces: readonly Piece[]): number => {
  if (isOffMap(A[area])) return 0;
  const field = pieces.filter((piece) => piece.seat === seat && piece.area === area && piece.city === undefined);
  const blocks = field.flatMap(({ block }) => (block === undefined ? [] : [B[block]]));
  const { base, foot } = feedsIn(view, seat, area, pieces);
  return Math.max(0, blocks.filter(isHorse).length + Math.max(0, blocks.filter(isFoot).length - foot) - base);
};
export const hungry = (view: View, seat: Seat): readonly Hunger[] => {
  const pieces = piecesOf(view);
  return AREA_NAMES.map((area) => ({ area, excess: excessIn(view, seat, area, pieces) })).filter(
    ({ excess }) => excess > 0,
  );
};
