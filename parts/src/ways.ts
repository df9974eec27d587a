// Ways over borders that let only so many across: what a way uses of them, which of several uses the least, and how a
// whole company gets somewhere. Places are numbers; a way by sea crosses nothing and has an empty path.

export type Path = readonly number[];
/** How many have crossed each border, in either direction. */
export type BorderUse = ReadonlyMap<number, number>;
/** How many may cross. */
export type BorderLimit = (from: number, to: number) => number;

const MOST_PLACES = 4096;
/** Either way over it is the same border. */
export const borderKey = (a: number, b: number): number => Math.min(a, b) * MOST_PLACES + Math.max(a, b);

export interface Crossing {
  readonly from: number;
  readonly to: number;
  /** With the one who goes now. */
  readonly used: number;
  readonly limit: number;
}
/** The borders of a path as they would stand after it. */
export const crossings = (path: Path, use: BorderUse, limit: BorderLimit): readonly Crossing[] =>
  path.slice(1).map((to, i) => {
    const from = path[i] as number;
    return { from, to, used: (use.get(borderKey(from, to)) ?? 0) + 1, limit: limit(from, to) };
  });
export const afterWay = (use: BorderUse, path: Path): BorderUse => {
  const next = new Map(use);
  for (const [i, to] of path.slice(1).entries()) {
    const key = borderKey(path[i] as number, to);
    next.set(key, (next.get(key) ?? 0) + 1);
  }
  return next;
};
/** The borders of several paths taken one after the other, each as it would stand in the end. */
export const crossingsOfAll = (paths: readonly Path[], use: BorderUse, limit: BorderLimit): readonly Crossing[] => {
  const all = new Map<number, Crossing>();
  let now = use;
  for (const path of paths) {
    for (const crossing of crossings(path, now, limit)) all.set(borderKey(crossing.from, crossing.to), crossing);
    now = afterWay(now, path);
  }
  return [...all.values()];
};

/** Room on the narrowest border once somebody more has gone; below 0 the way is closed. */
const roomOn = (path: Path, use: BorderUse, limit: BorderLimit): number =>
  Math.min(...crossings(path, use, limit).map(({ used, limit: most }) => most - used));
/** Fewer steps before more, then the way that leaves most room; the sea comes last. */
const costOf = (path: Path, use: BorderUse, limit: BorderLimit): number =>
  path.length === 0 ? Number.MAX_SAFE_INTEGER : path.length * MOST_PLACES - roomOn(path, use, limit);
export const leastUse = <W extends { readonly path: Path }>(
  ways: readonly W[],
  use: BorderUse,
  limit: BorderLimit,
): W | undefined =>
  ways
    .filter(({ path }) => path.length === 0 || roomOn(path, use, limit) >= 0)
    .toSorted((a, b) => costOf(a.path, use, limit) - costOf(b.path, use, limit))[0];

/** A way for everybody, each by the least that is left to him; nothing if one of them finds none. */
export const wayForAll = <W extends { readonly path: Path }>(
  company: readonly (readonly W[])[],
  use: BorderUse,
  limit: BorderLimit,
): readonly W[] | undefined => {
  const taken: W[] = [];
  let now = use;
  for (const ways of company) {
    const way = leastUse(ways, now, limit);
    if (!way) return undefined;
    taken.push(way);
    now = afterWay(now, way.path);
  }
  return taken;
};
