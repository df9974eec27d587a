// Reads outlines back from a drawing, in a way of its own.
import type { MapArea } from '@rose/board';

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
const ringsOf = (path: string): readonly (readonly Spot[])[] =>
  path
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const numbers = (ring.match(/-?(\d*\.\d+|\d+)/g) ?? []).map((text) => Math.round(Number(text) * 10));
      let [x = 0, y = 0] = numbers;
      return Array.from({ length: numbers.length / 2 }, (_, i): Spot => {
        if (i > 0) [x, y] = [x + (numbers[2 * i] ?? 0), y + (numbers[2 * i + 1] ?? 0)];
        return { x: x / 10, y: y / 10 };
      });
    });
const written = ({ x, y }: Spot): string => `${x} ${y}`;
export const edgesOf = ({ path }: Pick<MapArea, 'path'>): readonly Edge[] =>
  ringsOf(path).flatMap((ring) =>
    ring.map((from, i) => {
      const to = ring[(i + 1) % ring.length] ?? from;
      const name = [from, to].map(written).toSorted().join(' ');
      return { name, from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
    }),
  );
export const sum = (edges: readonly Edge[]): number => edges.reduce((total, { length }) => total + length, 0);
export const shared = (a: readonly Edge[], b: readonly Edge[]): number => {
  const there = new Set(b.map(({ name }) => name));
  return sum(a.filter(({ name }) => there.has(name)));
};

/** Even-odd: an island is a hole in its sea. */
export const isWithin = (edges: readonly Edge[], { x, y }: Spot): boolean =>
  edges.filter(
    ({ from, to }) => from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x,
  ).length %
    2 ===
  1;

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
export const toEdge = ({ x, y }: Spot, { from, to }: Edge): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(x - from.x - dx * share, y - from.y - dy * share);
};

export interface Box {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export const boxAround = (what: string, { x, y }: Spot, width: number, height: number): Box => ({
  what,
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
/** Which of the first cover which of the others. */
export const clashes = (some: readonly Box[], others: readonly Box[]): readonly string[] =>
  some.flatMap((one) =>
    others
      .filter((other) => other.what !== one.what && overlap(one, other))
      .map(({ what }) => `${one.what} and ${what}`),
  );
