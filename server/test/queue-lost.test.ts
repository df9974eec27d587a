// A database that throws everybody out while work is being fetched and struck out: what was taken and never begun is begun
// again, and every lane goes on.
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openQueue } from '../src/queue/index.ts';
import { freshPlace, opened } from './databases.ts';

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
  await queue.start({ bot: work, deadline: work, notice: work, pack: work, mail: work });
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
