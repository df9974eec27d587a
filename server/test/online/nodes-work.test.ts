// Work that a node had begun when it was killed: deadlines and notices are done by the other, and once. The node is held
// up in the middle of its work by a lock on what it must write, or by somebody who does not answer.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Terms } from '@rose/protocol';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../src/database/index.ts';
import { gather } from '../../src/lobby/offer.ts';
import { freshPlace, opened } from '../databases.ts';
import { newcomer, openNode } from './node.ts';
import { kill, run } from './processes.ts';
import { comeIn, seatAll } from './rig.ts';

const WITHIN = { timeout: 30_000, interval: 50 };

/** Work of one kind that somebody has taken, or that still waits. */
const work = async ({ db }: Database, key: string) => {
  const { rows } = await sql<{ taken: boolean }>`
    select locked_by is not null as taken from graphile_worker._private_jobs where key like ${key}`.execute(db);
  return rows.map(({ taken }) => (taken ? 'taken' : 'waits'));
};
/** Keeps everybody from writing to some rows until it is let go. */
const hold = async ({ db }: Database, rows: 'tables' | 'notices', id: string): Promise<() => Promise<void>> => {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let begun = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const over = db.transaction().execute(async (locked) => {
    await locked.selectFrom(rows).select('id').where('id', '=', id).forUpdate().execute();
    begun();
    await until;
  });
  await held;
  return () => {
    letGo();
    return over;
  };
};

test('a deadline that a killed node had begun to meet is met by another, once', async () => {
  const place = await freshPlace('postgres');
  const database = await opened(place);
  // The table is opened on a node that goes before anything is due.
  const first = await openNode(place);
  const [ann, ben] = [await newcomer({ database }, 'Ann'), await newcomer({ database }, 'Ben')];
  const chairs = [ann, ben].map(({ player, name }) => ({ kind: 'person', player, name }) as const);
  const clock = { kind: 'live', minutes: 0.1, increment: 0 } as const;
  const terms: Terms = { game: 'deux-roses', options: {}, sides: 'chosen', access: 'link', clock, standIn: null };
  const made = await gather(first.tables.context, ann, terms, { chairs, bids: {} });
  if ('trouble' in made) throw new Error(made.trouble);
  const { table } = made;
  await first.stop();
  const letGo = await hold(database, 'tables', table);
  const north = await run(place);
  await expect.poll(() => work(database, `deadline ${table}`), WITHIN).toEqual(['taken']);
  const south = await run(place);
  await kill(north);
  await letGo();
  const rowOf = () =>
    database.db.selectFrom('tables').select(['state', 'seq']).where('id', '=', table).executeTakeFirstOrThrow();
  await expect.poll(rowOf, WITHIN).toEqual({ state: 'over', seq: 1 });
  await expect.poll(() => work(database, `deadline ${table}`), WITHIN).toEqual([]);
  const results = await database.db.selectFrom('results').select(['seat', 'ending']).orderBy('seat').execute();
  expect(results).toEqual([
    { seat: 'lancaster', ending: 'forfeit' },
    { seat: 'york', ending: 'forfeited' },
  ]);
  expect(south.child.exitCode).toBeNull();
}, 120_000);

/** Somebody who is told by a webhook, and answers only when asked to. */
const listener = async (answers: boolean) => {
  const heard: string[] = [];
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => heard.push(part.toString('utf8')));
    request.on('end', () => (answers ? response.writeHead(204).end() : waiting.push(response)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`, heard };
};
/** A table on a node that is alone; Ben, who is away, is to be told by webhook that it is his turn. */
const tableOf = async (place: string, database: Database, address: string) => {
  const north = await run(place);
  const [annId, benId] = [await newcomer({ database }, 'Ann'), await newcomer({ database }, 'Ben')];
  const [ann, ben] = [await comeIn(north, annId), await comeIn(north, benId)];
  const { table } = await seatAll('deux-roses', [ann, ben]);
  const target = JSON.stringify({ kind: 'webhook', address });
  const id = randomBytes(8).toString('hex');
  const row = { id, player: benId.player, kind: 'webhook', target, created: 'now' } as const;
  await database.db.insertInto('channels').values(row).execute();
  await ben.close();
  await expect.poll(() => ann.news('about').at(-1)?.about.present.length, WITHIN).toBe(1);
  const move = () => ann.get({ ask: 'play', table, seq: 0, seat: 'lancaster', action: ann.sight(table)?.may[0] ?? '' });
  return { north, move };
};

test('a notice that a killed node had taken and not yet sent is sent by another, once', async () => {
  const place = await freshPlace('postgres');
  const database = await opened(place);
  const { url, heard } = await listener(true);
  const { north, move } = await tableOf(place, database, url);
  await move();
  const [notice] = await database.db.selectFrom('notices').select('id').where('kind', 'like', 'turn %').execute();
  const letGo = await hold(database, 'notices', notice?.id ?? '');
  const isTaken = async () => (await work(database, 'notice %')).includes('taken');
  await expect.poll(isTaken, WITHIN).toBe(true);
  await run(place);
  await kill(north);
  // The server would carry out what it has of a dead node, once the lock is gone: here the node dies before it was sent.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(database.db);
  await letGo();
  await expect.poll(() => heard.length, WITHIN).toBeGreaterThan(0);
  await expect.poll(() => work(database, 'notice %'), WITHIN).toEqual([]);
  expect(heard.filter((text) => text.includes('your turn'))).toHaveLength(1);
}, 120_000);

test('a notice whose sender is killed before it was answered is not sent again', async () => {
  const place = await freshPlace('postgres');
  const database = await opened(place);
  const { url, heard } = await listener(false);
  const { north, move } = await tableOf(place, database, url);
  await move();
  await expect.poll(() => heard.length, WITHIN).toBe(1);
  await run(place);
  await kill(north);
  await expect.poll(() => work(database, 'notice %'), WITHIN).toEqual([]);
  expect(heard).toHaveLength(1);
}, 120_000);
