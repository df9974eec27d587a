// Journals read entry by entry: the course they lead to, and who may know of which entry.
import {
  type AnyGame,
  type Course,
  type Entry,
  isMistake,
  type Journal,
  type Kind,
  type Mistake,
  mistake,
  replay,
} from '@rose/table';
import { type From, startChange } from './change.ts';
import { emptyLedger, type Ledger } from './ledger.ts';

export interface Played {
  readonly course: Course<Kind>;
  readonly ledger: Ledger;
}
/** Plays the entries that a table lacks, on a fork of what it has; the first that cannot be played is named. */
export const readTail = (from: From, entries: readonly Entry[]): Played | Mistake => {
  const change = startChange(from, '');
  for (const [i, entry] of entries.entries()) {
    const reason = change.read(entry);
    if (reason) return mistake(`entries[${from.course.entries.length + i}]`, reason);
  }
  return change;
};

export const readJournal = (game: AnyGame, { opening, entries }: Journal): Played | Mistake => {
  const course = replay(game, { opening, entries: [] });
  return isMistake(course) ? course : readTail({ game, course, ledger: emptyLedger(game, course) }, entries);
};
