// A take-back beyond one's right: asked of the other persons, done when all of them agree.
import { unmade, type Watched } from '@rose/host';
import type { OnlineAnswers, OnlineAsk, Person, SocketTrouble, TableId } from '@rose/protocol';
import { type Ground, isTrouble, NO_TABLE, trouble } from '../lobby/ground.ts';
import { lockedRow, type Pending, pendingOf } from '../lobby/rows.ts';
import { tellTable } from '../lobby/words.ts';
import { askedOf, standingTakeBack } from './about.ts';

type Asked = NonNullable<Pending['takeBack']>;
type Done = OnlineAnswers['take-back'] | SocketTrouble;

const isMine = ({ record }: Watched, seat: string, me: Person): boolean => {
  const sitter = Object.hasOwn(record.seating, seat) ? record.seating[seat] : undefined;
  return sitter?.kind === 'person' && sitter.player === me.player;
};
const seenBy = async (ground: Ground, table: TableId, seat: string, me: Person): Promise<Watched | SocketTrouble> => {
  const seen = await ground.host.desk.find(table);
  if (isTrouble(seen)) return seen;
  return isMine(seen, seat, me) ? seen : { trouble: 'not-your-seat' };
};

/** Changes what waits for answers, under a lock; what comes back is the newest. */
const changePending = (
  ground: Ground,
  table: TableId,
  change: (pending: Pending) => Asked | 'none' | SocketTrouble,
): Promise<Asked | 'none' | SocketTrouble> =>
  ground.database.write(async (db) => {
    const row = await lockedRow(ground, db, table);
    if (!row) return NO_TABLE;
    const { takeBack: _before, ...others } = pendingOf(row);
    const next = change(pendingOf(row));
    if (next !== 'none' && isTrouble(next)) return next;
    const pending = JSON.stringify(next === 'none' ? others : { ...others, takeBack: next });
    await db.updateTable('tables').set({ pending }).where('id', '=', table).execute();
    return next;
  });

/** Does what all agreed to; whatever comes of it, nothing is asked any more. */
const carryOut = async (ground: Ground, table: TableId, { seat, from }: Asked): Promise<Done> => {
  const failed = await ground.host.desk.takeBack(table, seat, from);
  await changePending(ground, table, () => 'none');
  await tellTable(ground, table);
  return failed ?? { done: true };
};

const settle = async (ground: Ground, seen: Watched, asked: Asked | 'none' | SocketTrouble): Promise<Done> => {
  const { table } = seen.record;
  if (asked === 'none') {
    await tellTable(ground, table);
    return { done: false };
  }
  if (isTrouble(asked)) return asked;
  if (askedOf(seen, asked.seat).every((seat) => asked.agreed.includes(seat))) return carryOut(ground, table, asked);
  await tellTable(ground, table);
  return { done: false };
};

export const unlearn = async (
  ground: Ground,
  me: Person,
  { table, seat }: Extract<OnlineAsk, { ask: 'unlearn' }>,
): Promise<OnlineAnswers['unlearn'] | SocketTrouble> => {
  const seen = await seenBy(ground, table, seat, me);
  if (isTrouble(seen)) return seen;
  const back = unmade(seen, seat);
  return back ? { unlearned: back.unlearned(seat) } : { trouble: 'no-undo', reason: 'nothing-to-undo' };
};

export const takeBack = async (
  ground: Ground,
  me: Person,
  { table, seat }: Extract<OnlineAsk, { ask: 'take-back' }>,
): Promise<Done> => {
  const seen = await seenBy(ground, table, seat, me);
  if (isTrouble(seen)) return seen;
  const back = unmade(seen, seat);
  if (!back) return { trouble: 'no-undo', reason: 'nothing-to-undo' };
  const asked = await changePending(ground, table, (pending) => {
    const standing = standingTakeBack(seen, pending);
    if (standing && standing.seat !== seat) return trouble('already-asked');
    const agreed = standing ? (pending.takeBack?.agreed ?? []) : [];
    return { seat, from: back.from, seq: seen.course.entries.length, agreed };
  });
  return settle(ground, seen, asked);
};

/** Whoever was asked agrees or refuses; whoever asked may think better of it. */
export const answerTakeBack = async (
  ground: Ground,
  me: Person,
  { table, seat, agree }: Extract<OnlineAsk, { ask: 'answer-take-back' }>,
): Promise<Done> => {
  const seen = await seenBy(ground, table, seat, me);
  if (isTrouble(seen)) return seen;
  const answered = await changePending(ground, table, (pending) => {
    if (!pending.takeBack || !standingTakeBack(seen, pending)) return trouble('nothing-asked');
    if (!agree) return 'none';
    if (pending.takeBack.seat === seat) return trouble('already-asked');
    return { ...pending.takeBack, agreed: [...new Set([...pending.takeBack.agreed, seat])] };
  });
  return settle(ground, seen, answered);
};
