// A journal as it is kept: row by row while the game runs, packed when it is over.
import { setImmediate } from 'node:timers/promises';
import type { Entry } from '@rose/table';
import type { Kysely } from 'kysely';
import type { Row, Schema } from '../database/index.ts';
import { type Journaled, unpack } from './packed.ts';

/** Between two queries the table may grow, or be packed: then it is looked at again. */
const MOST_LOOKS = 5;

type EntryRow = Pick<Row<'entries'>, 'entry' | 'at'>;
/** A game of any length that is played is read at once; of a longer one, so much at a time. */
const AT_ONCE = 2_000;
const someRows = (db: Kysely<Schema>, table: string, after: number, most: number): Promise<EntryRow[]> =>
  db
    .selectFrom('entries')
    .select(['entry', 'at'])
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute();

/** One reading of many small texts is faster than many readings. */
const parseAll = (texts: readonly string[]): readonly Entry[] => JSON.parse(`[${texts.join()}]`) as readonly Entry[];

/** As many entries as there are, up to what is wanted. In between, whoever else wants something has a turn. */
export const journalOf = async (
  db: Kysely<Schema>,
  table: string,
  after: number,
  wanted: number,
): Promise<readonly Journaled[]> => {
  const journal: Journaled[] = [];
  while (journal.length < wanted) {
    if (journal.length > 0) await setImmediate();
    const most = Math.min(AT_ONCE, wanted - journal.length);
    const rows = await someRows(db, table, after + journal.length, most);
    const entries = parseAll(rows.map(({ entry }) => entry));
    for (const [i, entry] of entries.entries()) journal.push({ entry, at: rows[i]?.at ?? '' });
    if (rows.length < most) break;
  }
  return journal;
};

export type HeadRow = Pick<Row<'tables'>, 'record' | 'seating' | 'card' | 'clock' | 'seq' | 'packed'>;
const headOf = (db: Kysely<Schema>, table: string): Promise<HeadRow | undefined> =>
  db
    .selectFrom('tables')
    .select(['record', 'seating', 'card', 'clock', 'seq', 'packed'])
    .where('id', '=', table)
    .executeTakeFirst();

export interface Read {
  readonly head: HeadRow;
  readonly journal: readonly Journaled[];
}
/** The head of a table and the journal after entry `after`, up to what the head knows. Fails when entries are missing. */
export const readTable = async (db: Kysely<Schema>, table: string, after = 0): Promise<Read | undefined> => {
  for (let look = 0; look < MOST_LOOKS; look++) {
    const head = await headOf(db, table);
    if (!head) return undefined;
    if (head.packed) return { head, journal: (await unpack(head.packed)).slice(after) };
    const wanted = Math.max(0, head.seq - after);
    const journal = await journalOf(db, table, after, wanted);
    if (journal.length === wanted) return { head, journal };
  }
  throw new Error(`table ${table}: entries are missing from its journal; run rose doctor`);
};
