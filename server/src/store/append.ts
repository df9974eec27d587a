// More entries of a journal. The number of the table's last entry moves on only from the one before, and the key of the
// entries stands guard behind it: of two who write the same number, the second has written nothing. Nor has who does not know
// who sits there by now: what follows from an entry hangs on that.
import type { Appended, Beside } from '@rose/host';
import type { TableCard, TableId } from '@rose/protocol';
import type { Entry } from '@rose/table';
import type { Kysely, Transaction } from 'kysely';
import { type AtOnce, type Database, type Schema, writtenOut } from '../database/index.ts';

/** Entries that follow each other, with everything that is kept beside the last. */
export interface Written {
  readonly table: TableId;
  readonly entries: readonly Entry[];
  readonly card: TableCard;
  readonly beside: Beside;
}

export const checkSeq = (table: TableId, seq: number): void => {
  if (!Number.isSafeInteger(seq) || seq < 1) throw new Error(`table ${table}: an entry cannot have the number ${seq}`);
};

/** What changes in the table's own row with every entry. */
const lastOf = ({ table, entries }: Written): number => {
  const last = entries.at(-1);
  if (!last) throw new Error(`table ${table}: nothing to write down`);
  return last.seq;
};
/** The number that the table must stand at for these to follow. */
const beforeFirst = (written: Written): number => lastOf(written) - written.entries.length;
const seatingOf = ({ card }: Written): string => JSON.stringify(card.seating);
const changes = (written: Written) => ({
  seq: lastOf(written),
  card: JSON.stringify(written.card),
  touched: written.card.touched,
  ...(written.beside.clock
    ? { clock: JSON.stringify(written.beside.clock), deadline: written.beside.deadline ?? null }
    : {}),
  ...(written.card.outcome ? { state: 'over' as const, ended: written.card.touched, deadline: null } : {}),
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

const whyNot = async (db: Kysely<Schema>, table: TableId): Promise<Appended> => {
  const there = await db.selectFrom('tables').select('record').where('id', '=', table).executeTakeFirst();
  return there?.record ? 'taken' : 'gone';
};

const ADD_ENTRY = 'insert into entries (table_id, seq, entry, at) values (?, ?, ?, ?)';
const ADD_CHECKPOINT = 'insert into checkpoints (table_id, seq, fingerprint) values (?, ?, ?)';
const MARKS = marksOf('tables.id');

/**
 * Every move comes by here: its few statements are written out and asked at once, since building them and waiting for each
 * would cost more than running them.
 */
const stepByStep = (atOnce: AtOnce, written: Written): Marks | undefined => {
  const { table, entries, card, beside } = written;
  const changed = changes(written);
  const columns = Object.keys(changed).map((column) => `${column} = ?`);
  const moveOn = `update tables set ${columns.join(', ')}
    where id = ? and seq = ? and seating = ? and record is not null and packed is null returning ${MARKS}`;
  const [found] = atOnce(
    writtenOut<MarksRow>(moveOn, [...Object.values(changed), table, beforeFirst(written), seatingOf(written)]),
  );
  if (!found) return undefined;
  for (const entry of entries) atOnce(writtenOut(ADD_ENTRY, [table, entry.seq, JSON.stringify(entry), card.touched]));
  const { fingerprint } = beside;
  if (fingerprint) atOnce(writtenOut(ADD_CHECKPOINT, [table, lastOf(written), fingerprint]));
  return readMarks(found);
};

/** What `changes` says, for many tables: columns that an entry leaves alone keep what they hold. */
const MOVE_ALL = `
  with given as (
    select * from json_to_recordset($1::json) as given(
      id text, before integer, seating text, seq integer, entries json, card text, touched text, clock text, deadline text, fingerprint text, over boolean
    )
  ),
  moved as (
    update tables set seq = given.seq, card = given.card, touched = given.touched,
      clock = coalesce(given.clock, tables.clock),
      deadline = case when given.over then null when given.clock is null then tables.deadline else given.deadline end,
      state = case when given.over then 'over' else tables.state end,
      ended = case when given.over then given.touched else tables.ended end
    from given
    where tables.id = given.id and tables.seq = given.before and tables.seating = given.seating and tables.record is not null and tables.packed is null
    returning tables.id
  ),
  written as (
    insert into entries (table_id, seq, entry, at)
    select given.id, (one.value->>'seq')::integer, one.value->>'entry', given.touched
    from given join moved on moved.id = given.id, json_array_elements(given.entries) as one
  ),
  marked as (
    insert into checkpoints (table_id, seq, fingerprint)
    select given.id, given.seq, given.fingerprint from given join moved on moved.id = given.id
    where given.fingerprint is not null
  )
  select moved.id, ${marksOf('moved.id')} from moved`;

/** Entries of different tables in one statement, which PostgreSQL can: every question to a server takes its time. */
const allAtOnce = async (db: Transaction<Schema>, all: readonly Written[]): Promise<readonly (Marks | undefined)[]> => {
  const rows = all.map((written) => {
    const { table, entries, card, beside } = written;
    return {
      id: table,
      before: beforeFirst(written),
      seating: seatingOf(written),
      seq: lastOf(written),
      entries: entries.map((entry) => ({ seq: entry.seq, entry: JSON.stringify(entry) })),
      card: JSON.stringify(card),
      touched: card.touched,
      clock: beside.clock && JSON.stringify(beside.clock),
      deadline: beside.deadline,
      fingerprint: beside.fingerprint,
      over: card.outcome !== undefined,
    };
  });
  // In the order of their names, so that two who write the same tables wait for each other in one direction only.
  const ordered = rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  const moved = await db.executeQuery(
    writtenOut<MarksRow & { readonly id: string }>(MOVE_ALL, [JSON.stringify(ordered)]),
  );
  const found = new Map(moved.rows.map((row) => [row.id, readMarks(row)]));
  return all.map(({ table }) => found.get(table));
};

export interface AppendedTo {
  readonly is: Appended;
  readonly marks: Marks;
}
/** Entries of different tables, of each those that follow each other, within a job of the database's `write`. */
export const appendTo = async (
  database: Database,
  db: Transaction<Schema>,
  all: readonly Written[],
): Promise<readonly AppendedTo[]> => {
  for (const { table, entries } of all) for (const entry of entries) checkSeq(table, entry.seq);
  const found =
    database.kind === 'postgres'
      ? await allAtOnce(db, all)
      : all.map((written) => stepByStep(database.atOnce, written));
  const results: AppendedTo[] = [];
  for (const [i, { table }] of all.entries()) {
    const marks = found[i];
    results.push(marks ? { is: 'done', marks } : { is: await whyNot(db, table), marks: NO_MARKS });
  }
  return results;
};
