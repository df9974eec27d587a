// A database that throws everybody out while work is being fetched and struck out, that falls silent, or that cannot be
// written: what was taken and never begun is begun again, what was done is not, and every lane goes on.
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { fileQueue } from '../src/queue/file-queue.ts';
import { type Handlers, openQueue } from '../src/queue/index.ts';
import { pipeTo } from '../testing/pipe.ts';
import { freshDatabase, freshPlace, opened } from './databases.ts';
import { SOON } from './online/node.ts';

const doing = (work: (payload: unknown) => Promise<void>): Handlers => ({
  bot: work,
  deadline: work,
  notice: work,
  pack: work,
  mail: work,
});
const WORK = 300;
const TIMES = 6;

test('work that a lost database had given out is done all the same', { timeout: 120_000 }, async () => {
  const place = await freshPlace('postgres');
  const database = await opened(place);
  const queue = await openQueue(database, { report: () => undefined });
  onTestFinished(() => queue.stop());
  const done = new Set<string>();
  const work = async (payload: unknown): Promise<void> => {
    await wait(5);
    done.add((payload as { n: string }).n);
  };
  await queue.start(doing(work));
  const tell = async (n: number): Promise<void> => {
    for (;;)
      try {
        await queue.add(n % 2 === 0 ? 'bot' : 'deadline', `work ${n}`, { n: String(n), of: `p${n}` });
        return;
      } catch {
        await wait(20);
      }
  };
  const throwOut = async (): Promise<void> => {
    const client = new Client({ connectionString: place });
    await client.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await client.end();
  };
  for (let n = 0; n < WORK; n++) {
    await tell(n);
    if (n % (WORK / TIMES) === WORK / TIMES - 1) await throwOut();
  }
  await expect.poll(() => done.size, { timeout: 60_000, interval: 200 }).toBe(WORK);
});

test('connections that fell silent and stay so are given up: every lane goes on by new ones', {
  timeout: 60_000,
}, async () => {
  const way = await pipeTo(await freshPlace('postgres'));
  const database = await opened(way.url, { patience: 500 });
  const pace = { patience: 500, every: 500 };
  const queue = await openQueue(database, { report: () => undefined, poll: SOON, pace });
  onTestFinished(async () => {
    await queue.stop();
    await database.close();
    way.close();
  });
  const done: string[] = [];
  await queue.start(doing(async (payload) => void done.push((payload as { n: string }).n)));
  await queue.add('bot', 'before', { n: 'before' });
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['before']);
  way.fallSilent();
  await expect(queue.add('bot', 'in vain', { n: 'in vain' })).rejects.toThrow();
  await wait(2_500);
  way.wake({ keepOld: true });
  for (const kind of ['bot', 'deadline', 'notice', 'pack', 'mail'] as const)
    await expect
      .poll(
        () =>
          queue.add(kind, kind, { n: kind }).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true);
  await expect
    .poll(() => [...new Set(done)].toSorted(), { timeout: 30_000 })
    .toEqual(['before', 'bot', 'deadline', 'mail', 'notice', 'pack']);
});

test('work is done once, however long its file cannot be written', async () => {
  const database = await freshDatabase('sqlite');
  if (database.kind !== 'sqlite') throw new Error('not SQLite');
  let isFull = false;
  let tried = 0;
  const write: typeof database.write = (job) => {
    if (!isFull) return database.write(job);
    tried++;
    return Promise.reject(Object.assign(new Error('database or disk is full'), { errcode: 13 }));
  };
  const queue = fileQueue({ ...database, write }, { report: () => undefined, leftAlone: 50 });
  onTestFinished(() => queue.stop());
  const done: string[] = [];
  const handlers = doing(async (payload) => {
    const { n } = payload as { n: string };
    done.push(n);
    isFull = true;
    if (n === 'fails') throw new Error('no mail server');
  });
  await queue.add('mail', 'letter', { n: 'letter' });
  await queue.add('notice', 'fails', { n: 'fails' });
  await queue.start(handlers);
  await expect.poll(() => tried).toBeGreaterThan(5);
  expect(done.toSorted()).toEqual(['fails', 'letter']);
  isFull = false;
  await expect
    .poll(() => database.db.selectFrom('jobs').select(['key', 'tries']).execute())
    .toEqual([{ key: 'fails', tries: 1 }]);
  expect(done.toSorted()).toEqual(['fails', 'letter']);
});
