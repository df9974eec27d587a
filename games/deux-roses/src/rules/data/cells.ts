// The board: a hexagon of 37 cells in rows of 4, 5, 6, 7, 6, 5, 4 (rulings 1 to 3; reconstructed).
// A cell is named by its row, a (top) to g, and its place from the left; inside the engine it is a number.
import { hexDistance, hexNeighbours } from '@rose/parts';

/** Rows from top to bottom: letter, axial row r, first axial column q, length. */
const ROWS = [
  ['a', -3, 0, 4],
  ['b', -2, -1, 5],
  ['c', -1, -2, 6],
  ['d', 0, -3, 7],
  ['e', 1, -3, 6],
  ['f', 2, -3, 5],
  ['g', 3, -3, 4],
] as const;

type Range<N extends number, T extends number[] = []> = T['length'] extends N
  ? T[number]
  : Range<N, [...T, T['length']]>;
type RowCells<R extends string, N extends number> = `${R}${Exclude<Range<N>, 0> | N}`;
export type CellName = RowCells<'a' | 'g', 4> | RowCells<'b' | 'f', 5> | RowCells<'c' | 'e', 6> | RowCells<'d', 7>;

export type CellId = number & { readonly cell: true };

interface Cell {
  readonly name: CellName;
  readonly q: number;
  readonly r: number;
}
const BOARD: readonly Cell[] = ROWS.flatMap(([letter, r, q, length]) =>
  Array.from({ length }, (_, i): Cell => ({ name: `${letter}${i + 1}` as CellName, q: q + i, r })),
);

export const CELL_NAMES: readonly CellName[] = BOARD.map((cell) => cell.name);
export const CELLS: readonly CellId[] = BOARD.map((_, id) => id as CellId);
/** C.e3 is the number of cell e3. */
export const C = Object.fromEntries(CELL_NAMES.map((name, id) => [name, id])) as { readonly [N in CellName]: CellId };
export const nameOf = (cell: CellId): CellName => CELL_NAMES[cell] as CellName;
export const isCellName = (text: string): text is CellName => Object.hasOwn(C, text);
/** The axial coordinates of a cell, for whoever draws it. */
export const axialOf = (name: CellName): { readonly q: number; readonly r: number } => BOARD[C[name]] as Cell;

export const DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export type DirectionName = (typeof DIRECTIONS)[number];
export type DirectionId = number & { readonly direction: true };
export const DIRECTION_IDS: readonly DirectionId[] = DIRECTIONS.map((_, id) => id as DirectionId);
export const D = Object.fromEntries(DIRECTIONS.map((name, id) => [name, id])) as {
  readonly [N in DirectionName]: DirectionId;
};
export const directionName = (direction: DirectionId): DirectionName => DIRECTIONS[direction] as DirectionName;
export const opposite = (direction: DirectionId): DirectionId => ((direction + 3) % 6) as DirectionId;

/** Outside the board: a place to be pushed to, never to stand on. */
export const OUTSIDE = -1 as CellId;

const NEXT = hexNeighbours(BOARD);
/** The cell one step away, or OUTSIDE. */
export const next = (cell: CellId, direction: DirectionId): CellId => NEXT[cell * 6 + direction] as CellId;

/** The real cells around each cell. */
const AROUND: readonly (readonly CellId[])[] = CELLS.map((cell) =>
  DIRECTION_IDS.map((direction) => next(cell, direction)).filter((other) => other !== OUTSIDE),
);
export const around = (cell: CellId): readonly CellId[] => AROUND[cell] as readonly CellId[];
const DISTANCES: readonly number[] = BOARD.flatMap((a) => BOARD.map((b) => hexDistance(a, b)));
export const distance = (a: CellId, b: CellId): number => DISTANCES[a * BOARD.length + b] as number;
export const touch = (a: CellId, b: CellId): boolean => distance(a, b) === 1;
/** The direction from a cell to its neighbour; nothing when they do not touch. */
export const directionTo = (from: CellId, to: CellId): DirectionId | undefined =>
  DIRECTION_IDS.find((direction) => next(from, direction) === to);

/** Ruling 3: nobody is placed on the middle row. */
export const RED_STARS: readonly CellId[] = CELLS.filter((cell) => nameOf(cell).startsWith('d'));
/** Ruling 2: where the castles stand. */
export const GREEN_STARS = { lancaster: C.f3, york: C.b3 } as const;
/** The rim: cells from which a push may lead off the board. */
export const isRim = (cell: CellId): boolean => around(cell).length < 6;
