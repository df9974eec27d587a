// Who holds a seat, whoever plays it at the moment.
import type { Watched } from '@rose/host';
import type { Person, Seating, TableId } from '@rose/protocol';
import type { Db } from '../lobby/context.ts';

export type Holders = ReadonlyMap<string, Person>;
/** Who holds a seat, also while a bot keeps it warm. */
export const holdersOf = async (db: Db, table: TableId): Promise<Holders> => {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('players', 'players.id', 'seats.player')
    .select(['seats.seat', 'players.id as player', 'players.name'])
    .where('seats.table_id', '=', table)
    .execute();
  return new Map(rows.map(({ seat, player, name }) => [seat, { player, name }]));
};

/** Whose word counts for a seat: who sits there, or left it to a bot and may come back. */
export const holderAt = ({ record }: Watched, seat: string): string | undefined => holderIn(record.seating, seat);
const holderIn = (seating: Seating, seat: string): string | undefined => {
  const sitter = Object.hasOwn(seating, seat) ? seating[seat] : undefined;
  return sitter?.kind === 'bot' ? sitter.keeps : sitter?.player;
};
/** Where nobody holds a seat any more: all such tables together have the share of one person. */
export const NO_HOLDER = '';
/** Whose share of the house's work a table takes: the first who holds a seat, also while a bot keeps it. */
export const firstHolder = (seating: Seating): string =>
  Object.keys(seating)
    .map((seat) => holderIn(seating, seat))
    .find((player) => player !== undefined) ?? NO_HOLDER;
