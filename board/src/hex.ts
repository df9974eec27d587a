// Hexagons standing on a corner, in axial coordinates: q runs east, r runs south-east.
import { ngon, type Point } from './path.ts';

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The centre of a cell, where `size` is the distance from a centre to a corner. */
export const centreOf = ({ q, r }: Axial, size: number): Point => ({
  x: Math.sqrt(3) * size * (q + r / 2),
  y: 1.5 * size * r,
});
export const hexagon = (radius: number): string => ngon(6, radius);

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

const WAYS: { readonly [A in Arrow]: readonly Axial[] } = {
  ArrowLeft: [{ q: -1, r: 0 }],
  ArrowRight: [{ q: 1, r: 0 }],
  ArrowUp: [
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ],
  ArrowDown: [
    { q: 0, r: 1 },
    { q: -1, r: 1 },
  ],
};

/** The neighbour an arrow key leads to: of two rows' neighbours the one that keeps nearest to the column held. */
export const arrowStep = <C extends Axial>(
  cells: readonly C[],
  from: Axial,
  key: Arrow,
  column: number,
): C | undefined => {
  const found = WAYS[key].flatMap((way) => cells.filter((c) => c.q === from.q + way.q && c.r === from.r + way.r));
  const far = (cell: C): number => Math.abs(centreOf(cell, 1).x - column);
  return found.sort((a, b) => far(a) - far(b))[0];
};
