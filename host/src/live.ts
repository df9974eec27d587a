// Tables in memory. A change is made on a fork of the course, appended to the store, and only then becomes the
// table's: whatever fails before leaves everything as it was.
import type { FromHost, TableId, Trouble } from '@rose/protocol';
import { type AnyGame, type Course, fingerprint, isMistake, type Kind, outcomeOf } from '@rose/table';
import { type Change, startChange } from './change.ts';
import type { Clock } from './clock.ts';
import { type Environment, metered } from './environment.ts';
import { isFull, MOST_OF_A_SEAT } from './journal-limit.ts';
import { keptAt } from './kept.ts';
import type { Held, Ledger } from './ledger.ts';
import { forgetOld, type Past, pastOf } from './past.ts';
import type { Guest } from './seats.ts';
import { activeAt, cardOf, lastSeq, touchedBy, type Watched } from './sight.ts';
import type { Beside, TableRecord } from './store.ts';
import { readGently, readTail } from './tail.ts';
import { besideClock, clockAt } from './timing.ts';
import { badFile, isTrouble, NO_TABLE, stored } from './trouble.ts';
import { type WindowNow, windowAt } from './windows.ts';

export interface Connected {
  readonly guest: Guest;
  send(message: FromHost): void;
}
/** A connection that follows a table, the steps it was sent, and the number of its newest sight. */
export interface Follower {
  readonly by: Connected;
  viewer: string;
  held: readonly Held[];
  number: number;
}
export interface Thinking {
  readonly seat: string;
  readonly is: 'move' | 'answer' | 'aside';
  /** What is done aside, which needs no thought. */
  readonly action?: string;
  /** The newest entry by that seat's own count: what it may not know of leaves a thought as good as it was. */
  readonly number: number;
  readonly stop: AbortController;
  /** Whether it is thought about here. */
  isHere: boolean;
}
export interface Live {
  record: TableRecord;
  readonly game: AnyGame;
  course: Course<Kind>;
  readonly past: Past;
  ledger: Ledger;
  /** The most entries that the journal takes of one seat. */
  readonly most: number;
  clock: Clock | undefined;
  /** In which answers are held. */
  window: WindowNow | undefined;
  /** When anybody could last see something happen here. */
  touched: string;
  readonly followers: Map<Connected, Follower>;
  /** What the house is busy with at this table; aborted when it would come too late. */
  thinking: Thinking | undefined;
  gone: boolean;
  turn: Promise<unknown>;
  /** Jobs that wait for their turn or have it. */
  busy: number;
  /** Whose turn it was when that was last told. */
  turnTold: string;
  /** In which round of the sweeper the table was last asked for. */
  used: number;
}
export interface Lives {
  readonly find: (table: TableId) => Promise<Live | Trouble>;
  /** One change of a table after the other. */
  inTurn<T>(live: Live, job: () => Promise<T>): Promise<T>;
  /** Inside a turn: makes the change and keeps it, or answers why not. `raced`: the store knew better; look again. */
  commit(live: Live, make: (change: Change) => Trouble | undefined): Promise<'done' | 'raced' | Trouble>;
  /** Inside a turn: reads what the table lacks from its store. */
  reload(live: Live): Promise<Trouble | undefined>;
  forget(table: TableId): void;
  /** The table, if it is in memory. */
  known(table: TableId): Promise<Live | undefined>;
  inMemory(): Promise<readonly Live[]>;
  /** Called now and then: tables that nobody followed or asked for since the last time but one are let go. */
  sweep(): Promise<void>;
}

/** How often a fingerprint is kept beside an entry. */
const CHECKPOINT = 50;

type Read = Pick<Live, 'record' | 'game' | 'course' | 'ledger' | 'clock' | 'touched'>;

/** `changed` is called after every change of what stands; `isOurs`: this host made it. */
export const createLives = (environment: Environment, changed: (live: Live, isOurs: boolean) => void): Lives => {
  const lives = new Map<TableId, Promise<Live | Trouble>>();
  let round = 0;

  /** The change is kept; whoever fails to notice must not undo that. */
  const announce = (live: Live, isOurs: boolean): void => {
    try {
      live.window = windowAt(environment, live);
      metered(environment, () => changed(live, isOurs));
    } catch (error) {
      environment.report(error);
    }
  };

  const read = async (table: TableId): Promise<Read | Trouble> => {
    const kept = await keptAt(environment, table);
    if (isTrouble(kept)) return kept;
    const { record, entries, card, clock } = kept;
    const game = environment.games.get(record.opening.game);
    if (!game) return { trouble: 'no-such-game', game: record.opening.game };
    const played = await readGently(environment, game, { opening: record.opening, entries });
    return isMistake(played) ? badFile(played) : { record, game, clock, touched: card.touched, ...played };
  };

  const load = async (table: TableId): Promise<Live | Trouble> => {
    const found = await read(table);
    if (isTrouble(found)) return found;
    const fresh = { followers: new Map(), thinking: undefined, gone: false, turn: Promise.resolve(), busy: 0 };
    const past = pastOf(found.game);
    forgetOld(past, found.course);
    const { mostEntries: most = MOST_OF_A_SEAT } = environment;
    // Whatever opened it was the last that all could see, or stood before that.
    const window = windowAt(environment, { ...found, window: undefined }, found.touched);
    return { ...found, ...fresh, window, most, past, turnTold: '', used: round };
  };

  const find = async (table: TableId): Promise<Live | Trouble> => {
    const loading = lives.get(table) ?? load(table);
    lives.set(table, loading);
    let live: Live | Trouble | undefined;
    try {
      live = await loading;
      if (!isTrouble(live)) live.used = round;
      return live;
    } finally {
      // What could not be read is read anew by whoever asks next.
      if ((!live || isTrouble(live)) && lives.get(table) === loading) lives.delete(table);
    }
  };
  /** Whoever asked for a table that cannot be read has heard of it; the others are there all the same. */
  const settled = async (): Promise<readonly Live[]> => {
    const all = await Promise.allSettled(lives.values());
    return all.flatMap((one) => (one.status === 'fulfilled' && !isTrouble(one.value) ? [one.value] : []));
  };

  const forget = (table: TableId): void => {
    lives.delete(table);
  };

  const goAway = (live: Live): Trouble => {
    live.gone = true;
    forget(live.record.table);
    announce(live, false);
    return NO_TABLE;
  };

  /** Only what is missing, where the store can give that; else everything. */
  const readAgain = async (live: Live): Promise<Read | Trouble> => {
    const { store, report } = environment;
    const { table } = live.record;
    if (!store.tail) return read(table);
    const tail = await stored(async () => (await store.tail?.(table, lastSeq(live.course))) ?? NO_TABLE, report);
    if (isTrouble(tail)) return tail;
    const played = readTail(live, tail.entries);
    if (isMistake(played)) return read(table);
    return { ...live, record: { ...live.record, seating: tail.seating }, clock: tail.clock, ...played };
  };

  const reload = async (live: Live): Promise<Trouble | undefined> => {
    const found = await readAgain(live);
    if (isTrouble(found)) return found.trouble === 'no-such-table' ? goAway(live) : found;
    const { record, course, ledger, clock, touched } = found;
    const isSame = JSON.stringify([record.seating, clock]) === JSON.stringify([live.record.seating, live.clock]);
    if (isSame && lastSeq(course) === lastSeq(live.course)) return undefined;
    forgetOld(live.past, course);
    Object.assign(live, { record, course, ledger, clock, touched });
    // Who sits where, and how the time stands, is shown with every sight: a change of it makes every sight an old one.
    if (!isSame) for (const follower of live.followers.values()) follower.number = -1;
    announce(live, false);
    return undefined;
  };

  const besideOf = (next: Watched, isOver: boolean, live: Live): Beside => {
    const state = next.course.steps.at(-1)?.state;
    const isMark =
      isOver || Math.floor(lastSeq(next.course) / CHECKPOINT) > Math.floor(lastSeq(live.course) / CHECKPOINT);
    const before = activeAt(live);
    const called = activeAt(next).filter((seat) => !before.includes(seat));
    return { ...besideClock(next.clock, live.clock), called, ...(isMark ? { fingerprint: fingerprint(state) } : {}) };
  };

  return {
    find,
    forget,
    reload,
    async inTurn(live, job) {
      live.busy++;
      const done = live.turn.then(job);
      live.turn = done.catch(() => undefined);
      try {
        return await done;
      } finally {
        live.busy--;
      }
    },
    async commit(live, make) {
      if (live.gone) return NO_TABLE;
      const change = startChange(live, live.record.secret ?? '');
      const trouble = metered(environment, () => make(change));
      if (trouble) return trouble;
      const { course, ledger } = change;
      const entries = course.entries.slice(lastSeq(live.course));
      if (entries.length === 0) return 'done';
      const { most } = live;
      if (isFull(live, course, entries)) return { trouble: 'journal-full', most };
      const bare = { record: live.record, game: live.game, course, ledger };
      const earns = !entries.some((entry) => 'undo' in entry) && outcomeOf(live.game, course) === undefined;
      const next = { ...bare, clock: await clockAt(environment, live.clock, bare, { earns, before: live.course }) };
      const touched = touchedBy(next, live.touched, environment.now());
      const card = cardOf(next, touched);
      const beside = besideOf(next, card.outcome !== undefined, live);
      const result = await stored(
        async () => ({ is: await environment.store.append(live.record.table, entries, card, beside) }),
        environment.report,
      );
      if (isTrouble(result)) return result;
      if (result.is !== 'done') return (await reload(live)) ?? 'raced';
      forgetOld(live.past, course);
      Object.assign(live, { course, ledger, clock: next.clock, touched });
      announce(live, true);
      return 'done';
    },
    async known(table) {
      const live = await lives.get(table);
      return live && !isTrouble(live) ? live : undefined;
    },
    inMemory: settled,
    async sweep() {
      round++;
      for (const [table, loading] of lives) {
        const live = await loading.catch(() => undefined);
        if (!live || isTrouble(live)) continue;
        const isWanted = live.followers.size > 0 || live.busy > 0 || live.thinking !== undefined;
        if (!isWanted && live.used < round - 1 && lives.get(table) === loading) lives.delete(table);
      }
    },
  };
};
