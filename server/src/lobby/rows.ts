// A gathering as it is kept: its terms, its chairs, and what was bid for which side. Bids stay secret until it begins.
import type { Bid, Chair, Gathering, Person, TableId, Terms } from '@rose/protocol';
import type { Transaction } from 'kysely';
import type { Row, Schema } from '../database/index.ts';
import type { Context, Db } from './context.ts';
import { tellPlayers } from './words.ts';

/** What the column `terms` holds. */
export interface KeptTerms extends Terms {
  readonly rematchOf?: TableId;
  /** Rating points that were given for a seat. */
  readonly stakes?: { readonly [seat: string]: number };
  /** Those whom the owner sent away while it gathered, and why: for good. */
  readonly away?: Away;
  /** Who held a seat when they left the house for good: the game has still to be lost by somebody. */
  readonly left?: { readonly [seat: string]: string };
}
type Away = { readonly [player: string]: string };
/** What the column `seating` holds while a table gathers. */
export interface Filling {
  readonly chairs: readonly Chair[];
  readonly bids: { readonly [player: string]: Bid };
  /** Where gatherings of an older house have those who were sent away. */
  readonly away?: Away;
}
/** What the column `pending` holds. */
export interface Pending {
  readonly takeBack?: {
    readonly id: string;
    readonly seat: string;
    readonly from: number;
    /** The newest entry when it was asked for. */
    readonly seq: number;
    readonly agreed: readonly string[];
  };
  /** The players who would end the game before its end, and which question that is. */
  readonly endVote?: readonly string[];
  readonly endVoteId?: string;
  readonly rematch?: TableId;
}
export type TableRow = Row<'tables'>;
export interface OwnedRow extends TableRow {
  readonly owner_name: string | null;
}

export const termsOf = ({ terms }: Pick<TableRow, 'terms'>): KeptTerms => JSON.parse(terms) as KeptTerms;
export const fillingOf = ({ seating }: Pick<TableRow, 'seating'>): Filling => JSON.parse(seating) as Filling;
export const pendingOf = ({ pending }: Pick<TableRow, 'pending'>): Pending =>
  pending === null ? {} : (JSON.parse(pending) as Pending);
export const ownerOf = ({ owner, owner_name }: OwnedRow): Person => ({ player: owner, name: owner_name ?? '' });

export const tableRow = (db: Db, table: TableId): Promise<OwnedRow | undefined> =>
  db
    .selectFrom('tables')
    .leftJoin('players', 'players.id', 'tables.owner')
    .selectAll('tables')
    .select('players.name as owner_name')
    .where('tables.id', '=', table)
    .executeTakeFirst();

/** The same inside a transaction, kept from everybody else until it is over. */
export const lockedRow = async ({ database }: Context, db: Db, table: TableId): Promise<OwnedRow | undefined> => {
  if (database.kind === 'postgres')
    await db.selectFrom('tables').select('id').where('id', '=', table).forUpdate().execute();
  return tableRow(db, table);
};

export const isIn = ({ chairs }: Filling, player: string | undefined): boolean =>
  player !== undefined && chairs.some((chair) => 'player' in chair && chair.player === player);
type Kept = Pick<TableRow, 'state' | 'terms' | 'seating'>;
/** All whom the owner has sent away, and why; a game that has begun knows it from its gathering. */
export const allAway = (row: Kept): Away => ({
  ...(row.state === 'gathering' ? fillingOf(row).away : {}),
  ...termsOf(row).away,
});
/** Why the owner has sent somebody away; nothing when they have not. */
export const awayOf = (row: Kept, player: string | undefined): string | undefined => {
  const away = allAway(row);
  return player !== undefined && Object.hasOwn(away, player) ? away[player] : undefined;
};
/** The terms as anybody may read them. */
export const openTerms = (row: Pick<TableRow, 'terms'>): Omit<KeptTerms, 'stakes' | 'away' | 'left'> => {
  const { stakes: _stakes, away: _away, left: _left, ...terms } = termsOf(row);
  return terms;
};
export const isFull = ({ chairs }: Filling): boolean =>
  chairs.every((chair) => chair.kind === 'person' || chair.kind === 'bot');

/** A gathering as one player may see it: who has bid, never what; the key only for those who sit there. */
export const gatheringOf = ({ games }: Context, row: OwnedRow, player: string | undefined): Gathering => {
  const terms = openTerms(row);
  const filling = fillingOf(row);
  const sentAway = awayOf(row, player);
  const chairs = filling.chairs.map((chair): Chair => {
    if (chair.kind !== 'person' || terms.sides !== 'bid') return chair;
    return { ...chair, hasBid: Object.hasOwn(filling.bids, chair.player) };
  });
  return {
    ...terms,
    table: row.id,
    owner: ownerOf(row),
    seats: games.get(terms.game)?.seats(terms.options) ?? [],
    chairs,
    opened: row.opened,
    ...(isIn(filling, player) ? { key: row.key } : {}),
    ...(sentAway === undefined ? {} : { sentAway }),
  };
};

/** Who sits where, for the list of one's own tables; kept chairs count, so that whoever is asked for hears of it. */
export const writeSeats = async (
  db: Db,
  table: TableId,
  seats: readonly string[],
  players: readonly (string | undefined)[],
): Promise<void> => {
  await db.deleteFrom('seats').where('table_id', '=', table).execute();
  const rows = seats.map((seat, i) => ({ table_id: table, seat, player: players[i] ?? null }));
  if (rows.length > 0) await db.insertInto('seats').values(rows).execute();
};
export const playersIn = ({ chairs }: Filling): readonly (string | undefined)[] =>
  chairs.map((chair) => ('player' in chair ? chair.player : undefined));

/** The lists of all who sit there, or did, or for whom a chair is kept, have changed. */
export const tellCompany = async (
  context: Context,
  db: Transaction<Schema>,
  table: TableId,
  fillings: readonly Filling[],
): Promise<void> => {
  const players = new Set(fillings.flatMap(playersIn).flatMap((player) => player ?? []));
  await tellPlayers(context, table, [...players], db);
};
