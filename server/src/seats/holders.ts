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
/** Who holds a seat at all, also while a bot keeps it, in the order of the seats. */
export const holdersIn = (seating: Seating): readonly string[] =>
  Object.keys(seating).flatMap((seat) => holderIn(seating, seat) ?? []);
