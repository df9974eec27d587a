// Every ask that comes over a socket, and who answers it.
import {
  type About,
  isOnline,
  type OnlineAsk,
  type Person,
  type SocketAnswers,
  type SocketRequest,
  type SocketTrouble,
  type TableAsk,
  type TableId,
} from '@rose/protocol';
import { type Context, isTrouble, NO_TABLE, trouble } from '../lobby/context.ts';
import { callOff, join, sendAway, standUp, start } from '../lobby/join.ts';
import { invitation, myTables, rematch } from '../lobby/mine.ts';
import { offer } from '../lobby/offer.ts';
import { awayOf, tableRow } from '../lobby/rows.ts';
import type { Watch } from '../lobby/watch.ts';
import { mute } from '../notices/mutes.ts';
import { leaveOrders, readOrders } from '../orders/orders.ts';
import { aboutOf } from '../seats/about.ts';
import { holderAt } from '../seats/holders.ts';
import type { Presence } from '../seats/presence.ts';
import { handOver, reclaim, settleAgreed } from '../seats/stand-in.ts';
import { answerTakeBack, takeBack, unlearn } from '../seats/take-back.ts';
import { voteEnd } from '../seats/vote.ts';
import { block, blocks } from '../talk/blocks.ts';
import { chat, report, say } from '../talk/chat.ts';
import { readNotes, writeNote } from '../talk/notes.ts';
import type { Client } from './clients.ts';

export interface Floor {
  readonly context: Context;
  readonly watch: Watch;
  readonly presence: Presence;
}
export type Answer = SocketAnswers[keyof SocketAnswers] | SocketTrouble;

const sitsAt = async ({ database }: Context, table: TableId, player: string): Promise<boolean> =>
  (await database.db
    .selectFrom('seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('player', '=', player)
    .executeTakeFirst()) !== undefined;

/**
 * Whether a socket may ask about a table at all: it is public, one sits there, or one has the key of its link. Who was sent
 * away has a key that opens nothing any more.
 */
const enter = async (
  context: Context,
  client: Client,
  table: TableId,
  key?: string,
): Promise<SocketTrouble | undefined> => {
  if (client.entered.has(table)) return undefined;
  const row = await tableRow(context.database.db, table);
  if (!row) return NO_TABLE;
  const sits = client.me !== undefined && (await sitsAt(context, table, client.me.player));
  const reason = sits ? undefined : awayOf(row, client.me?.player);
  if (row.access !== 'public' && reason !== undefined) return { trouble: 'sent-away', reason };
  if (row.access !== 'public' && key !== row.key && !sits) return trouble('wrong-key');
  if (row.state === 'gathering') return trouble('not-begun');
  client.entered.add(table);
  return undefined;
};

/** The same for talk, which begins before the game does: among those who sit at a gathering or are invited to it. */
const enterTalk = async (context: Context, client: Client, table: TableId): Promise<SocketTrouble | undefined> => {
  const closed = await enter(context, client, table);
  if (closed?.trouble !== 'not-begun' && closed?.trouble !== 'wrong-key') return closed;
  if (client.invited.has(table)) return undefined;
  if (client.me && (await sitsAt(context, table, client.me.player))) return undefined;
  return closed.trouble === 'not-begun' ? trouble('not-there') : closed;
};

/** Somebody came or went, which everybody there is told. */
const come = (context: Context, presence: Presence, table: TableId): void => {
  // Whoever comes goes again, and need not ask for that: it is paid beforehand.
  context.told(2 * context.clients.tables.of(table).size);
  presence.changed(table);
};

const sit = async ({ context, presence }: Floor, client: Client, ask: Extract<OnlineAsk, { ask: 'sit' }>) => {
  const { table, viewer, held, key } = ask;
  const closed = await enter(context, client, table, key);
  if (closed) return closed;
  const found = await client.connect().sit(table, viewer, held);
  if (isTrouble(found)) return found;
  const isNew = !context.clients.tables.of(table).has(client);
  // Whoever has gone meanwhile follows nothing any more.
  if (context.clients.all.has(client)) context.clients.tables.add(table, client);
  if (isNew) come(context, presence, table);
  const about = await aboutOf(context, presence, table, client.me);
  return isTrouble(about) ? about : { ...found, about: about satisfies About };
};

/** A hint is the house's own mind: not for a seat that plays against other persons. */
const playsOthers = async ({ host }: Context, table: TableId, me: Person | undefined): Promise<boolean> => {
  const seen = await host.operations.find(table);
  if (isTrouble(seen)) return false;
  const holders = Object.keys(seen.record.seating).map((seat) => holderAt(seen, seat));
  return holders.some((holder) => holder !== undefined && holder !== me?.player);
};

const atTable = async ({ context, presence }: Floor, client: Client, ask: TableAsk): Promise<Answer> => {
  if (ask.ask === 'replay' && ask.file !== undefined) return { trouble: 'not-here', ask: 'replay' };
  if ('table' in ask && ask.table !== undefined) {
    const closed = await enter(context, client, ask.table);
    if (closed && !(ask.ask === 'leave')) return closed;
  }
  if (ask.ask === 'hint' && (await playsOthers(context, ask.table, client.me))) return trouble('others-play');
  if (ask.ask === 'leave') {
    context.clients.gatherings.remove(ask.table, client);
    if (!context.clients.tables.of(ask.table).has(client)) return {};
    context.clients.tables.remove(ask.table, client);
    come(context, presence, ask.table);
  }
  const answered = await client.connect().answer(ask);
  if (ask.ask === 'manner' && ask.manner === 'resign') await settleAgreed(context, ask.table);
  return answered;
};

/** What anybody may ask, with or without a name. */
const forAnybody = async (floor: Floor, client: Client, ask: OnlineAsk): Promise<Answer | undefined> => {
  const { context, watch } = floor;
  switch (ask.ask) {
    case 'lobby':
      return watch.look(client);
    case 'leave-lobby':
      watch.leave(client);
      return {};
    case 'invitation': {
      const found = await invitation(context, client, ask);
      if (!isTrouble(found) && context.clients.all.has(client)) context.clients.gatherings.add(ask.table, client);
      return found;
    }
    case 'time':
      return { now: context.now() };
    case 'sit':
      return sit(floor, client, ask);
    case 'chat': {
      const closed = await enterTalk(context, client, ask.table);
      return closed ?? chat(context, client, ask);
    }
    default:
      return undefined;
  }
};

type Named = Exclude<OnlineAsk, { ask: 'lobby' | 'leave-lobby' | 'invitation' | 'time' | 'sit' | 'chat' }>;
const forPlayers = async ({ context }: Floor, client: Client, me: Person, ask: Named): Promise<Answer> => {
  switch (ask.ask) {
    case 'offer':
      return offer(context, me, ask);
    case 'join':
      return join(context, me, ask);
    case 'stand-up':
      return standUp(context, me, ask.table);
    case 'start':
      return start(context, me, ask.table);
    case 'call-off':
      return callOff(context, me, ask.table);
    case 'send-away':
      return sendAway(context, me, ask);
    case 'my-tables':
      return myTables(context, me);
    case 'rematch':
      return rematch(context, me, ask.table);
    case 'reclaim':
      return reclaim(context, me, ask);
    case 'hand-over':
      return handOver(context, me, ask);
    case 'unlearn':
      return unlearn(context, me, ask);
    case 'take-back':
      return takeBack(context, me, ask);
    case 'answer-take-back':
      return answerTakeBack(context, me, ask);
    case 'vote-end':
      return voteEnd(context, me, ask);
    case 'orders':
      return readOrders(context, me, ask);
    case 'leave-orders':
      return leaveOrders(context, me, ask);
    case 'mute':
      return (await enter(context, client, ask.table)) ?? mute(context, me, ask);
    case 'say':
      return (await enterTalk(context, client, ask.table)) ?? say(context, client, me, ask);
    case 'note':
      return writeNote(context, me, ask);
    case 'notes':
      return readNotes(context, me, ask.table);
    case 'block':
      return block(context, me, ask);
    case 'blocks':
      return blocks(context, me);
    case 'report':
      return (await enterTalk(context, client, ask.table)) ?? report(context, client, me, ask);
  }
};

export const answer = async (floor: Floor, client: Client, request: SocketRequest): Promise<Answer> => {
  if (!isOnline(request)) return atTable(floor, client, request);
  const open = await forAnybody(floor, client, request);
  if (open) return open;
  if (!client.me) return trouble('sign-in');
  return forPlayers(floor, client, client.me, request as Named);
};
