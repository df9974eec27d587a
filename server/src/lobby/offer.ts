// A player offers a table: its terms are checked by the game's own options, and it waits for company.
import type { Chair, OnlineAnswers, OnlineAsk, Person, SocketTrouble, TableId } from '@rose/protocol';
import { isMistake, type Mistake, mistake, readOptions, slowSpecs } from '@rose/table';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import { begin } from './begin.ts';
import { type Context, isTrouble } from './context.ts';
import { type Filling, fillingOf, isFull, type KeptTerms, playersIn, tellCompany, writeSeats } from './rows.ts';
import { tellLobby } from './words.ts';

type Offer = Extract<OnlineAsk, { ask: 'offer' }>;
const MOST_GATHERINGS = 10;
const MOST_RUNNING = 200;

const wrong = ({ field, reason }: Mistake): SocketTrouble => ({ trouble: 'mistake', field, reason });

const chairFault = ({ bots }: Context, { chairs, standIn }: Offer, seats: readonly string[]): Mistake | undefined => {
  if (chairs.length !== seats.length) return mistake('chairs', `must be ${seats.length}, for: ${seats.join(', ')}`);
  if (chairs.filter(({ kind }) => kind === 'me').length !== 1) return mistake('chairs', 'must have one of your own');
  const at = chairs.findIndex((chair) => chair.kind === 'bot' && !bots.includes(chair.bot));
  if (at !== -1) return mistake(`chairs[${at}].bot`, `must be one of: ${bots.join(', ')}`);
  return standIn === null || bots.includes(standIn.bot)
    ? undefined
    : mistake('standIn.bot', `must be one of: ${bots.join(', ')}`);
};

const bidFault = ({ sides, bid }: Offer, seats: readonly string[]): Mistake | undefined => {
  if (sides !== 'bid') return bid && mistake('bid', 'has no place where sides are not bid for');
  if (!bid) return mistake('bid', 'is missing');
  return seats.includes(bid.seat) ? undefined : mistake('bid.seat', `must be one of: ${seats.join(', ')}`);
};

const clockFault = ({ clock }: Offer): Mistake | undefined =>
  clock.kind === 'slow' && clock.bank > clock.cap
    ? mistake('clock.bank', `must be at most the cap, ${clock.cap}`)
    : undefined;

/** The terms of an offer, completed; or what is wrong with it. */
export const checkOffer = (context: Context, offer: Offer): KeptTerms | SocketTrouble => {
  const game = context.games.get(offer.game);
  if (!game) return { trouble: 'no-such-game', game: offer.game };
  const specs = game.meta.options;
  const options = readOptions<object>(offer.clock.kind === 'slow' ? slowSpecs<object>(specs) : specs, offer.options);
  if (isMistake(options)) return wrong(options);
  const seats = game.seats(options);
  const fault = chairFault(context, offer, seats) ?? bidFault(offer, seats) ?? clockFault(offer);
  if (fault) return wrong(fault);
  const { sides, access, clock, standIn } = offer;
  return { game: offer.game, options, sides, access, clock, standIn };
};

/** A chair that somebody keeps for a player is nothing of theirs yet. */
const sitsAt = (filling: Filling, player: string): boolean =>
  filling.chairs.some((chair) => chair.kind === 'person' && chair.player === player);
/**
 * Whoever offers a table, be it to the same company, has not too many already. Inside the transaction that writes it down:
 * until that is over nobody else counts what this player has, on whichever node.
 */
export const tooMany = async (
  { database: { kind } }: Context,
  db: Transaction<Schema>,
  player: string,
): Promise<SocketTrouble | undefined> => {
  if (kind === 'postgres') await db.selectFrom('players').select('id').where('id', '=', player).forUpdate().execute();
  const own = db.selectFrom('seats').select('table_id').where('player', '=', player);
  const tables = db.selectFrom('tables').where('id', 'in', own);
  const gathering = await tables.select('seating').where('state', '=', 'gathering').execute();
  const filling = gathering.map(fillingOf).filter((one) => sitsAt(one, player));
  // What is full is about to run.
  const full = filling.filter(isFull).length;
  if (filling.length - full >= MOST_GATHERINGS) return { trouble: 'too-many-tables', most: MOST_GATHERINGS };
  const { count } = await tables
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return Number(count) + full >= MOST_RUNNING ? { trouble: 'too-many-tables', most: MOST_RUNNING } : undefined;
};

interface Gathered {
  readonly table: TableId;
  readonly key: string;
}
/** Writes a new gathering down. */
export const keepGathering = async (
  context: Context,
  db: Transaction<Schema>,
  me: Person,
  terms: KeptTerms,
  filling: Filling,
): Promise<Gathered> => {
  const [table, key] = [`w${context.fresh(8).slice(1)}`, context.fresh(16)] as const;
  const game = context.games.get(terms.game);
  if (!game) throw new Error(`no such game: ${terms.game}`);
  const now = context.now();
  const at = { opened: now, touched: now, ended: null, seq: 0 };
  const none = { record: null, card: null, clock: null, deadline: null, pending: null, packed: null };
  const own = { id: table, key, owner: me.player, game: terms.game, rules: game.meta.rules, access: terms.access };
  const kept = { terms: JSON.stringify(terms), seating: JSON.stringify(filling), state: 'gathering' as const };
  await db
    .insertInto('tables')
    .values({ ...own, ...kept, ...none, ...at })
    .execute();
  await writeSeats(db, table, game.seats(terms.options), playersIn(filling));
  await tellLobby(context, table, db);
  await tellCompany(context, db, table, [filling]);
  return { table, key };
};
/** It begins at once when nobody is missing. */
export const beginIfFull = async (context: Context, table: TableId, filling: Filling) =>
  isFull(filling) ? begin(context, table) : undefined;

export const gather = async (context: Context, me: Person, terms: KeptTerms, filling: Filling) => {
  const made = await context.database.write(
    async (db) => (await tooMany(context, db, me.player)) ?? keepGathering(context, db, me, terms, filling),
    `player ${me.player}`,
  );
  return isTrouble(made) ? made : ((await beginIfFull(context, made.table, filling)) ?? made);
};

const seated = (me: Person, chairs: Offer['chairs']): readonly Chair[] =>
  chairs.map((chair) => (chair.kind === 'me' ? { kind: 'person', ...me } : chair));

export const offer = async (
  context: Context,
  me: Person,
  ask: Offer,
): Promise<OnlineAnswers['offer'] | SocketTrouble> => {
  const terms = checkOffer(context, ask);
  if (isTrouble(terms)) return terms;
  const bids: Filling['bids'] = ask.bid ? { [me.player]: ask.bid } : {};
  return gather(context, me, terms, { chairs: seated(me, ask.chairs), bids });
};
