// The database in a PostgreSQL, shared by any number of nodes.
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { checked } from './checked.ts';
import { giveUpLate, hangUp, KEPT_ALIVE, LET_GO } from './connection.ts';
import type { Database, Shut } from './database.ts';
import { createDiskSpace, noting } from './disk-space.ts';
import { type How, settle } from './migrate.ts';
import type { Schema } from './schema.ts';
import { newer, older, whyNoServer } from './shown.ts';
import { writingTo } from './writing.ts';

const CONNECTIONS = 10;
/** Counts come as 64-bit integers, which the driver hands over as text when it is not told otherwise. */
const INT8 = 20;
const getTypeParser = ((id: number, format: 'text') =>
  id === INT8 ? Number : (types.getTypeParser(id, format) as unknown)) as typeof types.getTypeParser;

/** Those that nobody uses just now. */
const idleIn = (pool: Pool): ReadonlySet<PoolClient> => {
  const idle = new Set<PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('remove', (client) => idle.delete(client));
  return idle;
};

const askToLetGo = (client: PoolClient, done: (error?: Error) => void): void => {
  client.query(LET_GO, (error: Error | null) => done(error ?? undefined));
};

/**
 * A connection that breaks is replaced at the next query; unheard, its end would be the end of the process. Where one does not
 * answer within `patience`, those that lie beside it are not tried one by one.
 */
export const poolOf = (url: string, connections: number, patience?: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    // Also the wait for a free one, when all are busy.
    connectionTimeoutMillis: patience ?? 30_000,
    ...(patience === undefined ? {} : { query_timeout: patience, verify: askToLetGo }),
    ...KEPT_ALIVE,
    types: { getTypeParser },
  });
  const idle = idleIn(pool);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    giveUpLate(client, () => {
      for (const one of idle) hangUp(one);
    });
  });
  return pool;
};

/** `patience`: how long a query may take in milliseconds, once the schema is up to date. */
export const openServer = async (
  url: string,
  how: How,
  connections = CONNECTIONS,
  patience?: number,
): Promise<Database | Shut> => {
  let db: Kysely<Schema> | undefined;
  try {
    db = new Kysely<Schema>({ dialect: checked(new PostgresDialect({ pool: poolOf(url, 2) })) });
    const is = await settle(db, 'postgres', how);
    await db.destroy();
    if (is === 'done') {
      const pool = poolOf(url, connections, patience);
      const space = createDiskSpace();
      const opened = new Kysely<Schema>({ dialect: checked(new PostgresDialect({ pool })), log: noting(space) });
      const write = writingTo('postgres', opened, undefined, space);
      return { kind: 'postgres', url, pool, db: opened, space, write, close: () => opened.destroy() };
    }
    return is === 'newer' ? newer(url) : older(url);
  } catch (error) {
    await db?.destroy();
    return whyNoServer(url, error);
  }
};
