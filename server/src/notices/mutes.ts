// A player may want to hear nothing of a table.
import type { OnlineAsk, Person, SocketTrouble } from '@rose/protocol';
import { type Context, type Db, NO_TABLE } from '../lobby/context.ts';
import { tableRow } from '../lobby/rows.ts';

export const mutedAt = async (db: Db, table: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('mutes').select('player').where('table_id', '=', table).execute();
  return new Set(rows.map(({ player }) => player));
};

export const mute = async (
  { database }: Context,
  { player }: Person,
  { table, muted }: Extract<OnlineAsk, { ask: 'mute' }>,
): Promise<object | SocketTrouble> => {
  if (!(await tableRow(database.db, table))) return NO_TABLE;
  await database.write<unknown>((db) =>
    muted
      ? db
          .insertInto('mutes')
          .values({ player, table_id: table })
          .onConflict((conflict) => conflict.columns(['player', 'table_id']).doNothing())
          .execute()
      : db.deleteFrom('mutes').where('player', '=', player).where('table_id', '=', table).execute(),
  );
  return {};
};
