// The queue on both databases: once, later, replaced, cancelled, again after a failure, and after a death.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../src/database/index.ts';
import { type Handlers, type JobKind, openQueue, type Queue } from '../src/queue/index.ts';
import { holdLife } from '../src/queue/life.ts';
import { freshDatabase, freshPlace, KINDS, opened } from './databases.ts';
import { SOON } from './online/node.ts';

interface Done {
  readonly kind: JobKind;
  readonly payload: unknown;
}
/** Handlers that write down what they were given. */
const noting = (done: Done[], then: (payload: unknown) => Promise<void> = async () => {}): Handlers => {
  const note = (kind: JobKind) => async (payload: unknown) => {
    done.push({ kind, payload });
    await then(payload);
  };
  return {
    bot: note('bot'),
    deadline: note('deadline'),
    notice: note('notice'),
    pack: note('pack'),
    mail: note('mail'),
  };
};
const queueOn = async (database: Database, errors: unknown[] = []): Promise<Queue> => {
  const queue = await openQueue(database, { poll: SOON, report: (error) => errors.push(error) });
  onTestFinished(() => queue.stop());
  return queue;
};
const soon = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
const until = (wish: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(wish()).toBe(true), { timeout: 15_000, interval: 20 });

describe.for(KINDS)('%s', (kind) => {
  test('what is added is done once, also what was added before the start', async () => {
    const queue = await queueOn(await freshDatabase(kind));
    const done: Done[] = [];
    await queue.add('mail', 'early', { n: 1 });
    await queue.start(noting(done));
    await until(() => done.length === 1);
    await queue.add('bot', 'late', { n: 2 });
    await until(() => done.length === 2);
    await wait(300);
    expect(done).toEqual([
      { kind: 'mail', payload: { n: 1 } },
      { kind: 'bot', payload: { n: 2 } },
    ]);
  });

  test('the same key replaces, a cancelled key is not done, and what is due later waits', async () => {
    const queue = await queueOn(await freshDatabase(kind));
    const done: Done[] = [];
    await queue.start(noting(done));
    const since = Date.now();
    await queue.add('deadline', 'd1', { n: 1 }, soon(60_000));
    await queue.add('deadline', 'd1', { n: 2 }, soon(700));
    await queue.add('deadline', 'd2', { n: 3 }, soon(700));
    await queue.cancel('d2');
    await queue.cancel('never heard of');
    await until(() => done.length > 0);
    expect(Date.now() - since).toBeGreaterThanOrEqual(690);
    await wait(500);
    expect(done).toEqual([{ kind: 'deadline', payload: { n: 2 } }]);
  });

  test('what replaces work that is being done is done afterwards', async () => {
    const queue = await queueOn(await freshDatabase(kind));
    const done: Done[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await queue.start(noting(done, (payload) => ((payload as { n: number }).n === 1 ? held : Promise.resolve())));
    await queue.add('bot', 'table', { n: 1 });
    await until(() => done.length === 1);
    await queue.add('bot', 'table', { n: 2 });
    release();
    await until(() => done.length === 2);
    expect(done.map(({ payload }) => payload)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('what fails is told and tried again', { timeout: 30_000 }, async () => {
    const errors: unknown[] = [];
    const queue = await queueOn(await freshDatabase(kind), errors);
    const done: Done[] = [];
    await queue.start(
      noting(done, async () => {
        if (done.length === 1) throw new Error('mail server asleep');
      }),
    );
    await queue.add('mail', 'm', {});
    await until(() => done.length === 2);
    expect(errors.map(String)).toEqual(['Error: mail server asleep']);
  });

  test('work is kept with the transaction it belongs to, or not at all', async () => {
    const database = await freshDatabase(kind);
    const queue = await queueOn(database);
    const done: Done[] = [];
    await queue.start(noting(done));
    await expect(
      database.write(async (db) => {
        await queue.addWithin(db, 'notice', 'in vain', { n: 1 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.write((db) => queue.addWithin(db, 'notice', 'kept', { n: 2 }));
    await until(() => done.length > 0);
    await wait(300);
    expect(done).toEqual([{ kind: 'notice', payload: { n: 2 } }]);
  });

  test('stopping waits for what is being done, and leaves the rest for the next start', async () => {
    const database = await freshDatabase(kind);
    const first = await queueOn(database);
    const done: Done[] = [];
    let finished = false;
    await first.start(
      noting(done, async () => {
        await wait(200);
        finished = true;
      }),
    );
    await first.add('bot', 'a', { n: 1 });
    await until(() => done.length === 1);
    await first.stop();
    expect(finished).toBe(true);
    await first.add('bot', 'b', { n: 2 });
    await wait(200);
    expect(done).toHaveLength(1);
    const second = await queueOn(database);
    await second.start(noting(done));
    await until(() => done.length === 2);
    expect(done[1]).toEqual({ kind: 'bot', payload: { n: 2 } });
  });
});

describe('two nodes on one PostgreSQL', () => {
  test('share the work, each piece done once', { timeout: 60_000 }, async () => {
    const where = await freshPlace('postgres');
    const nodes = await Promise.all([opened(where), opened(where)]);
    const done: [Done[], Done[]] = [[], []];
    const queues = await Promise.all(nodes.map((node) => queueOn(node)));
    await Promise.all(queues.map((queue, i) => queue.start(noting(done[i] ?? [], () => wait(5)))));
    const add = async (n: number): Promise<void> => queues[n % 2]?.add('notice', `n${n}`, { n });
    await Promise.all(Array.from({ length: 200 }, (_, n) => add(n)));
    await until(() => done[0].length + done[1].length >= 200);
    await wait(200);
    const numbers = done.flat().map(({ payload }) => (payload as { n: number }).n);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    expect(Math.min(done[0].length, done[1].length)).toBeGreaterThan(0);
  });

  test('what a dead node had begun is freed, what a living one does is not', { timeout: 60_000 }, async () => {
    const where = await freshPlace('postgres');
    const database = await opened(where);
    if (database.kind !== 'postgres') throw new Error('not PostgreSQL');
    const queue = await queueOn(database);
    await queue.add('bot', 'dead', { n: 1 });
    await queue.add('bot', 'living', { n: 2 });
    const lock = (key: string, node: string) =>
      sql`update graphile_worker._private_jobs set locked_by = ${node}, locked_at = now() - interval '1 minute' where key = ${key}`.execute(
        database.db,
      );
    await lock('dead', 'pool-dead');
    await lock('living', 'pool-living');
    const life = await holdLife(where, database.pool, ['pool-living'], () => undefined);
    onTestFinished(() => life.close());
    const done: Done[] = [];
    await queue.start(noting(done));
    await wait(300);
    expect(done).toEqual([]);
    await life.sweep();
    await until(() => done.length > 0);
    await wait(1500);
    expect(done).toEqual([{ kind: 'bot', payload: { n: 1 } }]);
  });

  test('what was given to a living node and lost on the way is given out again', { timeout: 60_000 }, async () => {
    const where = await freshPlace('postgres');
    const database = await opened(where);
    if (database.kind !== 'postgres') throw new Error('not PostgreSQL');
    const queue = await queueOn(database);
    const lock = (key: string, since: string) =>
      sql`update graphile_worker._private_jobs set locked_by = 'pool-mine', locked_at = now() - ${since}::interval where key = ${key}`.execute(
        database.db,
      );
    const held = async () => {
      const found = await sql<{ key: string }>`select key from graphile_worker._private_jobs
        where locked_by is not null order by key`.execute(database.db);
      return found.rows.map(({ key }) => key);
    };
    const life = await holdLife(where, database.pool, ['pool-mine'], () => undefined, 60_000);
    onTestFinished(() => life.close());
    await queue.add('bot', 'long ago', { n: 1 });
    await queue.add('bot', 'under way', { n: 2 });
    await lock('long ago', '2 minutes');
    await lock('under way', '30 seconds');
    await life.sweep();
    expect(await held()).toEqual(['under way']);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
    await expect.poll(held, { timeout: 20_000 }).toEqual([]);
  });
});
