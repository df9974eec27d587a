// The outline of an area: its borders and its pieces of coast, joined end to end.
import type { BorderPiece, CoastPiece } from './cut.ts';
import { areaOf, at, contains, lengthOf, type Point, type Polyline, type Ring } from './geometry.ts';

export interface Pieces {
  readonly borders: readonly BorderPiece[];
  readonly coast: readonly CoastPiece[];
}
interface Way {
  readonly piece: BorderPiece | CoastPiece;
  readonly to: string;
  readonly line: Polyline;
}
export interface Outline {
  readonly ring: Ring;
  readonly pieces: readonly (BorderPiece | CoastPiece)[];
}

const ownedBy = (owner: string, { borders, coast }: Pieces): readonly (BorderPiece | CoastPiece)[] => [
  ...borders.filter((piece) => piece.left === owner || piece.right === owner),
  ...coast.filter((piece) => piece.owner === owner),
];

export const outlinesOf = (owner: string, all: Pieces): readonly Outline[] => {
  const left = new Set(ownedBy(owner, all));
  const leave = (end: string): Way | undefined => {
    for (const piece of left) {
      if (piece.from === end) return { piece, to: piece.to, line: piece.line };
      if (piece.to === end) return { piece, to: piece.from, line: piece.line.toReversed() };
    }
    return undefined;
  };
  const outlines: Outline[] = [];
  for (const first of left) {
    left.delete(first);
    const points: Point[] = [...first.line];
    const pieces = [first];
    for (let end = first.to; end !== first.from; ) {
      const way = leave(end);
      if (!way) throw new Error(`the outline of ${owner} is open at ${at(points, -1).join(' ')}`);
      left.delete(way.piece);
      points.push(...way.line.slice(1));
      pieces.push(way.piece);
      end = way.to;
    }
    outlines.push({ ring: points.slice(0, -1), pieces });
  }
  return outlines;
};

/** The neighbour a scrap of land touches most. */
const host = (owner: string, { pieces }: Outline): string | undefined => {
  const shared = new Map<string, number>();
  for (const piece of pieces)
    if ('left' in piece) {
      const other = piece.left === owner ? piece.right : piece.left;
      shared.set(other, (shared.get(other) ?? 0) + lengthOf(piece.line));
    }
  return [...shared].toSorted((a, b) => b[1] - a[1])[0]?.[0];
};

const handed = ({ borders, coast }: Pieces, scrap: Outline, from: string, to: string): Pieces => {
  const passes = (name: string): string => (name === from ? to : name);
  const isOf = (piece: BorderPiece | CoastPiece): boolean => scrap.pieces.includes(piece);
  return {
    borders: borders
      .map((piece) => (isOf(piece) ? { ...piece, left: passes(piece.left), right: passes(piece.right) } : piece))
      .filter(({ left, right }) => left !== right),
    coast: coast.map((piece) => (isOf(piece) ? { ...piece, owner: to } : piece)),
  };
};

export const isAstray = (ring: Ring, own: readonly Point[]): boolean => !own.some((seed) => contains([ring], seed));

/** A border that grazes a headland cuts off scraps: those smaller than `crumb` go to the neighbour they hang on. */
export const withoutCrumbs = (owners: ReadonlyMap<string, readonly Point[]>, pieces: Pieces, crumb: number): Pieces => {
  for (const [owner, own] of owners)
    for (const outline of outlinesOf(owner, pieces)) {
      if (areaOf(outline.ring) >= crumb || !isAstray(outline.ring, own)) continue;
      const to = host(owner, outline);
      if (to !== undefined) return withoutCrumbs(owners, handed(pieces, outline, owner, to), crumb);
    }
  return pieces;
};
