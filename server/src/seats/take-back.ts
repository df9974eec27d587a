// A take-back beyond one's right: asked of the other persons, done when all of them agree.
import { guestOf, numberNow, sinceSeen, type Unmade, unmade, type Watched } from '@rose/host';
import type { OnlineAnswers, OnlineAsk, Person, SocketTrouble, TableId } from '@rose/protocol';
import { type Context, isTrouble, NO_TABLE, trouble } from '../lobby/context.ts';
import { lockedRow, type Pending, pendingOf, tableRow } from '../lobby/rows.ts';
import { tellTable } from '../lobby/words.ts';
import { mustAgree, standingTakeBack } from './about.ts';
import { holderAt } from './holders.ts';

type Asked = NonNullable<Pending['takeBack']>;
type Done = OnlineAnswers['take-back'] | SocketTrouble;

const isMine = ({ record }: Watched, seat: string, me: Person): boolean => {
  const sitter = Object.hasOwn(record.seating, seat) ? record.seating[seat] : undefined;
  return sitter?.kind === 'person' && sitter.player === me.player;
};
/** Against bots alone a roll or a reveal stands: they would agree to everything. */
const firmIn = ({ unlearned }: Unmade, seat: string): 'roll' | 'reveal' | undefined => {
  const { dice, revealed } = unlearned(seat);
  if (dice) return 'roll';
  return revealed ? 'reveal' : undefined;
};
const seenBy = async (context: Context, table: TableId, seat: string, me: Person): Promise<Watched | SocketTrouble> => {
  const seen = await context.host.operations.latest(table);
  if (isTrouble(seen)) return seen;
  return isMine(seen, seat, me) ? seen : { trouble: 'not-your-seat' };
};

/** Changes what waits for answers, under a lock; what comes back is the newest. */
const changePending = (
  context: Context,
  table: TableId,
  change: (pending: Pending) => Asked | 'none' | SocketTrouble,
): Promise<Asked | 'none' | SocketTrouble> =>
  context.database.write(async (db) => {
    const row = await lockedRow(context, db, table);
    if (!row) return NO_TABLE;
    const { takeBack: _before, ...others } = pendingOf(row);
    const next = change(pendingOf(row));
    if (next !== 'none' && isTrouble(next)) return next;
    const pending = JSON.stringify(next === 'none' ? others : { ...others, takeBack: next });
    await db.updateTable('tables').set({ pending }).where('id', '=', table).execute();
    await tellTable(context, table, db);
    return next;
  }, `table ${table}`);

/** Does what all agreed to; whatever comes of it, nothing is asked any more. */
const carryOut = async (context: Context, table: TableId, { id, seat, from, seq }: Asked): Promise<Done> => {
  const failed = await context.host.operations.takeBack(table, seat, from, seq);
  await changePending(context, table, ({ takeBack: now }) => (now && now.id !== id ? now : 'none'));
  return failed ?? { done: true };
};

/** Somebody who had still to agree has gone for good. Where nobody is left to agree, what was thrown stands. */
export const settleTakeBack = async (context: Context, table: TableId): Promise<void> => {
  const row = await tableRow(context.database.db, table);
  const seen = await context.host.operations.latest(table);
  if (!row || isTrouble(seen)) return;
  const { takeBack: asked } = pendingOf(row);
  if (!asked || !standingTakeBack(seen, { takeBack: asked })) return;
  const others = mustAgree(seen, asked.seat);
  if (others.length > 0 && others.every((seat) => asked.agreed.includes(seat))) await carryOut(context, table, asked);
};

const settle = async (context: Context, seen: Watched, asked: Asked | 'none' | SocketTrouble): Promise<Done> => {
  const { table } = seen.record;
  if (asked === 'none') return { done: false };
  if (isTrouble(asked)) return asked;
  const isAgreed = mustAgree(seen, asked.seat).every((seat) => asked.agreed.includes(seat));
  return isAgreed ? carryOut(context, table, asked) : { done: false };
};

export const unlearn = async (
  context: Context,
  me: Person,
  { table, seat }: Extract<OnlineAsk, { ask: 'unlearn' }>,
): Promise<OnlineAnswers['unlearn'] | SocketTrouble> => {
  const seen = await seenBy(context, table, seat, me);
  if (isTrouble(seen)) return seen;
  const back = unmade(seen, seat);
  return back
    ? { seq: numberNow(seen, seat), unlearned: back.unlearned(seat) }
    : { trouble: 'no-undo', reason: 'nothing-to-undo' };
};

export const takeBack = async (
  context: Context,
  me: Person,
  { table, seq, seat }: Extract<OnlineAsk, { ask: 'take-back' }>,
): Promise<Done> => {
  const seen = await seenBy(context, table, seat, me);
  if (isTrouble(seen)) return seen;
  const since = sinceSeen(guestOf(me.player), seen, { seat, seq }, (entry) => 'undo' in entry);
  if (since.same) return { done: true };
  if (since.isOther) return { trouble: 'stale', seq: numberNow(seen, seat) };
  const back = unmade(seen, seat);
  if (!back) return { trouble: 'no-undo', reason: 'nothing-to-undo' };
  const firm = mustAgree(seen, seat).length === 0 ? firmIn(back, seat) : undefined;
  if (firm) return { trouble: 'no-undo', reason: firm };
  const asked = await changePending(context, table, (pending) => {
    const standing = standingTakeBack(seen, pending);
    if (standing && standing.seat !== seat) return trouble('already-asked');
    const { id = context.fresh(4), agreed = [] } = standing ? (pending.takeBack ?? {}) : {};
    return { id, seat, from: back.from, seq: seen.course.entries.length, agreed };
  });
  return settle(context, seen, asked);
};

/** Whoever was asked agrees or refuses; whoever asked may think better of it. */
export const answerTakeBack = async (
  context: Context,
  me: Person,
  { table, seat, asked, agree }: Extract<OnlineAsk, { ask: 'answer-take-back' }>,
): Promise<Done> => {
  const seen = await context.host.operations.latest(table);
  if (isTrouble(seen)) return seen;
  // Whoever left a seat to a bot is asked all the same.
  if (holderAt(seen, seat) !== me.player) return { trouble: 'not-your-seat' };
  const answered = await changePending(context, table, (pending) => {
    if (pending.takeBack?.id !== asked || !standingTakeBack(seen, pending)) return trouble('nothing-asked');
    if (!agree) return 'none';
    if (pending.takeBack.seat === seat) return trouble('already-asked');
    return { ...pending.takeBack, agreed: [...new Set([...pending.takeBack.agreed, seat])] };
  });
  return settle(context, seen, answered);
};
