// What the tests of the map measure on its outlines: common lengths, distances, boxes that overlap.
import type { Edge, Spot } from '@rose/testkit';

export const sum = (edges: readonly Edge[]): number => edges.reduce((total, { length }) => total + length, 0);
export const shared = (a: readonly Edge[], b: readonly Edge[]): number => {
  const there = new Set(b.map(({ name }) => name));
  return sum(a.filter(({ name }) => there.has(name)));
};

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
