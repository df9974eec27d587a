// The queue of a house with an SQLite file: jobs are rows, done by this process, which is the only one. A row goes
// when its work is done, so that a process that was killed finds at its next start whatever was not.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Row, Schema, SqliteDatabase } from '../database/index.ts';
import { createPerforming, type Performing } from './performing.ts';
import { JOB_KINDS, type JobKind, LANES, type LaneNow, MOST_TRIES, type Queue, type QueueWishes } from './queue.ts';

type Job = Row<'jobs'>;
/** Timers cannot wait longer; then the queue looks again and waits on. */
const LONGEST_WAIT = 2 ** 31 - 1;
const LONGEST_PAUSE = 3600;
/** How long a file that cannot be written is left alone, in milliseconds. */
const LEFT_ALONE = 5_000;
const pauseAfter = (tries: number): number => Math.min(2 ** tries, LONGEST_PAUSE) * 1000;

const put = async (db: Kysely<Schema>, kind: JobKind, key: string, payload: object, at: string): Promise<void> => {
  const job = {
    kind,
    payload: JSON.stringify(payload),
    due: new Date(at).toISOString(),
    tries: 0,
    mark: randomUUID(),
  };
  await db
    .insertInto('jobs')
    .values({ key, ...job })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(job))
    .execute();
};

export const fileQueue = (
  { db, write }: SqliteDatabase,
  { lanes = LANES, now = Date.now, report, leftAlone = LEFT_ALONE }: QueueWishes & { readonly leftAlone?: number },
): Queue => {
  const isoNow = (): string => new Date(now()).toISOString();
  const running = new Map<string, { readonly kind: string; readonly done: Promise<void> }>();
  let performing: Performing | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let stopping = new AbortController();

  /** Strikes out the very job that was done; one that replaced it meanwhile stays. */
  const strike = ({ key, mark }: Job): Promise<unknown> =>
    write((tx) => tx.deleteFrom('jobs').where('key', '=', key).where('mark', '=', mark).execute());
  const putOff = ({ key, mark }: Job, change: { readonly due: string; readonly tries?: number }): Promise<unknown> =>
    write((tx) => tx.updateTable('jobs').set(change).where('key', '=', key).where('mark', '=', mark).execute());
  const tryAgain = (job: Job): Promise<unknown> => {
    const tries = job.tries + 1;
    if (tries >= MOST_TRIES) return strike(job);
    return putOff(job, { tries, due: new Date(now() + pauseAfter(tries)).toISOString() });
  };

  /** What became of it, until the file has it: a full disk has room again some day, and work that is done is not done
   * again for want of it. Meanwhile the job holds its place in the lane, so that no more is begun than can be kept. */
  const noteDown = async (change: () => Promise<unknown>): Promise<void> => {
    for (;;)
      try {
        await change();
        return;
      } catch (error) {
        report(error);
        if (!performing) return;
        await wait(leftAlone, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
  };
  const outcomeOf = async (job: Job, by: Performing): Promise<() => Promise<unknown>> => {
    try {
      const due = await by.perform(job.kind as JobKind, JSON.parse(job.payload));
      return () => (due === undefined ? strike(job) : putOff(job, { due }));
    } catch (error) {
      report(error);
      return () => tryAgain(job);
    }
  };
  const perform = async (job: Job, by: Performing): Promise<void> => {
    await noteDown(await outcomeOf(job, by));
    running.delete(job.key);
    look();
  };

  const runningOf = (kind: JobKind): number => [...running.values()].filter((one) => one.kind === kind).length;
  const beginLane = async (by: Performing, kind: JobKind, moment: string): Promise<void> => {
    const busy = runningOf(kind);
    const free = lanes[kind].atOnce - busy;
    if (free <= 0) return;
    const due = await db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', kind)
      .where('due', '<=', moment)
      .orderBy('due')
      .limit(free + busy)
      .execute();
    const fresh = due.filter(({ key }) => !running.has(key)).slice(0, free);
    for (const job of fresh) running.set(job.key, { kind, done: perform(job, by) });
  };
  const begin = async (by: Performing): Promise<void> => {
    // One moment for all questions: what comes due between them would be seen by none.
    const moment = isoNow();
    for (const kind of JOB_KINDS) await beginLane(by, kind, moment);
    const next = await db.selectFrom('jobs').select('due').where('due', '>', moment).orderBy('due').executeTakeFirst();
    clearTimeout(timer);
    if (!next || !performing) return;
    timer = setTimeout(look, Math.min(Math.max(Date.parse(next.due) - now(), 1), LONGEST_WAIT));
  };

  /** One look at a time; whoever calls meanwhile is served by another one right after. */
  const look = (): void => {
    again = true;
    if (looking || !performing) return;
    looking = (async () => {
      while (again && performing) {
        again = false;
        await begin(performing).catch(report);
      }
      looking = undefined;
    })();
  };

  return {
    async add(kind, key, payload, at) {
      await write((tx) => put(tx, kind, key, payload, at ?? isoNow()));
      look();
    },
    async addWithin(tx, kind, key, payload, at) {
      await put(tx, kind, key, payload, at ?? isoNow());
      // The look waits until the one connection has finished the transaction.
      setImmediate(look);
    },
    async cancel(key) {
      await write((tx) => tx.deleteFrom('jobs').where('key', '=', key).execute());
    },
    async start(given, placeOf) {
      performing = createPerforming(given, lanes, now, placeOf);
      stopping = new AbortController();
      look();
    },
    async stop() {
      performing = undefined;
      stopping.abort();
      clearTimeout(timer);
      await looking;
      await Promise.all([...running.values()].map(({ done }) => done));
    },
    now,
    async lanes() {
      const rows = await db.selectFrom('jobs').select(['kind', 'key', 'due']).where('due', '<=', isoNow()).execute();
      return (performing?.now() ?? []).map((lane): LaneNow => {
        const waiting = rows.filter(({ kind, key }) => kind === lane.kind && !running.has(key));
        const first = Math.min(now(), ...waiting.map(({ due }) => Date.parse(due)));
        return { ...lane, waiting: waiting.length, oldest: now() - first };
      });
    },
  };
};
