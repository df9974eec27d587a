// From one view to the next: the ways blocks have come. A known block is followed by its name, an unknown one by what
// the log tells of it.
import type { Point } from '@rose/board';
import { type AreaName, isAreaName, type LogEntry } from '@rose/without-an-enemy/ids';
import { useRef } from 'preact/hooks';
import { AREA_PLACES } from '../map/index.ts';
import type { Placed } from './places.ts';

export type Trips = ReadonlyMap<string, readonly Point[]>;

const groundOf = (area: AreaName): Point => ({ x: AREA_PLACES[area].field[0], y: AREA_PLACES[area].field[1] });

interface Told {
  readonly block: unknown;
  readonly path: readonly AreaName[];
}
/** The moves among the last lines of the log. */
const movesIn = (last: readonly LogEntry[]): readonly Told[] =>
  last.flatMap((entry): readonly Told[] => {
    switch (entry.say) {
      case 'moved':
        return [{ block: entry.block, path: entry.path }];
      case 'sailed':
        return entry.result === 'arrives' ? [{ block: entry.block, path: [entry.from, entry.to] }] : [];
      case 'regrouped':
      case 'retreated':
      case 'marched-out':
        return [{ block: entry.block, path: [entry.from, entry.to] }];
      case 'went-home':
        return isAreaName(entry.to) ? [{ block: entry.block, path: [entry.from, entry.to] }] : [];
      default:
        return [];
    }
  });

const isMoved = (before: Placed | undefined, now: Placed): before is Placed =>
  before !== undefined && (before.piece.area !== now.piece.area || before.piece.city !== now.piece.city);

export const tripsTo = (before: readonly Placed[], now: readonly Placed[], last: readonly LogEntry[]): Trips => {
  const trips = new Map<string, readonly Point[]>();
  const moves = movesIn(last);
  const earlier = new Map(before.map((placed) => [placed.piece.id, placed]));
  for (const placed of now.filter(({ piece }) => piece.block)) {
    const was = earlier.get(placed.piece.id);
    if (!isMoved(was, placed)) continue;
    const way = moves.find(({ block }) => block === placed.piece.block)?.path ?? [];
    trips.set(placed.piece.id, [was.at, ...way.slice(1, -1).map(groundOf), placed.at]);
  }
  for (const { block, path } of moves) {
    if (typeof block === 'string') continue;
    const [from, to] = [path[0], path.at(-1)];
    const came = now.findLast(({ piece }) => !piece.block && piece.area === to && !trips.has(piece.id));
    if (from && came) trips.set(came.piece.id, [groundOf(from), ...path.slice(1, -1).map(groundOf), came.at]);
  }
  return trips;
};

const NONE: Trips = new Map();
/** The trips that led to these places; the same value until the view changes. */
export const useTrips = (view: unknown, placed: readonly Placed[], last: readonly LogEntry[]): Trips => {
  const kept = useRef<{ readonly view: unknown; readonly placed: readonly Placed[]; readonly trips: Trips }>({
    view,
    placed,
    trips: NONE,
  });
  if (kept.current.view !== view) kept.current = { view, placed, trips: tripsTo(kept.current.placed, placed, last) };
  return kept.current.trips;
};
