// Time that is gone. A deadline is work of the queue, which any node does once; what is due then is looked at again,
// because somebody may have moved in the last moment, or have gone on holiday.
import { setTimeout as wait } from 'node:timers/promises';
import type { Calendar } from '@rose/host';
import { type Context, isTrouble } from '../lobby/context.ts';
import { tellTable } from '../lobby/words.ts';
import { readSettingsOf } from '../people/preferences.ts';
import type { Queue } from '../queue/index.ts';
import { standIn } from './stand-in.ts';

/** Milliseconds. */
const EARLY = 1_000;
export const deadlineKey = (table: string): string => `deadline ${table}`;
/** A player's hours changed: the clocks that run for them are reckoned anew. */
export const retimeKey = (player: string): string => `retime ${player}`;

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

const meet = async (context: Context, queue: Queue, table: string): Promise<void> => {
  const due = await context.host.operations.overdue(table);
  goOn(due);
  if (isTrouble(due)) return;
  for (const seat of due.seats) {
    const answered = await context.host.operations.answerByDefault(table, seat);
    goOn(answered);
    if (isTrouble(answered) || !answered.done) goOn((await standIn(context, table, seat)) ?? {});
  }
  if (due.seats.length > 0 || due.next === undefined) return;
  // A deadline that is long gone, and nobody overdue: the house was shut, or its clock was wrong. The time begins anew.
  if (due.next <= context.now()) return goOn((await context.host.operations.retime(table)) ?? {});
  // Called too early: the clock of the database is another one. It must not call again and again meanwhile.
  await wait(EARLY);
  await queue.add('deadline', deadlineKey(table), { table }, due.next);
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
  for (const { id } of rows) {
    goOn((await context.host.operations.retime(id)) ?? {});
    await tellTable(context, id);
  }
};

export const createDeadlines =
  (context: Context, queue: Queue) =>
  async (payload: unknown): Promise<void> => {
    if (typeof payload !== 'object' || payload === null) throw new Error('a deadline of nothing');
    if ('table' in payload && typeof payload.table === 'string') await meet(context, queue, payload.table);
    if ('player' in payload && typeof payload.player === 'string') await retime(context, payload.player);
  };
