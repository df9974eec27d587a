// The queue of a house on PostgreSQL: graphile-worker keeps the work, and any node does it.
import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { type PostgresDatabase, poolOf, type Schema } from '../database/index.ts';
import { holdLife, type Life } from './life.ts';
import { AT_ONCE, type Handlers, JOB_KINDS, type JobKind, MOST_TRIES, type Queue, type QueueWishes } from './queue.ts';

/** What is due at a later moment is looked for this often; what is due now is told by the database at once. */
const POLL = 1000;
const CONNECTIONS = 5;

const put = async (db: Kysely<Schema>, kind: JobKind, key: string, payload: object, at?: string): Promise<void> => {
  const due = at === undefined ? null : new Date(at).toISOString();
  await sql`select graphile_worker.add_job(
    ${kind}, ${JSON.stringify(payload)}::json, run_at := ${due}::timestamptz, max_attempts := ${MOST_TRIES},
    job_key := ${key}, job_key_mode := 'replace'
  )`.execute(db);
};

const tasksOf = (handlers: Handlers): TaskList =>
  Object.fromEntries(JOB_KINDS.map((kind) => [kind, (payload: unknown) => handlers[kind](payload)]));

/** Each step of the queue's own schema is safe, but two nodes must not take the first one at the same time. */
const LOCK = 14_550_522;
const prepare = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await runMigrations({ pgPool: pool, logger: QUIET });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  }
};
/** Failures are told to `report`; the rest is of no interest to anybody. */
const QUIET = new Logger(() => () => undefined);

interface Running {
  readonly runner: Runner;
  readonly life: Life;
  readonly pool: Pool;
}

const begin = async (url: string, handlers: Handlers, { atOnce = AT_ONCE, report }: QueueWishes): Promise<Running> => {
  const pool = poolOf(url, CONNECTIONS);
  const events: WorkerEvents = new EventEmitter();
  const born = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
  });
  events.on('job:error', ({ error }) => report(error));
  const runner = await run({
    pgPool: pool,
    taskList: tasksOf(handlers),
    concurrency: atOnce,
    pollInterval: POLL,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: QUIET,
    events,
  });
  runner.promise.catch(report);
  return { runner, pool, life: await holdLife(url, pool, await born, report) };
};

export const serverQueue = async ({ db, write, pool, url }: PostgresDatabase, wishes: QueueWishes): Promise<Queue> => {
  await prepare(pool);
  let running: Running | undefined;
  return {
    add: (kind, key, payload, at) => write((tx) => put(tx, kind, key, payload, at)),
    addWithin: (tx, kind, key, payload, at) => put(tx, kind, key, payload, at),
    async cancel(key) {
      await sql`select graphile_worker.remove_job(${key})`.execute(db);
    },
    async start(handlers) {
      running = await begin(url, handlers, wishes);
    },
    async stop() {
      const mine = running;
      running = undefined;
      await mine?.runner.stop();
      await mine?.life.close();
      await mine?.pool.end();
    },
  };
};
