// From one view to the next: which pieces travel. Forward when the last log lines explain the change, backward and
// twice as fast when the ones before are taken back, and not at all when the board jumps.
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
}
const NONE: Journeys = { trips: [], speed: 1 };

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

export const journeysBetween = (before: Moment, now: Moment): Journeys => {
  if (position(before.view) === position(now.view)) return NONE;
  const forth = allTrips(now);
  if (after(before.view, forth) === position(now.view)) return { trips: forth, speed: 1 };
  const back = allTrips(before);
  if (after(now.view, back) === position(before.view)) return { trips: back.map(backwards), speed: 2 };
  return NONE;
};

/** The journeys that led to this view; the same value until the view changes. */
export const useJourneys = (view: View, last: readonly LogEntry[]): Journeys => {
  const kept = useRef<Moment & { readonly journeys: Journeys }>({ view, last, journeys: NONE });
  if (kept.current.view !== view) {
    const now = { view, last };
    kept.current = { ...now, journeys: journeysBetween(kept.current, now) };
  }
  return kept.current.journeys;
};
