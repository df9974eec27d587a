// Gatherings that nobody came to are cleared away.
import type { Context } from './context.ts';
import { tellLobby } from './words.ts';

const DAY = 86_400_000;
const OLD = 14 * DAY;
const AT_ONCE = 100;

export const tidyGatherings = async (context: Context): Promise<void> => {
  const { database, now } = context;
  const before = new Date(Date.parse(now()) - OLD).toISOString();
  const old = await database.db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'gathering')
    .where('touched', '<', before)
    .limit(AT_ONCE)
    .execute();
  for (const { id } of old)
    await database.write(async (db) => {
      const gone = await db
        .deleteFrom('tables')
        .where('id', '=', id)
        .where('state', '=', 'gathering')
        .where('touched', '<', before)
        .executeTakeFirst();
      if (gone.numDeletedRows === 0n) return;
      await db.deleteFrom('seats').where('table_id', '=', id).execute();
      await tellLobby(context, id, db);
    });
};
