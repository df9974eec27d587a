// How long the longest journals that a table may have hold up everybody else when they are read and packed: such as grew by
// play and take-back, and by what stands though it changes nothing.
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
  readOptions,
  seeded,
  stateOf,
  undo,
} from '@rose/table';
import { type Database, isShut, openDatabase } from '../src/database/index.ts';
import { createBreather } from '../src/socket/reading.ts';
import { sqlStore } from '../src/store/index.ts';
import { packTable } from '../src/store/packing.ts';

/** What was done: a table was read as it is kept while it runs, it was packed, and it was read as it is kept then. */
export type JournalWork = 'read' | 'pack' | 'read packed';
export interface JournalCost {
  readonly game: string;
  readonly entries: number;
  /** How many of them stand. */
  readonly standing: number;
  readonly work: JournalWork;
  /** Of reading: from the ask of a cold table to its answer, in milliseconds. */
  readonly milliseconds: number;
  /** The longest that anybody else had to wait meanwhile, in milliseconds. */
  readonly held: number;
}

const NUMBERS = [7, 6, 5, 4, 3, 2] as const;
/** As many as can play it; nothing, where that is no option. */
const most = ({ meta }: AnyGame): object => {
  const players = NUMBERS.find((number) => !isMistake(readOptions<object>(meta.options, { players: number })));
  return players === undefined ? {} : { players };
};
const dealt = (game: AnyGame): Course<Kind> => {
  const course = begin(game, most(game), seeded(1));
  if (isMistake(course)) throw new Error(`${game.meta.id}: ${course.field} ${course.reason}`);
  return course;
};
/** Somebody does whatever comes first by the dice; who it was. */
const goOn = (game: AnyGame, course: Course<Kind>, dice: (sides: number) => number): string => {
  const state = stateOf(course);
  const [seat] = mustAnswer(game, state);
  if (seat === undefined) throw new Error(`${game.meta.id} ended after ${course.entries.length} entries`);
  const may = legal(game, state, seat);
  act(game, course, seat, may[dice(may.length) - 1] as Kind['action'], seeded(course.entries.length + 1));
  return seat;
};

/** So many moves stand; the rest are made and taken back again. */
const STANDING = 20;
const takenBack = (game: AnyGame, entries: number): Course<Kind> => {
  const course = dealt(game);
  const seats = game.seats(course.opening.options);
  const dice = seeded(2);
  while (course.entries.length < entries) {
    const seat = goOn(game, course, dice);
    const { length } = course.entries;
    if (length > STANDING) undo(game, course, seat, length, seats);
  }
  return course;
};
/** A plan that is locked and opened for ever: nothing of it is taken back, and all of it is told to every page. */
const PLANS = 'lancaster-york';
const MOST_BEFORE = 500;
const locked = (game: AnyGame, entries: number): Course<Kind> => {
  const course = dealt(game);
  const dice = seeded(2);
  for (let i = 0; i < MOST_BEFORE && stateOf(course).phase.name !== 'planning'; i++) goOn(game, course, dice);
  const seats = game.seats(course.opening.options);
  const [lock, open] = [game.read('lock'), game.read('unlock')] as const;
  for (let i = 0; course.entries.length < entries; i++)
    for (const action of [lock, open]) {
      const step = action && act(game, course, seats[i % seats.length] as string, action, dice);
      if (!step || 'because' in step) throw new Error(`${game.meta.id}: ${JSON.stringify(step)}`);
    }
  return course;
};

const SITTER = { kind: 'person', name: 'Ann', player: 'p1' } as const;
const AT = '2026-01-01T00:00:00.000Z';
const keptAs = (table: string, game: AnyGame, { opening, entries }: Course<Kind>): Kept => {
  const seating = Object.fromEntries(game.seats(opening.options).map((seat) => [seat, SITTER]));
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

type Took = Pick<JournalCost, 'milliseconds' | 'held'>;
const timed = async (work: () => Promise<void>): Promise<Took> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await wait(200);
  delay.enable();
  const since = performance.now();
  await work();
  const milliseconds = performance.now() - since;
  // A last look: what held the loop at the very end is counted when it turns again.
  await wait(10);
  delay.disable();
  return { milliseconds, held: delay.max / 1e6 };
};

/** Somebody sits down at a cold table, and is sent what there is to see. */
const sitDown = (store: Store, games: ReadonlyMap<string, AnyGame>, table: string): Promise<Took> => {
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
  return timed(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const line = host.connect((message) => {
      if ('trouble' in message) reject(new Error(`${table}: ${JSON.stringify(message.trouble)}`));
      // As it goes over a socket.
      else if ('id' in message) resolve(Buffer.from(JSON.stringify(message)));
    }, guestOf('p1'));
    void line.receive({ ask: 'sit', id: 1, table, viewer: 'spectator' });
    await promise;
    line.close();
  });
};

interface Bench {
  readonly database: Database;
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly say: (line: string) => void;
}
const measureOne = async (
  { database, store, games, say }: Bench,
  game: AnyGame,
  course: Course<Kind>,
  name: string,
) => {
  const costs: JournalCost[] = [];
  const kept = keptAs(`w-${name}`, game, course);
  const { table } = kept.record;
  const add = (work: JournalWork, took: Took): void => {
    const cost = { game: game.meta.id, entries: kept.entries.length, standing: course.steps.length - 1, work, ...took };
    costs.push(cost);
    say(sayJournal(cost));
  };
  /** Once before, so that what is measured is the reading and not the compiler. */
  const read = async (work: JournalWork): Promise<void> => {
    await sitDown(store, games, table);
    add(work, await sitDown(store, games, table));
  };
  await keep(store, kept);
  await read('read');
  await database.db.updateTable('tables').set({ state: 'over', ended: AT }).where('id', '=', table).execute();
  add(
    'pack',
    await timed(async () => {
      if (!(await packTable(database, table))) throw new Error(`${table} was not packed`);
    }),
  );
  await read('read packed');
  return costs;
};
export const sayJournal = ({ game, entries, standing, work, milliseconds, held }: JournalCost): string =>
  `${game}: ${work} ${entries} entries, of which ${standing} stand, in ${milliseconds.toFixed(0)} ms, nobody held up for more than ${held.toFixed(0)}`;

export const measureJournals = async (
  games: ReadonlyMap<string, AnyGame>,
  entries: number,
  say: (line: string) => void,
): Promise<readonly JournalCost[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'rose-journals-'));
  const database = await openDatabase(join(folder, 'rose.sqlite'));
  if (isShut(database)) throw new Error(database.shut.join(' '));
  const bench: Bench = { database, store: sqlStore(database), games, say };
  const costs: JournalCost[] = [];
  try {
    for (const [id, game] of games) {
      costs.push(...(await measureOne(bench, game, takenBack(game, entries), id)));
      if (id === PLANS) costs.push(...(await measureOne(bench, game, locked(game, entries), `${id}-plans`)));
    }
    return costs;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true });
  }
};
