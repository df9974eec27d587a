// Players as rows: how many tables they sit at, what the page is told about whoever asks, their names at tables.
import type { Me, Player } from '@rose/protocol';
import { SEVERAL } from '../database/index.ts';
import { type Db, freshId, type PeopleContext } from './context.ts';
import { keyOf, looksOf } from './names.ts';

/** No account has a zero character in its name, and no database takes one. */
export const findAccount = async (db: Db, name: string) =>
  db
    .selectFrom('players')
    .select(['id', 'name', 'kind', 'password', 'email', 'email_proven', 'settings', 'created'])
    .where('name_key', '=', keyOf(name).replaceAll('\0', '\uFFFD'))
    .where('kind', '=', 'account')
    .where('removed', 'is', null)
    .executeTakeFirst();

/** Whether an account has this name, or one that nobody could tell from it. */
export const isTaken = async (db: Db, name: string): Promise<boolean> =>
  (await db
    .selectFrom('looks')
    .select('player')
    .where(
      'look',
      'in',
      looksOf(name).map((look) => look.replaceAll('\0', '\uFFFD')),
    )
    .executeTakeFirst()) !== undefined;

/** In the transaction that makes the account: of two who look the same, one is made and the other fails. */
export const takeLooks = async (db: Db, player: string, name: string): Promise<void> => {
  await db
    .insertInto('looks')
    .values(looksOf(name).map((look) => ({ look, player })))
    .execute();
};

/** Accounts of a time when looks were not kept get theirs, the oldest first; what two of them share stays with that one. */
export const giveLooks = async (db: Db): Promise<void> => {
  const rows = await db
    .selectFrom('players')
    .select(['id', 'name'])
    .where('kind', '=', 'account')
    .where('removed', 'is', null)
    .where('id', 'not in', db.selectFrom('looks').select('player'))
    .orderBy('created')
    .execute();
  for (const { id, name } of rows)
    await db
      .insertInto('looks')
      .values(looksOf(name).map((look) => ({ look, player: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

type TableCount = NonNullable<Me['tables']>;
export const tablesOf = async (db: Db, player: string): Promise<TableCount> => {
  const rows = await db
    .selectFrom('tables')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('id', 'in', db.selectFrom('seats').select('table_id').where('player', '=', player))
    .groupBy('state')
    .execute();
  const count = (state: keyof TableCount): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { gathering: count('gathering'), running: count('running'), over: count('over') };
};

export const meOf = async ({ db, sendsMail, pushKey }: PeopleContext, player: Player | undefined): Promise<Me> => ({
  ...(player && { player, tables: await tablesOf(db, player.id) }),
  house: { mail: sendsMail, pushKey },
});

interface Fresh {
  readonly name: string;
  readonly kind: Player['kind'];
  readonly password?: string;
  readonly email?: string | undefined;
  readonly settings: object;
}
export const addPlayer = async (db: Db, fresh: Fresh, created: string): Promise<Player> => {
  const { name, kind, password = null, email = null, settings } = fresh;
  const id = freshId();
  const name_key = kind === 'account' ? keyOf(name) : null;
  const values = {
    id,
    name,
    name_key,
    kind,
    password,
    email,
    email_proven: 0,
    created,
    removed: null,
  } as const;
  await db
    .insertInto('players')
    .values({ ...values, settings: JSON.stringify(settings) })
    .execute();
  if (kind === 'account') await takeLooks(db, id, name);
  return { id, name, kind };
};

/** The same data with another name wherever it speaks of this player. */
const renamed = (value: unknown, player: string, name: string): unknown => {
  if (Array.isArray(value)) return value.map((part) => renamed(part, player, name));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, renamed(part, player, name)] as const);
  const own = 'player' in value && value.player === player && 'name' in value;
  return { ...Object.fromEntries(parts), ...(own ? { name } : {}) };
};
const renamedText = (text: string, player: string, name: string): string =>
  text.includes(player) ? JSON.stringify(renamed(JSON.parse(text), player, name)) : text;

const renameAt = async (db: Db, table: string, player: string, name: string): Promise<void> => {
  // Written to itself first: from here on nobody else changes this row before we are done.
  await db
    .updateTable('tables')
    .set(({ ref }) => ({ key: ref('key') }))
    .where('id', '=', table)
    .execute();
  const row = await db
    .selectFrom('tables')
    .select(['seating', 'record', 'card'])
    .where('id', '=', table)
    .executeTakeFirst();
  if (!row) return;
  const [seating, record, card] = [row.seating, row.record, row.card].map((text) =>
    text === null ? null : renamedText(text, player, name),
  );
  await db
    .updateTable('tables')
    .set({ seating: seating ?? row.seating, record: record ?? null, card: card ?? null })
    .where('id', '=', table)
    .execute();
};

const tablesWith = async (db: Db, player: string): Promise<readonly string[]> => {
  const seats = await db.selectFrom('seats').select('table_id').distinct().where('player', '=', player).execute();
  // In one order for all: who renames two of the company at once does not wait in a circle.
  return seats.map(({ table_id }) => table_id).toSorted();
};

/** Changes a name at every table where the player sits or sat; gives those tables. Inside a transaction. */
export const renameAtTables = async (db: Db, player: string, name: string): Promise<readonly string[]> => {
  const tables = await tablesWith(db, player);
  for (const table of tables) await renameAt(db, table, player, name);
  return tables;
};

/** So many are written together before others have a turn. */
const AT_ONCE = 20;
/** The same for the name that a player has by now, some tables at a time: there may be thousands of them. */
export const renameInTurns = async (
  { db, write }: Pick<PeopleContext, 'db' | 'write'>,
  player: string,
): Promise<readonly string[]> => {
  const tables = await tablesWith(db, player);
  for (let from = 0; from < tables.length; from += AT_ONCE)
    await write(async (tx) => {
      const row = await tx.selectFrom('players').select('name').where('id', '=', player).executeTakeFirstOrThrow();
      for (const table of tables.slice(from, from + AT_ONCE)) await renameAt(tx, table, player, row.name);
    }, SEVERAL);
  return tables;
};
