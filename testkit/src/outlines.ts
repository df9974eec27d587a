// Reads the outlines of a drawn map back from its paths, in a way of its own: what the tests of maps stand on.

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Edge {
  readonly name: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly length: number;
}

/** The rings of a path in whole tenths, read back from the steps they are written in. */
export const edgesOf = (path: string): readonly Edge[] =>
  path
    .split('z')
    .filter((ring) => ring !== '')
    .flatMap((ring) => {
      const numbers = (ring.match(/-?(\d*\.\d+|\d+)/g) ?? []).map((text) => Math.round(Number(text) * 10));
      let [x = 0, y = 0] = numbers;
      const spots = Array.from({ length: numbers.length / 2 }, (_, i): Spot => {
        if (i > 0) [x, y] = [x + (numbers[2 * i] ?? 0), y + (numbers[2 * i + 1] ?? 0)];
        return { x: x / 10, y: y / 10 };
      });
      return spots.map((from, i) => {
        const to = spots[(i + 1) % spots.length] ?? from;
        return {
          name: [from, to]
            .map(({ x, y }) => `${x} ${y}`)
            .toSorted()
            .join(' '),
          from,
          to,
          length: Math.hypot(to.x - from.x, to.y - from.y),
        };
      });
    });

type Outlines = ReadonlyMap<string, readonly Edge[]>;
/** Pairs of the named outlines that have a thing in common, in order of the alphabet. */
const pairsBy = (ids: readonly string[], outlines: Outlines, thingsOf: (edge: Edge) => string): readonly string[] => {
  const owners = new Map<string, Set<string>>();
  for (const id of ids)
    for (const edge of outlines.get(id) ?? []) {
      const thing = thingsOf(edge);
      owners.set(thing, (owners.get(thing) ?? new Set()).add(id));
    }
  const pairs = [...owners.values()].flatMap((all) => {
    const list = [...all].toSorted();
    return list.flatMap((a, i) => list.slice(i + 1).map((b) => `${a} ${b}`));
  });
  return [...new Set(pairs)].toSorted();
};
export const touching = (ids: readonly string[], outlines: Outlines): readonly string[] =>
  pairsBy(ids, outlines, ({ name }) => name);
export const touchingAtCorners = (ids: readonly string[], outlines: Outlines): readonly string[] =>
  pairsBy(ids, outlines, ({ from }) => `${from.x} ${from.y}`);

/** Even-odd: an island is a hole in its sea. */
export const isWithin = (edges: readonly Edge[], { x, y }: Spot): boolean =>
  edges.filter(
    ({ from, to }) => from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x,
  ).length %
    2 ===
  1;
