// How long reading the longest journal that a table may have holds up everybody else: one that grew by play and take-back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createHost, type Environment, guestOf, type Kept, type Store } from '@rose/host';
import {
  type AnyGame,
  act,
  begin,
  type Course,
  isMistake,
  type Kind,
  legal,
  mustAnswer,
  seeded,
  stateOf,
  undo,
} from '@rose/table';
import { isShut, openDatabase } from '../src/database/index.ts';
import { createBreather } from '../src/socket/reading.ts';
import { sqlStore } from '../src/store/index.ts';

export interface JournalCost {
  readonly game: string;
  readonly entries: number;
  /** From the ask of a cold table to its answer, in milliseconds. */
  readonly milliseconds: number;
  /** The longest that anybody else had to wait meanwhile, in milliseconds. */
  readonly held: number;
}

/** So many moves stand; the rest are made and taken back again. */
const STANDING = 20;
const longCourse = (game: AnyGame, entries: number): Course<Kind> => {
  const course = begin(game, {}, seeded(1));
  if (isMistake(course)) throw new Error(`${game.meta.id}: ${course.field} ${course.reason}`);
  const seats = game.seats(course.opening.options);
  const dice = seeded(2);
  while (course.entries.length < entries) {
    const state = stateOf(course);
    const [seat] = mustAnswer(game, state);
    if (seat === undefined) throw new Error(`${game.meta.id} ended after ${course.entries.length} entries`);
    const may = legal(game, state, seat);
    act(game, course, seat, may[dice(may.length) - 1] as Kind['action'], seeded(course.entries.length + 1));
    const { length } = course.entries;
    if (length > STANDING) undo(game, course, seat, length, seats);
  }
  return course;
};

const SITTER = { kind: 'person', name: 'Ann', player: 'p1' } as const;
const AT = '2026-01-01T00:00:00.000Z';
const keptAs = (game: AnyGame, { opening, entries }: Course<Kind>): Kept => {
  const seating = Object.fromEntries(game.seats(opening.options).map((seat) => [seat, SITTER]));
  const table = `w-${game.meta.id}`;
  return {
    record: { table, opening, seating, opened: AT, commitment: '', secret: '' },
    entries,
    card: {
      table,
      game: game.meta.id,
      seating,
      opened: AT,
      touched: AT,
      active: [],
      steps: 0,
      last: undefined,
      outcome: undefined,
    },
  };
};
const AT_ONCE = 500;
const keep = async (store: Store, kept: Kept): Promise<void> => {
  await store.create({ ...kept, entries: [] });
  for (let i = 0; i < kept.entries.length; i += AT_ONCE)
    await store.append(kept.record.table, kept.entries.slice(i, i + AT_ONCE), kept.card);
};

/** Cold tables are sat down at, one after the other. */
const sitDown = async (store: Store, games: ReadonlyMap<string, AnyGame>, table: string): Promise<[number, number]> => {
  const environment: Environment = {
    store,
    games,
    bots: [],
    secret: () => new Uint8Array(32),
    now: () => AT,
    think: () => Promise.reject(new Error('nobody thinks here')),
    weigh: () => Promise.reject(new Error('nobody thinks here')),
    wait: (milliseconds) => wait(milliseconds),
    breather: createBreather({ owe: () => undefined, take: () => 0 }),
    random: seeded(1),
    report: (error) => console.error(error),
  };
  const host = createHost(environment);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await wait(200);
  delay.enable();
  const since = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const line = host.connect((message) => {
    if ('id' in message) resolve();
    if ('trouble' in message) throw new Error(`${table}: ${JSON.stringify(message.trouble)}`);
  }, guestOf('p1'));
  void line.receive({ ask: 'sit', id: 1, table, viewer: 'spectator' });
  await promise;
  const took = performance.now() - since;
  // A last look: what held the loop at the very end is counted when it turns again.
  await wait(10);
  delay.disable();
  line.close();
  return [took, delay.max / 1e6];
};

export const measureJournals = async (
  games: ReadonlyMap<string, AnyGame>,
  entries: number,
  say: (line: string) => void,
): Promise<readonly JournalCost[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'rose-journals-'));
  const database = await openDatabase(join(folder, 'rose.sqlite'));
  if (isShut(database)) throw new Error(database.shut.join(' '));
  const store = sqlStore(database);
  const costs: JournalCost[] = [];
  try {
    for (const [id, game] of games) {
      const kept = keptAs(game, longCourse(game, entries));
      await keep(store, kept);
      // Once before, so that what is measured is the reading and not the compiler.
      await sitDown(store, games, kept.record.table);
      const [milliseconds, held] = await sitDown(store, games, kept.record.table);
      costs.push({ game: id, entries: kept.entries.length, milliseconds, held });
      say(
        `${id}: ${kept.entries.length} entries in ${milliseconds.toFixed(0)} ms, nobody held up for more than ${held.toFixed(0)}`,
      );
    }
    return costs;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
};
