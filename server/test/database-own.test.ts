// What is a player's own is found by a key, however much all others have written: whoever asks what a house holds of them, or
// leaves it, must not make it look through everything.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PeopleContext } from '../src/people/index.ts';
import { tidy } from '../src/people/sessions.ts';
import { freshDatabase } from './databases.ts';

test('every table with a player in it is searched by player, never looked through', async () => {
  const { db } = await freshDatabase('sqlite');
  const { rows: tables } = await sql<{ name: string }>`
    select m.name from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and c.name = 'player'`.execute(
    db,
  );
  expect(tables.length).toBeGreaterThan(10);
  const through: string[] = [];
  for (const { name } of tables) {
    const plan = sql<{ detail: string }>`explain query plan select count(*) from ${sql.ref(name)} where player = 'x'`;
    const { rows } = await plan.execute(db);
    if (rows.some(({ detail }) => detail.startsWith('SCAN'))) through.push(name);
  }
  expect(through).toEqual([]);
});

test('thousands of guests who never came back are forgotten some at a time', async () => {
  const { db, write } = await freshDatabase('sqlite');
  const none = { name_key: null, password: null, email: null, email_proven: 0, settings: '{}', removed: null } as const;
  const made = { name: 'Guest', kind: 'guest', created: '2026-01-01T00:00:00.000Z', ...none } as const;
  const ids = Array.from({ length: 2_000 }, (_, i) => i.toString(16).padStart(16, '0'));
  await write((tx) =>
    tx
      .insertInto('players')
      .values(ids.map((id) => ({ id, ...made })))
      .execute(),
  );
  const seat = { hash: 'x', id: 'x', created: made.created, seen: '2026-06-01T00:00:00.000Z', agent: '' };
  await db
    .insertInto('sessions')
    .values({ ...seat, player: ids[700] ?? '' })
    .execute();
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns++) await new Promise((resolve) => setImmediate(resolve));
  })();
  await tidy({ db, write, now: () => '2026-06-02T00:00:00.000Z' } as PeopleContext);
  isOver = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(4);
  expect(await db.selectFrom('players').select('id').execute()).toEqual([{ id: ids[700] }]);
});
