// Finished games are packed: their entries move into one blob of the table's row, and their last checkpoint stays. Nothing
// is added to a finished game, so that it is read and packed before anybody has to wait for it.
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database, Schema } from '../database/index.ts';
import { pack } from './packed.ts';
import { journalOf } from './reading.ts';

const unpackedSeq = async (db: Kysely<Schema>, table: string, isLocked: boolean): Promise<number | undefined> => {
  const row = await db
    .selectFrom('tables')
    .select(['seq'])
    .where('id', '=', table)
    .where('state', '=', 'over')
    .where('packed', 'is', null)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row?.seq;
};

/** So many rows are struck out at a time. */
const AT_A_TIME = 5_000;
const strikeOut = async (db: Kysely<Schema>, table: string, seq: number): Promise<void> => {
  for (let upTo = AT_A_TIME; upTo - AT_A_TIME < seq; upTo += AT_A_TIME) {
    if (upTo > AT_A_TIME) await setImmediate();
    await db.deleteFrom('entries').where('table_id', '=', table).where('seq', '<=', upTo).execute();
  }
};

/** True when the table was packed now; a running, gathering or packed one is left alone. */
export const packTable = async (database: Database, table: string): Promise<boolean> => {
  const seq = await unpackedSeq(database.db, table, false);
  if (seq === undefined) return false;
  const journal = await journalOf(database.db, table, 0, seq);
  const packed = await pack(journal);
  return database.write(async (db) => {
    // Another node may have been faster.
    if ((await unpackedSeq(db, table, database.kind === 'postgres')) !== seq) return false;
    if (journal.length !== seq)
      throw new Error(`table ${table}: ${journal.length} entries, not ${seq}; run rose doctor`);
    await db.updateTable('tables').set({ packed }).where('id', '=', table).execute();
    await strikeOut(db, table, seq);
    await db.deleteFrom('checkpoints').where('table_id', '=', table).where('seq', '<', seq).execute();
    return true;
  });
};

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
