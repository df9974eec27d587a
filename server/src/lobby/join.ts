// Company comes and goes at a gathering. Every change happens under a lock on its row, so that nobody takes a chair that
// another has just taken, on whichever node.
import type { Chair, GatheringState, OnlineAnswers, OnlineAsk, Person, SocketTrouble, TableId } from '@rose/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';
import { isBlocked } from '../talk/blocks.ts';
import { begin } from './begin.ts';
import { type Context, type Db, isTrouble, NO_TABLE, trouble } from './context.ts';
import {
  allAway,
  awayOf,
  type Filling,
  fillingOf,
  isFull,
  isIn,
  type KeptTerms,
  lockedRow,
  type OwnedRow,
  playersIn,
  tellCompany,
  termsOf,
  writeSeats,
} from './rows.ts';
import { tellLobby } from './words.ts';

type Join = Extract<OnlineAsk, { ask: 'join' }>;
type SendAway = Extract<OnlineAsk, { ask: 'send-away' }>;
interface Changed {
  readonly filling: Filling;
  readonly owner?: string;
  readonly away?: KeptTerms['away'];
}

/** Changes a gathering, or says why not; `gone`: nobody is left there. */
const change = async (
  context: Context,
  table: TableId,
  how: (row: OwnedRow, filling: Filling, db: Transaction<Schema>) => Promise<Changed | 'gone' | SocketTrouble>,
): Promise<Filling | 'gone' | SocketTrouble> =>
  context.database.write(async (db) => {
    const row = await lockedRow(context, db, table);
    if (!row) return NO_TABLE;
    if (row.state !== 'gathering') return trouble('has-begun');
    const before = fillingOf(row);
    const changed = await how(row, before, db);
    if (changed !== 'gone' && isTrouble(changed)) return changed;
    await tellLobby(context, table, db);
    await tellCompany(context, db, table, [before, ...(changed === 'gone' ? [] : [changed.filling])]);
    if (changed === 'gone') {
      await db.deleteFrom('seats').where('table_id', '=', table).execute();
      await db.deleteFrom('tables').where('id', '=', table).execute();
      return 'gone';
    }
    const { filling, owner = row.owner, away } = changed;
    const seating = JSON.stringify(filling);
    const terms: KeptTerms = { ...termsOf(row), ...(away ? { away } : {}) };
    const kept = { seating, owner, terms: JSON.stringify(terms), touched: context.now() };
    await db.updateTable('tables').set(kept).where('id', '=', table).execute();
    const seats = context.games.get(terms.game)?.seats(terms.options) ?? [];
    await writeSeats(db, table, seats, playersIn(filling));
    return filling;
  }, `table ${table}`);

/** The same for whoever would go, or send others: a gathering that is full has begun, though nobody may have opened it yet. */
const shrink = async (
  context: Context,
  table: TableId,
  how: Parameters<typeof change>[2],
): ReturnType<typeof change> => {
  let isBegun = false;
  const done = await change(context, table, async (row, filling, db) => {
    isBegun = isFull(filling);
    return isBegun ? trouble('has-begun') : how(row, filling, db);
  });
  return (isBegun ? await begin(context, table) : undefined) ?? done;
};

const isFree = (chair: Chair | undefined, player: string): boolean =>
  chair?.kind === 'open' || (chair?.kind === 'kept' && chair.player === player);

/** The chair somebody gets: the one kept for them, the one they point at, or the first that is free. */
const chairFor = ({ chairs }: Filling, { chair }: Join, player: string): number | SocketTrouble => {
  if (chair !== undefined) return isFree(chairs[chair], player) ? chair : trouble('chair-taken');
  const kept = chairs.findIndex((one) => one.kind === 'kept' && one.player === player);
  const free = kept === -1 ? chairs.findIndex(({ kind }) => kind === 'open') : kept;
  return free === -1 ? trouble('no-free-chair') : free;
};

const mayEnter = (row: OwnedRow, filling: Filling, player: string, key: string | undefined): boolean =>
  row.access === 'public' || key === row.key || isIn(filling, player);

/** Whoever opened the table does not want to meet them; where anybody may come, nobody who sits there does. */
const isUnwelcome = async (db: Db, { access, owner }: OwnedRow, filling: Filling, player: string): Promise<boolean> => {
  const company = access === 'public' ? playersIn(filling).flatMap((one) => one ?? []) : [];
  for (const one of new Set([owner, ...company])) if (await isBlocked(db, one, player)) return true;
  return false;
};

const settle = async (context: Context, table: TableId, done: Filling | 'gone' | SocketTrouble) => {
  if (done === 'gone') return { state: 'gone' as const };
  if (isTrouble(done)) return done;
  const state: GatheringState = isFull(done) ? 'running' : 'gathering';
  return (isFull(done) ? await begin(context, table) : undefined) ?? { state };
};

export const join = async (context: Context, me: Person, ask: Join): Promise<OnlineAnswers['join'] | SocketTrouble> => {
  const done = await change(context, ask.table, async (row, filling, db) => {
    const { bid } = ask;
    const seats = context.games.get(row.game)?.seats(termsOf(row).options) ?? [];
    const isBid = termsOf(row).sides === 'bid';
    if (!mayEnter(row, filling, me.player, ask.key)) return trouble('wrong-key');
    if (await isUnwelcome(db, row, filling, me.player)) return NO_TABLE;
    const reason = awayOf(row, me.player);
    if (reason !== undefined) return { trouble: 'sent-away', reason };
    if (bid && !(isBid && seats.includes(bid.seat))) return { trouble: 'bad-request', field: 'bid' };
    if (isBid && !bid) return trouble('no-bid');
    const bids = bid ? { ...filling.bids, [me.player]: bid } : filling.bids;
    // Asked twice, because the first answer was lost: the chair is theirs already.
    const wanted = ask.chair === undefined ? filling.chairs : filling.chairs.slice(ask.chair, ask.chair + 1);
    if (wanted.some((chair) => chair.kind === 'person' && chair.player === me.player))
      return { filling: { ...filling, bids } };
    const at = chairFor(filling, ask, me.player);
    if (typeof at !== 'number') return at;
    if (row.owner !== me.player)
      await context.notify(db, { kind: 'joined', table: row.id, seq: at, players: [row.owner], who: me.name });
    const chairs = filling.chairs.map((chair, i): Chair => {
      if (i === at) return { kind: 'person', ...me };
      return 'player' in chair && chair.player === me.player ? { kind: 'open' } : chair;
    });
    return { filling: { ...filling, chairs, bids } };
  });
  return settle(context, ask.table, done);
};

/** The same company without one of them. */
const without = (filling: Filling, player: string): Filling => ({
  ...filling,
  chairs: filling.chairs.map(
    (chair): Chair => ('player' in chair && chair.player === player ? { kind: 'open' } : chair),
  ),
  bids: Object.fromEntries(Object.entries(filling.bids).filter(([other]) => other !== player)),
});

/** Whoever is left first becomes the owner when the owner goes; nobody left, and the gathering is gone. */
export const standUp = async (context: Context, me: Person, table: TableId): Promise<object | SocketTrouble> => {
  const done = await shrink(context, table, async (row, filling) => {
    if (!isIn(filling, me.player)) return trouble('not-there');
    const left = without(filling, me.player);
    const heir = left.chairs.find((chair) => chair.kind === 'person');
    if (!heir) return 'gone';
    return { filling: left, owner: row.owner === me.player ? heir.player : row.owner };
  });
  return done !== 'gone' && isTrouble(done) ? done : {};
};

/** The owner lets somebody go, who reads why and does not come back to this table. */
export const sendAway = async (context: Context, me: Person, ask: SendAway): Promise<object | SocketTrouble> => {
  const { table, player, reason } = ask;
  const done = await shrink(context, table, async (row, filling, db) => {
    if (row.owner !== me.player) return trouble('not-owner');
    if (player === me.player) return { trouble: 'bad-request', field: 'player' };
    const at = playersIn(filling).indexOf(player);
    if (at === -1) return trouble('not-there');
    await context.notify(db, { kind: 'sent-away', table, seq: at, players: [player], who: me.name });
    return { filling: without(filling, player), away: { ...allAway(row), [player]: reason } };
  });
  return done !== 'gone' && isTrouble(done) ? done : {};
};

export const start = async (context: Context, me: Person, table: TableId): Promise<object | SocketTrouble> => {
  const done = await change(context, table, async (row, filling) => {
    if (row.owner !== me.player) return trouble('not-owner');
    const { standIn } = termsOf(row);
    if (!standIn && !isFull(filling)) return trouble('no-stand-in');
    const chairs = filling.chairs.map(
      (chair): Chair =>
        standIn && (chair.kind === 'open' || chair.kind === 'kept') ? { kind: 'bot', ...standIn } : chair,
    );
    return { filling: { ...filling, chairs } };
  });
  const settled = await settle(context, table, done);
  return isTrouble(settled) ? settled : {};
};

export const callOff = async (context: Context, me: Person, table: TableId): Promise<object | SocketTrouble> => {
  const done = await shrink(context, table, async (row) => (row.owner === me.player ? 'gone' : trouble('not-owner')));
  return done !== 'gone' && isTrouble(done) ? done : {};
};
