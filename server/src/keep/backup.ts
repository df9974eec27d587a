// A backup of the whole house as it stood at one moment, taken while it goes on.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { type Database, type DatabaseKind, type Schema, versionOf } from '../database/index.ts';
import { type AnyRow, FORMAT, type Foot, type Head, KEPT, KEYS, type Kept, writeRow } from './format.ts';

export interface Backup {
  readonly rows: number;
  readonly sha256: string;
}

const AT_ONCE = 500;
/** All rows of a table by key, some at a time. */
async function* rowsOf(db: Kysely<Schema>, table: Kept): AsyncGenerator<AnyRow> {
  const columns = KEYS[table];
  const key = sql.join(columns.map((column) => sql.ref(column)));
  let last: AnyRow | undefined;
  for (;;) {
    const after = last;
    const from = after ? sql`where (${key}) > (${sql.join(columns.map((column) => after[column] ?? null))})` : sql``;
    const { rows } = await sql<AnyRow>`
      select * from ${sql.table(table)} ${from} order by ${key} limit ${sql.lit(AT_ONCE)}`.execute(db);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < AT_ONCE) return;
  }
}

/** On PostgreSQL the queue has tables of its own, once it has been opened. */
async function* jobsOfServer(db: Kysely<Schema>): AsyncGenerator<AnyRow> {
  const there = await sql`select 1 where to_regclass('graphile_worker._private_jobs') is not null`.execute(db);
  if (there.rows.length === 0) return;
  const { rows } = await sql<AnyRow>`
    select key, identifier as kind, payload::text as payload,
      to_char(run_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where key is not null order by key`.execute(db);
  yield* rows;
}

/** Only what was asked for: how often it was tried in vain, and under which mark, is the old house's own affair. */
async function* jobsOfFile(db: Kysely<Schema>): AsyncGenerator<AnyRow> {
  yield* await db.selectFrom('jobs').select(['key', 'kind', 'payload', 'due']).orderBy('key').execute();
}
const rowsIn = (db: Kysely<Schema>, kind: DatabaseKind, table: Kept): AsyncGenerator<AnyRow> => {
  if (table !== 'jobs') return rowsOf(db, table);
  return kind === 'sqlite' ? jobsOfFile(db) : jobsOfServer(db);
};

async function* linesOf(db: Kysely<Schema>, kind: DatabaseKind, summary: { rows: number; sha256: string }) {
  const hash = createHash('sha256');
  const head: Head = { format: FORMAT, schema: await versionOf(db, kind), made: new Date().toISOString() };
  yield `${JSON.stringify(head)}\n`;
  for (const table of KEPT)
    for await (const row of rowsIn(db, kind, table)) {
      const line = `${writeRow(table, row)}\n`;
      summary.rows++;
      hash.update(line);
      yield line;
    }
  summary.sha256 = hash.digest('hex');
  yield `${JSON.stringify({ rows: summary.rows, sha256: summary.sha256 } satisfies Foot)}\n`;
}

/** Everything is read from the same moment, whatever is written meanwhile. */
const atOneMoment = <T>({ db, kind }: Database, job: (db: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await (kind === 'sqlite' ? sql`begin` : sql`begin isolation level repeatable read, read only`).execute(connection);
    try {
      return await job(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });

/** Written under another name first: whatever bears the right name is whole. For its keeper's eyes only. */
export const writeBackup = async (database: Database, file: string): Promise<Backup> => {
  const summary = { rows: 0, sha256: '' };
  const unfinished = `${file}.unfinished`;
  try {
    await atOneMoment(database, (db) =>
      pipeline(
        Readable.from(linesOf(db, database.kind, summary)),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      ),
    );
    await rename(unfinished, file);
    return summary;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
