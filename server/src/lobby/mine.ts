// A player's own tables, the newest first; what an invitation leads to; and the same company once more.

import type { Clock } from '@rose/host';
import type {
  Chair,
  MyTable,
  OnlineAnswers,
  OnlineAsk,
  Person,
  Seating,
  SocketTrouble,
  TableCard,
  TableId,
} from '@rose/protocol';
import { SEVERAL } from '../database/index.ts';
import type { Client } from '../socket/clients.ts';
import { isBlocked } from '../talk/blocks.ts';
import { type Context, type Db, isTrouble, NO_TABLE, trouble } from './context.ts';
import { beginIfFull, keepGathering, tooMany } from './offer.ts';
import {
  awayOf,
  type Filling,
  fillingOf,
  gatheringOf,
  isIn,
  lockedRow,
  type OwnedRow,
  openTerms,
  pendingOf,
  playersIn,
  tableRow,
} from './rows.ts';
import { tellTable } from './words.ts';

const MOST_LISTED = 200;

const seatsOf = async (db: Db, table: TableId, player: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('player', '=', player)
    .execute();
  return rows.map(({ seat }) => seat);
};

const myDeadline = ({ state, clock }: OwnedRow, mine: readonly string[]): string | undefined => {
  if (state !== 'running' || clock === null) return undefined;
  const { seats } = JSON.parse(clock) as Clock;
  return mine.flatMap((seat) => seats[seat]?.deadline ?? []).toSorted()[0];
};

const myTable = (context: Context, row: OwnedRow, me: Person, mine: readonly string[]): readonly MyTable[] => {
  if (row.state === 'gathering') return [{ state: 'gathering', gathering: gatheringOf(context, row, me.player) }];
  if (row.card === null) return [];
  const card = JSON.parse(row.card) as TableCard;
  const isMyTurn = card.active.some((seat) => {
    const sitter = card.seating[seat];
    return sitter?.kind === 'person' && sitter.player === me.player;
  });
  const deadline = myDeadline(row, mine);
  return [{ state: row.state, card, mine, isMyTurn, ...(deadline === undefined ? {} : { deadline }) }];
};

export const myTables = async (context: Context, me: Person): Promise<OnlineAnswers['my-tables']> => {
  const { db } = context.database;
  const rows = await db
    .selectFrom('tables')
    .leftJoin('players', 'players.id', 'tables.owner')
    .selectAll('tables')
    .select('players.name as owner_name')
    .where('tables.id', 'in', db.selectFrom('seats').select('table_id').where('player', '=', me.player))
    .orderBy('tables.touched', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const seats = await db.selectFrom('seats').select(['table_id', 'seat']).where('player', '=', me.player).execute();
  const tables = rows.flatMap((row) => {
    const mine = seats.filter(({ table_id }) => table_id === row.id).map(({ seat }) => seat);
    return myTable(context, row, me, mine);
  });
  return { tables };
};

/** Shows where a link leads. What is not public shows itself only to who has the key or sits there. */
export const invitation = async (
  context: Context,
  { me, invited }: Pick<Client, 'me' | 'invited'>,
  { table, key }: Extract<OnlineAsk, { ask: 'invitation' }>,
): Promise<OnlineAnswers['invitation'] | SocketTrouble> => {
  const { db } = context.database;
  const row = await tableRow(db, table);
  if (!row) return NO_TABLE;
  const mine = me ? await seatsOf(db, table, me.player) : [];
  const wasThere = row.state === 'gathering' && awayOf(row, me?.player) !== undefined;
  if (row.access === 'link' && key !== row.key && mine.length === 0 && !wasThere) return trouble('wrong-key');
  if (me && mine.length === 0 && (await isBlocked(db, row.owner, me.player))) return NO_TABLE;
  if (key === row.key) invited.add(table);
  if (row.state === 'gathering') {
    const gathering = gatheringOf(context, row, me?.player);
    return { state: 'gathering', gathering, mine: isIn(fillingOf(row), me?.player) ? mine : [] };
  }
  return { state: row.state, mine, ...(row.card === null ? {} : { card: JSON.parse(row.card) as TableCard }) };
};

/** Everybody moves on by one seat: with two, the sides are swapped. Persons are asked, bots come along. */
const swapped = (seats: readonly string[], seating: Seating, holders: ReadonlyMap<string, Person>, me: Person) => {
  const chairs = seats.map((_, i): Chair => {
    const before = seats[(i + seats.length - 1) % seats.length] as string;
    const sitter = seating[before];
    const holder = holders.get(before);
    if (holder) return { kind: holder.player === me.player ? 'person' : 'kept', ...holder };
    return sitter?.kind === 'bot' ? { kind: 'bot', bot: sitter.bot, strength: sitter.strength } : { kind: 'open' };
  });
  return { chairs, bids: {} } satisfies Filling;
};

const holdersOf = async (db: Db, table: TableId): Promise<ReadonlyMap<string, Person>> => {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('players', 'players.id', 'seats.player')
    .select(['seats.seat', 'players.id as player', 'players.name'])
    .where('seats.table_id', '=', table)
    .where('players.removed', 'is', null)
    .execute();
  return new Map(rows.map(({ seat, player, name }) => [seat, { player, name }]));
};

/** Those for whom a chair is kept, but for whoever wants to hear nothing of the game before. */
const toTell = async (db: Db, table: TableId, filling: Filling, me: string): Promise<readonly string[]> => {
  const asked = new Set(playersIn(filling).flatMap((player) => player ?? []));
  asked.delete(me);
  const muted = await db.selectFrom('mutes').select('player').where('table_id', '=', table).execute();
  for (const { player } of muted) asked.delete(player);
  return [...asked];
};

export const rematch = async (
  context: Context,
  me: Person,
  table: TableId,
): Promise<OnlineAnswers['rematch'] | SocketTrouble> => {
  const { db } = context.database;
  const row = await tableRow(db, table);
  if (!row) return NO_TABLE;
  const holders = await holdersOf(db, table);
  if (![...holders.values()].some(({ player }) => player === me.player)) return trouble('not-there');
  if (row.state !== 'over') return trouble('goes-on');
  const { rematch: before } = pendingOf(row);
  if (before !== undefined && (await tableRow(db, before))) return { table: before };
  const terms = openTerms(row);
  const seats = context.games.get(terms.game)?.seats(terms.options) ?? [];
  const filling = swapped(seats, JSON.parse(row.seating) as Seating, holders, me);
  const again = { ...terms, sides: 'chosen', access: 'link', rematchOf: table } as const;
  const done = await context.database.write(async (locked) => {
    // Before the row of the game, as everywhere: nobody waits for who waits for them.
    const full = await tooMany(context, locked, me.player);
    const now = await lockedRow(context, locked, table);
    const pending = now ? pendingOf(now) : {};
    // Both may ask at once: the second finds the table of the first.
    if (pending.rematch !== undefined && pending.rematch !== before) return { at: pending.rematch, isNew: false };
    if (full) return full;
    const made = await keepGathering(context, locked, me, again, filling);
    const next = JSON.stringify({ ...pending, rematch: made.table });
    await locked.updateTable('tables').set({ pending: next }).where('id', '=', table).execute();
    // Once for a game: whoever calls a rematch off and offers it again could go on with that for ever.
    const players = before === undefined ? await toTell(locked, table, filling, me.player) : [];
    await context.notify(locked, { kind: 'rematch', table: made.table, seq: 0, players, who: me.name });
    return { at: made.table, isNew: true };
  }, SEVERAL);
  if (isTrouble(done)) return done;
  const { at, isNew } = done;
  const failed = isNew ? await beginIfFull(context, at, filling) : undefined;
  if (failed) return failed;
  await tellTable(context, table);
  return { table: at };
};
