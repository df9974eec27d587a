// A house in trouble: its disk is full, its database falls silent. What is asked is answered all the same, and it recovers.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { CLOSED } from '@rose/protocol';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { watchHealth } from '../../src/health.ts';
import { createLog } from '../../src/log.ts';
import { createMetrics } from '../../src/metrics.ts';
import { pipeTo } from '../../testing/pipe.ts';
import { freshPlace } from '../databases.ts';
import { comeIn, guest, house, node, playOne, seatAll } from './rig.ts';

test('a full disk is one line in the log; every ask answers, and goes on when there is room', async () => {
  const at = await house();
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const match = await seatAll('deux-roses', [ann, ben]);
  const { table } = match;
  const logged: string[] = [];
  const log = createLog('info', (line) => logged.push((JSON.parse(line) as { event: string }).event));
  const metrics = createMetrics();
  const health = watchHealth({ database: at.database, queue: { lanes: async () => [] }, log, metrics });
  const { db } = at.database;
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(db);
  const storage = { trouble: 'storage' };
  const says = { ask: 'say', table, audience: 'players', text: 'x'.repeat(500) } as const;
  let said = {};
  for (let i = 0; i < 200 && !('trouble' in said); i++) said = await ann.ask(says);
  expect(said).toEqual(storage);
  for (const big of [
    { ask: 'note', table, text: 'x'.repeat(4_000) },
    { ask: 'say', table, audience: 'house', text: 'y'.repeat(500) },
  ] as const)
    expect(await ben.ask(big)).toEqual(storage);
  await health.look();
  await health.look();
  expect(await health.now()).toEqual({ ok: false, because: ['disk'] });
  await sql`pragma max_page_count = 1000000`.execute(db);
  await health.look();
  expect(await health.now()).toEqual({ ok: true, because: [] });
  expect(await playOne(match, [ann, ben])).toBe(true);
  expect(logged).toEqual(['disk-full', 'disk-has-room']);
  expect(at.logged).toEqual([]);
});

const pipe = async (url: string) => {
  const way = await pipeTo(url);
  onTestFinished(() => way.close());
  return way;
};

test('a node that has lost its database lets its pages go, and they go on with another', {
  timeout: 60_000,
}, async () => {
  const place = await freshPlace('postgres');
  const way = await pipe(place);
  const [bad, good] = [await node(way.url, { patience: 1_000 }), await node(place)];
  const [ann, ben] = [await guest(bad, 'Ann'), await guest(bad, 'Ben')];
  const match = await seatAll('deux-roses', [ann, ben]);
  expect(await playOne(match, [ann, ben])).toBe(true);
  const log = createLog('silent', () => undefined);
  const lanes = async () => [];
  const parts = { database: bad.database, queue: { lanes }, log, metrics: createMetrics() };
  const health = watchHealth({ ...parts, lost: () => bad.tables.letGo() });
  way.fallSilent();
  await health.look();
  expect(ann.socket.readyState).toBe(ann.socket.OPEN);
  const closed = [once(ann.socket, 'close'), once(ben.socket, 'close')];
  await health.look();
  expect((await Promise.all(closed)).map(([code]: unknown[]) => code)).toEqual([CLOSED.stops, CLOSED.stops]);
  const again = [await comeIn(good, ann.who), await comeIn(good, ben.who)];
  for (const [i, person] of again.entries())
    await person.get({ ask: 'sit', table: match.table, viewer: match.seats[i] as string });
  expect(await playOne(match, again)).toBe(true);
  way.wake();
});

const TABLES = 8;
test('a database that falls silent: every move is answered within five seconds, and the house goes on when it is back', {
  timeout: 90_000,
}, async () => {
  const way = await pipe(await freshPlace('postgres'));
  const at = await node(way.url, { patience: 4_000 });
  const players = await Promise.all(
    Array.from({ length: TABLES }, async (_, i) => {
      const [ann, ben] = [await guest(at, `Ann ${i}`), await guest(at, `Ben ${i}`)];
      const { table } = await seatAll('deux-roses', [ann, ben]);
      const { seq = 0, may = [] } = ann.sight(table) ?? {};
      return { ann, play: { ask: 'play', table, seq, seat: 'lancaster', action: may[0] ?? '' } as const };
    }),
  );
  way.fallSilent();
  const waits = await Promise.all(
    players.map(async ({ ann, play }, i) => {
      // Not all in one breath: who comes while others wait must not wait for them, too.
      await wait(150 * i);
      const since = performance.now();
      expect(await ann.ask(play)).toEqual({ trouble: 'storage' });
      return performance.now() - since;
    }),
  );
  expect(Math.max(...waits)).toBeLessThan(5_000);
  // Those that were open stay silent: the house goes on by new ones.
  way.wake({ keepOld: true });
  for (const { ann, play } of players)
    await expect.poll(async () => 'seq' in (await ann.ask(play)), { timeout: 20_000 }).toBe(true);
});
