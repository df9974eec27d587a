// Where the seats of a chamber stand: in arcs, group beside group from left to right.
import type { Point } from './path.ts';
import { round } from './path.ts';

export interface Arcs {
  /** Radii from the inner arc to the outer one. */
  readonly radii: readonly number[];
  /** How much wider than high. */
  readonly stretch: number;
}
/** A point of an arc; `share` 0 is its left end, 1 its right end. */
export const onArc = ({ stretch }: Pick<Arcs, 'stretch'>, radius: number, share: number): Point => {
  const angle = Math.PI * (1 - share);
  return { x: round(Math.cos(angle) * radius * stretch), y: round(-Math.sin(angle) * radius) };
};

/** So many seats on each arc that they stand equally far from each other. */
const perArc = (total: number, radii: readonly number[]): readonly number[] => {
  const length = radii.reduce((sum, radius) => sum + radius, 0);
  const counts = radii.map((radius) => Math.floor((total * radius) / length));
  let left = total - counts.reduce((sum, count) => sum + count, 0);
  for (let arc = counts.length - 1; left > 0; arc = (arc + counts.length - 1) % counts.length, left--)
    counts[arc] = (counts[arc] as number) + 1;
  return counts;
};
export interface ChamberSeat extends Point {
  /** How far along its arc, from 0 to 1. */
  readonly share: number;
}
/** The seats of each group. Groups are wedges: who sits left on one arc sits left on all. */
export const chamberSeats = (votes: readonly number[], arcs: Arcs): readonly (readonly ChamberSeat[])[] => {
  const total = votes.reduce((sum, count) => sum + count, 0);
  const seats = perArc(total, arcs.radii).flatMap((count, arc) => {
    const radius = arcs.radii[arc] as number;
    return Array.from({ length: count }, (_, n) => {
      const share = count === 1 ? 0.5 : n / (count - 1);
      return { radius, share, ...onArc(arcs, radius, share) };
    });
  });
  seats.sort((a, b) => a.share - b.share || a.radius - b.radius);
  let next = 0;
  return votes.map((count) => {
    next += count;
    return seats.slice(next - count, next).map(({ x, y, share }) => ({ x, y, share }));
  });
};
/** The middle of a group on an arc around the chamber. */
export const middleOf = (seats: readonly ChamberSeat[]): number =>
  ((seats[0]?.share ?? 0.5) + (seats.at(-1)?.share ?? 0.5)) / 2;
