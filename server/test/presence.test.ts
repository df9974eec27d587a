// Who is at a table is told to other nodes in one word, which a PostgreSQL takes up to eight thousand bytes: of a crowd, only
// those who hold a seat are named. A node that has just come asks, and knows.
import { expect, onTestFinished, test } from 'vitest';
import { createPresence } from '../src/seats/presence.ts';
import { freshPlace } from './databases.ts';
import type { Client } from './online/client.ts';
import { BOT, guest, node, offerOf, seatAll } from './online/rig.ts';

const idOf = (n: number): string => n.toString(16).padStart(16, '0');

test('a crowd of seven hundred with names is told to another node, the players of the table among them', async () => {
  const place = await freshPlace('postgres');
  const [here, there] = [await node(place), await node(place)];
  const [ann, ben] = [await guest(here, 'Ann'), await guest(here, 'Ben')];
  const { table } = await seatAll('deux-roses', [ann, ben], {}, { access: 'public' });
  const { context } = here.tables;
  const crowd = Array.from({ length: 700 }, (_, n) => ({ me: { player: idOf(n), name: `Guest ${n}` } }));
  const followers = new Set([...crowd, ...context.clients.tables.of(table)]);
  const tables = { ...context.clients.tables, of: () => followers } as typeof context.clients.tables;
  const full = createPresence({ ...context, clients: { ...context.clients, tables } }, 'full', () => undefined);
  const eve: Client = await guest(there, 'Eve');
  onTestFinished(() => eve.close());
  await eve.get({ ask: 'sit', table, viewer: 'spectator' });
  full.changed(table);
  const about = await eve.until(
    () => eve.news('about').findLast((one) => one.about.table === table && one.about.spectators > 700)?.about,
  );
  expect(about.present.toSorted()).toEqual([ann.who.player, ben.who.player].toSorted());
  expect(here.logged).toEqual([]);
}, 30_000);

test('a table of bots goes on while somebody watches it by any node, also for a node that has just come', async () => {
  const place = await freshPlace('postgres');
  const here = await node(place);
  const ann = await guest(here, 'Ann');
  const { table } = await ann.get(offerOf('deux-roses', [{ kind: 'me' }, BOT]));
  await ann.get({ ask: 'sit', table, viewer: 'lancaster' });
  // From here on all work falls to the other node, which nobody has come in by.
  await here.rest();
  const there = await node(place);
  await expect.poll(() => there.tables.watches(table)).toBe(true);
  await ann.get({ ask: 'hand-over', table, seat: 'lancaster' });
  await ann.until(() => (ann.sight(table)?.seq ?? 0) >= 6);
  // And rests when nobody does.
  await ann.close();
  await expect.poll(() => there.tables.watches(table)).toBe(false);
  expect([...here.logged, ...there.logged]).toEqual([]);
}, 60_000);
