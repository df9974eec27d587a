// Seats change hands: a player leaves theirs to the table's stand-in, and may come back to it.
import {
  GAME_STAND_IN,
  type OnlineAsk,
  type Person,
  type Sitter,
  type SocketTrouble,
  type StandIn,
  type TableId,
  VACANT,
} from '@rose/protocol';
import { outcomeOf, vacated } from '@rose/table';
import { type Context, isTrouble, NO_TABLE, trouble } from '../lobby/context.ts';
import { lockedRow, type OwnedRow, tableRow, termsOf } from '../lobby/rows.ts';
import { tellTable } from '../lobby/words.ts';
import { strikeOrders } from '../orders/orders.ts';
import { holdersOf } from './holders.ts';
import { settleVote } from './vote.ts';

/** What is over stays as it ended: who sat there, and what it made of the ratings. */
const GAME_IS_OVER: SocketTrouble = { trouble: 'no-manner', reason: 'game-is-over' };
/** Nor does anybody come back to what was lost: that would be no loss, and the last who leaves would end it for all. */
const GIVEN_UP: SocketTrouble = { trouble: 'no-manner', reason: 'seat-is-vacant' };

const reseat = async (
  context: Context,
  table: TableId,
  seat: string,
  sitter: Sitter,
): Promise<SocketTrouble | undefined> => {
  const back = sitter.kind === 'person' ? seat : undefined;
  const failed = await context.host.operations.reseat(table, (seating) => ({ ...seating, [seat]: sitter }), back);
  if (failed) return failed;
  // They are shown who sits there, and then told what that means.
  context.told(context.clients.tables.of(table).size);
  await tellTable(context, table);
  return undefined;
};

/** Who plays a seat that nobody plays: a bot of the table's choice, or what the game itself knows to do; or nobody. */
const replacementFor = ({ games }: Context, row: OwnedRow): StandIn | undefined =>
  termsOf(row).standIn ?? (games.get(row.game)?.standIn ? GAME_STAND_IN : undefined);

/** Somebody has left a seat or run out of time: it is played on by another, or it is lost. `forGood`: nobody comes back. */
export const standIn = async (
  context: Context,
  table: TableId,
  seat: string,
  forGood = false,
): Promise<SocketTrouble | undefined> => {
  const row = await tableRow(context.database.db, table);
  if (!row) return NO_TABLE;
  if (row.state === 'over') return GAME_IS_OVER;
  const bot = replacementFor(context, row);
  if (!bot) {
    const failed = await context.host.operations.declare(table, seat, 'forfeit');
    if (failed) return failed;
    const seen = await context.host.operations.find(table);
    // A table of more than two goes on; of two, one is left.
    if (isTrouble(seen) || outcomeOf(seen.game, seen.course)) return undefined;
    return reseat(context, table, seat, VACANT);
  }
  await context.database.write((db) => strikeOrders(db, table, seat));
  const stuck = await context.host.operations.leave(table, seat);
  if (stuck?.trouble === 'storage') return stuck;
  const keeps = forGood ? undefined : (await holdersOf(context.database.db, table)).get(seat)?.player;
  const failed = await reseat(context, table, seat, { kind: 'bot', ...bot, ...(keeps === undefined ? {} : { keeps }) });
  if (!failed) await settleVote(context, table);
  return failed;
};

/** Whoever leaves the house for good is remembered at the seat for the result of its game, and for nothing else. */
export const leaveForGood = async (context: Context, table: TableId, seat: string, player: string): Promise<void> => {
  await context.database.write(async (db) => {
    const row = await lockedRow(context, db, table);
    if (!row) return;
    const terms = termsOf(row);
    const kept = JSON.stringify({ ...terms, left: { ...terms.left, [seat]: player } });
    await db.updateTable('tables').set({ terms: kept }).where('id', '=', table).execute();
  });
  await standIn(context, table, seat, true);
};

export const handOver = async (
  context: Context,
  me: Person,
  { table, seat }: Extract<OnlineAsk, { ask: 'hand-over' }>,
): Promise<object | SocketTrouble> => {
  const seen = await context.host.operations.find(table);
  if (isTrouble(seen)) return seen;
  const sitter = Object.hasOwn(seen.record.seating, seat) ? seen.record.seating[seat] : undefined;
  if (sitter?.kind !== 'person' || sitter.player !== me.player) return { trouble: 'not-your-seat' };
  if (outcomeOf(seen.game, seen.course)) return GAME_IS_OVER;
  return (await standIn(context, table, seat)) ?? {};
};

export const reclaim = async (
  context: Context,
  me: Person,
  { table, seat }: Extract<OnlineAsk, { ask: 'reclaim' }>,
): Promise<object | SocketTrouble> => {
  const seen = await context.host.operations.find(table);
  if (isTrouble(seen)) return seen;
  const holder = (await holdersOf(context.database.db, table)).get(seat);
  if (holder?.player !== me.player) return { trouble: 'not-your-seat' };
  if (outcomeOf(seen.game, seen.course)) return GAME_IS_OVER;
  if (vacated(seen.game, seen.course).includes(seat)) return GIVEN_UP;
  if (seen.record.seating[seat]?.kind !== 'bot') return trouble('no-stand-in');
  return (await reseat(context, table, seat, { kind: 'person', name: me.name, player: me.player })) ?? {};
};
