// Territories from seeds: each place belongs to the nearest seed. What lies between two owners, from one junction to the
// next, is an arc; an arc is the border of one pair and is drawn once for both.
import { Delaunay } from 'd3-delaunay';
import { at, dense, type Point, type Polyline, smooth } from './geometry.ts';
import { simplifiedLine } from './simplify.ts';

export interface Seed {
  readonly owner: string;
  readonly at: Point;
}
/** Junctions have numbers. Walking from `from` to `to`, `left` lies on the left hand. */
export interface Arc {
  readonly left: string;
  readonly right: string;
  readonly from: number;
  readonly to: number;
  readonly line: Polyline;
}

const NOBODY = '';
/** Far seeds of nobody, all around, so that every territory has an end. */
const FAR = 20_000;
const around = (seeds: readonly Seed[]): readonly Seed[] => {
  const [x, y] = at(seeds, 0).at;
  const turns = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);
  return turns.map((turn) => ({ owner: NOBODY, at: [x + Math.cos(turn) * FAR, y + Math.sin(turn) * FAR] }));
};

/** An edge between two owners, from the middle of one triangle to the middle of the next. */
interface Edge {
  readonly from: number;
  readonly to: number;
  readonly left: string;
  readonly right: string;
}
const turned = ({ from, to, left, right }: Edge): Edge => ({ from: to, to: from, left: right, right: left });

const edgesOf = (seeds: readonly Seed[], { halfedges, triangles }: Delaunay<unknown>): readonly Edge[] => {
  const edges: Edge[] = [];
  for (const [e, twin] of halfedges.entries()) {
    if (twin < e) continue;
    // Going from a triangle to its neighbour, the seed at which their common side begins lies on the right.
    const right = at(seeds, triangles[e] ?? -1).owner;
    const left = at(seeds, triangles[twin] ?? -1).owner;
    if (left !== right) edges.push({ from: Math.floor(e / 3), to: Math.floor(twin / 3), left, right });
  }
  return edges;
};

/** Edges in a row, from junction to junction. */
const chainsOf = (edges: readonly Edge[]): readonly (readonly Edge[])[] => {
  const byNode = new Map<number, Edge[]>();
  for (const edge of edges.flatMap((one) => [one, turned(one)]))
    byNode.set(edge.from, [...(byNode.get(edge.from) ?? []), edge]);
  const leaving = (node: number): readonly Edge[] => byNode.get(node) ?? [];
  const done = new Set<string>();
  const nameOf = ({ from, to }: Edge): string => (from < to ? `${from} ${to}` : `${to} ${from}`);
  const walk = (first: Edge): readonly Edge[] => {
    const chain = [first];
    done.add(nameOf(first));
    for (let end = first.to; leaving(end).length === 2; end = at(chain, -1).to) {
      const onwards = leaving(end).find((edge) => !done.has(nameOf(edge)));
      if (!onwards) break;
      done.add(nameOf(onwards));
      chain.push(onwards);
    }
    return chain;
  };
  const starts = [...byNode.values()].filter((list) => list.length !== 2).flat();
  const chains = starts.flatMap((edge) => (done.has(nameOf(edge)) ? [] : [walk(edge)]));
  const [rest] = edges.filter((edge) => !done.has(nameOf(edge)));
  if (rest) throw new Error(`one of ${rest.left} and ${rest.right} lies wholly within the other`);
  return chains;
};

const STEP = 3;
/** Corners flatter than this, in square units, are left out. */
export const STRAIGHT = 0.3;
export const arcsOf = (
  own: readonly Seed[],
  unsteady: (point: Point) => Point,
  straight = STRAIGHT,
): readonly Arc[] => {
  const seeds = [...own, ...around(own)];
  const delaunay = Delaunay.from(seeds.map((seed): [number, number] => [...seed.at]));
  const { circumcenters } = delaunay.voronoi([-FAR, -FAR, FAR, FAR]);
  const middleOf = (node: number): Point => [circumcenters[2 * node] ?? 0, circumcenters[2 * node + 1] ?? 0];
  return chainsOf(edgesOf(seeds, delaunay))
    .filter(([edge]) => edge?.left !== NOBODY && edge?.right !== NOBODY)
    .map((chain): Arc => {
      const { left, right, from } = at(chain, 0);
      const corners = [middleOf(from), ...chain.map(({ to }) => middleOf(to))];
      const line = simplifiedLine(dense(smooth(smooth(corners)), STEP).map(unsteady), straight);
      return { left, right, from, to: at(chain, -1).to, line };
    });
};
