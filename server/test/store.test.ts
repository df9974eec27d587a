// The host's tables on both databases.
import type { Clock } from '@rose/host';
import type { TableCard } from '@rose/protocol';
import { isMistake, replay } from '@rose/table';
import { describe, expect, test } from 'vitest';
import type { Database } from '../src/database/index.ts';
import { packFinished, packTable, sqlStore } from '../src/store/index.ts';
import { freshDatabase, freshPlace, KINDS, opened } from './databases.ts';
import { asking, GAMES, got, hostOn, openToy, playOne, playOut } from './tables.ts';

const rowOf = (database: Database, table: string) =>
  database.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
const countOf = async (database: Database, from: 'entries' | 'checkpoints', table: string): Promise<number> =>
  (await database.db.selectFrom(from).select('seq').where('table_id', '=', table).execute()).length;

/** A running toy table with a few entries. */
const begun = async (database: Database, entries = 3) => {
  const store = sqlStore(database);
  const ask = asking(hostOn(store));
  const table = await openToy(ask);
  for (let i = 0; i < entries; i++) await playOne(ask, table);
  const kept = await store.load(table);
  if (!kept) throw new Error('not kept');
  return { store, ask, table, kept };
};

describe.for(KINDS)('%s', (kind) => {
  test('what was played is read back word for word, by another node too', async () => {
    const where = await freshPlace(kind);
    const database = await opened(where);
    const { ask, table, store } = await begun(database, 0);
    await playOut(ask, table);
    const kept = await store.load(table);
    const seen = await sqlStore(database).load(table);
    expect(seen).toEqual(kept);
    expect(kept?.entries.map(({ seq }) => seq)).toEqual(kept?.entries.map((_, i) => i + 1));
    expect(await rowOf(database, table)).toMatchObject({ state: 'over', seq: kept?.entries.length, deadline: null });
  });

  test('of two who write the same number one is done, the other comes second and has changed nothing', async () => {
    const database = await freshDatabase(kind);
    const { store, table, kept } = await begun(database);
    const seq = kept.entries.length + 1;
    const by = (seat: string, steps: number) =>
      store.append(table, [{ seq, seat, manner: 'offer-draw' }], { ...kept.card, steps });
    const results = await Promise.all([by('blue', 100), by('red', 101), by('blue', 102)]);
    expect(results.toSorted()).toEqual(['done', 'taken', 'taken']);
    const after = await store.load(table);
    expect(after?.entries).toHaveLength(seq);
    expect(after?.card.steps).toBe(100 + results.indexOf('done'));
    expect(await by('red', 103)).toBe('taken');
    expect(await store.append(table, [{ seq: seq + 2, seat: 'red', manner: 'resign' }], kept.card)).toBe('taken');
  });

  test('two hosts on one store: both play on, nothing is lost or doubled', async () => {
    const where = await freshPlace(kind);
    const database = await opened(where);
    const [one, two] = [asking(hostOn(sqlStore(database), 1)), asking(hostOn(sqlStore(database), 2))];
    const table = await openToy(one);
    for (let i = 0; i < 6; i++) {
      const [first, second] = i % 2 === 0 ? [one, two] : [two, one];
      const { sight } = await got(first, { ask: 'sit', table, viewer: 'spectator' });
      const seat = sight.active[0] ?? '';
      const own = (await got(first, { ask: 'sit', table, viewer: seat })).sight;
      const play = { ask: 'play', table, seq: own.seq, seat, action: own.may[0] ?? '' } as const;
      // The same play on both nodes at once, as a page does that was told to try elsewhere: it is made once.
      const answers = await Promise.all([first(play), second(play)]);
      expect(answers).toEqual([{ seq: own.seq + 1 }, { seq: own.seq + 1 }]);
    }
    const kept = await sqlStore(database).load(table);
    expect(kept?.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    const game = GAMES.get('toy');
    expect(game && kept && isMistake(replay(game, { opening: kept.record.opening, entries: kept.entries }))).toBe(
      false,
    );
  });

  test('an entry cannot go to a table that is not there, or only gathers', async () => {
    const database = await freshDatabase(kind);
    const { store, table, kept } = await begun(database);
    const entry = { seq: 1, seat: 'blue', manner: 'resign' } as const;
    expect(await store.append('w0', [entry], kept.card)).toBe('gone');
    await database.db
      .insertInto('tables')
      .values({
        id: 'wg',
        game: 'toy',
        rules: 1,
        state: 'gathering',
        access: 'public',
        key: 'k',
        owner: 'p',
        terms: '{}',
        seating: '{}',
        opened: 'now',
        touched: 'now',
        seq: 0,
      })
      .execute();
    expect(await store.append('wg', [entry], kept.card)).toBe('gone');
    await store.remove(table);
    expect(await store.append(table, [{ ...entry, seq: kept.entries.length + 1 }], kept.card)).toBe('gone');
    expect(await countOf(database, 'entries', table)).toBe(0);
    expect(await store.load(table)).toBeUndefined();
  });

  test('a table that gathered begins with its terms; one that runs is not made again', async () => {
    const database = await freshDatabase(kind);
    const { store, kept } = await begun(database);
    const record = { ...kept.record, table: 'wg' };
    const gathering = {
      id: 'wg',
      game: 'toy',
      rules: 1,
      state: 'gathering',
      access: 'public',
      key: 'k',
      owner: 'p',
      terms: '{"clock":1}',
      seating: '{}',
      opened: 'then',
      touched: 'then',
      seq: 0,
    } as const;
    await database.db.insertInto('tables').values(gathering).execute();
    await store.create({ ...kept, record });
    expect(await rowOf(database, 'wg')).toMatchObject({
      state: 'running',
      terms: '{"clock":1}',
      key: 'k',
      access: 'public',
      opened: 'then',
      seq: 3,
    });
    await expect(store.create({ ...kept, record })).rejects.toThrow(/exists already/);
    expect(await store.load('wg')).toEqual({ ...kept, record });
  });

  test('what stands beside an entry is kept with it: checkpoint, clock, deadline', async () => {
    const database = await freshDatabase(kind);
    const { store, table, kept } = await begun(database);
    const seq = kept.entries.length + 1;
    const live = { kind: 'live', minutes: 5, increment: 0 } as const;
    const clock: Clock = { terms: live, at: '2026-04-30T00:00:00.000Z', seats: { blue: { left: 5 } } };
    const beside = { fingerprint: '0123456789abcdef', clock, deadline: '2026-05-01T00:00:00.000Z' };
    await store.append(table, [{ seq, seat: 'blue', manner: 'offer-draw' }], kept.card, beside);
    expect(await rowOf(database, table)).toMatchObject({ clock: JSON.stringify(clock), deadline: beside.deadline });
    await store.append(table, [{ seq: seq + 1, seat: 'red', manner: 'decline-draw' }], kept.card);
    expect(await rowOf(database, table)).toMatchObject({ clock: JSON.stringify(clock), deadline: beside.deadline });
    expect(await store.load(table)).toMatchObject({ clock });
    expect(await database.db.selectFrom('checkpoints').selectAll().execute()).toMatchObject([
      { table_id: table, seq, fingerprint: beside.fingerprint },
    ]);
  });

  test('what must follow from an entry is kept with it or not at all', async () => {
    const database = await freshDatabase(kind);
    const { table, kept } = await begun(database);
    let fails = true;
    const store = sqlStore(database, {
      after: async (db, done) => {
        for (const { written } of done)
          await db
            .insertInto('secrets')
            .values({ name: `after ${written.entries.at(-1)?.seq}`, value: 'x' })
            .execute();
        if (fails) throw new Error('no');
      },
    });
    const entry = { seq: kept.entries.length + 1, seat: 'blue', manner: 'offer-draw' } as const;
    await expect(store.append(table, [entry], kept.card)).rejects.toThrow('no');
    expect(await store.load(table)).toEqual(kept);
    fails = false;
    expect(await store.append(table, [entry], kept.card)).toBe('done');
    expect(await database.db.selectFrom('secrets').select('name').execute()).toMatchObject([{ name: 'after 4' }]);
  });

  test('entries of many tables that come together: each is kept as it would be alone', async () => {
    const database = await freshDatabase(kind);
    const { store, ask } = await begun(database);
    const tables: string[] = [];
    for (let i = 0; i < 12; i++) tables.push(await openToy(ask));
    const cards = new Map(
      (await Promise.all(tables.map((table) => store.load(table)))).map((kept) => [kept?.record.table, kept?.card]),
    );
    const at = (i: number): string => tables[i] as string;
    await store.remove(at(3));
    const outcome = { winners: ['red'], how: 'resigned', rule: '3' };
    const clock = { left: { red: 5 } } as unknown as Clock;
    const beside = { clock, deadline: '2026-05-01T00:00:00.000Z', fingerprint: 'f'.repeat(16) };
    const results = await Promise.all(
      tables.map((table, i) => {
        const card = { ...(cards.get(table) as TableCard), steps: 100 + i, ...(i === 5 ? { outcome } : {}) };
        const entry = { seq: i === 4 ? 2 : 1, seat: 'red', manner: 'offer-draw' } as const;
        return store.append(table, [entry], card, i === 6 ? beside : {});
      }),
    );
    expect(results).toEqual(tables.map((_, i) => (i === 3 ? 'gone' : i === 4 ? 'taken' : 'done')));
    for (const [i, table] of tables.entries()) {
      if (i === 3) continue;
      const row = await rowOf(database, table);
      expect(row).toMatchObject({
        seq: i === 4 ? 0 : 1,
        state: i === 5 ? 'over' : 'running',
        ended: i === 5 ? row.touched : null,
        deadline: i === 6 ? beside.deadline : null,
        clock: i === 6 ? JSON.stringify(clock) : null,
      });
      expect((JSON.parse(row.card ?? '') as TableCard).steps).toBe(i === 4 ? 0 : 100 + i);
      expect(await countOf(database, 'entries', table)).toBe(i === 4 ? 0 : 1);
      expect(await countOf(database, 'checkpoints', table)).toBe(i === 6 ? 1 : 0);
    }
    const card = cards.get(at(6)) as TableCard;
    expect(await store.append(at(6), [{ seq: 2, seat: 'red', manner: 'resign' }], card)).toBe('done');
    expect(await rowOf(database, at(6))).toMatchObject({ deadline: beside.deadline, clock: JSON.stringify(clock) });
  });

  test('one entry that cannot be kept does not keep others from it', async () => {
    const database = await freshDatabase(kind);
    const { ask } = await begun(database);
    const tables = [await openToy(ask), await openToy(ask), await openToy(ask)];
    const store = sqlStore(database, {
      after: async (_db, done) => {
        if (done.some(({ written }) => written.table === tables[1])) throw new Error('no');
      },
    });
    const append = async (table: string): Promise<string> => {
      const kept = await store.load(table);
      return store.append(table, [{ seq: 1, seat: 'red', manner: 'offer-draw' }], kept?.card as TableCard);
    };
    const results = await Promise.allSettled(tables.map(append));
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
      'done',
      'failed',
      'done',
    ]);
    const counts: number[] = [];
    for (const table of tables) counts.push(await countOf(database, 'entries', table));
    expect(counts).toEqual([1, 0, 1]);
  });

  test('the rest of a journal, and a seat that changes hands', async () => {
    const database = await freshDatabase(kind);
    const { store, table, kept } = await begun(database);
    expect(await store.tail?.(table, 1)).toEqual({ seating: kept.record.seating, entries: kept.entries.slice(1) });
    const seating = { ...kept.record.seating, red: { kind: 'bot', bot: 'random', strength: 1 } as const };
    const stand = { seq: 3, seating: kept.record.seating };
    expect(await store.reseat?.(table, seating, { ...stand, seq: 2 })).toBe(false);
    expect(await store.reseat?.(table, seating, { ...stand, seating })).toBe(false);
    expect(await store.load(table)).toEqual(kept);
    expect(await store.reseat?.(table, seating, stand)).toBe(true);
    expect(await store.load(table)).toMatchObject({ record: { seating }, card: { seating } });
    expect(await store.tail?.(table, 3)).toEqual({ seating, entries: [] });
    expect(await store.tail?.('w0', 0)).toBeUndefined();
  });

  test('an entry without a proper number is refused', async () => {
    const database = await freshDatabase(kind);
    const { store, table, kept } = await begun(database);
    for (const seq of [0, -1, 1.5, Number.NaN, 2 ** 60])
      await expect(store.append(table, [{ seq, seat: 'blue', manner: 'resign' }], kept.card)).rejects.toThrow(/number/);
  });

  test('a journal with a hole is not handed out as if it were whole', async () => {
    const database = await freshDatabase(kind);
    const { store, table } = await begun(database);
    await database.db.deleteFrom('entries').where('table_id', '=', table).where('seq', '=', 2).execute();
    await expect(store.load(table)).rejects.toThrow(/missing.*doctor/);
  });
});

describe.for(KINDS)('packing on %s', (kind) => {
  test('a finished game is packed once and reads as before; a running one is left alone', async () => {
    const database = await freshDatabase(kind);
    const { store, ask, table } = await begun(database);
    expect(await packTable(database, table)).toBe(false);
    await playOut(ask, table);
    const kept = await store.load(table);
    const tail = await store.tail?.(table, 4);
    expect(await packFinished(database, '2000-01-01T00:00:00.000Z')).toBe(0);
    expect(await packFinished(database, '2999-01-01T00:00:00.000Z')).toBe(1);
    expect(await packTable(database, table)).toBe(false);
    expect(await countOf(database, 'entries', table)).toBe(0);
    expect(await store.load(table)).toEqual(kept);
    expect(await store.tail?.(table, 4)).toEqual(tail);
    const next = { seq: (kept?.entries.length ?? 0) + 1, seat: 'red', manner: 'resign' } as const;
    expect(await store.append(table, [next], kept?.card as never)).toBe('taken');
  });

  test('who reads while it is packed gets the whole journal', async () => {
    const database = await freshDatabase(kind);
    const { store, ask, table } = await begun(database);
    await playOut(ask, table);
    const kept = await store.load(table);
    const reads = Array.from({ length: 20 }, () => store.load(table));
    const packing = packTable(database, table);
    reads.push(...Array.from({ length: 20 }, () => store.load(table)));
    for (const read of await Promise.all(reads)) expect(read).toEqual(kept);
    expect(await packing).toBe(true);
  });
});
