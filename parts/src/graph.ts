// Boards of numbered places: what touches what, what lies within reach and by which way, what hangs together.

/** By place, the places it touches. */
export type Graph = readonly (readonly number[])[];
/** The cost of no way at all. */
export const NO_WAY = Number.POSITIVE_INFINITY;

/** A graph of `size` places from pairs that touch; both ways, each neighbour once, in rising order. */
export const graphOf = (size: number, pairs: Iterable<readonly [number, number]>): Graph => {
  const sets = Array.from({ length: size }, () => new Set<number>());
  for (const [a, b] of pairs) {
    const [ofA, ofB] = [sets[a], sets[b]];
    if (!ofA || !ofB || a === b) throw new Error(`graph: ${a} and ${b} are no two of ${size} places`);
    ofA.add(b);
    ofB.add(a);
  }
  return sets.map((set) => [...set].sort((a, b) => a - b));
};

export interface Journey {
  /** Nothing farther than this; without it, everything. */
  readonly limit?: number;
  /** What a step costs, a whole number above 0, or NO_WAY; 1 if nothing is said. */
  cost?(from: number, to: number): number;
  /** Reached, but nobody goes on from there. Never asked of a start. */
  stops?(place: number): boolean;
}
/** What a search found. The next search of the same searcher writes into the same columns. */
export interface Reached {
  /** The places reached, starts included, nearest first: the first `count` are of this search. */
  readonly order: Int32Array;
  readonly count: number;
  /** By place: what the way there cost, -1 if there is none. */
  readonly costs: Int32Array;
  /** By place: the place before it on the way, -1 at a start. */
  readonly before: Int32Array;
}
export type Search = (starts: readonly number[], journey?: Journey) => Reached;

/** A search over a graph that makes nothing new: its columns are used again and again. */
export const searcher = (graph: Graph): Search => {
  const size = graph.length;
  /** All neighbours in one column; those of a place stand from its `start` to that of the next place. */
  const neighbours = Int32Array.from(graph.flat());
  const start = new Int32Array(size + 1);
  for (const [place, { length }] of graph.entries()) start[place + 1] = (start[place] as number) + length;
  const waiting = new Int32Array(neighbours.length + size);
  const asked = new Int32Array(neighbours.length + size);
  const settled = new Uint8Array(size);
  const found = { order: new Int32Array(size), count: 0, costs: new Int32Array(size), before: new Int32Array(size) };
  const { order, costs, before } = found;
  let last = 0;

  /** Dear ways wait behind cheap ones. Where all steps cost the same nothing ever moves over. */
  const wait = (place: number, cost: number, from: number): void => {
    costs[place] = cost;
    before[place] = from;
    let spot = last++;
    for (; spot > 0 && (asked[spot - 1] as number) > cost; spot--) {
      asked[spot] = asked[spot - 1] as number;
      waiting[spot] = waiting[spot - 1] as number;
    }
    asked[spot] = cost;
    waiting[spot] = place;
  };

  return (starts, { limit = NO_WAY, cost, stops } = {}) => {
    costs.fill(-1);
    settled.fill(0);
    found.count = 0;
    last = 0;
    for (const place of starts) if (costs[place] === -1) wait(place, 0, -1);
    for (let first = 0; first < last; first++) {
      const place = waiting[first] as number;
      if (settled[place] === 1) continue;
      settled[place] = 1;
      order[found.count++] = place;
      const here = asked[first] as number;
      if (here >= limit || (stops && before[place] !== -1 && stops(place))) continue;
      const end = start[place + 1] as number;
      for (let n = start[place] as number; n < end; n++) {
        const next = neighbours[n] as number;
        const known = costs[next] as number;
        if (known !== -1 && known <= here + 1) continue;
        const there = here + (cost ? cost(place, next) : 1);
        if (there <= limit && there !== NO_WAY && (known === -1 || there < known)) wait(next, there, place);
      }
    }
    return found;
  };
};

/** The way to a place, start and goal included; empty if there is none. */
export const wayTo = ({ costs, before }: Reached, goal: number): number[] => {
  const way: number[] = [];
  if (costs[goal] === -1) return way;
  for (let place = goal; place !== -1; place = before[place] as number) way.push(place);
  return way.reverse();
};

/** The nearest places that fit, all of them that are equally near; nothing if none is within the journey. */
export const nearest = (
  search: Search,
  starts: readonly number[],
  fits: (place: number) => boolean,
  journey?: Journey,
): number[] => {
  const { order, count, costs } = search(starts, journey);
  const found: number[] = [];
  for (let n = 0; n < count; n++) {
    const place = order[n] as number;
    const first = found[0];
    if (first !== undefined && costs[place] !== costs[first]) break;
    if (fits(place)) found.push(place);
  }
  return found;
};
