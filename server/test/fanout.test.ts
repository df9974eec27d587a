// Word between nodes: names only, heard by all, and whoever lost the line is told.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, keepAsking, type Pace } from '../src/database/index.ts';
import { type Fanout, openFanout } from '../src/fanout/index.ts';
import { CONNECTION } from '../src/fanout/postgres.ts';
import { pipeTo } from '../testing/pipe.ts';
import { freshDatabase, freshPlace, KINDS, opened } from './databases.ts';

const listening = async (
  database: Database,
  pace?: Pace,
): Promise<{ fanout: Fanout; heard: string[]; lost: () => number }> => {
  const fanout = await openFanout(database, () => undefined, pace);
  onTestFinished(() => fanout.close());
  const heard: string[] = [];
  let lost = 0;
  fanout.hear(
    (channel, id) => heard.push(`${channel} ${id}`),
    () => lost++,
  );
  return { fanout, heard, lost: () => lost };
};
const settled = (wish: () => void): Promise<void> => vi.waitFor(wish, { timeout: 10_000, interval: 10 });

describe.for(KINDS)('%s', (kind) => {
  test('what is told is heard, with a transaction only when that is kept', async () => {
    const database = await freshDatabase(kind);
    const { fanout, heard } = await listening(database);
    await fanout.tell('table', 'w1');
    await settled(() => expect(heard).toEqual(['table w1']));
    await database.write((db) => fanout.tellWithin(db, 'lobby', 'w2'));
    await settled(() => expect(heard).toEqual(['table w1', 'lobby w2']));
  });
});

describe('PostgreSQL', () => {
  test('a transaction that fails tells nothing', async () => {
    const database = await freshDatabase('postgres');
    const { fanout, heard } = await listening(database);
    const failing = database.write(async (db) => {
      await fanout.tellWithin(db, 'table', 'w1');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await fanout.tell('table', 'w2');
    await settled(() => expect(heard).toEqual(['table w2']));
  });

  test('every node hears every node; after a broken line it is told that words were lost, and hears again', async () => {
    const where = await freshPlace('postgres');
    const [one, two] = await Promise.all([opened(where), opened(where)]);
    const [here, there] = await Promise.all([listening(one), listening(two)]);
    await here.fanout.tell('chat', 'w1');
    await settled(() => expect([here.heard, there.heard]).toEqual([['chat w1'], ['chat w1']]));
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${CONNECTION}`.execute(one.db);
    // What is told while the line is down goes another way.
    await here.fanout.tell('lobby', 'w2');
    await settled(() => expect([here.lost(), there.lost()]).toEqual([1, 1]));
    await there.fanout.tell('player', 'p1');
    await settled(() => expect([here.heard.at(-1), there.heard.at(-1)]).toEqual(['player p1', 'player p1']));
    await wait(50);
    expect([here.lost(), there.lost()]).toEqual([1, 1]);
  });

  test('a line that falls silent and stays so is given up: whoever listened is told, and hears again', async () => {
    const where = await freshPlace('postgres');
    const way = await pipeTo(where);
    const [one, two] = [await opened(way.url, { patience: 500 }), await opened(where)];
    onTestFinished(() => way.close());
    const here = await listening(one, { patience: 500, every: 300 });
    const there = await listening(two);
    way.fallSilent();
    await expect(here.fanout.tell('chat', 'w1')).rejects.toThrow();
    await there.fanout.tell('chat', 'w2');
    await wait(1_000);
    expect([here.heard, here.lost()]).toEqual([[], 0]);
    way.wake({ keepOld: true });
    await settled(() => expect(here.lost()).toBe(1));
    await there.fanout.tell('chat', 'w3');
    await settled(() => expect(here.heard).toEqual(['chat w3']));
  });
});

test('a connection that only listens is asked again when it has answered, and not before', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers: (() => void)[] = [];
  const client = { query: () => new Promise<void>((resolve) => answers.push(resolve)), once: () => client };
  keepAsking(client as unknown as Parameters<typeof keepAsking>[0], 5_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(answers).toHaveLength(2);
});
