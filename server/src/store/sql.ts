// The host's tables in the database of the house: SQLite or PostgreSQL, the same queries. An append resolves when its
// entry is on disk; whoever is killed before has kept nothing, whoever is killed after has lost nothing.
import type { Appended, Beside, Kept, Store, TableRecord } from '@rose/host';
import type { Seating, TableCard, TableId } from '@rose/protocol';
import type { Entry } from '@rose/table';
import { sql, type Transaction } from 'kysely';
import type { Cellar, Database } from '../database/index.ts';
import { readTable } from './reading.ts';

/** An entry that has just been written, with everything that stands beside it. */
export interface Written {
  readonly table: TableId;
  readonly entry: Entry;
  readonly card: TableCard;
  readonly beside: Beside;
}
export interface StoreWishes {
  /** Keeps more in the transaction of an entry: jobs that follow from it. Whatever it throws undoes the entry too. */
  readonly after?: (db: Transaction<Database>, written: Written) => Promise<void>;
}

const checkSeq = (table: TableId, seq: number): void => {
  if (!Number.isSafeInteger(seq) || seq < 1) throw new Error(`table ${table}: an entry cannot have the number ${seq}`);
};

/** What changes in the table's own row with every entry. */
const changes = ({ entry, card, beside }: Written) => ({
  seq: entry.seq,
  card: JSON.stringify(card),
  touched: card.touched,
  ...(beside.clock ? { clock: JSON.stringify(beside.clock), deadline: beside.deadline ?? null } : {}),
  ...(card.outcome ? { state: 'over' as const, ended: card.touched, deadline: null } : {}),
});

const writeEntries = async (db: Transaction<Database>, table: TableId, entries: readonly Entry[], at: string) => {
  for (const entry of entries) checkSeq(table, entry.seq);
  const rows = entries.map((entry) => ({ table_id: table, seq: entry.seq, entry: JSON.stringify(entry), at }));
  for (let i = 0; i < rows.length; i += 500)
    await db
      .insertInto('entries')
      .values(rows.slice(i, i + 500))
      .execute();
};

const append = async (db: Transaction<Database>, written: Written, after: StoreWishes['after']): Promise<Appended> => {
  const { table, entry, card, beside } = written;
  checkSeq(table, entry.seq);
  // Whoever comes second finds the number moved on; the key of the entries would stop them too.
  const moved = await db
    .updateTable('tables')
    .set(changes(written))
    .where('id', '=', table)
    .where('seq', '=', entry.seq - 1)
    .where('record', 'is not', null)
    .where('packed', 'is', null)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) {
    const there = await db.selectFrom('tables').select('record').where('id', '=', table).executeTakeFirst();
    return there?.record ? 'taken' : 'gone';
  }
  await writeEntries(db, table, [entry], card.touched);
  const { fingerprint } = beside;
  if (fingerprint)
    await db.insertInto('checkpoints').values({ table_id: table, seq: entry.seq, fingerprint }).execute();
  await after?.(db, written);
  return 'done';
};

/** A table that gathered begins; any other is new. */
const create = async (db: Transaction<Database>, { record, entries, card }: Kept): Promise<void> => {
  const { table, opening } = record;
  const begun = {
    rules: opening.rules,
    state: card.outcome ? ('over' as const) : ('running' as const),
    record: JSON.stringify(record),
    seating: JSON.stringify(record.seating),
    card: JSON.stringify(card),
    seq: entries.length,
    touched: card.touched,
    ended: card.outcome ? card.touched : null,
  };
  const unknown = { access: 'link' as const, key: '', owner: '', terms: '{}', opened: record.opened };
  const made = await db
    .insertInto('tables')
    .values({ id: table, game: opening.game, ...unknown, ...begun })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(begun).where('tables.state', '=', 'gathering'))
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) throw new Error(`table ${table}: exists already`);
  await writeEntries(db, table, entries, card.touched);
};

const load = async ({ db }: Cellar, table: TableId): Promise<Kept | undefined> => {
  const found = await readTable(db, table);
  if (!found?.head.record || found.head.card === null) return undefined;
  const { head, journal } = found;
  const seating = JSON.parse(head.seating) as Seating;
  const record = { ...(JSON.parse(head.record ?? '') as TableRecord), seating };
  return { record, entries: journal.map(({ entry }) => entry), card: JSON.parse(head.card ?? '') as TableCard };
};

const reseat = async (db: Transaction<Database>, table: TableId, seating: Seating): Promise<void> => {
  const row = await db.selectFrom('tables').select('card').where('id', '=', table).executeTakeFirst();
  const card = row?.card ? JSON.stringify({ ...(JSON.parse(row.card) as TableCard), seating }) : null;
  await db
    .updateTable('tables')
    .set({ seating: JSON.stringify(seating), card })
    .where('id', '=', table)
    .execute();
};

export const sqlStore = (cellar: Cellar, { after }: StoreWishes = {}): Store => ({
  create: (kept) => cellar.write((db) => create(db, kept)),
  append: (table, entry, card, beside = {}) => cellar.write((db) => append(db, { table, entry, card, beside }, after)),
  load: (table) => load(cellar, table),
  async tail(table, seq) {
    const found = await readTable(cellar.db, table, seq);
    if (!found) return undefined;
    const { head, journal } = found;
    return { seating: JSON.parse(head.seating) as Seating, entries: journal.map(({ entry }) => entry) };
  },
  reseat: (table, seating) =>
    cellar.write(async (db) => {
      if (cellar.kind === 'postgres') await sql`select 1 from tables where id = ${table} for update`.execute(db);
      await reseat(db, table, seating);
    }),
  /** A house has too many to list; whose tables they are, is known by their seats. */
  cards: async () => [],
  async remove(table) {
    await cellar.db.deleteFrom('tables').where('id', '=', table).execute();
  },
});
