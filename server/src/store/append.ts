// One more entry of a journal. The number of the table's last entry moves on only from the one before, and the key of the
// entries stands guard behind it: of two who write the same number, the second has written nothing.
import type { Appended, Beside } from '@rose/host';
import type { TableCard, TableId } from '@rose/protocol';
import type { Entry } from '@rose/table';
import { type Kysely, sql, type Transaction, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import { type Database, type Kind, writtenOut } from '../database/index.ts';

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

/** What else there is at a table, seen with the entry that changes it. */
export interface Marks {
  /** Some seat has left orders. */
  readonly ordered: boolean;
  /** Some player wants to be told. */
  readonly heard: boolean;
}
const NO_MARKS: Marks = { ordered: false, heard: false };
const marksOf = (id: 'tables.id' | 'moved.id'): string => `
  exists (select 1 from orders where orders.table_id = ${id}) as ordered,
  exists (
    select 1 from seats join channels on channels.player = seats.player where seats.table_id = ${id}
  ) as heard`;
interface MarksRow {
  readonly ordered: boolean | number;
  readonly heard: boolean | number;
}
const readMarks = ({ ordered, heard }: MarksRow): Marks => ({ ordered: Boolean(ordered), heard: Boolean(heard) });

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

const ADD_ENTRY = 'insert into entries (table_id, seq, entry, at) values (?, ?, ?, ?)';
const ADD_CHECKPOINT = 'insert into checkpoints (table_id, seq, fingerprint) values (?, ?, ?)';
const MARKS = marksOf('tables.id');

/** Every move comes by here: its few statements are written out, since building them would cost more than running them. */
const stepByStep = async (db: Transaction<Database>, written: Written): Promise<Marks | undefined> => {
  const { table, entry, card, beside } = written;
  const { seq } = entry;
  const changed = changes(written);
  const columns = Object.keys(changed).map((column) => `${column} = ?`);
  const moveOn = `update tables set ${columns.join(', ')}
    where id = ? and seq = ? and record is not null and packed is null returning ${MARKS}`;
  const moved = await db.executeQuery(writtenOut<MarksRow>(moveOn, [...Object.values(changed), table, seq - 1]));
  const [found] = moved.rows;
  if (!found) return undefined;
  await db.executeQuery(writtenOut(ADD_ENTRY, [table, seq, JSON.stringify(entry), card.touched]));
  const { fingerprint } = beside;
  if (fingerprint) await db.executeQuery(writtenOut(ADD_CHECKPOINT, [table, seq, fingerprint]));
  return readMarks(found);
};

/** The same in one statement, which PostgreSQL can and SQLite cannot: every question to a server takes its time. */
const atOnce = async (db: Transaction<Database>, written: Written): Promise<Marks | undefined> => {
  const { entry, card, beside } = written;
  const seq = sql<number>`${entry.seq}::integer`;
  const { rows } = await sql<MarksRow>`
    with moved as (${moveOn(db, written).returning('id')}),
    written as (
      insert into entries (table_id, seq, entry, at)
      select id, ${seq}, ${JSON.stringify(entry)}, ${card.touched} from moved
    ),
    marked as (
      insert into checkpoints (table_id, seq, fingerprint)
      select id, ${seq}, ${beside.fingerprint ?? null}::text from moved where ${beside.fingerprint ?? null}::text is not null
    )
    select ${sql.raw(marksOf('moved.id'))} from moved`.execute(db);
  return rows[0] && readMarks(rows[0]);
};

export const appendTo = async (
  db: Transaction<Database>,
  kind: Kind,
  written: Written,
): Promise<{ readonly is: Appended; readonly marks: Marks }> => {
  checkSeq(written.table, written.entry.seq);
  const found = await (kind === 'sqlite' ? stepByStep : atOnce)(db, written);
  return found ? { is: 'done', marks: found } : { is: await whyNot(db, written.table), marks: NO_MARKS };
};
