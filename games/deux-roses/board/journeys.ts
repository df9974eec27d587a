// From one view to the next: which pieces travel. Forward when the last log lines explain the change, backward and
// twice as fast when the steps before are taken back, and not at all when the board jumps.
import type { LogEntry, View } from '@rose/deux-roses/ids';
import { useRef } from 'preact/hooks';
import { type Piece, piecesOf, type Trip, tripsOf } from './trips.ts';

export interface Moment {
  readonly view: View;
  readonly last: readonly LogEntry[];
}
export interface Journeys {
  readonly trips: readonly Trip[];
  readonly speed: 1 | 2;
  /** How many steps were taken back. */
  readonly undone: number;
}
const NONE: Journeys = { trips: [], speed: 1, undone: 0 };

const mark = ({ side, kind, at }: Piece): string => `${side} ${kind} ${at}`;
const position = (view: View): string => piecesOf(view).map(mark).sort().join();

const after = (view: View, trips: readonly Trip[]): string => {
  const left = trips.flatMap(({ side, kind, from }) => (from ? [mark({ side, kind, at: from })] : []));
  const came = trips.flatMap(({ side, kind, to }) => (to ? [mark({ side, kind, at: to })] : []));
  const stay = piecesOf(view)
    .map(mark)
    .filter((piece) => !left.includes(piece));
  return [...stay, ...came].sort().join();
};
const allTrips = ({ view, last }: Moment): readonly Trip[] => last.flatMap((entry) => tripsOf(entry, view));
const backwards = (trip: Trip): Trip => ({ ...trip, from: trip.to, to: trip.from, path: trip.path.toReversed() });

/** Two journeys in a row as one: who travels twice goes on where the first way ended. */
const joined = (first: readonly Trip[], second: readonly Trip[]): readonly Trip[] => {
  const before = (trip: Trip): Trip | undefined =>
    first.find(
      ({ side, kind, to }) => to !== undefined && to === trip.from && side === trip.side && kind === trip.kind,
    );
  const once = first.filter((trip) => !second.some((later) => before(later) === trip));
  const others = second.map((trip): Trip => {
    const start = before(trip);
    return start ? { ...trip, from: start.from, path: [...start.path, ...trip.path.slice(1)] } : trip;
  });
  return [...once, ...others];
};

/** `past` are the moments shown so far, the newest first: the house takes back two steps at once. */
export const journeysTo = (past: readonly Moment[], now: Moment): Journeys => {
  const [before] = past;
  if (!before || position(before.view) === position(now.view)) return NONE;
  const forth = allTrips(now);
  if (after(before.view, forth) === position(now.view)) return { trips: forth, speed: 1, undone: 0 };
  let back: readonly Trip[] = [];
  for (const [i, moment] of past.entries()) {
    back = joined(back, allTrips(moment).map(backwards));
    if (after(before.view, back) === position(now.view)) return { trips: back, speed: 2, undone: i + 1 };
  }
  return NONE;
};

const REMEMBERED = 12;
/** The journeys that led to this view; the same value until the view changes. */
export const useJourneys = (view: View, last: readonly LogEntry[]): Journeys => {
  const kept = useRef<{ readonly past: readonly Moment[]; readonly journeys: Journeys }>({
    past: [{ view, last }],
    journeys: NONE,
  });
  const { past } = kept.current;
  if (past[0]?.view !== view) {
    const now = { view, last };
    const journeys = journeysTo(past, now);
    const earlier = journeys.undone > 0 ? past.slice(journeys.undone + 1) : past;
    kept.current = { past: [now, ...earlier].slice(0, REMEMBERED), journeys };
  }
  return kept.current.journeys;
};
