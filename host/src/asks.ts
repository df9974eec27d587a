// Every ask and who answers it.
import { type Answers, type Ask, type TableId, type Trouble, VACANT } from '@rose/protocol';
import { isMistake, outcomeOf, vacated } from '@rose/table';
import type { Desk } from './desk.ts';
import { fileName, fileOf, parseFile, printFile } from './file.ts';
import { type Crowd, sightFor, spreadList } from './follow.ts';
import type { House } from './house.ts';
import { DAMAGED, keptAt } from './kept.ts';
import { heldAt } from './ledger.ts';
import type { Connected, Follower, Lives } from './live.ts';
import { importTable, openTable } from './open.ts';
import type { Outside } from './outside.ts';
import type { Replays } from './replays.ts';
import { holdsAllPersons, mayReadJournal, mayWatchAs } from './seats.ts';
import { toShort } from './short.ts';
import { itemsOf, refusalsOf } from './sight.ts';
import { forSeat, hintAt, mindAt, playAt, undoAt, whyNotAt } from './tables.ts';
import { badFile, isTrouble, NOT_YOURS, stored } from './trouble.ts';
import { verify } from './verify.ts';
import type { Weigh } from './weighing.ts';

/** What an ask may use: the house behind, and the connection it came from. */
export interface Room {
  readonly outside: Outside;
  readonly lives: Lives;
  readonly desk: Desk;
  readonly house: House;
  readonly crowd: Crowd;
  readonly by: Connected;
  readonly replays: Replays;
  readonly weigh: Weigh;
}
export type Answer = Answers[keyof Answers] | Trouble;

const cards = ({ outside }: Room): Promise<Answer> =>
  stored(async () => {
    const tables = await outside.store.cards();
    return { tables: tables.toSorted((a, b) => (a.touched < b.touched ? 1 : -1)) };
  }, outside.report);

const opened = async (room: Room, opening: Promise<Answers['open'] | Trouble>): Promise<Answer> => {
  const answer = await opening;
  if (isTrouble(answer)) return answer;
  spreadList(room.crowd);
  const live = await room.lives.find(answer.table);
  if (!isTrouble(live)) room.house.attend(live);
  return answer;
};

/** `number`: of the newest sight that the page still holds from this viewer. */
export const sit = async (
  { lives, house, crowd, by }: Pick<Room, 'lives' | 'house' | 'crowd' | 'by'>,
  table: TableId,
  viewer: string,
  number?: number,
): Promise<Answers['sit'] | Trouble> => {
  const live = await lives.find(table);
  if (isTrouble(live)) return live;
  const closed = outcomeOf(live.game, live.course) !== undefined;
  if (!mayWatchAs(by.guest, live.record, viewer, closed)) return NOT_YOURS;
  const held = number === undefined ? [] : heldAt(live.course, live.ledger, viewer, number);
  const follower: Follower = { by, viewer, held, number: -1 };
  if (crowd.connections.has(by)) live.followers.set(by, follower);
  house.attend(live);
  return { sight: sightFor(live, follower) };
};

/** A table of bots alone stops when its last onlooker goes. */
const leave = async ({ lives, house, by }: Room, table: TableId): Promise<Answer> => {
  const live = await lives.find(table);
  if (isTrouble(live)) return live;
  live.followers.delete(by);
  house.attend(live);
  return {};
};

const exported = async ({ lives, by }: Room, table: TableId, short: boolean): Promise<Answer> => {
  const live = await lives.find(table);
  if (isTrouble(live)) return live;
  const { record, game, course } = live;
  if (!mayReadJournal(by.guest, game, record, outcomeOf(game, course) !== undefined)) return NOT_YOURS;
  const file = fileOf(live);
  return { file: short ? toShort(file) : printFile(file), name: fileName(file) };
};

/** Also a table that this house can no longer read: its record alone says whose it is. */
const remove = async ({ outside, lives, house, crowd, by }: Room, table: TableId): Promise<Answer> => {
  const kept = await keptAt(outside, table);
  if (isTrouble(kept)) {
    if (kept !== DAMAGED) return kept;
  } else if (!holdsAllPersons(by.guest, kept.record)) return NOT_YOURS;
  const live = await lives.find(table);
  const done = await stored(async () => {
    await outside.store.remove(table);
    return {};
  }, outside.report);
  if (isTrouble(done)) return done;
  lives.forget(table);
  if (!isTrouble(live)) {
    live.gone = true;
    live.followers.clear();
    house.settle(live, true);
  }
  spreadList(crowd);
  return done;
};

const verdict = ({ outside }: Room, text: string): Answer => {
  const file = parseFile(text);
  return isMistake(file) ? badFile(file) : { verdict: verify(outside.games, file) };
};

/** Whoever resigns at a table that goes on without them leaves the seat to a bot. */
const minded = async ({ lives, desk, by }: Room, ask: Extract<Ask, { ask: 'mind' }>): Promise<Answer> => {
  const { table, seat } = ask;
  const done = await forSeat(lives, by.guest, ask, (live) => lives.inTurn(live, () => mindAt(lives, live, ask)));
  const live = isTrouble(done) ? done : await lives.find(table);
  if (isTrouble(live) || !vacated(live.game, live.course).includes(seat)) return done;
  return (await desk.reseat(table, (seating) => ({ ...seating, [seat]: VACANT }))) ?? done;
};

export const answer = async (room: Room, ask: Ask): Promise<Answer> => {
  const { outside, lives, by } = room;
  const { guest } = by;
  switch (ask.ask) {
    case 'tables':
      return cards(room);
    case 'open':
      return opened(room, openTable(outside, ask));
    case 'import':
      return opened(room, importTable(outside, ask.file));
    case 'sit':
      return sit(room, ask.table, ask.viewer);
    case 'leave':
      return leave(room, ask.table);
    case 'play':
      return forSeat(lives, guest, ask, (live) => lives.inTurn(live, () => playAt(lives, live, ask)));
    case 'undo':
      return forSeat(lives, guest, ask, (live) => lives.inTurn(live, () => undoAt(lives, live, guest, ask.seat)));
    case 'mind':
      return minded(room, ask);
    case 'why-not':
      return forSeat(lives, guest, ask, async (live) => whyNotAt(live, ask));
    case 'refusals':
      return forSeat(lives, guest, ask, async (live) => refusalsOf(live, ask.seat));
    case 'items':
      return forSeat(lives, guest, ask, async (live) => itemsOf(live, ask.seat));
    case 'hint':
      return forSeat(lives, guest, ask, (live) => hintAt(outside, live, ask.seat));
    case 'odds':
      return forSeat(lives, guest, ask, (live) => room.weigh(live, ask));
    case 'export':
      return exported(room, ask.table, ask.short ?? false);
    case 'remove':
      return remove(room, ask.table);
    case 'replay':
      return room.replays.open(ask);
    case 'look':
      return room.replays.look(ask);
    case 'retell':
      return room.replays.retell(ask);
    case 'verify':
      return verdict(room, ask.file);
    case 'pace':
      room.house.setPace(ask.milliseconds);
      return {};
  }
};
