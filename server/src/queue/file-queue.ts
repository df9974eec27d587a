// The queue of a house with an SQLite file: orders are rows, done by this process, which is the only one. A row goes
// when its work is done, so that a process that was killed finds at its next start whatever was not.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Row, Schema, SqliteDatabase } from '../database/index.ts';
import { AT_ONCE, type Handlers, type JobKind, MOST_TRIES, type Queue, type QueueWishes } from './queue.ts';

type Order = Row<'jobs'>;
/** Timers cannot wait longer; then the queue looks again and waits on. */
const LONGEST_WAIT = 2 ** 31 - 1;
const LONGEST_PAUSE = 3600;
const now = (): string => new Date().toISOString();
const pauseAfter = (tries: number): number => Math.min(2 ** tries, LONGEST_PAUSE) * 1000;

const put = async (
  db: Kysely<Schema>,
  kind: JobKind,
  key: string,
  payload: object,
  at: string = now(),
): Promise<void> => {
  const order = {
    kind,
    payload: JSON.stringify(payload),
    due: new Date(at).toISOString(),
    tries: 0,
    mark: randomUUID(),
  };
  await db
    .insertInto('jobs')
    .values({ key, ...order })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(order))
    .execute();
};

export const fileQueue = ({ db, write }: SqliteDatabase, { atOnce = AT_ONCE, report }: QueueWishes): Queue => {
  const running = new Map<string, Promise<void>>();
  let handlers: Handlers | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;

  /** Strikes out the very order that was done; one that replaced it meanwhile stays. */
  const strike = ({ key, mark }: Order): Promise<unknown> =>
    write((tx) => tx.deleteFrom('jobs').where('key', '=', key).where('mark', '=', mark).execute());
  const postpone = ({ key, mark, tries }: Order): Promise<unknown> => {
    const due = new Date(Date.now() + pauseAfter(tries + 1)).toISOString();
    return write((tx) =>
      tx
        .updateTable('jobs')
        .set({ tries: tries + 1, due })
        .where('key', '=', key)
        .where('mark', '=', mark)
        .execute(),
    );
  };

  const perform = async (order: Order, by: Handlers): Promise<void> => {
    try {
      await by[order.kind as JobKind](JSON.parse(order.payload));
      await strike(order);
    } catch (error) {
      report(error);
      await (order.tries + 1 < MOST_TRIES ? postpone(order) : strike(order)).catch(report);
    }
    running.delete(order.key);
    look();
  };

  const begin = async (by: Handlers): Promise<void> => {
    // One moment for both questions: what comes due between them would be seen by neither.
    const moment = now();
    const due = await db
      .selectFrom('jobs')
      .selectAll()
      .where('due', '<=', moment)
      .orderBy('due')
      .limit(atOnce + running.size)
      .execute();
    for (const order of due)
      if (running.size < atOnce && !running.has(order.key)) running.set(order.key, perform(order, by));
    const next = await db.selectFrom('jobs').select('due').where('due', '>', moment).orderBy('due').executeTakeFirst();
    clearTimeout(timer);
    if (!next || !handlers) return;
    timer = setTimeout(look, Math.min(Math.max(Date.parse(next.due) - Date.now(), 1), LONGEST_WAIT));
  };

  /** One look at a time; whoever calls meanwhile is served by another one right after. */
  const look = (): void => {
    again = true;
    if (looking || !handlers) return;
    looking = (async () => {
      while (again && handlers) {
        again = false;
        await begin(handlers).catch(report);
      }
      looking = undefined;
    })();
  };

  return {
    async add(kind, key, payload, at) {
      await write((tx) => put(tx, kind, key, payload, at));
      look();
    },
    async addWithin(tx, kind, key, payload, at) {
      await put(tx, kind, key, payload, at);
      // The look waits until the one connection has finished the transaction.
      setImmediate(look);
    },
    async cancel(key) {
      await write((tx) => tx.deleteFrom('jobs').where('key', '=', key).execute());
    },
    async start(given) {
      handlers = given;
      look();
    },
    async stop() {
      handlers = undefined;
      clearTimeout(timer);
      await looking;
      await Promise.all(running.values());
    },
  };
};
