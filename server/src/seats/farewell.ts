// A player leaves the house for good: gatherings go on without them, and their games are lost to whoever stays.
import type { SocketTrouble, TableId } from '@rose/protocol';
import { vacated } from '@rose/table';
import { type Context, isTrouble } from '../lobby/context.ts';
import { standUp } from '../lobby/join.ts';
import { lockedRow, termsOf } from '../lobby/rows.ts';
import { holdersOf } from './holders.ts';
import { standIn } from './stand-in.ts';

/**
 * Whoever leaves the house for good is remembered at the seat for the result of its game, and for nothing else; also at one
 * that they had given up before, which a bot plays already.
 */
const leaveForGood = async (
  context: Context,
  table: TableId,
  seat: string,
  player: string,
): Promise<SocketTrouble | undefined> => {
  await context.database.write(async (db) => {
    const row = await lockedRow(context, db, table);
    if (!row) return;
    const terms = termsOf(row);
    const kept = JSON.stringify({ ...terms, left: { ...terms.left, [seat]: player } });
    await db.updateTable('tables').set({ terms: kept }).where('id', '=', table).execute();
  }, `table ${table}`);
  const seen = await context.host.operations.find(table);
  if (isTrouble(seen)) return seen;
  return vacated(seen.game, seen.course).includes(seat) ? undefined : standIn(context, table, seat, true);
};

/** Fails when a seat could not be left: nobody could come back to it, so its player is not gone before that is kept. */
export const leaveTables = async (context: Context, player: string, tables: readonly TableId[]): Promise<void> => {
  for (const table of tables) {
    const left = await standUp(context, { player, name: '' }, table);
    if (!isTrouble(left) || left.trouble !== 'has-begun') continue;
    for (const [seat, holder] of await holdersOf(context.database.db, table)) {
      if (holder.player !== player) continue;
      const failed = await leaveForGood(context, table, seat, player);
      if (failed?.trouble === 'storage') throw new Error(`table ${table}: ${player} could not leave it`);
    }
  }
};
