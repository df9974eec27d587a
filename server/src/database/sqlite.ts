// Node's own SQLite behind Kysely.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type CompiledQuery, Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { checked } from './checked.ts';
import type { AtOnce } from './database.ts';
import { type DiskSpace, isDiskFull } from './disk-space.ts';
import { makePrivate } from './place.ts';
import type { Schema } from './schema.ts';

/** Looked at before, in `checked`. */
const allBound = (values: readonly unknown[]): SQLInputValue[] => values as SQLInputValue[];

type Noting = <T>(work: () => T) => T;
/** Here and not by Kysely's log, which has every question wait for it, the ones that succeed too. */
const notingIn =
  (space: DiskSpace | undefined): Noting =>
  (work) => {
    try {
      return work();
    } catch (error) {
      if (isDiskFull(error)) space?.setFull(true);
      throw error;
    }
  };

const MOST_PREPARED = 300;
const statementOf = (statement: StatementSync, noting: Noting): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (values) => noting(() => statement.all(...allBound(values))),
  run: (values) => noting(() => statement.run(...allBound(values))),
  iterate: (values) => statement.iterate(...allBound(values)),
});

/** A disk that is full takes everything back by itself, at a write or at the commit: then nothing is left to take back. */
const takingBack = (database: DatabaseSync): SqliteStatement => {
  const run = () => {
    if (database.isTransaction) database.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, all: () => [], iterate: () => [][Symbol.iterator](), run };
};

type Prepare = (sql: string) => SqliteStatement;
/** Queries come back in the same few shapes: each is prepared once. */
const preparing = (database: DatabaseSync, noting: Noting): Prepare => {
  const prepared = new Map<string, SqliteStatement>();
  const rollback = takingBack(database);
  return (sql) => {
    if (sql === 'rollback') return rollback;
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    const statement = statementOf(
      noting(() => database.prepare(sql)),
      noting,
    );
    prepared.set(sql, statement);
    return statement;
  };
};

/** An acknowledged write is on disk: every commit waits for it. */
export const DURABLE = 'pragma synchronous = full';
/**
 * How long the log may grow before SQLite brings it into the file, in pages: it stands still for that until the disk has
 * all of it. A busy table's page is written once then, however often it changed.
 */
const LOG_PAGES = 4_000;
const SETTINGS = `
  pragma journal_mode = wal;
  pragma wal_autocheckpoint = ${LOG_PAGES};
  ${DURABLE};
  pragma foreign_keys = on;
  pragma busy_timeout = 5000;
`;

export const openSqlite = (file: string): DatabaseSync => {
  makePrivate(file);
  const database = new DatabaseSync(file);
  try {
    database.exec(SETTINGS);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
};

/** For reading beside a running house. */
export const watchSqlite = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec('pragma busy_timeout = 5000');
  return database;
};

const askedAtOnce =
  (prepare: Prepare): AtOnce =>
  <R>({ sql, parameters }: CompiledQuery<R>): readonly R[] => {
    const statement = prepare(sql);
    if (statement.reader) return statement.all(parameters) as R[];
    statement.run(parameters);
    return [];
  };

interface AskedSqlite {
  readonly db: Kysely<Schema>;
  readonly atOnce: AtOnce;
}
export const sqliteDb = (database: DatabaseSync, space?: DiskSpace): AskedSqlite => {
  const prepare = preparing(database, notingIn(space));
  const dialect = new SqliteDialect({ database: { close: () => database.close(), prepare } });
  return { db: new Kysely<Schema>({ dialect: checked(dialect) }), atOnce: askedAtOnce(prepare) };
};
