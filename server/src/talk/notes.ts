// A player's own notes at a table: nobody else ever reads them.
import type { OnlineAnswers, OnlineAsk, Person, SocketTrouble, TableId } from '@rose/protocol';
import { type Context, trouble } from '../lobby/context.ts';

const sitsAt = async ({ database }: Context, table: TableId, player: string): Promise<boolean> =>
  (await database.db
    .selectFrom('seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('player', '=', player)
    .executeTakeFirst()) !== undefined;

export const writeNote = async (
  context: Context,
  me: Person,
  { table, text }: Extract<OnlineAsk, { ask: 'note' }>,
): Promise<object | SocketTrouble> => {
  if (!(await sitsAt(context, table, me.player))) return trouble('not-there');
  const words = text.replaceAll('\0', '');
  await context.database.write((db) =>
    db
      .insertInto('notes')
      .values({ table_id: table, player: me.player, text: words })
      .onConflict((conflict) => conflict.columns(['table_id', 'player']).doUpdateSet({ text: words }))
      .execute(),
  );
  return {};
};

export const readNotes = async (context: Context, me: Person, table: TableId): Promise<OnlineAnswers['notes']> => {
  const row = await context.database.db
    .selectFrom('notes')
    .select('text')
    .where('table_id', '=', table)
    .where('player', '=', me.player)
    .executeTakeFirst();
  return { text: row?.text ?? '' };
};
