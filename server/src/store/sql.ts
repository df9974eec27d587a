// The host's tables in the database of the house: SQLite or PostgreSQL, the same queries. An append resolves when its
// entry is on disk; whoever is killed before has kept nothing, whoever is killed after has lost nothing.
import {
  type Appended,
  type Beside,
  type Clock,
  deadlineOf,
  type Kept,
  type Stand,
  type Store,
  type TableRecord,
} from '@rose/host';
import type { Seating, TableCard, TableId } from '@rose/protocol';
import type { Entry } from '@rose/table';
import { sql, type Transaction } from 'kysely';
import { batched } from '../batch.ts';
import { type Database, isLost, type Schema } from '../database/index.ts';
import { appendTo, checkSeq, type Marks, type Written } from './append.ts';
import { readTable } from './reading.ts';

/** An entry that was written, and what else there is at its table. */
export interface Done {
  readonly written: Written;
  readonly marks: Marks;
}
export interface StoreWishes {
  /** Keeps more in the transaction of entries: jobs that follow from them. Whatever it throws undoes the entries too. */
  readonly after?: (db: Transaction<Schema>, done: readonly Done[]) => Promise<void>;
  /** The same for a table that begins. */
  readonly begun?: (db: Transaction<Schema>, kept: Kept) => Promise<void>;
  /** The same where seats change hands. */
  readonly reseated?: (db: Transaction<Schema>, table: TableId, beside: Beside) => Promise<void>;
}

/** Two began the same table at once: one did, and that is well. */
export const isRace = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'race' in error && error.race === true;

const clockIn = ({ clock }: { readonly clock: string | null }) =>
  clock === null ? {} : { clock: JSON.parse(clock) as Clock };

const writeEntries = async (db: Transaction<Schema>, table: TableId, entries: readonly Entry[], at: string) => {
  for (const entry of entries) checkSeq(table, entry.seq);
  const rows = entries.map((entry) => ({ table_id: table, seq: entry.seq, entry: JSON.stringify(entry), at }));
  for (let i = 0; i < rows.length; i += 500)
    await db
      .insertInto('entries')
      .values(rows.slice(i, i + 500))
      .execute();
};

/** A table that gathered begins; any other is new. */
const create = async (db: Transaction<Schema>, { record, entries, card, clock }: Kept): Promise<void> => {
  const { table, opening } = record;
  const begun = {
    rules: opening.rules,
    state: card.outcome ? ('over' as const) : ('running' as const),
    record: JSON.stringify(record),
    seating: JSON.stringify(record.seating),
    card: JSON.stringify(card),
    seq: entries.length,
    clock: clock ? JSON.stringify(clock) : null,
    deadline: clock ? (deadlineOf(clock) ?? null) : null,
    touched: card.touched,
    ended: card.outcome ? card.touched : null,
  };
  const unknown = { access: 'link' as const, key: '', owner: '', terms: '{}', opened: record.opened };
  const made = await db
    .insertInto('tables')
    .values({ id: table, game: opening.game, ...unknown, ...begun })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(begun).where('tables.state', '=', 'gathering'))
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n)
    throw Object.assign(new Error(`table ${table}: exists already`), { race: true });
  await writeEntries(db, table, entries, card.touched);
};

const load = async ({ db }: Database, table: TableId): Promise<Kept | undefined> => {
  const found = await readTable(db, table);
  if (!found?.head.record || found.head.card === null) return undefined;
  const { head, journal } = found;
  const seating = JSON.parse(head.seating) as Seating;
  const record = { ...(JSON.parse(head.record ?? '') as TableRecord), seating };
  const entries = journal.map(({ entry }) => entry);
  return { record, entries, card: JSON.parse(head.card ?? '') as TableCard, ...clockIn(head) };
};

const reseat = async (
  db: Transaction<Schema>,
  table: TableId,
  seating: Seating,
  before: Stand,
  { clock, deadline }: Beside,
): Promise<boolean> => {
  const row = await db.selectFrom('tables').select(['card', 'seating']).where('id', '=', table).executeTakeFirst();
  if (row?.seating !== JSON.stringify(before.seating)) return false;
  const card = row.card ? JSON.stringify({ ...(JSON.parse(row.card) as TableCard), seating }) : null;
  const timed = clock ? { clock: JSON.stringify(clock), deadline: deadline ?? null } : {};
  const done = await db
    .updateTable('tables')
    .set({ seating: JSON.stringify(seating), card, ...timed })
    .where('id', '=', table)
    .where('seq', '=', before.seq)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
};

/** While one group waits for the disk of a PostgreSQL, the next one gathers. */
const LANES = 2;
const MOST_TOGETHER = 100;

const appending = (database: Database, after: StoreWishes['after']) => {
  const doAll = (all: readonly Written[]): Promise<readonly Appended[]> =>
    database.write(async (db) => {
      const results = await appendTo(database, db, all);
      const done = results.flatMap(({ is, marks }, i) =>
        is === 'done' ? [{ written: all[i] as Written, marks }] : [],
      );
      if (done.length > 0) await after?.(db, done);
      return results.map(({ is }) => is);
    });
  if (database.kind === 'postgres')
    return batched({ doAll, concerns: ({ table }) => table, most: MOST_TOGETHER, lanes: LANES, isHopeless: isLost });
  // An SQLite file is asked without a way between, so that its groups are made where its commits are.
  return async (written: Written): Promise<Appended> => (await doAll([written]))[0] ?? 'gone';
};

export const sqlStore = (database: Database, { after, begun, reseated }: StoreWishes = {}): Store => {
  const append = appending(database, after);
  return {
    create: (kept) =>
      database.write(async (db) => {
        await create(db, kept);
        await begun?.(db, kept);
      }),
    append: (table, entries, card, beside = {}) => append({ table, entries, card, beside }),
    load: (table) => load(database, table),
    async tail(table, seq) {
      const found = await readTable(database.db, table, seq);
      if (!found) return undefined;
      const { head, journal } = found;
      const seating = JSON.parse(head.seating) as Seating;
      return { seating, entries: journal.map(({ entry }) => entry), ...clockIn(head) };
    },
    reseat: (table, seating, before, beside = {}) =>
      database.write(async (db) => {
        if (database.kind === 'postgres') await sql`select 1 from tables where id = ${table} for update`.execute(db);
        const done = await reseat(db, table, seating, before, beside);
        if (done) await reseated?.(db, table, beside);
        return done;
      }, `table ${table}`),
    /** A house has too many to list; whose tables they are, is known by their seats. */
    cards: async () => [],
    async remove(table) {
      await database.db.deleteFrom('tables').where('id', '=', table).execute();
    },
  };
};
