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
import { type Ground, isTrouble, NO_TABLE, trouble } from '../lobby/ground.ts';
import { callOff, join, sendAway, standUp, start } from '../lobby/join.ts';
import { invitation, myTables, rematch } from '../lobby/mine.ts';
import { offer } from '../lobby/offer.ts';
import { tableRow } from '../lobby/rows.ts';
import type { Watch } from '../lobby/watch.ts';
import { mute } from '../notices/mutes.ts';
import { leaveOrders, readOrders } from '../orders/orders.ts';
import { aboutOf } from '../seats/about.ts';
import type { Presence } from '../seats/presence.ts';
import { handOver, reclaim } from '../seats/stand-in.ts';
import { answerTakeBack, takeBack, unlearn } from '../seats/take-back.ts';
import { voteEnd } from '../seats/vote.ts';
import { block, blocks } from '../talk/blocks.ts';
import { chat, report, say } from '../talk/chat.ts';
import { readNotes, writeNote } from '../talk/notes.ts';
import type { Line } from './crowd.ts';

export interface Floor {
  readonly ground: Ground;
  readonly watch: Watch;
  readonly presence: Presence;
}
export type Answer = SocketAnswers[keyof SocketAnswers] | SocketTrouble;

const sitsAt = async ({ database }: Ground, table: TableId, player: string): Promise<boolean> =>
  (await database.db
    .selectFrom('seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('player', '=', player)
    .executeTakeFirst()) !== undefined;

/** Whether a socket may ask about a table at all: it is public, one sits there, or one has the key of its link. */
const enter = async (ground: Ground, line: Line, table: TableId, key?: string): Promise<SocketTrouble | undefined> => {
  if (line.entered.has(table)) return undefined;
  const row = await tableRow(ground.database.db, table);
  if (!row) return NO_TABLE;
  const mayEnter =
    row.access === 'public' || key === row.key || (line.me && (await sitsAt(ground, table, line.me.player)));
  if (!mayEnter) return trouble('wrong-key');
  if (row.state === 'gathering') return trouble('not-begun');
  line.entered.add(table);
  return undefined;
};

/** The same for talk, which begins before the game does: among those who sit at a gathering or are invited to it. */
const enterTalk = async (ground: Ground, line: Line, table: TableId): Promise<SocketTrouble | undefined> => {
  const closed = await enter(ground, line, table);
  if (closed?.trouble !== 'not-begun' && closed?.trouble !== 'wrong-key') return closed;
  if (line.invited.has(table)) return undefined;
  if (line.me && (await sitsAt(ground, table, line.me.player))) return undefined;
  return closed.trouble === 'not-begun' ? trouble('not-there') : closed;
};

const sit = async ({ ground, presence }: Floor, line: Line, ask: Extract<OnlineAsk, { ask: 'sit' }>) => {
  const { table, viewer, held, key } = ask;
  const closed = await enter(ground, line, table, key);
  if (closed) return closed;
  const found = await line.connect().sit(table, viewer, held);
  if (isTrouble(found)) return found;
  const isNew = !ground.crowd.tables.of(table).has(line);
  // Whoever has gone meanwhile follows nothing any more.
  if (ground.crowd.lines.has(line)) ground.crowd.tables.add(table, line);
  if (isNew) presence.changed(table);
  const about = await aboutOf(ground, presence, table, line.me);
  return isTrouble(about) ? about : { ...found, about: about satisfies About };
};

/** A hint is the house's own mind: not for a seat that plays against other persons. */
const playsOthers = async ({ host }: Ground, table: TableId, me: Person | undefined): Promise<boolean> => {
  const seen = await host.desk.find(table);
  if (isTrouble(seen)) return false;
  return Object.values(seen.record.seating).some(({ kind, ...sitter }) => {
    const player = 'player' in sitter ? sitter.player : undefined;
    return kind === 'person' && player !== me?.player;
  });
};

const atTable = async ({ ground, presence }: Floor, line: Line, ask: TableAsk): Promise<Answer> => {
  if (ask.ask === 'replay' && ask.file !== undefined) return { trouble: 'not-here', ask: 'replay' };
  if ('table' in ask && ask.table !== undefined) {
    const closed = await enter(ground, line, ask.table);
    if (closed && !(ask.ask === 'leave')) return closed;
  }
  if (ask.ask === 'hint' && (await playsOthers(ground, ask.table, line.me))) return trouble('others-play');
  if (ask.ask === 'leave') {
    ground.crowd.gatherings.remove(ask.table, line);
    if (!ground.crowd.tables.of(ask.table).has(line)) return {};
    ground.crowd.tables.remove(ask.table, line);
    presence.changed(ask.table);
  }
  return line.connect().answer(ask);
};

/** What anybody may ask, with or without a name. */
const forAnybody = async (floor: Floor, line: Line, ask: OnlineAsk): Promise<Answer | undefined> => {
  const { ground, watch } = floor;
  switch (ask.ask) {
    case 'lobby':
      return watch.look(line);
    case 'leave-lobby':
      watch.leave(line);
      return {};
    case 'invitation': {
      const found = await invitation(ground, line, ask);
      if (!isTrouble(found) && ground.crowd.lines.has(line)) ground.crowd.gatherings.add(ask.table, line);
      return found;
    }
    case 'time':
      return { now: ground.now() };
    case 'sit':
      return sit(floor, line, ask);
    case 'chat': {
      const closed = await enterTalk(ground, line, ask.table);
      return closed ?? chat(ground, line, ask);
    }
    default:
      return undefined;
  }
};

type Named = Exclude<OnlineAsk, { ask: 'lobby' | 'leave-lobby' | 'invitation' | 'time' | 'sit' | 'chat' }>;
const forPlayers = async ({ ground }: Floor, line: Line, me: Person, ask: Named): Promise<Answer> => {
  switch (ask.ask) {
    case 'offer':
      return offer(ground, me, ask);
    case 'join':
      return join(ground, me, ask);
    case 'stand-up':
      return standUp(ground, me, ask.table);
    case 'start':
      return start(ground, me, ask.table);
    case 'call-off':
      return callOff(ground, me, ask.table);
    case 'send-away':
      return sendAway(ground, me, ask);
    case 'my-tables':
      return myTables(ground, me);
    case 'rematch':
      return rematch(ground, me, ask.table);
    case 'reclaim':
      return reclaim(ground, me, ask);
    case 'hand-over':
      return handOver(ground, me, ask);
    case 'unlearn':
      return unlearn(ground, me, ask);
    case 'take-back':
      return takeBack(ground, me, ask);
    case 'answer-take-back':
      return answerTakeBack(ground, me, ask);
    case 'vote-end':
      return voteEnd(ground, me, ask);
    case 'orders':
      return readOrders(ground, me, ask);
    case 'leave-orders':
      return leaveOrders(ground, me, ask);
    case 'mute':
      return (await enter(ground, line, ask.table)) ?? mute(ground, me, ask);
    case 'say':
      return (await enterTalk(ground, line, ask.table)) ?? say(ground, line, me, ask);
    case 'note':
      return writeNote(ground, me, ask);
    case 'notes':
      return readNotes(ground, me, ask.table);
    case 'block':
      return block(ground, me, ask);
    case 'blocks':
      return blocks(ground, me);
    case 'report':
      return (await enterTalk(ground, line, ask.table)) ?? report(ground, line, me, ask);
  }
};

export const answer = async (floor: Floor, line: Line, request: SocketRequest): Promise<Answer> => {
  if (!isOnline(request)) return atTable(floor, line, request);
  const open = await forAnybody(floor, line, request);
  if (open) return open;
  if (!line.me) return trouble('sign-in');
  return forPlayers(floor, line, line.me, request as Named);
};
