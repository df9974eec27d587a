// The queue of a house on PostgreSQL: graphile-worker keeps the work, and any node does it.
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { keepAsking, PACE, type PostgresDatabase, poolOf, type Schema } from '../database/index.ts';
import { holdLife, type Life } from './life.ts';
import { createPerforming, type Performing } from './performing.ts';
import {
  type Handlers,
  JOB_KINDS,
  type JobKind,
  LANES,
  MOST_TRIES,
  type PlaceOf,
  type Queue,
  type QueueWishes,
} from './queue.ts';

/** What is due at a later moment is looked for this often; what is due now is told by the database at once. */
const POLL: { readonly [K in JobKind]: number } = {
  bot: 10_000,
  deadline: 2_000,
  notice: 3_000,
  pack: 10_000,
  mail: 10_000,
};
/** What was given to a lane and is not struck out so long after it must have ended, in milliseconds, was lost on the way. */
const LEEWAY = 30_000;
/** Work may wait longer for an answer than whoever asks for something. */
const PATIENT = 3;
/** Each lane listens on one; the rest is for the work. */
const CONNECTIONS = JOB_KINDS.length + 5;

const put = async (db: Kysely<Schema>, kind: JobKind, key: string, payload: object, at?: string): Promise<void> => {
  const due = at === undefined ? null : new Date(at).toISOString();
  await sql`select graphile_worker.add_job(
    ${kind}, ${JSON.stringify(payload)}::json, run_at := ${due}::timestamptz, max_attempts := ${MOST_TRIES},
    job_key := ${key}, job_key_mode := 'replace'
  )`.execute(db);
};

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
  readonly runners: readonly Runner[];
  readonly names: readonly string[];
  readonly performing: Performing;
  readonly life: Life;
  readonly pool: Pool;
}
interface Lane {
  readonly runner: Runner;
  /** As the database knows it. */
  readonly name: string;
}
type Postpone = (kind: JobKind, key: string, payload: object, at: string) => Promise<void>;

/** One lane: what it may do next is fetched for all of its hands at once, so that an idle house asks seldom. */
const openLane = async (
  pool: Pool,
  kind: JobKind,
  { atOnce, poll, every }: { readonly atOnce: number; readonly poll: number; readonly every: number },
  task: (payload: unknown, key: string | null) => Promise<void>,
  report: (error: unknown) => void,
): Promise<Lane> => {
  const events: WorkerEvents = new EventEmitter();
  const born = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
  });
  events.on('job:error', ({ error }) => report(error));
  events.on('pool:listen:success', ({ client }) => keepAsking(client, every));
  const runner = await run({
    pgPool: pool,
    taskList: { [kind]: (payload: unknown, { job }) => task(payload, job.key) },
    noHandleSignals: true,
    parsedCronItems: [],
    logger: QUIET,
    events,
    preset: {
      worker: {
        concurrentJobs: atOnce,
        pollInterval: poll,
        localQueue: { size: atOnce },
        // What ends together is struck out together: hundreds would wait for a connection otherwise.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
  runner.promise.catch(report);
  return { runner, name: await born };
};

/** Until the last of them has finished what it is at, whoever asked it to. */
const ended = async (runners: readonly Runner[]): Promise<void> => {
  await Promise.allSettled(runners.map((runner) => runner.stop()));
  await Promise.allSettled(runners.map(({ promise }) => promise));
};

/** All lanes or none. */
const openLanes = async (pool: Pool, open: (kind: JobKind) => Promise<Lane>): Promise<readonly Lane[]> => {
  const tried = await Promise.allSettled(JOB_KINDS.map(open));
  const lanes = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = tried.find((one) => one.status === 'rejected');
  if (!failed) return lanes;
  await ended(lanes.map(({ runner }) => runner));
  await pool.end();
  throw failed.reason;
};

const begin = async (
  url: string,
  handlers: Handlers,
  {
    lanes = LANES,
    now = Date.now,
    poll = {},
    pace = PACE,
    report,
    placeOf,
  }: QueueWishes & { readonly placeOf?: PlaceOf },
  postpone: Postpone,
): Promise<Running> => {
  const pool = poolOf(url, CONNECTIONS, PATIENT * pace.patience);
  const performing = createPerforming(handlers, lanes, now, placeOf);
  const taskOf = (kind: JobKind) => async (payload: unknown, key: string | null) => {
    const at = await performing.perform(kind, payload);
    if (at !== undefined) await postpone(kind, key ?? '', payload as object, at);
  };
  const opened = await openLanes(pool, (kind) => {
    const hands = { atOnce: lanes[kind].atOnce, poll: poll[kind] ?? POLL[kind], every: pace.every };
    return openLane(pool, kind, hands, taskOf(kind), report);
  });
  const names = opened.map(({ name }) => name);
  const longest = Math.max(...JOB_KINDS.map((kind) => lanes[kind].within));
  const runners = opened.map(({ runner }) => runner);
  try {
    const life = await holdLife(url, pool, names, report, longest + LEEWAY, pace);
    return { runners, names, performing, pool, life };
  } catch (error) {
    await ended(runners);
    await pool.end();
    throw error;
  }
};

/** Whatever of it has ended already, the rest is ended too. */
const closed = async ({ runners, life, pool }: Running): Promise<void> => {
  await ended(runners);
  await Promise.allSettled([life.close()]);
  await pool.end();
};

/** How long a database that cannot be opened is left alone, in milliseconds. */
const PAUSE = 1000;
/** All lanes, for as long as they are wanted: one that ends by itself, thrown out by its database at a bad moment, is
 * opened anew with the others. What it had taken is freed with its name. */
const keepOpen = async (open: () => Promise<Running>, report: (error: unknown) => void) => {
  let now: Running | undefined = await open();
  let isWanted = true;
  const openAgain = async (): Promise<void> => {
    while (isWanted && !now)
      try {
        now = await open();
      } catch (error) {
        report(error);
        await wait(PAUSE);
      }
  };
  const keep = async (): Promise<void> => {
    while (now) {
      const mine = now;
      await Promise.race(mine.runners.map(({ promise }) => promise.catch(() => undefined)));
      now = undefined;
      await closed(mine).catch(report);
      await openAgain();
    }
  };
  const kept = keep();
  return {
    running: () => now,
    async stop() {
      isWanted = false;
      await Promise.allSettled(now?.runners.map((runner) => runner.stop()) ?? []);
      await kept;
    },
  };
};

/** What nobody has taken, and what lies here because every hand of its lane is busy. */
const waitingIn = async (db: Kysely<Schema>, lanes: readonly string[]) => {
  const { rows } = await sql<{ kind: JobKind; count: number; oldest: number }>`
    select task_identifier as kind, count(*) as count, extract(epoch from now() - min(run_at))::float8 * 1000 as oldest
    from graphile_worker.jobs
    where run_at <= now() and attempts <= max_attempts and (locked_at is null or locked_by = any(string_to_array(${lanes.join()}, ',')))
    group by task_identifier`.execute(db);
  return new Map(rows.map((row) => [row.kind, row]));
};

export const serverQueue = async ({ db, write, pool, url }: PostgresDatabase, wishes: QueueWishes): Promise<Queue> => {
  await prepare(pool);
  let kept: Awaited<ReturnType<typeof keepOpen>> | undefined;
  const { now = Date.now, report } = wishes;
  const add: Queue['add'] = (kind, key, payload, at) => write((tx) => put(tx, kind, key, payload, at));
  return {
    add,
    addWithin: (tx, kind, key, payload, at) => put(tx, kind, key, payload, at),
    now,
    async cancel(key) {
      await sql`select graphile_worker.remove_job(${key})`.execute(db);
    },
    async start(handlers, placeOf) {
      const all = placeOf ? { ...wishes, placeOf } : wishes;
      kept = await keepOpen(() => begin(url, handlers, all, add), report);
    },
    async stop() {
      await kept?.stop();
      kept = undefined;
    },
    async lanes() {
      const running = kept?.running();
      if (!running) return [];
      const { performing, names } = running;
      const found = await waitingIn(db, names);
      return performing.now().map((lane) => {
        const { count = 0, oldest = 0 } = found.get(lane.kind) ?? {};
        const waiting = Math.max(0, count - lane.running);
        return { ...lane, waiting, oldest: waiting === 0 ? 0 : oldest };
      });
    },
  };
};
