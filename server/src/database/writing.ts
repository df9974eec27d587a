// Writing, each job whole or not at all. Every commit waits for the disk, on PostgreSQL also for the server: so jobs that
// come together share one commit. Of those that lock rows there only such as lock the same one do: holding it while others of
// the group want more would make lanes and nodes wait for each other in a circle. When one of them fails, nothing of the group is kept, and each is done
// by itself. When the database is lost, all who wait are told so together: none of them waits for the others to fail first.
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseKind } from './database.ts';
import type { Disk } from './disk.ts';
import { type DiskSpace, isDiskFull, isLost } from './disk-space.ts';
import type { Schema } from './schema.ts';

/** May be called more than once: what it did in vain has been taken back. */
export type Job<T> = (db: Transaction<Schema>) => Promise<T>;
/** `locks`: the one row that it locks, by a name of it; or that it locks several. */
export type Write = <T>(job: Job<T>, locks?: string) => Promise<T>;
export const SEVERAL = 'several';

interface Waiting {
  /** Does the job inside a transaction; what comes back tells its result once that is committed. */
  run(db: Transaction<Schema>): Promise<() => void>;
  reject(error: unknown): void;
  readonly locks: string | undefined;
}

/** A transaction that is on disk when it resolves, or when `disk` has been flushed. */
type Transact = <T>(job: Job<T>) => Promise<T>;
const transactIn =
  (db: Kysely<Schema>, disk: Disk | undefined): Transact =>
  async (job) =>
    disk
      ? db.connection().execute((one) => disk.soon(() => one.transaction().execute(job)))
      : db.transaction().execute(job);

interface Done {
  /** What tells the results of those that did not fail. */
  readonly tell: readonly (() => void)[];
  /** Why the database can do nothing more for anybody. */
  readonly lost?: unknown;
}
/** What was lost on the way may have been kept all the same: done again, it might be done twice. */
const CIRCLE: ReadonlySet<unknown> = new Set(['40P01', '40001']);
/** The database has ended a circle of those who waited for each other by taking back one of them, which may try again. */
const isCircle = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && CIRCLE.has(error.code);
const MOST_CIRCLES = 3;
const outOfCircles = async (transact: Transact, run: Waiting['run']): Promise<() => void> => {
  for (let tries = 1; ; tries++)
    try {
      return await transact(run);
    } catch (error) {
      if (tries > MOST_CIRCLES || !isCircle(error)) throw error;
    }
};
const oneByOne = async (transact: Transact, group: readonly Waiting[]): Promise<Done> => {
  const tell: (() => void)[] = [];
  for (const [i, { run, reject }] of group.entries())
    try {
      tell.push(await outOfCircles(transact, run));
    } catch (error) {
      reject(error);
      if (!isLost(error)) continue;
      for (const other of group.slice(i + 1)) other.reject(error);
      return { tell, lost: error };
    }
  return { tell };
};

const together = async (transact: Transact, group: readonly Waiting[]): Promise<Done> => {
  if (group.length === 1) return oneByOne(transact, group);
  try {
    const tell = await transact(async (db) => {
      const results: (() => void)[] = [];
      for (const { run } of group) results.push(await run(db));
      return results;
    });
    return { tell };
  } catch (error) {
    // One of them failed, and took the others along.
    if (!isLost(error)) return oneByOne(transact, group);
    for (const { reject } of group) reject(error);
    return { tell: [], lost: error };
  }
};

/** Nobody hears of a commit before it is on disk. A disk that fails is told to all who waited for it. */
const kept = async (transact: Transact, disk: Disk | undefined, group: readonly Waiting[]): Promise<unknown> => {
  const { tell, lost } = await together(transact, group);
  try {
    await disk?.flush();
  } catch (error) {
    for (const { reject } of group) reject(error);
    return undefined;
  }
  for (const one of tell) one();
  return lost;
};

/** An SQLite file has one writer. A PostgreSQL has many, which would only wait for each other if they were more. */
const LANES: { readonly [K in DatabaseKind]: number } = { sqlite: 1, postgres: 4 };
const MOST_TOGETHER = 100;
/** The next who share a commit: the first, and whoever may come along. */
const nextOf = (pending: Waiting[]): readonly Waiting[] => {
  const locks = pending[0]?.locks;
  if (locks === SEVERAL) return pending.splice(0, 1);
  const group = pending.filter((one) => one.locks === locks).slice(0, MOST_TOGETHER);
  const rest = pending.filter((one) => !group.includes(one));
  pending.splice(0, pending.length, ...rest);
  return group;
};
/** Milliseconds between two commits: a lone move is kept at once, and in a crowd several share what a commit costs. */
const BREATH = 5;

export const writingTo = (kind: DatabaseKind, db: Kysely<Schema>, disk?: Disk, space?: DiskSpace): Write => {
  const transact = transactIn(db, disk);
  const pending: Waiting[] = [];
  let lanes = 0;
  let last = Number.NEGATIVE_INFINITY;
  const flush = async (): Promise<void> => {
    while (pending.length > 0) {
      const early = last + BREATH - performance.now();
      if (early > 0) await wait(early);
      last = performance.now();
      // Another lane may have taken all that waited.
      const group = nextOf(pending);
      const lost = group.length > 0 ? await kept(transact, disk, group) : undefined;
      if (lost !== undefined) for (const { reject } of pending.splice(0)) reject(lost);
    }
    lanes--;
  };
  return (job, locks) =>
    new Promise((resolve, refused) => {
      const reject = (error: unknown): void => {
        if (isDiskFull(error)) space?.setFull(true);
        refused(error);
      };
      const run = async (db: Transaction<Schema>): Promise<() => void> => {
        const value = await job(db);
        return () => resolve(value);
      };
      // An SQLite file has no locks but one.
      pending.push({ run, reject, locks: kind === 'postgres' ? locks : undefined });
      if (lanes >= LANES[kind]) return;
      lanes++;
      // What arrives in the same turn of the loop comes along.
      setImmediate(() => void flush());
    });
};
