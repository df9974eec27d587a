// Tables in memory. A change is made on a fork of the course, appended to the store, and only then becomes the
// table's: whatever fails before leaves everything as it was.
import type { FromHost, TableId, Trouble } from '@rose/protocol';
import { type AnyGame, type Course, isMistake, type Kind, replay } from '@rose/table';
import { keptAt } from './kept.ts';
import type { Outside } from './outside.ts';
import type { Guest } from './seats.ts';
import { cardOf, lastSeq } from './sight.ts';
import type { TableRecord } from './store.ts';
import { badFile, isTrouble, NO_TABLE, stored } from './trouble.ts';

export interface Connected {
  readonly guest: Guest;
  send(message: FromHost): void;
}
/** A connection that follows a table, and the numbers of the steps it was sent. */
export interface Follower {
  readonly by: Connected;
  readonly viewer: string;
  held: readonly number[];
}
export interface Live {
  readonly record: TableRecord;
  readonly game: AnyGame;
  course: Course<Kind>;
  readonly followers: Map<Connected, Follower>;
  /** What the house is busy with at this table; aborted when it would come too late. */
  thinking: { readonly seat: string; readonly stop: AbortController } | undefined;
  gone: boolean;
  turn: Promise<unknown>;
}
export interface Lives {
  readonly find: (table: TableId) => Promise<Live | Trouble>;
  /** One change of a table after the other. */
  inTurn<T>(live: Live, job: () => Promise<T>): Promise<T>;
  /** Inside a turn: makes the change and keeps it, or answers why not. `raced`: the store knew better; look again. */
  commit(live: Live, change: (fork: Course<Kind>) => Trouble | undefined): Promise<'done' | 'raced' | Trouble>;
  /** Inside a turn: reads the table anew from its store. */
  reload(live: Live): Promise<Trouble | undefined>;
  forget(table: TableId): void;
  inMemory(): Promise<readonly Live[]>;
}

const fork = ({ opening, entries, steps }: Course<Kind>): Course<Kind> => ({
  opening,
  entries: entries.slice(),
  steps: steps.slice(),
});

/** `changed` is called after every change of what stands. */
export const createLives = (outside: Outside, changed: (live: Live) => void): Lives => {
  const lives = new Map<TableId, Promise<Live | Trouble>>();

  const read = async (table: TableId): Promise<Pick<Live, 'record' | 'game' | 'course'> | Trouble> => {
    const kept = await keptAt(outside, table);
    if (isTrouble(kept)) return kept;
    const { record, entries } = kept;
    const game = outside.games.get(record.opening.game);
    if (!game) return { trouble: 'no-such-game', game: record.opening.game };
    const course = replay(game, { opening: record.opening, entries });
    return isMistake(course) ? badFile(course) : { record, game, course };
  };

  const load = async (table: TableId): Promise<Live | Trouble> => {
    const found = await read(table);
    if (isTrouble(found)) return found;
    return { ...found, followers: new Map(), thinking: undefined, gone: false, turn: Promise.resolve() };
  };

  const find = async (table: TableId): Promise<Live | Trouble> => {
    const loading = lives.get(table) ?? load(table);
    lives.set(table, loading);
    const live = await loading;
    if (isTrouble(live) && lives.get(table) === loading) lives.delete(table);
    return live;
  };

  const forget = (table: TableId): void => {
    lives.delete(table);
  };

  const reload = async (live: Live): Promise<Trouble | undefined> => {
    const found = await read(live.record.table);
    if (isTrouble(found)) {
      if (found.trouble === 'no-such-table') {
        live.gone = true;
        forget(live.record.table);
        changed(live);
      }
      return found;
    }
    if (lastSeq(found.course) === lastSeq(live.course)) return undefined;
    live.course = found.course;
    changed(live);
    return undefined;
  };

  return {
    find,
    forget,
    reload,
    inTurn(live, job) {
      const done = live.turn.then(job);
      live.turn = done.catch(() => undefined);
      return done;
    },
    async commit(live, change) {
      if (live.gone) return NO_TABLE;
      const next = fork(live.course);
      const trouble = change(next);
      if (trouble) return trouble;
      const entry = next.entries.at(-1);
      if (!entry || next.entries.length !== live.course.entries.length + 1)
        throw new Error(`table ${live.record.table}: a change must add one entry, after ${lastSeq(live.course)}`);
      const card = cardOf({ ...live, course: next }, outside.now());
      const result = await stored(
        async () => ({ is: await outside.store.append(live.record.table, entry, card) }),
        outside.report,
      );
      if (isTrouble(result)) return result;
      if (result.is === 'done') {
        live.course = next;
        changed(live);
        return 'done';
      }
      return (await reload(live)) ?? 'raced';
    },
    async inMemory() {
      const all = await Promise.all(lives.values());
      return all.filter((live): live is Live => !isTrouble(live));
    },
  };
};
