// Leaving for good: what that removes is said beforehand. Games stay for those who played them, with the name replaced.
import type { Removal } from '@rose/protocol';
import { SEVERAL } from '../database/index.ts';
import type { Db, PeopleContext, Result } from './context.ts';
import { REMOVED_NAME } from './names.ts';
import { renameAtTables, tablesOf } from './players.ts';
import { knowsPassword } from './secrets.ts';
import type { Who } from './sessions.ts';

/** Tables of the database that hold nothing but a player's own. */
const OWN = [
  'sessions',
  'looks',
  'familiar',
  'tokens',
  'channels',
  'ratings',
  'notes',
  'chat',
  'whispers',
  'notices',
  'mutes',
  'blocks',
  'reports',
] as const;

const countOf = async (db: Db, table: (typeof OWN)[number], player: string): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player', '=', player)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const ownGatherings = async (db: Db, player: string): Promise<readonly string[]> => {
  const own = db.selectFrom('tables').select('id').where('owner', '=', player).where('state', '=', 'gathering');
  return (await own.execute()).map(({ id }) => id);
};

const reportedOf = async (db: Db, player: string): Promise<number> =>
  (await db.selectFrom('reports').select('id').where('speaker', '=', player).execute()).length;

export const removalOf = async ({ db }: PeopleContext, { player }: Who): Promise<Removal> => {
  const tables = await tablesOf(db, player.id);
  const count = (table: (typeof OWN)[number]): Promise<number> => countOf(db, table, player.id);
  const row = await db.selectFrom('players').select('email').where('id', '=', player.id).executeTakeFirst();
  return {
    player,
    needsPassword: player.kind === 'account',
    removes: {
      sessions: await count('sessions'),
      email: (row?.email ?? null) !== null,
      channels: await count('channels'),
      ratings: await count('ratings'),
      notes: await count('notes'),
      chat: (await count('chat')) + (await count('whispers')),
      gatherings: (await ownGatherings(db, player.id)).length,
      seats: tables.gathering + tables.running,
    },
    keeps: { games: tables.running + tables.over, reported: await reportedOf(db, player.id) },
  };
};

const unsettled = async (db: Db, player: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('state', '!=', 'over')
    .where('id', 'in', db.selectFrom('seats').select('table_id').where('player', '=', player))
    .execute();
  return rows.map(({ id }) => id);
};

/** The orders left at a seat speak for its player alone. */
const dropOrders = async (db: Db, player: string): Promise<void> => {
  const seats = await db.selectFrom('seats').select(['table_id', 'seat']).where('player', '=', player).execute();
  for (const { table_id, seat } of seats)
    await db.deleteFrom('orders').where('table_id', '=', table_id).where('seat', '=', seat).execute();
};

/** The row stays without a name, so that results of others keep an opponent. */
const blank = async (db: Db, player: string, removed: string): Promise<void> => {
  const nobody = { name: REMOVED_NAME, name_key: null, password: null, email: null, email_proven: 0 } as const;
  await db
    .updateTable('players')
    .set({ ...nobody, settings: '{}', removed })
    .where('id', '=', player)
    .execute();
};

const erase = async (db: Db, player: string, removed: string): Promise<readonly string[]> => {
  const gatherings = await ownGatherings(db, player);
  for (const id of gatherings) await db.deleteFrom('tables').where('id', '=', id).execute();
  await dropOrders(db, player);
  const tables = await renameAtTables(db, player, REMOVED_NAME);
  await db.updateTable('seats').set({ player: null }).where('player', '=', player).execute();
  for (const table of OWN) await db.deleteFrom(table).where('player', '=', player).execute();
  await db.deleteFrom('blocks').where('other', '=', player).execute();
  await blank(db, player, removed);
  return [...gatherings, ...tables];
};

/** Nobody stays seated who is gone: while tables are left another of their devices may sit down at more of them. */
const leaveAndErase = async (context: PeopleContext, player: string): Promise<readonly string[]> => {
  const left = new Set<string>();
  const notLeft = async (db: Db): Promise<readonly string[]> =>
    (await unsettled(db, player)).filter((table) => !left.has(table));
  for (;;) {
    const tables = await notLeft(context.db);
    await context.leave(player, tables);
    for (const table of tables) left.add(table);
    const erased = await context.write(
      async (db) => ((await notLeft(db)).length > 0 ? undefined : erase(db, player, context.now())),
      SEVERAL,
    );
    if (erased) return erased;
  }
};

export const removePlayer = async (
  context: PeopleContext,
  { player }: Who,
  ask: { readonly password?: string },
): Promise<Result<object>> => {
  if (player.kind === 'account') {
    const fits = await knowsPassword(context, player.id, ask.password ?? '');
    if (fits === undefined) return { trouble: 'busy' };
    if (!fits) return { trouble: 'wrong-password' };
  }
  const tables = [...(await leaveAndErase(context, player.id))];
  await context.tellPlayer(player.id);
  // What was on its way from another device when its sessions ended.
  if ((await unsettled(context.db, player.id)).length > 0) tables.push(...(await leaveAndErase(context, player.id)));
  for (const table of tables) await context.tellTable(table);
  context.log.info('player removed', { player: player.id, kind: player.kind });
  return { answer: {}, cookie: null };
};
