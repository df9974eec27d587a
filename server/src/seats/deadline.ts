// Time that is gone. A deadline is work of the queue, which any node does once; what is due then is looked at again,
// because somebody may have moved in the last moment, or have gone on holiday.
import { setTimeout as wait } from 'node:timers/promises';
import type { Calendar } from '@rose/host';
import { type Context, isTrouble } from '../lobby/context.ts';
import { readSettingsOf } from '../people/preferences.ts';
import type { Queue } from '../queue/index.ts';
import { standIn } from './stand-in.ts';

/** Milliseconds. */
const EARLY = 1_000;
export const deadlineKey = (table: string): string => `deadline ${table}`;
/** A player's hours changed: the clocks that run for them are reckoned anew. */
export const retimeKey = (player: string): string => `retime ${player}`;
/** It goes through all their tables, and takes their share of the lane: deadlines are met beside it. */
export const retimeWork = (player: string): { readonly player: string; readonly of: string } => ({
  player,
  of: player,
});

export const calendarsIn =
  ({ db }: Pick<Context['database'], 'db'>) =>
  async (players: readonly string[]): Promise<{ readonly [player: string]: Calendar }> => {
    if (players.length === 0) return {};
    const rows = await db.selectFrom('players').select(['id', 'settings']).where('id', 'in', players).execute();
    return Object.fromEntries(
      rows.map(({ id, settings }) => {
        const { night, vacation } = readSettingsOf(settings);
        return [id, { ...(night ? { night } : {}), ...(vacation ? { vacation } : {}) }];
      }),
    );
  };

/** What could not be kept is tried again later; a table that is gone has no deadlines. */
const goOn = (found: object): void => {
  if (isTrouble(found) && found.trouble === 'storage') throw new Error('a deadline could not be kept');
};

/**
 * Nobody is overdue: then somebody moved in the last moment, it was too early, the clock was wrong, or it was the time of
 * somebody who is away. The clock is reckoned anew, which puts down when to look again beside what stands by then.
 */
const lookAgain = async (context: Context, table: string, next: string): Promise<void> => {
  // Called too early: the clock of the database is another one. It must not call again and again meanwhile.
  if (next > context.now()) await wait(EARLY);
  goOn((await context.host.operations.retime(table)) ?? {});
};

/** What the question names as the answer, else somebody else goes on at that seat. True: there may be more to answer. */
const answerFor = async (context: Context, table: string, seat: string): Promise<boolean> => {
  const answered = await context.host.operations.answerByDefault(table, seat);
  goOn(answered);
  if (!isTrouble(answered) && answered.done) return true;
  // Another node may have answered meanwhile, or the player in the last moment: a seat is lost only while it is overdue.
  const still = await context.host.operations.overdue(table);
  goOn(still);
  if (isTrouble(still) || !still.seats.includes(seat)) return false;
  goOn((await standIn(context, table, seat)) ?? {});
  return false;
};

/** Answers in a row: a seat that must choose many things in its time has them all chosen when it is up. */
const MOST_ANSWERS = 200;
const meet = async (context: Context, queue: Queue, table: string): Promise<void> => {
  for (let round = 0; round < MOST_ANSWERS; round++) {
    const due = await context.host.operations.overdue(table);
    goOn(due);
    if (isTrouble(due)) return;
    if (due.seats.length === 0) {
      if (round === 0 && due.next !== undefined) await lookAgain(context, table, due.next);
      return;
    }
    let isMore = false;
    for (const seat of due.seats) isMore = (await answerFor(context, table, seat)) || isMore;
    if (!isMore) return;
  }
  await queue.add('deadline', deadlineKey(table), { table }, context.now());
};

const retime = async (context: Context, player: string): Promise<void> => {
  const { db } = context.database;
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'running')
    .where('deadline', 'is not', null)
    .where('id', 'in', db.selectFrom('seats').select('table_id').where('player', '=', player))
    .execute();
  for (const { id } of rows) goOn((await context.host.operations.retime(id)) ?? {});
};

export const createDeadlines =
  (context: Context, queue: Queue) =>
  async (payload: unknown): Promise<void> => {
    if (typeof payload !== 'object' || payload === null) throw new Error('a deadline of nothing');
    if ('table' in payload && typeof payload.table === 'string') await meet(context, queue, payload.table);
    if ('player' in payload && typeof payload.player === 'string') await retime(context, payload.player);
  };
