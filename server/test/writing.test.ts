// Nobody hears of a commit before it is on disk.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Disk } from '../src/database/disk.ts';
import { SEVERAL, writingTo } from '../src/database/writing.ts';
import { freshDatabase } from './databases.ts';

const scripted = () => {
  const flushes: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  const disk: Disk = {
    soon: (job) => job(),
    flush: () =>
      new Promise((resolve, reject) => {
        flushes.push({ resolve, reject });
      }),
    close: () => undefined,
  };
  const flushed = async () => {
    for (let tries = 0; flushes.length === 0 && tries < 500; tries++) await new Promise((next) => setTimeout(next, 2));
    const [first] = flushes.splice(0, 1);
    if (!first) throw new Error('nothing was flushed');
    return first;
  };
  return { disk, flushed };
};
const put = (name: string) => async (db: Parameters<Parameters<ReturnType<typeof writingTo>>[0]>[0]) => {
  await db.insertInto('secrets').values({ name, value: name }).execute();
  return name;
};

test('jobs that come together are told together, once the disk has them', async () => {
  const { db } = await freshDatabase('sqlite');
  const { disk, flushed } = scripted();
  const write = writingTo('sqlite', db, disk);
  const told: string[] = [];
  const jobs = ['one', 'two'].map((name) => write(put(name)).then((is) => told.push(is)));
  const flush = await flushed();
  await new Promise((next) => setTimeout(next, 20));
  expect(told).toEqual([]);
  flush.resolve();
  await Promise.all(jobs);
  expect(told).toEqual(['one', 'two']);
});

test('a disk that fails is told to all who waited, and the next are served', async () => {
  const { db } = await freshDatabase('sqlite');
  const { disk, flushed } = scripted();
  const write = writingTo('sqlite', db, disk);
  const lost = write(put('lost'));
  (await flushed()).reject(new Error('no such disk'));
  await expect(lost).rejects.toThrow('no such disk');
  const kept = write(put('kept'));
  (await flushed()).resolve();
  expect(await kept).toBe('kept');
});

test('the log of an open house is there to be flushed, and other writes wait for themselves', async () => {
  const { db, write } = await freshDatabase('sqlite');
  expect(await write(put('here'))).toBe('here');
  const { rows } = await sql`pragma synchronous`.execute(db);
  expect(rows).toMatchObject([{ synchronous: 2 }]);
});

test('a commit that fails after the database has taken everything back says why, and the next write goes on', async () => {
  const { db } = await freshDatabase('sqlite');
  const write = writingTo('sqlite', db, undefined);
  const lost = write(async (tx) => {
    await put('lost')(tx);
    // As a full disk does by itself.
    await sql`ROLLBACK`.execute(tx);
  });
  await expect(lost).rejects.toThrow(/cannot commit/);
  expect(await write(put('kept'))).toBe('kept');
  const rows = await db.selectFrom('secrets').select('name').where('name', 'in', ['lost', 'kept']).execute();
  expect(rows.map(({ name }) => name)).toEqual(['kept']);
});

test('a database that is lost is told to all who wait, and none of them is tried again', async () => {
  const { db } = await freshDatabase('sqlite');
  const write = writingTo('sqlite', db, undefined);
  let tried = 0;
  const gate = Promise.withResolvers<void>();
  const lost = async (): Promise<void> => {
    tried++;
    await gate.promise;
    throw new Error('Query read timeout');
  };
  const first = [write(lost), write(lost)];
  await expect.poll(() => tried).toBe(1);
  const all = Promise.allSettled([...first, write(lost), write(lost)]);
  gate.resolve();
  expect((await all).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(tried).toBe(1);
  expect(await write(put('kept'))).toBe('kept');
});

test('a disk that is full is noticed by whoever writes, not by moves alone', async () => {
  const { db, space } = await freshDatabase('sqlite');
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(db);
  expect(space.wasFull()).toBe(false);
  const big = db.insertInto('secrets').values({ name: 'big', value: 'x'.repeat(100_000) });
  await expect(big.execute()).rejects.toThrow(/full/);
  expect(space.wasFull()).toBe(true);
});

describe('on PostgreSQL', () => {
  const transactionIn = async (db: Parameters<Parameters<ReturnType<typeof writingTo>>[0]>[0]): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select txid_current()::text as id`.execute(db);
    return rows[0]?.id ?? '';
  };

  test('what locks a row shares a commit with what locks the same alone: nobody waits in a circle', async () => {
    const { write } = await freshDatabase('postgres');
    const locks = [undefined, 'one', 'other', undefined, SEVERAL, 'one', SEVERAL, 'other'];
    const ids = await Promise.all(locks.map((lock) => write(transactionIn, lock)));
    for (const [i, lock] of locks.entries())
      for (const [j, other] of locks.entries())
        if (i !== j)
          expect([lock, other, ids[i] === ids[j]]).toEqual([lock, other, lock === other && lock !== SEVERAL]);
  });

  test('two who wait for each other all the same: one is done after the other', async () => {
    const database = await freshDatabase('postgres');
    const names = ['one', 'other'];
    for (const name of names) await database.write(put(name));
    const held: string[] = [];
    /** Holds a row until the other is held, too, and then wants that one. */
    const crossing = (first: string, second: string) =>
      database.write(async (db) => {
        const change = (name: string) =>
          db
            .updateTable('secrets')
            .set(({ ref }) => ({ value: ref('name') }))
            .where('name', '=', name)
            .execute();
        await change(first);
        held.push(first);
        await expect.poll(() => new Set(held).size).toBe(2);
        await change(second);
        return first;
      }, SEVERAL);
    expect(await Promise.all([crossing('one', 'other'), crossing('other', 'one')])).toEqual(names);
  });
});
