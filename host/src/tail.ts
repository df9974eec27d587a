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
  readOn,
  replay,
} from '@rose/table';
import { copyLedger, emptyLedger, type Ledger, learn } from './ledger.ts';

export interface Played {
  readonly course: Course<Kind>;
  readonly ledger: Ledger;
}
interface From extends Played {
  readonly game: AnyGame;
}

export const fork = ({ opening, entries, steps }: Course<Kind>): Course<Kind> => ({
  opening,
  entries: entries.slice(),
  steps: steps.slice(),
});

/** Plays the entries that a table lacks, on a fork of what it has; the first that cannot be played is named. */
export const readTail = ({ game, course, ledger }: From, entries: readonly Entry[]): Played | Mistake => {
  const known = copyLedger(ledger);
  let now = course;
  for (const entry of entries) {
    const next = fork(now);
    const reason = readOn(game, next, entry);
    if (reason) return mistake(`entries[${now.entries.length}]`, reason);
    learn(game, known, now, next);
    now = next;
  }
  return { course: now, ledger: known };
};

export const readJournal = (game: AnyGame, { opening, entries }: Journal): Played | Mistake => {
  const course = replay(game, { opening, entries: [] });
  return isMistake(course) ? course : readTail({ game, course, ledger: emptyLedger(game, course) }, entries);
};
