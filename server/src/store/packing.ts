// Finished games are packed: their entries move into one blob of the table's row, and their last checkpoint stays.
import type { Entry } from '@rose/table';
import type { Database } from '../database/index.ts';
import { pack } from './packed.ts';

/** True when the table was packed now; a running, gathering or packed one is left alone. */
export const packTable = (database: Database, table: string): Promise<boolean> =>
  database.write(async (db) => {
    const head = await db
      .selectFrom('tables')
      .select(['seq'])
      .where('id', '=', table)
      .where('state', '=', 'over')
      .where('packed', 'is', null)
      .$if(database.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!head) return false;
    const rows = await db
      .selectFrom('entries')
      .select(['entry', 'at'])
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute();
    if (rows.length !== head.seq)
      throw new Error(`table ${table}: ${rows.length} entries, not ${head.seq}; run rose doctor`);
    const packed = await pack(rows.map(({ entry, at }) => ({ entry: JSON.parse(entry) as Entry, at })));
    await db.updateTable('tables').set({ packed }).where('id', '=', table).execute();
    await db.deleteFrom('entries').where('table_id', '=', table).execute();
    await db.deleteFrom('checkpoints').where('table_id', '=', table).where('seq', '<', head.seq).execute();
    return true;
  });

const AT_ONCE = 100;
/** Packs what ended before a moment and is not packed yet; tells how many. */
export const packFinished = async (database: Database, before: string): Promise<number> => {
  let count = 0;
  for (;;) {
    const found = await database.db
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'over')
      .where('packed', 'is', null)
      .where('ended', '<', before)
      .limit(AT_ONCE)
      .execute();
    let packed = 0;
    for (const { id } of found) if (await packTable(database, id)) packed++;
    count += packed;
    if (packed === 0) return count;
  }
};
