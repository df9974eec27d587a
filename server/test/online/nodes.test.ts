// Two nodes on one real PostgreSQL, in processes of their own; one is killed in mid-game, and both players go on.
import { setTimeout as wait } from 'node:timers/promises';
import { readFile } from '@rose/host';
import { isMistake } from '@rose/table';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { GAMES } from '../../../games/all.ts';
import { freshPlace, opened } from '../databases.ts';
import { newcomer } from './node.ts';
import { kill, run } from './processes.ts';
import { BOT, comeIn, type Guest, node, offerOf, seatAll } from './rig.ts';

/** Plays on as both until so many entries stand; a play whose answer was lost is asked again. */
const playUntil = async (table: string, seats: readonly string[], people: readonly Guest[], entries: number) => {
  const seqOf = (one: Guest): number => one.sight(table)?.seq ?? 0;
  while (seqOf(people[0] as Guest) < entries) {
    const at = people.findIndex((one, i) => one.sight(table)?.active.includes(seats[i] as string));
    const [mover, seat] = [people[at] as Guest, seats[at] as string];
    const sight = mover.sight(table);
    const action = sight?.may[0] as string;
    const { seq } = await mover.get({ ask: 'play', table, seq: sight?.seq ?? 0, seat, action });
    for (const one of people) await one.until(() => seqOf(one) >= seq && seqOf(one) >= (sight?.seq ?? 0) + 1);
  }
};

test('players on different nodes; a node is killed in mid-game; both go on, and nothing is lost or twice', async () => {
  const place = await freshPlace('postgres');
  const [north, south] = await Promise.all([run(place), run(place)]);
  const database = await opened(place);
  const [annId, benId] = [await newcomer({ database }, 'Ann'), await newcomer({ database }, 'Ben')];
  const [ann, ben] = [await comeIn(north, annId), await comeIn(south, benId)];
  const { table, seats } = await seatAll('deux-roses', [ann, ben]);
  await playUntil(table, seats, [ann, ben], 10);

  const before = ann.sight(table);
  await kill(north);
  expect(await ann.closed).toBe(1006);
  const again = await comeIn(south, annId);
  const held = before?.seq ?? 0;
  const { sight } = await again.get({ ask: 'sit', table, viewer: seats[0] as string, held });
  expect(sight.seq).toBe(10);
  expect(sight.log).toEqual([]);
  await playUntil(table, seats, [again, ben], 20);

  const third = await run(place);
  const elsewhere = await comeIn(third, annId);
  await elsewhere.get({ ask: 'sit', table, viewer: seats[0] as string });
  await playUntil(table, seats, [elsewhere, ben], 30);

  const { file } = await ben.get({ ask: 'export', table });
  const read = readFile(GAMES, file);
  if (isMistake(read)) throw new Error(`${read.field} ${read.reason}`);
  expect(read.course.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
}, 120_000);

test('a bot whose node is killed has its turn on another', async () => {
  const place = await freshPlace('postgres');
  const [north, south] = await Promise.all([run(place), run(place)]);
  const database = await opened(place);
  const annId = await newcomer({ database }, 'Ann');
  const ann = await comeIn(north, annId);
  const thinker = { ...BOT, bot: 'steward', strength: 3 } as const;
  const { table } = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, thinker]));
  await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
  for (let i = 0; i < 3; i++) {
    const sight = await ann.until(() => ann.sight(table)?.active.includes('lancaster') && ann.sight(table));
    const action = sight.may[0] as string;
    await ann.get({ ask: 'play', table, seq: sight.seq, seat: 'lancaster', action });
  }
  await kill(north);
  const back = await comeIn(south, annId);
  await back.get({ ask: 'sit', table, viewer: 'lancaster' });
  const sight = await back.until(() => back.sight(table)?.active.includes('lancaster') && back.sight(table), 60_000);
  expect(sight.seq).toBeGreaterThanOrEqual(6);
}, 120_000);

test('two nodes at which nothing happens ask the database less than ten times a second', {
  timeout: 120_000,
}, async () => {
  const place = await freshPlace('postgres');
  // as a house asks by itself
  const [one] = [await node(place, { poll: {} }), await node(place, { poll: {} })];
  const asked = async (): Promise<number> => {
    const found = await sql<{ n: string }>`select xact_commit as n from pg_stat_database
      where datname = current_database()`.execute(one.database.db);
    return Number(found.rows[0]?.n);
  };
  const SECONDS = 8;
  // What its connections did while they opened, PostgreSQL counts up to ten seconds later.
  await wait(16_000);
  // On a busy machine they open later still: once they are at rest, they stay so.
  let least = Number.POSITIVE_INFINITY;
  for (let span = 0; span < 5 && least >= 10 * SECONDS; span++) {
    const before = await asked();
    await wait(SECONDS * 1000);
    least = Math.min(least, (await asked()) - before);
  }
  expect(least).toBeLessThan(10 * SECONDS);
});
