// Talk at a table: each line for an audience. Players' talk is for those who sit; spectators' is not for those who play.
// While a table gathers, those who were invited by its link count as company, too.
import type { Audience, ChatLine, OnlineAnswers, OnlineAsk, Person, SocketTrouble, TableId } from '@rose/protocol';
import { stateOf } from '@rose/table';
import type { Row } from '../database/index.ts';
import { type Context, type Db, isTrouble, NO_TABLE, trouble } from '../lobby/context.ts';
import { awayOf } from '../lobby/rows.ts';
import type { Client } from '../socket/clients.ts';
import { blockedBy, blockersOf } from './blocks.ts';
import { readable } from './readable.ts';
import { keepWhisper, pairOf, whisperAt, whispersOf } from './whispers.ts';

/** Who speaks or listens: a socket. */
type Hearer = Pick<Client, 'me' | 'invited'>;
/** Of each audience, too, whatever the others say. */
const MOST_LINES = 500;
const MOST_BYTES = 100_000;
/** Of each audience, so that none is silenced by another; the newest stay. */
const MOST_KEPT = 5_000;
const AUDIENCES: readonly Audience[] = ['players', 'spectators', 'house'];

interface Place {
  /** One of the company: on a seat, or invited to one. */
  readonly sits: boolean;
  readonly isOver: boolean;
  readonly isRunning: boolean;
  /** Who has a seat. */
  readonly players: ReadonlySet<string | null>;
}
interface Seats extends Pick<Row<'tables'>, 'state' | 'seating' | 'terms'> {
  readonly players: ReadonlySet<string | null>;
}
const seatsAndState = async (db: Db, table: TableId): Promise<Seats | undefined> => {
  const found = db.selectFrom('tables').select(['state', 'seating', 'terms']).where('id', '=', table);
  const row = await found.executeTakeFirst();
  if (!row) return undefined;
  const seats = await db.selectFrom('seats').select('player').where('table_id', '=', table).execute();
  return { ...row, players: new Set(seats.map(({ player }) => player)) };
};
const placeIn = (seats: Seats, table: TableId, { me, invited }: Hearer): Place | SocketTrouble => {
  const { state, players } = seats;
  const isGathering = state === 'gathering';
  const reason = me && players.has(me.player) ? undefined : awayOf(seats, me?.player);
  if (reason !== undefined) return { trouble: 'sent-away', reason };
  const sits = (isGathering && invited.has(table)) || (me !== undefined && players.has(me.player));
  return { sits, isOver: state === 'over', isRunning: state === 'running', players };
};
const placeOf = async (db: Db, table: TableId, hearer: Hearer): Promise<Place | SocketTrouble> => {
  const seats = await seatsAndState(db, table);
  return seats ? placeIn(seats, table, hearer) : NO_TABLE;
};

/** Whoever sits hears what is for players, whoever does not what is for spectators; after the end players hear both. */
const hears = ({ sits, isOver }: Place, audience: Audience): boolean =>
  audience === 'house' || (audience === 'players' ? sits : !sits || isOver);
/** A player may speak to the players or to all; a spectator to spectators only. */
const maySay = ({ sits, isOver }: Place, audience: Audience): boolean =>
  sits ? audience !== 'spectators' || isOver : audience === 'spectators';
/** Between two there is talk when both have a seat and the game has begun. */
const mayTell = ({ players, isOver, isRunning }: Place, audience: Audience, me: Person, to: string): boolean =>
  audience === 'players' && (isRunning || isOver) && to !== me.player && players.has(me.player) && players.has(to);

/** A game may ask those who sit for silence while they play: its view says whether they may talk. */
const isSilent = async ({ host }: Context, table: TableId, { sits, isRunning }: Place): Promise<boolean> => {
  if (!sits || !isRunning) return false;
  const found = await host.operations.find(table);
  if (isTrouble(found)) return false;
  const view = found.game.view(stateOf(found.course), 'spectator');
  return 'talk' in view && view.talk === false;
};

const lineQuery = (db: Db, table: TableId) =>
  db
    .selectFrom('chat')
    .leftJoin('players', 'players.id', 'chat.player')
    .select(['chat.n', 'chat.player', 'players.name', 'chat.audience', 'chat.text', 'chat.at'])
    .where('chat.table_id', '=', table);
type Found = Awaited<ReturnType<ReturnType<typeof lineQuery>['executeTakeFirstOrThrow']>>;
const lineOf = (table: TableId, { name, ...row }: Found): ChatLine => ({ table, name: name ?? '', ...row });

/** Keeps the newest lines of an audience. */
const forgetOld = async (db: Db, table: TableId, audience: Audience): Promise<void> => {
  const oldest = await db
    .selectFrom('chat')
    .select('n')
    .where('table_id', '=', table)
    .where('audience', '=', audience)
    .orderBy('n', 'desc')
    .offset(MOST_KEPT)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await db
      .deleteFrom('chat')
      .where('table_id', '=', table)
      .where('audience', '=', audience)
      .where('n', '<=', oldest.n)
      .execute();
};

interface Spoken {
  readonly player: string;
  readonly audience: Audience;
  readonly text: string;
  readonly at: string;
}
const keepLine = async (db: Db, table: TableId, line: Spoken): Promise<number> => {
  const last = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.max('n').as('n'))
    .where('table_id', '=', table)
    .executeTakeFirst();
  const n = Number(last?.n ?? 0) + 1;
  await db
    .insertInto('chat')
    .values({ table_id: table, n, ...line })
    .execute();
  await forgetOld(db, table, line.audience);
  return n;
};

export const say = async (
  context: Context,
  { invited }: Hearer,
  me: Person,
  { table, audience, to, text }: Extract<OnlineAsk, { ask: 'say' }>,
): Promise<OnlineAnswers['say'] | SocketTrouble> => {
  const { database, fanout, clients } = context;
  const place = await placeOf(database.db, table, { me, invited });
  if ('trouble' in place) return place;
  if (!maySay(place, audience)) return trouble('not-your-talk');
  if (to !== undefined && !mayTell(place, audience, me, to)) return { trouble: 'bad-request', field: 'to' };
  if (await isSilent(context, table, place)) return trouble('silence');
  return database.write(async (db) => {
    if (database.kind === 'postgres')
      await db.selectFrom('tables').select('id').where('id', '=', table).forUpdate().execute();
    // A zero character is no letter of any script, and no database keeps it.
    const words = text.replaceAll('\0', '').trim();
    const said = { player: me.player, text: words, at: context.now() };
    if (to !== undefined) {
      const n = await keepWhisper(db, table, { ...said, reader: to });
      await fanout.tellWithin(db, 'chat', `${table}:${n}:${pairOf(me.player, to)}`);
      context.told(clients.players.of(me.player).size + clients.players.of(to).size);
      return { n };
    }
    const n = await keepLine(db, table, { ...said, audience });
    await fanout.tellWithin(db, 'chat', `${table}:${n}`);
    context.told(clients.tables.of(table).size + clients.gatherings.of(table).size);
    return { n };
  }, `table ${table}`);
};

type Deaf = ReadonlySet<string>;
const newestOf = async (
  db: Db,
  table: TableId,
  audience: Audience,
  after: number,
  deaf: Deaf,
): Promise<readonly Found[]> => {
  const newest = lineQuery(db, table)
    .where('chat.n', '>', after)
    .where('chat.audience', '=', audience)
    .$if(deaf.size > 0, (lines) => lines.where('chat.player', 'not in', [...deaf]))
    .orderBy('chat.n', 'desc')
    .limit(MOST_LINES);
  return readable(await newest.execute(), MOST_BYTES);
};
/** What was said after a line, as one may hear it; whom one has blocked is not heard. */
export const chat = async (
  { database }: Context,
  hearer: Hearer,
  { table, after = 0 }: Extract<OnlineAsk, { ask: 'chat' }>,
): Promise<OnlineAnswers['chat'] | SocketTrouble> => {
  const { db } = database;
  const { me } = hearer;
  const place = await placeOf(db, table, hearer);
  if ('trouble' in place) return place;
  const deaf = me ? await blockedBy(db, me.player) : new Set<string>();
  const rows: Found[] = [];
  for (const audience of AUDIENCES.filter((one) => hears(place, one)))
    rows.push(...(await newestOf(db, table, audience, after, deaf)));
  const told = me ? await whispersOf(db, table, me.player) : [];
  const lines = [...rows.toSorted((a, b) => a.n - b.n).map((row) => lineOf(table, row)), ...told];
  return { lines: lines.filter(({ player }) => !deaf.has(player)) };
};

const lineAt = async (db: Db, table: TableId, n: number, pair: string | undefined): Promise<ChatLine | undefined> => {
  if (pair !== undefined) return whisperAt(db, table, pair, n);
  const row = await lineQuery(db, table).where('chat.n', '=', n).executeTakeFirst();
  return row && lineOf(table, row);
};
const isFor = (place: Place, me: Person | undefined, { player, to, audience }: ChatLine): boolean =>
  to ? me !== undefined && [player, to.player].includes(me.player) : hears(place, audience);

/** A line was said, here or on another node: those who follow the table or its gathering here and may hear it do. */
export const passOn = async ({ database, clients }: Context, id: string): Promise<void> => {
  const [table = '', n, pair] = id.split(':');
  const hearers = new Set([...clients.tables.of(table), ...clients.gatherings.of(table)]);
  if (hearers.size === 0) return;
  const { db } = database;
  const line = await lineAt(db, table, Number(n), pair);
  if (!line) return;
  const seats = await seatsAndState(db, table);
  if (!seats) return;
  const deaf = await blockersOf(db, line.player);
  const news = { news: 'chat', line } as const;
  for (const client of hearers) {
    const place = placeIn(seats, table, client);
    const isDeaf = client.me !== undefined && deaf.has(client.me.player);
    if (!isDeaf && !('trouble' in place) && isFor(place, client.me, line)) client.send(news);
  }
};

export const report = async (
  context: Context,
  { invited }: Hearer,
  me: Person,
  { table, n, from, reason }: Extract<OnlineAsk, { ask: 'report' }>,
): Promise<object | SocketTrouble> => {
  const { db } = context.database;
  const place = await placeOf(db, table, { me, invited });
  if ('trouble' in place) return place;
  const line = await lineAt(db, table, n, from === undefined ? undefined : pairOf(me.player, from));
  if (!line || !isFor(place, me, line)) return { trouble: 'bad-request', field: 'n' };
  const words = reason.replaceAll('\0', '').trim();
  // The line may go with its table or its speaker; what somebody complained of stays for whoever runs the house.
  const heard = { speaker: line.player, said: line.text };
  const values = {
    id: context.fresh(8),
    player: me.player,
    table_id: table,
    n,
    reason: words,
    at: context.now(),
    ...heard,
  };
  await context.database.write((tx) => tx.insertInto('reports').values(values).execute());
  return {};
};
