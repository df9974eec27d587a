// Who is at a table is told to other nodes in one word, which a PostgreSQL takes up to eight thousand bytes: of a crowd, only
// those who hold a seat are named.
import { expect, onTestFinished, test } from 'vitest';
import { createPresence } from '../src/seats/presence.ts';
import { freshPlace } from './databases.ts';
import type { Client } from './online/client.ts';
import { guest, node, seatAll } from './online/rig.ts';

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
