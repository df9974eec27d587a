// A journal as it is kept: row by row while the game runs, packed when it is over.
import type { Entry } from '@rose/table';
import type { Kysely } from 'kysely';
import type { Row, Schema } from '../database/index.ts';
import { type Journaled, unpack } from './packed.ts';

/** Between two queries the table may grow, or be packed: then it is looked at again. */
const MOST_LOOKS = 5;

const rowsOf = (db: Kysely<Schema>, table: string, after: number): Promise<Pick<Row<'entries'>, 'entry' | 'at'>[]> =>
  db
    .selectFrom('entries')
    .select(['entry', 'at'])
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();

/** One reading of many small texts is faster than many readings. */
const parseAll = (texts: readonly string[]): readonly Entry[] => JSON.parse(`[${texts.join()}]`) as readonly Entry[];

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
    const rows = (wanted === 0 ? [] : await rowsOf(db, table, after)).slice(0, wanted);
    if (rows.length < wanted) continue;
    const entries = parseAll(rows.map(({ entry }) => entry));
    return { head, journal: entries.map((entry, i) => ({ entry, at: rows[i]?.at ?? '' })) };
  }
  throw new Error(`table ${table}: entries are missing from its journal; run rose doctor`);
};
