// Brings a database up to date by itself, one transaction a step, also when two nodes start at once.
import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from './database.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Any number will do, as long as every node of every house takes the same. */
const LOCK = 14_551_487;

/** How far the database has come; 0 when it is empty. */
export const versionOf = async (db: Kysely<Schema>, kind: DatabaseKind): Promise<number> => {
  const { rows } =
    kind === 'sqlite'
      ? await sql`select 1 from sqlite_master where type = 'table' and name = 'migrations'`.execute(db)
      : await sql`select 1 where to_regclass('migrations') is not null`.execute(db);
  if (rows.length === 0) return 0;
  const { last } = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

const lockAll = (db: Kysely<Schema>, kind: DatabaseKind): Promise<unknown> =>
  kind === 'sqlite' ? sql`begin immediate`.execute(db) : sql`begin`.execute(db);

/** Takes the next step, or none when another node has taken it: who waited at the lock looks again. */
const step = async (db: Kysely<Schema>, kind: DatabaseKind, number: number, migration: Migration): Promise<void> => {
  await lockAll(db, kind);
  try {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
    await sql`create table if not exists migrations (number integer primary key, name text not null, at text not null)`.execute(
      db,
    );
    if ((await versionOf(db, kind)) < number) {
      for (const statement of migration.statements(kind)) await sql.raw(statement).execute(db);
      const at = new Date().toISOString();
      await db.insertInto('migrations').values({ number, name: migration.name, at }).execute();
    }
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db);
    throw error;
  }
};

/** `newer`: a later house has been here, and this one must not touch what it does not know. */
export const migrate = async (
  db: Kysely<Schema>,
  kind: DatabaseKind,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<'done' | 'newer'> => {
  const version = await versionOf(db, kind);
  if (version > migrations.length) return 'newer';
  for (const [i, migration] of migrations.entries())
    if (i >= version) await db.connection().execute((connection) => step(connection, kind, i + 1, migration));
  return (await versionOf(db, kind)) > migrations.length ? 'newer' : 'done';
};

export interface How {
  readonly asVisitor: boolean;
  readonly upTo: number | undefined;
}
/** Brings the schema up to date, or for a visitor only looks whether it is. */
export const settle = async (
  db: Kysely<Schema>,
  kind: DatabaseKind,
  { asVisitor, upTo }: How,
): Promise<'done' | 'newer' | 'older'> => {
  if (!asVisitor) {
    const begun = (await versionOf(db, kind)) > 0;
    return migrate(db, kind, begun ? MIGRATIONS : MIGRATIONS.slice(0, upTo));
  }
  const version = await versionOf(db, kind);
  if (version === MIGRATIONS.length) return 'done';
  return version > MIGRATIONS.length ? 'newer' : 'older';
};
