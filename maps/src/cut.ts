// Arcs meet the coast: both are cut where they cross. What is left of the arcs on land are borders, the pieces of the
// coast belong to one owner each. Ends have names, so that pieces find each other without comparing numbers.
import type { Arc } from './cells.ts';
import {
  at,
  boundsOf,
  closed,
  contains,
  cross,
  minus,
  overlap,
  type Point,
  type Polyline,
  type Ring,
} from './geometry.ts';

export interface BorderPiece {
  readonly left: string;
  readonly right: string;
  readonly from: string;
  readonly to: string;
  readonly line: Polyline;
}
export interface CoastPiece {
  readonly owner: string;
  readonly from: string;
  readonly to: string;
  readonly line: Polyline;
}

/** Where an arc and a ring cross: how far along each, in segments. */
interface Crossing {
  readonly name: string;
  readonly arc: Arc;
  readonly ring: Ring;
  readonly alongArc: number;
  readonly alongRing: number;
  readonly point: Point;
  /** Whose land the coast enters here, and whose it leaves. */
  readonly enters: string;
  readonly leaves: string;
}

const meeting = (a: Point, b: Point, c: Point, d: Point): readonly [along: number, across: number] | undefined => {
  const [r, s, between] = [minus(b, a), minus(d, c), minus(c, a)];
  const turn = cross(r, s);
  if (turn === 0) return undefined;
  const [along, across] = [cross(between, s) / turn, cross(between, r) / turn];
  return along >= 0 && along < 1 && across >= 0 && across < 1 ? [along, across] : undefined;
};

const crossingsOf = (arc: Arc, ring: Ring): readonly Crossing[] => {
  const shore = closed(ring);
  if (!overlap(boundsOf(arc.line), boundsOf(ring))) return [];
  return arc.line.slice(1).flatMap((b, i) => {
    const a = at(arc.line, i);
    const near = boundsOf([a, b]);
    return ring.flatMap((c, k): readonly Crossing[] => {
      const d = at(shore, k + 1);
      if (Math.min(c[0], d[0]) > near.most[0] || Math.max(c[0], d[0]) < near.least[0]) return [];
      const met = meeting(a, b, c, d);
      if (!met) return [];
      const [along, across] = met;
      const point: Point = [a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along];
      const toRight = cross(minus(b, a), minus(d, c)) > 0;
      const [enters, leaves] = toRight ? [arc.right, arc.left] : [arc.left, arc.right];
      const name = `${point[0]} ${point[1]}`;
      return [{ name, arc, ring, alongArc: i + along, alongRing: k + across, point, enters, leaves }];
    });
  });
};

/** The points of a line strictly between two places along it. */
const within = (line: Polyline, from: number, to: number): Polyline => line.slice(Math.floor(from) + 1, Math.ceil(to));

const borderPieces = (arc: Arc, crossings: readonly Crossing[], coast: readonly Ring[]): readonly BorderPiece[] => {
  const ends = [
    { name: `junction ${arc.from}`, alongArc: 0, point: at(arc.line, 0) },
    ...crossings.toSorted((a, b) => a.alongArc - b.alongArc),
    { name: `junction ${arc.to}`, alongArc: arc.line.length - 1, point: at(arc.line, -1) },
  ];
  const startsOnLand = contains(coast, at(arc.line, 0));
  return ends.slice(1).flatMap((to, i) => {
    const from = at(ends, i);
    if ((i % 2 === 0) !== startsOnLand) return [];
    const line = [from.point, ...within(arc.line, from.alongArc, to.alongArc), to.point];
    return [{ left: arc.left, right: arc.right, from: from.name, to: to.name, line }];
  });
};

const coastPieces = (ring: Ring, crossings: readonly Crossing[]): readonly CoastPiece[] => {
  const ends = crossings.toSorted((a, b) => a.alongRing - b.alongRing);
  return ends.map((from, i) => {
    const to = at(ends, (i + 1) % ends.length);
    if (from.enters !== to.leaves)
      throw new Error(`the coast at ${from.name} enters ${from.enters} and at ${to.name} leaves ${to.leaves}`);
    const inner =
      to.alongRing > from.alongRing
        ? within(ring, from.alongRing, to.alongRing)
        : [...ring.slice(Math.floor(from.alongRing) + 1), ...ring.slice(0, Math.ceil(to.alongRing))];
    return { owner: from.enters, from: from.name, to: to.name, line: [from.point, ...inner, to.point] };
  });
};

export interface Cut {
  readonly borders: readonly BorderPiece[];
  readonly coast: readonly CoastPiece[];
  /** Islands no border crosses. */
  readonly whole: readonly Ring[];
}
export const cut = (arcs: readonly Arc[], coast: readonly Ring[]): Cut => {
  const crossings = arcs.flatMap((arc) => coast.flatMap((ring) => crossingsOf(arc, ring)));
  const onRing = (ring: Ring) => crossings.filter((crossing) => crossing.ring === ring);
  return {
    borders: arcs.flatMap((arc) =>
      borderPieces(
        arc,
        crossings.filter((one) => one.arc === arc),
        coast,
      ),
    ),
    coast: coast.flatMap((ring) => coastPieces(ring, onRing(ring))),
    whole: coast.filter((ring) => onRing(ring).length === 0),
  };
};
