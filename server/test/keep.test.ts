// Backups under load, put back elsewhere, on either database; and the doctor, who finds what is wrong.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnyGame } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { type Database, type DatabaseKind, isShut, openDatabase } from '../src/database/index.ts';
import { doctor, doctorRules, readHead, restoreBackup, writeBackup } from '../src/keep/index.ts';
import { openQueue } from '../src/queue/index.ts';
import { packTable, sqlStore } from '../src/store/index.ts';
import { freshDatabase, freshPlace, KINDS, opened, scratch } from './databases.ts';
import { asking, GAMES, got, hostOn, openToy, playOne, playOut, recordedGames } from './tables.ts';

type AnyPhase = AnyGame['phases'][string];
const AT = '2026-04-23T18:00:00.000Z';

/** A house with a bit of everything: players, a packed game, a running one, work that waits. */
const filled = async (kind: DatabaseKind): Promise<Database> => {
  const database = await freshDatabase(kind);
  const { db } = database;
  const store = sqlStore(database);
  const ask = asking(hostOn(store));
  const player = {
    name: 'Åse “Ann” O’Neill; drop table',
    kind: 'guest',
    email_proven: 0,
    settings: '{}',
    created: AT,
  } as const;
  const players = Array.from({ length: 1200 }, (_, i) => ({ ...player, id: `p${i}` }));
  await db.insertInto('players').values(players).execute();
  const [first] = recordedGames();
  const { table } = await got(ask, { ask: 'import', file: first?.[1] ?? '' });
  await packTable(database, table);
  const running = await openToy(ask);
  for (let i = 0; i < 5; i++) await playOne(ask, running);
  await db
    .insertInto('ratings')
    .values({ player: 'p1', game: 'toy', rating: 1512.0625, deviation: 80.1, volatility: 0.06, games: 3, at: AT })
    .execute();
  const queue = await openQueue(database, { report: () => undefined });
  await queue.add('deadline', 'deadline w1', { table: 'w1', é: '“”' }, '2026-05-01T10:00:00.123Z');
  return database;
};
const backedUp = async (database: Database) => {
  const file = join(scratch(), 'house.backup');
  return { file, ...(await writeBackup(database, file)) };
};
const wronged = (result: object): string => ('not' in result ? String(result.not) : 'restored');

describe.for(KINDS)('a backup from %s', (kind) => {
  test.for(KINDS)('is put back on %s with the same hash', { timeout: 60_000 }, async (to) => {
    const { file, rows, sha256 } = await backedUp(await filled(kind));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const database = await freshDatabase(to);
    expect(await restoreBackup(database, file)).toEqual({ rows, sha256 });
    if (database.kind === 'sqlite' && process.platform !== 'win32') {
      const folder = dirname(database.file);
      const modes = ['.', ...readdirSync(folder)].map((name) => statSync(join(folder, name)).mode & 0o777);
      expect(new Set(modes)).toEqual(new Set([0o700, 0o600]));
    }
    expect(await backedUp(database)).toMatchObject({ rows, sha256 });
    expect(await doctor(database, GAMES, true)).toMatchObject({ tables: 2, database: undefined, findings: [] });
    expect(wronged(await restoreBackup(database, file))).toMatch(/already/);
  });

  test('that is taken while people play is one moment: whole journals, and play goes on', {
    timeout: 60_000,
  }, async () => {
    const where = await freshPlace(kind);
    const database = await opened(where);
    const store = sqlStore(database);
    const tables = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        const ask = asking(hostOn(store, i + 1));
        return { ask, table: await openToy(ask) };
      }),
    );
    let stop = false;
    const playing = tables.map(async ({ ask, table }) => {
      let moves = 0;
      while (!stop && (await playOne(ask, table))) moves++;
      return moves;
    });
    const visitor = await openDatabase(where, { asVisitor: true });
    if (isShut(visitor)) throw new Error(visitor.shut.join());
    const { file, sha256 } = await backedUp(visitor);
    await visitor.close();
    stop = true;
    expect((await Promise.all(playing)).some((moves) => moves > 0)).toBe(true);
    const elsewhere = await freshDatabase(kind === 'sqlite' ? 'postgres' : 'sqlite');
    expect(wronged(await restoreBackup(elsewhere, file))).toBe('restored');
    expect((await backedUp(elsewhere)).sha256).toBe(sha256);
    expect(await doctor(elsewhere, GAMES, true)).toMatchObject({ findings: [] });
    for (const { table } of tables) {
      const now = await store.load(table);
      const then = await sqlStore(elsewhere).load(table);
      if (then) expect(now?.entries.slice(0, then.entries.length)).toEqual(then.entries);
    }
  });
});

test.for(KINDS)(
  'a house on %s that was opened once and never visited takes the secrets of the backup',
  async (kind) => {
    const from = await freshDatabase('sqlite');
    await from.db.insertInto('secrets').values({ name: 'vapid', value: 'old' }).execute();
    const { file } = await backedUp(from);
    const to = await freshDatabase(kind);
    await to.db.insertInto('secrets').values({ name: 'vapid', value: 'new' }).execute();
    expect(wronged(await restoreBackup(to, file))).toBe('restored');
    expect(await to.db.selectFrom('secrets').select('value').execute()).toMatchObject([{ value: 'old' }]);
  },
);

describe('a backup that cannot be trusted restores nothing', () => {
  const restoreDamaged = async (damage: (lines: string[]) => string[]): Promise<string> => {
    const { file } = await backedUp(await filled('sqlite'));
    const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
    writeFileSync(file, gzipSync(`${damage(lines).join('\n')}\n`));
    const database = await freshDatabase('sqlite');
    const why = wronged(await restoreBackup(database, file));
    expect(await database.db.selectFrom('players').select('id').execute()).toEqual([]);
    return why;
  };
  test('cut short', async () => expect(await restoreDamaged((lines) => lines.slice(0, 700))).toMatch(/cut short/));
  test('a row lost', async () => expect(await restoreDamaged((lines) => lines.toSpliced(5, 1))).toMatch(/damaged/));
  test('a row changed', async () =>
    expect(await restoreDamaged((lines) => lines.map((line) => line.replace('1512.0625', '2512.0625')))).toMatch(
      /damaged/,
    ));
  test('an unknown kind of row', async () =>
    expect(await restoreDamaged((lines) => lines.toSpliced(3, 0, '["wine",{"id":"a"}]'))).toMatch(/wine/));
  test('half of the bytes', async () => {
    const { file } = await backedUp(await filled('sqlite'));
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    const database = await freshDatabase('sqlite');
    expect(wronged(await restoreBackup(database, file))).not.toBe('restored');
    expect(await database.db.selectFrom('players').select('id').execute()).toEqual([]);
  });
  test('no backup at all', async () => {
    const file = join(scratch(), 'a');
    expect(wronged(await readHead(file))).toMatch(/no file/);
    writeFileSync(file, 'hello');
    expect(wronged(await readHead(file))).toMatch(/not a backup/);
  });
});

describe('the doctor', () => {
  const patient = async () => {
    const database = await freshDatabase('sqlite');
    const store = sqlStore(database);
    const ask = asking(hostOn(store));
    const table = await openToy(ask);
    for (let i = 0; i < 4; i++) await playOne(ask, table);
    return { database, ask, table, look: async () => (await doctor(database, GAMES, false)).findings };
  };

  test('finds nothing wrong with a house that is well, checkpoints and all', async () => {
    const { database, ask, table, look } = await patient();
    expect(await look()).toEqual([]);
    await playOut(ask, table);
    expect(await doctor(database, GAMES, false)).toMatchObject({ tables: 0 });
    const health = await doctor(database, GAMES, true);
    expect(health).toMatchObject({ tables: 1, findings: [] });
    expect(health.checkpoints).toBeGreaterThan(0);
  });
  test('a checkpoint that the replay does not reach', async () => {
    const { database, table, look } = await patient();
    await database.db
      .insertInto('checkpoints')
      .values({ table_id: table, seq: 3, fingerprint: 'feedfeedfeedfeed' })
      .execute();
    expect(await look()).toMatchObject([{ table, game: 'toy', fault: { fault: 'differs', seq: 3 } }]);
  });
  test('a checkpoint beyond the journal', async () => {
    const { database, table, look } = await patient();
    await database.db
      .insertInto('checkpoints')
      .values({ table_id: table, seq: 50, fingerprint: 'feedfeedfeedfeed' })
      .execute();
    expect(await look()).toMatchObject([{ fault: { fault: 'damaged' } }]);
  });
  test('an entry that is not accepted', async () => {
    const { database, table, look } = await patient();
    const entry = JSON.stringify({ seq: 2, seat: 'nobody', action: 'throw' });
    await database.db
      .updateTable('entries')
      .set({ entry })
      .where('table_id', '=', table)
      .where('seq', '=', 2)
      .execute();
    expect(await look()).toMatchObject([{ fault: { fault: 'refused', seq: 2 } }]);
  });
  test('an entry that is missing, a record that cannot be read', async () => {
    const { database, table, look } = await patient();
    await database.db.deleteFrom('entries').where('table_id', '=', table).where('seq', '=', 2).execute();
    expect(await look()).toMatchObject([{ fault: { fault: 'damaged', reason: expect.stringMatching(/missing/) } }]);
    await database.db.updateTable('tables').set({ record: '{' }).execute();
    expect(await look()).toMatchObject([{ fault: { fault: 'damaged' } }]);
  });
  test('a game that is not here, and rules that are not yet', async () => {
    const { database, table, look } = await patient();
    expect((await doctor(database, new Map(), false)).findings).toMatchObject([{ fault: { fault: 'no-such-game' } }]);
    const kept = await sqlStore(database).load(table);
    const record = JSON.stringify({ ...kept?.record, opening: { ...kept?.record.opening, rules: 99 } });
    await database.db.updateTable('tables').set({ record }).execute();
    expect(await look()).toMatchObject([{ fault: { fault: 'newer-rules', rules: 99 } }]);
  });
});

describe('the doctor looks at rules', () => {
  const begun = async () => {
    const database = await freshDatabase('sqlite');
    const ask = asking(hostOn(sqlStore(database)));
    const table = await openToy(ask);
    for (let i = 0; i < 4; i++) await playOne(ask, table);
    const third = (await sqlStore(database).load(table))?.entries[2];
    return { database, table, third: third && 'action' in third ? third.action : '' };
  };
  const TOY = GAMES.get('toy') as AnyGame;
  /** The toy under its next rules: a state knows its number, and something is set up or accepted no more as before. */
  const next = (change: (rules: number) => object, refuses?: string): ReadonlyMap<string, AnyGame> => {
    const stake = TOY.phases['stake'] as AnyPhase;
    const phase: AnyPhase = {
      ...stake,
      whyNot: (state, seat, action) =>
        (state as unknown as { rules: number }).rules > 1 && TOY.write(action) === refuses
          ? { rule: '1', because: { why: 'not-in-hand', card: 0 } }
          : stake.whyNot?.(state, seat, action),
    };
    const game: AnyGame = {
      ...TOY,
      meta: { ...TOY.meta, rules: TOY.meta.rules + 1 },
      phases: { ...TOY.phases, stake: phase },
      setup: (options, by, rules) => ({ ...TOY.setup(options, by, rules), rules, ...change(rules) }),
    };
    return new Map([['toy', game]]);
  };

  test('nothing to say where all tables are under the newest, or would go the same way', async () => {
    const { database } = await begun();
    expect(await doctorRules(database, GAMES)).toEqual({ tables: 1, earlier: 0, findings: [] });
    expect(
      await doctorRules(
        database,
        next(() => ({})),
      ),
    ).toEqual({ tables: 1, earlier: 1, findings: [] });
  });
  test('a set-up that has changed is found at once', async () => {
    const { database, table } = await begun();
    const games = next((rules) => (rules > 1 ? { round: 2 } : {}));
    expect((await doctorRules(database, games)).findings).toMatchObject([{ table, rules: 1, seq: 0 }]);
    expect((await doctor(database, games, false)).findings).toEqual([]);
  });
  test('an action that is refused from now on is found where it was played', async () => {
    const { database, table, third } = await begun();
    const games = next(() => ({}), third);
    const { findings } = await doctorRules(database, games);
    expect(findings).toMatchObject([{ table, game: 'toy', rules: 1, reason: expect.stringMatching(/not-in-hand/) }]);
    expect((await doctor(database, games, false)).findings).toEqual([]);
  });
});
