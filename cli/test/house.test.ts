// The commands that look after a house: backup, restore, doctor.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isShut, openDatabase } from '@rose/server/keep';
import { seeded } from '@rose/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mainLater } from '../src/main.ts';
import type { Said } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'rose-cli-house-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

const rose = async (...args: readonly string[]): Promise<Said> => {
  const out: string[] = [];
  const err: string[] = [];
  const streams = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
  const code = await mainLater(args, { ...streams, stdin: () => '', now: () => 0 });
  return { code, out: out.join('\n'), err: err.join('\n') };
};

const TABLE = {
  id: 'w1',
  game: 'chess',
  rules: 1,
  state: 'running',
  access: 'public',
  key: 'k',
  owner: 'p1',
  terms: '{}',
  record: '{"table":"w1","opening":{"game":"chess","rules":1,"options":{},"rolls":[]},"seating":{}}',
  card: '{}',
  seating: '{}',
  seq: 0,
  opened: '2026-01-01T00:00:00.000Z',
  touched: '2026-01-01T00:00:00.000Z',
} as const;

beforeAll(async () => {
  const database = await openDatabase(at('house.sqlite'));
  if (isShut(database)) throw new Error(database.shut.join());
  await database.db.insertInto('secrets').values({ name: 'a', value: 'b' }).execute();
  await database.db.insertInto('tables').values(TABLE).execute();
  await database.close();
});

test('a house is backed up, restored elsewhere, and not over another', async () => {
  const first = await rose('backup', at('one.backup'), '--from', at('house.sqlite'));
  expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/one\.backup: 2 rows, sha256 [0-9a-f]{64}$/) });
  expect(await rose('backup', at('one.backup'), '--from', at('house.sqlite'))).toMatchObject({ code: 2 });
  expect(await rose('restore', at('one.backup'), '--to', at('new/house.sqlite'))).toMatchObject({ code: 0 });
  const again = await rose('backup', at('two.backup'), '--from', at('new/house.sqlite'), '--json');
  expect(first.out).toContain((JSON.parse(again.out) as { sha256: string }).sha256);
  const over = await rose('restore', at('one.backup'), '--to', at('new/house.sqlite'));
  expect(over).toMatchObject({ code: 2, err: expect.stringMatching(/already/) });
});

test('a backup that is damaged or cut anywhere is refused in one line, and nothing is restored', async () => {
  await rose('backup', at('sound.backup'), '--from', at('house.sqlite'));
  const sound = readFileSync(at('sound.backup'));
  const plain = gunzipSync(sound);
  const dice = seeded(5);
  const damaged = [
    ...Array.from({ length: 12 }, (_, i) => sound.subarray(0, Math.floor((sound.length * i) / 12))),
    ...Array.from({ length: 12 }, () => {
      const bytes = Buffer.from(sound);
      // The head of the gzip has a time in it, which nothing depends on.
      const at = 9 + dice(bytes.length - 10);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (dice(8) - 1));
      return bytes;
    }),
    ...Array.from({ length: 12 }, (_, i) => gzipSync(plain.subarray(0, Math.floor((plain.length * i) / 12)))),
    ...['null', '[]', '[1]', '["players"]', '["players",null]', '["entries",{"no":1}]', '{', '\0'].map((line) =>
      gzipSync(plain.toString('utf8').replace('\n', `\n${line}\n`)),
    ),
  ];
  for (const [i, bytes] of damaged.entries()) {
    writeFileSync(at('damaged.backup'), bytes);
    const said = await rose('restore', at('damaged.backup'), '--to', at(`damaged-${i}.sqlite`));
    expect([i, said.code, said.out]).toEqual([i, 2, '']);
    expect(said.err.split('\n').filter((line) => line.startsWith('rose: '))).toHaveLength(1);
    expect(said.err).not.toMatch(/^ +at /m);
    // An empty house there would be opened by whoever starts it next.
    expect([i, existsSync(at(`damaged-${i}.sqlite`))]).toEqual([i, false]);
  }
});

test('the doctor says what is wrong and what to do, and fails', async () => {
  const said = await rose('doctor', '--in', at('house.sqlite'));
  expect(said.code).toBe(1);
  expect(said.out).toMatch(
    /^w1 chess: this house does not have its game\n {2}to do: .*\n1 tables.* 1 with something wrong$/,
  );
  expect(await rose('doctor', '--rules', '--in', at('house.sqlite'))).toMatchObject({
    code: 0,
    out: '1 open tables, 0 of them under earlier rules, 0 would replay differently',
  });
});

test('what is not there is said, and nothing is made', async () => {
  expect(await rose('doctor', '--in', at('none.sqlite'))).toMatchObject({ code: 2 });
  expect(await rose('backup', at('none.backup'), '--from', at('none.sqlite'))).toMatchObject({ code: 2 });
  expect(await rose('restore', at('none.backup'), '--to', at('none.sqlite'))).toMatchObject({ code: 2 });
  writeFileSync(at('a.backup'), 'hello');
  expect(await rose('restore', at('a.backup'), '--to', at('none.sqlite'))).toMatchObject({ code: 2 });
  expect(['none.sqlite', 'none.backup'].map((name) => existsSync(at(name)))).toEqual([false, false]);
  expect(await rose('backup', at('no/such/folder'), '--from', at('house.sqlite'))).toMatchObject({
    code: 2,
    err: expect.stringMatching(/cannot write/),
  });
});

test('reports are read with what was said and by whom, all or from a day on', async () => {
  const database = await openDatabase(at('talk.sqlite'));
  if (isShut(database)) throw new Error(database.shut.join());
  const report = { player: 'p1', table_id: 'w1', n: 1, reason: 'rude', at: '2026-01-01T00:00:00.000Z', speaker: 'p2' };
  const said = 'two\u001b[2Jlines';
  await database.db
    .insertInto('reports')
    .values([
      { ...report, id: 'r1', said },
      { ...report, id: 'r2', said: 'x', at: '2026-01-02T00:00:00.000Z' },
    ])
    .execute();
  await database.close();
  const all = await rose('reports', '--in', at('talk.sqlite'));
  expect(all.code).toBe(0);
  expect(all.out).toContain('– said: two [2Jlines');
  expect(all.out).toContain('complains: rude');
  const later = await rose('reports', '--since', '2026-01-02', '--in', at('talk.sqlite'), '--json');
  expect(JSON.parse(later.out)).toMatchObject([{ id: 'r2', said: 'x', table: 'w1' }]);
  expect(await rose('reports', '--since', 'yesterday', '--in', at('talk.sqlite'))).toMatchObject({ code: 2 });
});
