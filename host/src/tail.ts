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
  type Step,
} from '@rose/table';
import { type From, startChange } from './change.ts';
import type { Environment } from './environment.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import { factsAt } from './long-ago.ts';

/** A journal walked through: its course, and who may know of what. */
export interface Walked {
  readonly course: Course<Kind>;
  readonly ledger: Ledger;
}
/** Plays the entries that a table lacks, on a fork of what it has; the first that cannot be played is named. */
export const readTail = (from: From, entries: readonly Entry[]): Walked | Mistake => {
  const change = startChange(from, '');
  for (const [i, entry] of entries.entries()) {
    const reason = change.read(entry);
    if (reason) return mistake(`entries[${from.course.entries.length + i}]`, reason);
  }
  return change;
};

/** Where nobody says otherwise, so many entries at once: those of the slowest game take a tenth of a second. */
const AT_ONCE = 50;
const byCount = (wait: Environment['wait']) => {
  let count = 0;
  return (): Promise<void> | undefined => (++count % AT_ONCE === 0 ? wait(0) : undefined);
};
type Breathing = Pick<Environment, 'wait' | 'breather'>;
/** Work on many things, one after the other, that nobody else has to wait for. */
export const gently = async <T>(
  { wait, breather = () => byCount(wait) }: Breathing,
  things: Iterable<T>,
  work: (thing: T) => void,
): Promise<void> => {
  const breathe = breather();
  for (const thing of things) {
    work(thing);
    const pause = breathe();
    if (pause) await pause;
  }
};
/** The same for a whole journal, of which nobody knows how long it is: whoever else wants something does not wait for it. */
export const readGently = async (
  environment: Breathing,
  game: AnyGame,
  { opening, entries }: Journal,
): Promise<Walked | Mistake> => {
  const course = replay(game, { opening, entries: [] });
  if (isMistake(course)) return course;
  const change = startChange({ game, course, ledger: emptyLedger(game, course) }, '');
  let wrong: Mistake | undefined;
  await gently(environment, entries.entries(), ([i, entry]) => {
    const reason = wrong ? undefined : change.read(entry);
    if (reason) wrong = mistake(`entries[${i}]`, reason);
    // Looked at now, a step at a time: all of them at once would take long.
    factsAt(game, change.course.steps.at(-1) as Step<Kind>);
  });
  return wrong ?? change;
};

export const readJournal = (game: AnyGame, { opening, entries }: Journal): Walked | Mistake => {
  const course = replay(game, { opening, entries: [] });
  return isMistake(course) ? course : readTail({ game, course, ledger: emptyLedger(game, course) }, entries);
};
