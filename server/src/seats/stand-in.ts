// Seats change hands: a player leaves theirs to the table's stand-in, and may come back to it.
import {
  GAME_STAND_IN,
  type OnlineAsk,
  type Person,
  type Seating,
  type Sitter,
  type SocketTrouble,
  type StandIn,
  type TableId,
  VACANT,
} from '@rose/protocol';
import { outcomeOf, vacated } from '@rose/table';
import { type Context, isTrouble, NO_TABLE, trouble } from '../lobby/context.ts';
import { type OwnedRow, tableRow, termsOf } from '../lobby/rows.ts';
import { strikeOrders } from '../orders/orders.ts';
import { holdersOf } from './holders.ts';
import { settleTakeBack } from './take-back.ts';
import { settleVote } from './vote.ts';

/** What is over stays as it ended: who sat there, and what it made of the ratings. */
const GAME_IS_OVER: SocketTrouble = { trouble: 'no-manner', reason: 'game-is-over' };
/** Nor does anybody come back to what was lost: that would be no loss, and the last who leaves would end it for all. */
const GIVEN_UP: SocketTrouble = { trouble: 'no-manner', reason: 'seat-is-vacant' };

/** `isFrom`: who must sit there for it; whoever else has sat down by then stays. */
const reseat = async (
  context: Context,
  table: TableId,
  seat: string,
  sitter: Sitter,
  isFrom: (now: Sitter | undefined) => boolean,
): Promise<SocketTrouble | undefined> => {
  const back = sitter.kind === 'person' ? seat : undefined;
  const change = (seating: Seating): Seating => (isFrom(seating[seat]) ? { ...seating, [seat]: sitter } : seating);
  const failed = await context.host.operations.reseat(table, change, back);
  if (failed) return failed;
  // They are shown who sits there, and then what that means, which was told with the seating.
  context.told(2 * context.clients.tables.of(table).size);
  return undefined;
};

const isPerson = (now: Sitter | undefined): boolean => now?.kind === 'person';

/** Who plays a seat that nobody plays: a bot of the table's choice, or what the game itself knows to do; or nobody. */
const replacementFor = ({ games }: Context, row: OwnedRow): StandIn | undefined =>
  termsOf(row).standIn ?? (games.get(row.game)?.standIn ? GAME_STAND_IN : undefined);

/** What all who are left have agreed to is done, when the last goes who had not. */
export const settleAgreed = async (context: Context, table: TableId): Promise<void> => {
  await settleVote(context, table);
  await settleTakeBack(context, table);
};

/** Nobody plays on there: the seat is lost. Where the house was stopped between the loss and what follows, that is done now. */
const lose = async (context: Context, table: TableId, seat: string): Promise<SocketTrouble | undefined> => {
  const { find, declare } = context.host.operations;
  const before = await find(table);
  if (isTrouble(before)) return before;
  const failed = vacated(before.game, before.course).includes(seat) ? undefined : await declare(table, seat, 'forfeit');
  if (failed) return failed;
  const seen = await find(table);
  // A table of more than two goes on; of two, one is left.
  if (isTrouble(seen) || outcomeOf(seen.game, seen.course)) return undefined;
  const stuck = await reseat(context, table, seat, VACANT, isPerson);
  if (!stuck) await settleAgreed(context, table);
  return stuck;
};

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
  if (!bot) return lose(context, table, seat);
  await context.database.write((db) => strikeOrders(db, table, seat));
  const stuck = await context.host.operations.leave(table, seat);
  if (stuck?.trouble === 'storage') return stuck;
  const keeps = forGood ? undefined : (await holdersOf(context.database.db, table)).get(seat)?.player;
  const sitter: Sitter = { kind: 'bot', ...bot, ...(keeps === undefined ? {} : { keeps }) };
  // Who goes for good may have left the seat to a bot before.
  const failed = await reseat(context, table, seat, sitter, forGood ? () => true : isPerson);
  if (!failed) await settleAgreed(context, table);
  return failed;
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
  const back: Sitter = { kind: 'person', name: me.name, player: me.player };
  const isMine = (now: Sitter | undefined): boolean => now?.kind === 'bot' && now.keeps === me.player;
  return (await reseat(context, table, seat, back, isMine)) ?? {};
};
