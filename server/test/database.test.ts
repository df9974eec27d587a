// A database opens, grows and stays shut with a reason, on SQLite and on PostgreSQL.
import { spawnSync } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isShut, openDatabase } from '../src/database/index.ts';
import { migrate, versionOf } from '../src/database/migrate.ts';
import { MIGRATIONS } from '../src/database/migrations.ts';
import { freshDatabase, freshPlace, KINDS, opened, scratch } from './databases.ts';

const whyShut = async (where: string, asVisitor = false): Promise<string> => {
  const database = await openDatabase(where, { asVisitor });
  if (isShut(database)) return database.shut.join('\n');
  await database.close();
  throw new Error('it opened');
};
const SECRET = { name: 'vapid', value: 'x' } as const;

describe.for(KINDS)('%s', (kind) => {
  test('an empty database is brought up to date, once, and opens again', async () => {
    const where = await freshPlace(kind);
    const first = await openDatabase(where);
    if (isShut(first)) throw new Error(first.shut.join());
    await first.db.insertInto('secrets').values(SECRET).execute();
    await first.close();
    const again = await opened(where);
    expect(await again.db.selectFrom('secrets').selectAll().execute()).toMatchObject([SECRET]);
    expect(await versionOf(again.db, kind)).toBe(MIGRATIONS.length);
  });

  test('what a newer house has written is left alone', async () => {
    const where = await freshPlace(kind);
    const database = await openDatabase(where);
    if (isShut(database)) throw new Error(database.shut.join());
    await database.db.insertInto('migrations').values({ number: 999, name: 'later', at: '2099' }).execute();
    await database.close();
    expect(await whyShut(where)).toMatch(/newer house.*left as it is/);
    expect(await whyShut(where, true)).toMatch(/newer house/);
  });

  test('a step that fails leaves nothing behind, and is taken when it has been mended', async () => {
    const database = await freshDatabase(kind);
    const broken = { name: 'broken', statements: () => ['create table half (id text)', 'create tabel oops'] };
    const mended = { name: 'mended', statements: () => ['create table half (id text)'] };
    await expect(migrate(database.db, kind, [...MIGRATIONS, broken])).rejects.toThrow(/tabel/);
    expect(await versionOf(database.db, kind)).toBe(MIGRATIONS.length);
    expect(await migrate(database.db, kind, [...MIGRATIONS, mended])).toBe('done');
    expect(await versionOf(database.db, kind)).toBe(MIGRATIONS.length + 1);
  });

  test('what cannot be kept faithfully is refused before it is sent', async () => {
    const { db } = await freshDatabase(kind);
    for (const value of [true, {}, undefined, 2 ** 53, Number.NaN, 'a\0b', 10n])
      await expect(
        db
          .insertInto('secrets')
          .values({ name: 'a', value: value as never })
          .execute(),
      ).rejects.toThrow();
    expect(await db.selectFrom('secrets').selectAll().execute()).toEqual([]);
  });

  test('a visitor sees what is committed, and an empty database is none', async () => {
    const where = await freshPlace(kind);
    expect(await whyShut(where, true)).toMatch(/empty or older/);
    const house = await opened(where);
    await house.db.insertInto('secrets').values(SECRET).execute();
    const visitor = await openDatabase(where, { asVisitor: true });
    if (isShut(visitor)) throw new Error(visitor.shut.join());
    expect(await visitor.db.selectFrom('secrets').selectAll().execute()).toMatchObject([SECRET]);
    await visitor.close();
  });

  test('a job that fails takes back its own writes and nobody else’s', async () => {
    const database = await freshDatabase(kind);
    const add = (name: string, fails = false): Promise<string> =>
      database.write(async (db) => {
        await db.insertInto('secrets').values({ name, value: 'x' }).execute();
        if (fails) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([add('a'), add('b', true), add('c'), add('a'), add('d')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const kept = await database.db.selectFrom('secrets').select('name').orderBy('name').execute();
    expect(kept.map(({ name }) => name)).toEqual(['a', 'c', 'd']);
  });

  test('counts and moments come back as what they are', async () => {
    const { db } = await freshDatabase(kind);
    await db
      .insertInto('ratings')
      .values({
        player: 'a',
        game: 'g',
        rating: 1500.25,
        deviation: 350,
        volatility: 0.06,
        games: 3,
        at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    expect(await db.selectFrom('ratings').selectAll().executeTakeFirst()).toMatchObject({ rating: 1500.25, games: 3 });
    expect(
      await db
        .selectFrom('ratings')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst(),
    ).toMatchObject({ n: 1 });
  });
});

describe('two nodes start together', () => {
  test('on an empty PostgreSQL each step is taken once', async () => {
    const where = await freshPlace('postgres');
    const nodes = await Promise.all(Array.from({ length: 4 }, () => opened(where)));
    const rows = await nodes[0]?.db.selectFrom('migrations').select('number').execute();
    expect(rows).toHaveLength(MIGRATIONS.length);
  });
});

describe('one house a file', () => {
  test('a second house is told so, and may open when the first has closed', async () => {
    const where = await freshPlace('sqlite');
    const first = await openDatabase(where);
    if (isShut(first)) throw new Error(first.shut.join());
    expect(await whyShut(where)).toMatch(/Another house is using.*\n.*DATA_DIR/);
    await first.close();
    await opened(where);
  });

  test('a second process is told so, and a killed one holds nothing', async () => {
    const where = await freshPlace('sqlite');
    const database = JSON.stringify(new URL('../src/database/index.ts', import.meta.url).href);
    const child = (then: string): string =>
      `const { openDatabase } = await import(${database}); const c = await openDatabase(${JSON.stringify(where)}); console.log(c.shut?.[0] ?? 'open'); ${then}`;
    const run = (code: string) =>
      spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    const killed = run(child('process.kill(process.pid, "SIGKILL");'));
    expect(killed).toMatchObject({ signal: 'SIGKILL', stdout: 'open\n' });
    await opened(where);
    expect(run(child('')).stdout).toMatch(/Another house is using/);
  });
});

describe('a damaged file', () => {
  test('that is no database stays as it is', async () => {
    const file = join(scratch(), 'rose.sqlite');
    writeFileSync(file, 'these are not the pages you are looking for'.repeat(100));
    expect(await whyShut(file)).toMatch(/damaged .*left as it is.*\n.*rose restore/);
    expect(readFileSync(file, 'utf8')).toMatch(/^these are not/);
  });

  test('with a torn page is found at the start', async () => {
    const file = await freshPlace('sqlite');
    const database = await openDatabase(file);
    if (isShut(database)) throw new Error(database.shut.join());
    await database.close();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 4096 * 2, 4096 * 4);
    writeFileSync(file, bytes);
    expect(await whyShut(file)).toMatch(/damaged/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('cut short is found at the start', async () => {
    const file = await freshPlace('sqlite');
    const database = await openDatabase(file);
    if (isShut(database)) throw new Error(database.shut.join());
    await database.close();
    truncateSync(file, 4096 * 3);
    expect(await whyShut(file)).toMatch(/damaged/);
  });

  test('a folder that cannot be written names the setting', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'file'), '');
    expect(await whyShut(join(folder, 'file', 'rose.sqlite'))).toMatch(/cannot be opened.*DATA_DIR/);
  });
});

test('SQLite waits for the disk at every commit', async () => {
  const { db } = await freshDatabase('sqlite');
  expect((await sql`pragma journal_mode`.execute(db)).rows).toMatchObject([{ journal_mode: 'wal' }]);
  expect((await sql`pragma synchronous`.execute(db)).rows).toMatchObject([{ synchronous: 2 }]);
});

test('a PostgreSQL that does not answer is named without its password', async () => {
  const why = await whyShut('postgres://rose:geheim@127.0.0.1:1/rose');
  expect(why).toMatch(/cannot be used: connect ECONNREFUSED.*\n.*DATABASE_URL/);
  expect(why).not.toContain('geheim');
});
