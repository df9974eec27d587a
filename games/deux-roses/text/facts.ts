// Facts both languages put into words: what stands where, what lies ahead, how far the edge is. No rule, no word.
import {
  C,
  type CellId,
  type CellName,
  DIRECTION_IDS,
  type DirectionId,
  GREEN_STARS,
  isCellName,
  isRim,
  nameOf,
  next,
  OUTSIDE,
  RED_STARS,
  SEATS,
  type Seat,
  type View,
} from '@rose/deux-roses/ids';

/** Soldiers of one house. */
export const ARMY = 4;

export const ahead = (cell: CellId, direction: DirectionId): CellId | undefined => {
  const found = next(cell, direction);
  return found === OUTSIDE ? undefined : found;
};

/** Two soldiers in line, what they push and where it lands; `landing` is nothing outside the garden. */
export interface Push {
  readonly front: CellName;
  readonly target: CellName;
  readonly landing: CellName | undefined;
}
/** The push that starts at the soldier in front; nothing when it would leave the garden itself. */
export const pushFrom = (front: CellId | undefined, direction: DirectionId): Push | undefined => {
  const target = front === undefined ? undefined : ahead(front, direction);
  if (front === undefined || target === undefined) return undefined;
  const landing = ahead(target, direction);
  return { front: nameOf(front), target: nameOf(target), landing: landing === undefined ? undefined : nameOf(landing) };
};

/** How many pushes in a row would carry a piece on this cell over the nearest edge. */
export const pushesToEdge = (cell: CellName): number => {
  const along = (direction: DirectionId): number => {
    let pushes = 1;
    for (let at = ahead(C[cell], direction); at !== undefined; at = ahead(at, direction)) pushes++;
    return pushes;
  };
  return Math.min(...DIRECTION_IDS.map(along));
};

export interface Standing {
  readonly seat: Seat;
  readonly piece: 'soldier' | 'castle';
}
export const standingOn = (view: View, cell: string): Standing | undefined => {
  for (const seat of SEATS) {
    if (view[seat].castle === cell) return { seat, piece: 'castle' };
    if (view[seat].soldiers.some((soldier) => soldier === cell)) return { seat, piece: 'soldier' };
  }
  return undefined;
};

/** A reinforcement marker as a place of its own, beside the board. */
export const markerPlace = (seat: Seat): string => `#marker-${seat}`;
export const markerOn = (view: View, id: string): 'sun' | 'moon' =>
  (SEATS.find((seat) => markerPlace(seat) === id) === 'york' ? view.york : view.lancaster).marker;

export type CellKind = 'red-star' | 'green-star' | 'edge' | 'inside';
export const kindOf = (cell: CellName): CellKind => {
  const id = C[cell];
  if (RED_STARS.includes(id)) return 'red-star';
  if (SEATS.some((seat) => GREEN_STARS[seat] === id)) return 'green-star';
  return isRim(id) ? 'edge' : 'inside';
};

/** What the hand has touched so far: the question depends on it. */
export type Touched =
  | { readonly touched: 'nothing' | 'reinforce' }
  | { readonly touched: 'soldier'; readonly cell: CellName }
  | { readonly touched: 'enemy' | 'pair'; readonly cell: CellName; readonly second: CellName };
export const touchedBy = (view: View, seat: Seat, picked: readonly string[]): Touched => {
  const first = picked[0];
  const last = picked.at(-1);
  if (first === undefined || last === undefined) return { touched: 'nothing' };
  if (!isCellName(first)) return { touched: 'reinforce' };
  if (last === first || !isCellName(last)) return { touched: 'soldier', cell: first };
  return { touched: standingOn(view, last)?.seat === seat ? 'pair' : 'enemy', cell: first, second: last };
};
