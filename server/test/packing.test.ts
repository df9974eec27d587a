// What a finished game of Richard III costs: bytes in the database; and that it opens anywhere.
import { statSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { type Entry, fingerprint, isMistake, replay, seeded, stateOf } from '@rose/table';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../src/database/index.ts';
import { packTable, sqlStore } from '../src/store/index.ts';
import { type Journaled, pack, unpack } from '../src/store/packed.ts';
import { freshDatabase, KINDS } from './databases.ts';
import { asking, GAMES, got, hostOn, recordedGames } from './tables.ts';

const MOST_BYTES = 30_000;

/** Moments as people make them: seconds and minutes apart, no two alike. */
const spread = (database: Database, table: string): Promise<void> =>
  database.write(async (db) => {
    const dice = seeded(7);
    let moment = Date.parse('2026-04-23T18:00:00.000Z');
    const rows = await db.selectFrom('entries').select('seq').where('table_id', '=', table).execute();
    for (const { seq } of rows) {
      moment += dice(400_000);
      const at = new Date(moment).toISOString();
      await db.updateTable('entries').set({ at }).where('table_id', '=', table).where('seq', '=', seq).execute();
    }
  });

/** Everything the database keeps for its tables, indexes and all. */
const bytesOf = async (database: Database): Promise<number> => {
  if (database.kind === 'sqlite') {
    await sql`vacuum`.execute(database.db);
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
    return statSync(database.file).size;
  }
  await sql`vacuum full`.execute(database.db);
  const { rows } = await sql<{ bytes: string }>`
    select sum(pg_total_relation_size(oid)) as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    database.db,
  );
  return Number(rows[0]?.bytes);
};

describe.for(KINDS)('finished games on %s', (kind) => {
  test('are small, the same games, and open at any step', { timeout: 120_000 }, async () => {
    const database = await freshDatabase(kind);
    const store = sqlStore(database);
    const empty = await bytesOf(database);
    const games = recordedGames();
    const longest = { table: '', entries: 0 };
    for (const [i, [, text]] of games.entries()) {
      const { table } = await got(asking(hostOn(store, i + 1)), { ask: 'import', file: text });
      await spread(database, table);
      expect(await packTable(database, table)).toBe(true);
      const kept = await store.load(table);
      const game = GAMES.get('richard-iii');
      if (!kept || !game) throw new Error('not kept');
      const course = replay(game, { opening: kept.record.opening, entries: kept.entries });
      if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
      expect(fingerprint(stateOf(course))).toBe((JSON.parse(text) as { fingerprint: string }).fingerprint);
      if (kept.entries.length > longest.entries) Object.assign(longest, { table, entries: kept.entries.length });
    }
    const each = ((await bytesOf(database)) - empty) / games.length;
    expect(each).toBeLessThan(MOST_BYTES);
    const blobs = await database.db.selectFrom('tables').select(['packed', 'record', 'card']).execute();
    for (const { packed, record, card } of blobs)
      expect((packed?.length ?? 0) + (record?.length ?? 0) + (card?.length ?? 0)).toBeLessThan(MOST_BYTES);

    // Any step opens, of the longest game too; how fast is measured by `rose bench server`.
    const ask = asking(hostOn(store));
    const { replay: id, steps } = await got(ask, { ask: 'replay', table: longest.table });
    for (const part of [0, 0.5, 1]) {
      const step = Math.round((steps.length - 1) * part);
      await got(ask, { ask: 'look', replay: id, step, viewer: 'spectator' });
    }
  });
});

describe('a journal of any length', () => {
  const AT = Date.parse('2026-04-23T18:00:00.000Z');
  const journalOf = (length: number): Journaled[] =>
    Array.from({ length }, (_, i) => ({
      entry: { seq: i + 1, action: `march ${i}` } as unknown as Entry,
      at: new Date(AT + 1_000 * i).toISOString(),
    }));
  test.for([0, 1, 1_999, 2_000, 2_001, 70_000])('of %i entries comes back as it was', async (length) => {
    const journal = journalOf(length);
    expect(await unpack(await pack(journal))).toEqual(journal);
  });
  test('of an earlier house is read, too', async () => {
    const journal = journalOf(3_000);
    const at = journal.map((_, i) => (i === 0 ? AT : 1_000));
    const text = JSON.stringify({ entries: journal.map(({ entry }) => entry), at });
    expect(await unpack(deflateRawSync(text))).toEqual(journal);
  });
  test('leaves turns to others while it is packed and read', async () => {
    let turns = 0;
    let isOver = false;
    const turn = (): void => {
      turns++;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const bytes = await pack(journalOf(70_000));
    const whilePacked = turns;
    await unpack(bytes);
    isOver = true;
    expect(whilePacked).toBeGreaterThanOrEqual(34);
    expect(turns - whilePacked).toBeGreaterThanOrEqual(34);
  });
});
