// From one view to the next: the ways blocks have come. A known block is followed by its name, an unknown one by what
// the log tells of it.
import { useRef } from 'preact/hooks';
import type { Point } from './path.ts';

export type Trips = ReadonlyMap<string, readonly Point[]>;

/** A block as it stands on the map; one that is turned away has no name. */
export interface Traveller {
  readonly piece: {
    readonly id: string;
    readonly block?: string | undefined;
    readonly area: string;
    /** Within the area: a city. */
    readonly city?: string | undefined;
  };
  readonly at: Point;
}
/** A move as the log tells it. */
export interface ToldMove<A extends string = string> {
  readonly block: unknown;
  readonly path: readonly A[];
}
interface Travels<A extends string> {
  readonly before: readonly Traveller[];
  readonly now: readonly Traveller[];
  readonly moves: readonly ToldMove<A>[];
  groundOf(area: A): Point;
}

const isMoved = (before: Traveller | undefined, now: Traveller): before is Traveller =>
  before !== undefined && (before.piece.area !== now.piece.area || before.piece.city !== now.piece.city);

const tripsTo = <A extends string>({ before, now, moves, groundOf }: Travels<A>): Trips => {
  const trips = new Map<string, readonly Point[]>();
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
const useTripsTo = <P extends Traveller>(
  view: unknown,
  placed: readonly P[],
  tripsFrom: (before: readonly P[]) => Trips,
): Trips => {
  const kept = useRef<{ readonly view: unknown; readonly placed: readonly P[]; readonly trips: Trips }>({
    view,
    placed,
    trips: NONE,
  });
  if (kept.current.view !== view) kept.current = { view, placed, trips: tripsFrom(kept.current.placed) };
  return kept.current.trips;
};

/** The same for a game: how its log tells moves, and where an area's blocks stand. */
export const tripsBy = <E, A extends string>(
  movesIn: (last: readonly E[]) => readonly ToldMove<A>[],
  groundOf: (area: A) => Point,
) => {
  const trips = (before: readonly Traveller[], now: readonly Traveller[], last: readonly E[]): Trips =>
    tripsTo({ before, now, moves: movesIn(last), groundOf });
  return {
    tripsTo: trips,
    /** The trips that led to these places; the same value until the view changes. */
    useTrips: (view: unknown, placed: readonly Traveller[], last: readonly E[]): Trips =>
      useTripsTo(view, placed, (before) => trips(before, placed, last)),
  };
};
