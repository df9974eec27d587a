// A player's own notes at a table: nobody else ever reads them.
import type { OnlineAnswers, OnlineAsk, Person, SocketTrouble, TableId } from '@rose/protocol';
import { type Ground, trouble } from '../lobby/ground.ts';

const sitsAt = async ({ database }: Ground, table: TableId, player: string): Promise<boolean> =>
  (await database.db
    .selectFrom('seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('player', '=', player)
    .executeTakeFirst()) !== undefined;

export const writeNote = async (
  ground: Ground,
  me: Person,
  { table, text }: Extract<OnlineAsk, { ask: 'note' }>,
): Promise<object | SocketTrouble> => {
  if (!(await sitsAt(ground, table, me.player))) return trouble('not-there');
  const words = text.replaceAll('\0', '');
  await ground.database.db
    .insertInto('notes')
    .values({ table_id: table, player: me.player, text: words })
    .onConflict((conflict) => conflict.columns(['table_id', 'player']).doUpdateSet({ text: words }))
    .execute();
  return {};
};

export const readNotes = async (ground: Ground, me: Person, table: TableId): Promise<OnlineAnswers['notes']> => {
  const row = await ground.database.db
    .selectFrom('notes')
    .select('text')
    .where('table_id', '=', table)
    .where('player', '=', me.player)
    .executeTakeFirst();
  return { text: row?.text ?? '' };
};
