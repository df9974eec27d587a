// Outlines that share lines: where two of them part, a line ends. Each line is kept once, and every outline becomes a
// list of lines walked one way or the other.
import { at, type Point, type Polyline, type Ring } from './geometry.ts';

export interface Outlined {
  readonly id: string;
  readonly rings: readonly Ring[];
}
export interface Walk {
  /** The number of the line, in the order in which lines are met first. */
  readonly line: number;
  readonly isBack: boolean;
}
export interface Topology {
  /** With both ends; one that closes on itself has the same point twice. */
  readonly lines: readonly Polyline[];
  /** For each outline its rings, each a list of walks. */
  readonly walks: readonly (readonly (readonly Walk[])[])[];
}

const nameOf = ([x, y]: Point): string => `${x} ${y}`;
const isBefore = (a: Point, b: Point): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** A point is a junction where not all rings through it come from and go to the same two points. */
const junctionsOf = (rings: readonly Ring[]): ReadonlySet<string> => {
  const ways = new Map<string, string>();
  const junctions = new Set<string>();
  for (const ring of rings)
    for (const [i, point] of ring.entries()) {
      const way = [at(ring, i - 1), at(ring, (i + 1) % ring.length)].map(nameOf).toSorted().join();
      const name = nameOf(point);
      if ((ways.get(name) ?? way) !== way) junctions.add(name);
      ways.set(name, way);
    }
  return junctions;
};

const rotated = (ring: Ring, start: number): Ring => [...ring.slice(start), ...ring.slice(0, start)];

/** A ring cut at its junctions. One without any begins at its first point from the left, whoever walks it. */
const cutRing = (ring: Ring, junctions: ReadonlySet<string>): readonly Polyline[] => {
  const first = ring.findIndex((point) => junctions.has(nameOf(point)));
  if (first < 0) {
    const start = ring.reduce((best, point, i) => (isBefore(point, at(ring, best)) ? i : best), 0);
    const turned = rotated(ring, start);
    return [[...turned, at(turned, 0)]];
  }
  const whole = rotated(ring, first);
  const lines: Point[][] = [];
  for (const point of [...whole, at(whole, 0)]) {
    lines.at(-1)?.push(point);
    if (junctions.has(nameOf(point))) lines.push([point]);
  }
  // The last one has only begun.
  return lines.slice(0, -1);
};

export const topologyOf = (outlines: readonly Outlined[]): Topology => {
  const junctions = junctionsOf(outlines.flatMap(({ rings }) => rings));
  const numbers = new Map<string, number>();
  const lines: Polyline[] = [];
  const walk = (line: Polyline): Walk => {
    const there = line.map(nameOf).join();
    const back = line.toReversed().map(nameOf).join();
    const known = numbers.get(there) ?? numbers.get(back);
    if (known !== undefined) return { line: known, isBack: !numbers.has(there) };
    numbers.set(there, lines.length);
    lines.push(line);
    return { line: lines.length - 1, isBack: false };
  };
  const walks = outlines.map(({ rings }) => rings.map((ring) => cutRing(ring, junctions).map(walk)));
  return { lines, walks };
};
