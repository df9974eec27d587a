// The database in a PostgreSQL, shared by any number of nodes.
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { checked } from './checked.ts';
import type { Database, Shut } from './database.ts';
import { type How, settle } from './migrate.ts';
import type { Schema } from './schema.ts';
import { newer, older, whyNoServer } from './shown.ts';
import { writingTo } from './writing.ts';

const CONNECTIONS = 10;
/** Counts come as 64-bit integers, which the driver hands over as text when it is not told otherwise. */
const INT8 = 20;
const getTypeParser = ((id: number, format: 'text') =>
  id === INT8 ? Number : (types.getTypeParser(id, format) as unknown)) as typeof types.getTypeParser;

/** A connection that breaks is replaced at the next query; unheard, its end would be the end of the process. */
export const poolOf = (url: string, connections: number): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    // Also the wait for a free one, when all are busy.
    connectionTimeoutMillis: 30_000,
    types: { getTypeParser },
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

export const openServer = async (url: string, how: How, connections = CONNECTIONS): Promise<Database | Shut> => {
  let db: Kysely<Schema> | undefined;
  try {
    const pool = poolOf(url, connections);
    const opened = new Kysely<Schema>({ dialect: checked(new PostgresDialect({ pool })) });
    db = opened;
    const is = await settle(opened, 'postgres', how);
    if (is === 'done')
      return { kind: 'postgres', url, pool, db, write: writingTo('postgres', db), close: () => opened.destroy() };
    await db.destroy();
    return is === 'newer' ? newer(url) : older(url);
  } catch (error) {
    await db?.destroy();
    return whyNoServer(url, error);
  }
};
