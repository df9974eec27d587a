// Seats change hands: a player leaves theirs to the table's stand-in, and may come back to it.
import type { OnlineAsk, Person, Sitter, SocketTrouble, TableId } from '@rose/protocol';
import { type Ground, isTrouble, NO_TABLE, trouble } from '../lobby/ground.ts';
import { tableRow, termsOf } from '../lobby/rows.ts';
import { tellTable } from '../lobby/words.ts';
import { holdersOf } from './about.ts';

const reseat = async (
  ground: Ground,
  table: TableId,
  seat: string,
  sitter: Sitter,
): Promise<SocketTrouble | undefined> => {
  const failed = await ground.host.desk.reseat(table, (seating) => ({ ...seating, [seat]: sitter }));
  if (!failed) await tellTable(ground, table);
  return failed;
};

/** A bot of the table's choice takes the seat, for whoever has left it or run out of time. */
export const standIn = async (ground: Ground, table: TableId, seat: string): Promise<SocketTrouble | undefined> => {
  const row = await tableRow(ground.cellar.db, table);
  if (!row) return NO_TABLE;
  return reseat(ground, table, seat, { kind: 'bot', ...termsOf(row).standIn });
};

export const handOver = async (
  ground: Ground,
  me: Person,
  { table, seat }: Extract<OnlineAsk, { ask: 'hand-over' }>,
): Promise<object | SocketTrouble> => {
  const seen = await ground.host.desk.find(table);
  if (isTrouble(seen)) return seen;
  const sitter = Object.hasOwn(seen.record.seating, seat) ? seen.record.seating[seat] : undefined;
  if (sitter?.kind !== 'person' || sitter.player !== me.player) return { trouble: 'not-your-seat' };
  return (await standIn(ground, table, seat)) ?? {};
};

export const reclaim = async (
  ground: Ground,
  me: Person,
  { table, seat }: Extract<OnlineAsk, { ask: 'reclaim' }>,
): Promise<object | SocketTrouble> => {
  const seen = await ground.host.desk.find(table);
  if (isTrouble(seen)) return seen;
  const holder = (await holdersOf(ground.cellar.db, table)).get(seat);
  if (holder?.player !== me.player) return { trouble: 'not-your-seat' };
  if (seen.record.seating[seat]?.kind !== 'bot') return trouble('no-stand-in');
  return (await reseat(ground, table, seat, { kind: 'person', name: me.name, player: me.player })) ?? {};
};
