// Hexagons in axial coordinates: six directions, neighbours, distances.
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** East, then counter-clockwise: E, NE, NW, W, SW, SE on a board of pointed tops. */
export const HEX_STEPS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** For each cell six entries, one a direction: the index of the neighbour, -1 beyond the rim. */
export const hexNeighbours = (cells: readonly Axial[]): readonly number[] => {
  const index = new Map(cells.map(({ q, r }, i) => [`${q},${r}`, i]));
  return cells.flatMap(({ q, r }) => HEX_STEPS.map((step) => index.get(`${q + step.q},${r + step.r}`) ?? -1));
};

/** Steps between two cells when nothing is in the way. */
export const hexDistance = (a: Axial, b: Axial): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};
