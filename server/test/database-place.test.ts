// The place of a database: for nobody else's eyes, never somebody else's, and never half of one.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { isShut, openDatabase } from '../src/database/index.ts';
import { openServer } from '../src/open.ts';
import { opened, scratch } from './databases.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test.runIf(process.platform !== 'win32')('what the house keeps is for its keeper alone', async () => {
  const folder = join(scratch(), 'deep', 'data');
  const file = join(folder, 'rose.sqlite');
  const database = await openDatabase(file);
  if (isShut(database)) throw new Error(database.shut.join(' '));
  await database.db.insertInto('secrets').values({ name: 'x', value: 'y' }).execute();
  expect(modeOf(folder)).toBe('700');
  for (const name of readdirSync(folder)) expect([name, modeOf(join(folder, name))]).toEqual([name, '600']);
  await database.close();
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const again = await opened(file);
  await again.db.selectFrom('secrets').selectAll().execute();
  for (const name of readdirSync(folder)) expect([name, modeOf(join(folder, name))]).toEqual([name, '600']);
});

test.runIf(process.platform !== 'win32')(
  'a folder that was there is shut, too, if only the house lives in it',
  async () => {
    const [own, shared] = ['own', 'shared'].map((name) => join(scratch(), name)) as [string, string];
    for (const folder of [own, shared]) mkdirSync(folder, { mode: 0o755 });
    writeFileSync(join(shared, 'letter.txt'), '');
    for (const folder of [own, shared]) await opened(join(folder, 'rose.sqlite'));
    expect([own, shared].map(modeOf)).toEqual(['700', '755']);
    for (const name of readdirSync(shared).filter((one) => one.startsWith('rose')))
      expect([name, modeOf(join(shared, name))]).toEqual([name, '600']);
  },
);

const shutFor = async (file: string): Promise<string> => {
  const found = await openDatabase(file);
  if (!isShut(found)) {
    await found.close();
    throw new Error(`${file} was opened`);
  }
  return found.shut.join(' ');
};

test('an empty file, a database of something else and what is none are left as they are', async () => {
  const folder = scratch();
  const all = ['empty', 'byte', 'foreign', 'alike', 'bare', 'text'].map((name) => join(folder, `${name}.sqlite`));
  const [empty = '', byte = '', foreign = '', alike = '', bare = '', text = ''] = all;
  writeFileSync(empty, '');
  writeFileSync(byte, 'x');
  const other = new DatabaseSync(foreign);
  other.exec('create table cats (name text)');
  other.close();
  const similar = new DatabaseSync(alike);
  similar.exec('create table migrations (number integer); create table players (id text)');
  similar.close();
  const emptied = new DatabaseSync(bare);
  emptied.exec('pragma user_version = 7; create view cats as select 1');
  emptied.close();
  writeFileSync(text, 'this is no database, and long enough to be read as one'.repeat(20));
  const before = all.map((file) => readFileSync(file));
  expect(await shutFor(empty)).toContain('is empty');
  expect(await shutFor(byte)).toContain('is empty');
  expect(await shutFor(foreign)).toContain('belongs to something else');
  expect(await shutFor(alike)).toContain('belongs to something else');
  expect(await shutFor(bare)).toContain('belongs to something else');
  expect(await shutFor(text)).toContain('damaged');
  expect(all.map((file) => readFileSync(file))).toEqual(before);
});

test('a log that a house left behind does not get into another one', async () => {
  const file = join(scratch(), 'rose.sqlite');
  const database = await openDatabase(file);
  if (isShut(database)) throw new Error(database.shut.join(' '));
  await database.db.insertInto('secrets').values({ name: 'x', value: 'y' }).execute();
  const log = readFileSync(`${file}-wal`);
  await database.close();
  rmSync(file);
  writeFileSync(`${file}-wal`, log);
  expect(await shutFor(file)).toContain(`${file}-wal`);
  expect(readFileSync(`${file}-wal`)).toEqual(log);
  // of no bytes it holds nothing
  writeFileSync(`${file}-wal`, '');
  const fresh = await opened(file);
  expect(await fresh.db.selectFrom('secrets').selectAll().execute()).toEqual([]);
});

test.runIf(process.platform === 'linux')('a folder that cannot be is an error at once', async () => {
  expect(await shutFor('/proc/nowhere/at/all/rose.sqlite')).toContain('cannot be opened');
});

test('what was begun by a start that died is begun again', async () => {
  const file = join(scratch(), 'rose.sqlite');
  writeFileSync(`${file}.new`, '');
  const database = await opened(file);
  expect(await database.db.selectFrom('players').selectAll().execute()).toEqual([]);
});

test('a port in use is found before a database is made', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const folder = scratch();
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '');
  const data = join(folder, 'data');
  const found = await openServer({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'silent' }, page);
  expect('shut' in found && found.shut.join()).toContain('already in use');
  expect(existsSync(data)).toBe(false);
});
