// What a board falls into: distances of all places, connected parts, and the lands of those who are nearest.
import { type Graph, searcher } from './graph.ts';

/** By place and place (`from * size + to`): the steps between them, -1 where there is no way. */
export const distancesOf = (graph: Graph): Int16Array => {
  const size = graph.length;
  const search = searcher(graph);
  const table = new Int16Array(size * size);
  for (let from = 0; from < size; from++) table.set(search([from]).costs, from * size);
  return table;
};

export interface Parts {
  readonly count: number;
  /** By place: the number of its part, -1 for a place that does not belong. */
  readonly part: Int32Array;
}
/** The connected parts of the places that belong; `joins` may cut what touches. Parts are numbered by their least place. */
export const partsOf = (
  graph: Graph,
  belongs: (place: number) => boolean = () => true,
  joins: (from: number, to: number) => boolean = () => true,
): Parts => {
  const part = new Int32Array(graph.length).fill(-1);
  const open: number[] = [];
  let count = 0;
  for (let start = 0; start < graph.length; start++) {
    if (part[start] !== -1 || !belongs(start)) continue;
    part[start] = count;
    open.push(start);
    for (let place = open.pop(); place !== undefined; place = open.pop())
      for (const next of graph[place] as readonly number[]) {
        if (part[next] !== -1 || !belongs(next) || !joins(place, next)) continue;
        part[next] = count;
        open.push(next);
      }
    count++;
  }
  return { count, part };
};

/** Nobody's, or as near to one as to another. */
export const NOBODY = -1;
export interface Lands {
  /** By place: who is strictly nearest. */
  readonly owner: Int32Array;
  /** By place: the steps to the nearest owned place, -1 where none is connected. */
  readonly steps: Int32Array;
}
/** Who is nearest to each place; `owners` says who stands where, NOBODY for the rest. */
export const landsOf = (graph: Graph, owners: ArrayLike<number>): Lands => {
  const owner = Int32Array.from(owners);
  const steps = Int32Array.from(owner, (who) => (who === NOBODY ? -1 : 0));
  const line: number[] = [];
  for (let place = 0; place < graph.length; place++) if (owner[place] !== NOBODY) line.push(place);
  for (let first = 0; first < line.length; first++) {
    const place = line[first] as number;
    const farther = (steps[place] as number) + 1;
    for (const next of graph[place] as readonly number[])
      if (steps[next] === -1) {
        steps[next] = farther;
        owner[next] = owner[place] as number;
        line.push(next);
      } else if (steps[next] === farther && owner[next] !== owner[place]) owner[next] = NOBODY;
  }
  return { owner, steps };
};

/** By owner, whose lands touch his own or meet them in a place that is as near to both. */
export const rivalsOf = (graph: Graph, { owner, steps }: Lands, owners: number): readonly (readonly number[])[] => {
  const sets = Array.from({ length: owners }, () => new Set<number>());
  const meet = (all: readonly number[]): void => {
    for (const a of all) for (const b of all) if (a !== b) sets[a]?.add(b);
  };
  for (let place = 0; place < graph.length; place++) {
    if (steps[place] === -1) continue;
    const around = (graph[place] as readonly number[]).map((next) => owner[next] as number);
    const own = owner[place] as number;
    if (own === NOBODY) meet(around.filter((who) => who !== NOBODY));
    else for (const who of around) if (who !== NOBODY) meet([own, who]);
  }
  return sets.map((set) => [...set].sort((a, b) => a - b));
};
