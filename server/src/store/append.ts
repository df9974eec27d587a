// One more entry of a journal. The number of the table's last entry moves on only from the one before, and the key of the
// entries stands guard behind it: of two who write the same number, the second has written nothing.
import type { Appended, Beside } from '@rose/host';
import type { TableCard, TableId } from '@rose/protocol';
import type { Entry } from '@rose/table';
import { type Kysely, sql, type Transaction, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import type { Database, Kind } from '../database/index.ts';

/** An entry with everything that is kept beside it. */
export interface Written {
  readonly table: TableId;
  readonly entry: Entry;
  readonly card: TableCard;
  readonly beside: Beside;
}

export const checkSeq = (table: TableId, seq: number): void => {
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

const moveOn = (
  db: Pick<Kysely<Database>, 'updateTable'>,
  written: Written,
): UpdateQueryBuilder<Database, 'tables', 'tables', UpdateResult> =>
  db
    .updateTable('tables')
    .set(changes(written))
    .where('id', '=', written.table)
    .where('seq', '=', written.entry.seq - 1)
    .where('record', 'is not', null)
    .where('packed', 'is', null);

const whyNot = async (db: Kysely<Database>, table: TableId): Promise<Appended> => {
  const there = await db.selectFrom('tables').select('record').where('id', '=', table).executeTakeFirst();
  return there?.record ? 'taken' : 'gone';
};

const stepByStep = async (db: Transaction<Database>, written: Written): Promise<boolean> => {
  const { table, entry, card, beside } = written;
  const moved = await moveOn(db, written).executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  const { seq } = entry;
  await db
    .insertInto('entries')
    .values({ table_id: table, seq, entry: JSON.stringify(entry), at: card.touched })
    .execute();
  const { fingerprint } = beside;
  if (fingerprint) await db.insertInto('checkpoints').values({ table_id: table, seq, fingerprint }).execute();
  return true;
};

/** The same in one statement, which PostgreSQL can and SQLite cannot: every question to a server takes its time. */
const atOnce = async (db: Transaction<Database>, written: Written): Promise<boolean> => {
  const { entry, card, beside } = written;
  const seq = sql<number>`${entry.seq}::integer`;
  const { rows } = await sql`
    with moved as (${moveOn(db, written).returning('id')}),
    written as (
      insert into entries (table_id, seq, entry, at)
      select id, ${seq}, ${JSON.stringify(entry)}, ${card.touched} from moved
    ),
    marked as (
      insert into checkpoints (table_id, seq, fingerprint)
      select id, ${seq}, ${beside.fingerprint ?? null}::text from moved where ${beside.fingerprint ?? null}::text is not null
    )
    select id from moved`.execute(db);
  return rows.length > 0;
};

export const appendTo = async (db: Transaction<Database>, kind: Kind, written: Written): Promise<Appended> => {
  checkSeq(written.table, written.entry.seq);
  const done = await (kind === 'sqlite' ? stepByStep : atOnce)(db, written);
  return done ? 'done' : whyNot(db, written.table);
};
