// The one database of the server, an SQLite file or a PostgreSQL.
import type { CompiledQuery, Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { DiskSpace } from './disk-space.ts';
import type { Schema } from './schema.ts';
import type { Write } from './writing.ts';

export type DatabaseKind = 'sqlite' | 'postgres';
export type AtOnce = <R>(query: CompiledQuery<R>) => readonly R[];
interface AnyDatabase {
  readonly db: Kysely<Schema>;
  /** Several changes, all or none, on disk when it resolves. On SQLite, jobs that come together share one commit. */
  readonly write: Write;
  /** Whether there is space to write. */
  readonly space: DiskSpace;
  close(): Promise<void>;
}
export interface SqliteDatabase extends AnyDatabase {
  readonly kind: 'sqlite';
  readonly file: string;
  /** Asks without a way between, for what every move asks; within a job of `write` it is part of that. */
  readonly atOnce: AtOnce;
}
export interface PostgresDatabase extends AnyDatabase {
  readonly kind: 'postgres';
  readonly url: string;
  readonly pool: Pool;
}
export type Database = SqliteDatabase | PostgresDatabase;

/** Why it stays shut: sentences for the person who tried to open it. */
export interface Shut {
  readonly shut: readonly string[];
}
export const isShut = (result: object): result is Shut => 'shut' in result;
