// Squares in ranks and files: directions, neighbours, distances.
export interface Square {
  readonly file: number;
  readonly rank: number;
}

/** East, then counter-clockwise; ranks grow to the north. */
export const SIDE_STEPS: readonly Square[] = [
  { file: 1, rank: 0 },
  { file: 0, rank: 1 },
  { file: -1, rank: 0 },
  { file: 0, rank: -1 },
];
/** The eight directions, corners between sides: E, NE, N, NW, W, SW, S, SE. */
export const SQUARE_STEPS: readonly Square[] = [
  { file: 1, rank: 0 },
  { file: 1, rank: 1 },
  { file: 0, rank: 1 },
  { file: -1, rank: 1 },
  { file: -1, rank: 0 },
  { file: -1, rank: -1 },
  { file: 0, rank: -1 },
  { file: 1, rank: -1 },
];

/** For each square one entry a direction: the index of the neighbour, -1 beyond the rim. */
export const squareNeighbours = (squares: readonly Square[], steps: readonly Square[]): readonly number[] => {
  const index = new Map(squares.map(({ file, rank }, i) => [`${file},${rank}`, i]));
  return squares.flatMap(({ file, rank }) =>
    steps.map((step) => index.get(`${file + step.file},${rank + step.rank}`) ?? -1),
  );
};

/** Steps between two squares over sides only. */
export const sideDistance = (a: Square, b: Square): number => Math.abs(a.file - b.file) + Math.abs(a.rank - b.rank);
/** Steps between two squares over sides and corners. */
export const squareDistance = (a: Square, b: Square): number =>
  Math.max(Math.abs(a.file - b.file), Math.abs(a.rank - b.rank));
