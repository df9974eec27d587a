// A house in trouble: its disk is full, its database falls silent. What is asked is answered all the same, and it recovers.
import { once } from 'node:events';
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

test('a database that falls silent: a move is answered within five seconds, and the house goes on when it is back', {
  timeout: 60_000,
}, async () => {
  const way = await pipe(await freshPlace('postgres'));
  const at = await node(way.url, { patience: 4_000 });
  const [ann, ben] = [await guest(at, 'Ann'), await guest(at, 'Ben')];
  const match = await seatAll('deux-roses', [ann, ben]);
  const { table } = match;
  const sight = ann.sight(table);
  way.fallSilent();
  const since = performance.now();
  const play = { ask: 'play', table, seq: sight?.seq ?? 0, seat: 'lancaster', action: sight?.may[0] ?? '' } as const;
  expect(await ann.ask(play)).toEqual({ trouble: 'storage' });
  expect(performance.now() - since).toBeLessThan(5_000);
  way.wake();
  await expect.poll(async () => 'seq' in (await ann.ask(play)), { timeout: 20_000 }).toBe(true);
});
