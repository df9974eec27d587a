// The cellar: the one database of the house, an SQLite file or a PostgreSQL.
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from './schema.ts';
import type { Write } from './writing.ts';

export type Kind = 'sqlite' | 'postgres';
interface AnyCellar {
  readonly db: Kysely<Database>;
  /** Several changes, all or none, on disk when it resolves. On SQLite, jobs that come together share one commit. */
  readonly write: Write;
  close(): Promise<void>;
}
export interface SqliteCellar extends AnyCellar {
  readonly kind: 'sqlite';
  readonly file: string;
}
export interface PostgresCellar extends AnyCellar {
  readonly kind: 'postgres';
  readonly url: string;
  readonly pool: Pool;
}
export type Cellar = SqliteCellar | PostgresCellar;

/** Why it stays shut: sentences for the person who tried to open it. */
export interface Shut {
  readonly shut: readonly string[];
}
export const isShut = (result: object): result is Shut => 'shut' in result;
