// Writing, each job whole or not at all. Every commit waits for the disk, on PostgreSQL also for the server: so jobs that
// come together share one commit. When one of them fails, nothing of the group is kept, and each is done by itself.
import type { Kysely, Transaction } from 'kysely';
import type { Kind } from './cellar.ts';
import type { Database } from './schema.ts';

/** May be called more than once: what it did in vain has been taken back. */
export type Job<T> = (db: Transaction<Database>) => Promise<T>;
export type Write = <T>(job: Job<T>) => Promise<T>;

interface Waiting {
  /** Does the job inside a transaction; what comes back tells its result once that is committed. */
  run(db: Transaction<Database>): Promise<() => void>;
  reject(error: unknown): void;
}

const alone = async (db: Kysely<Database>, { run, reject }: Waiting): Promise<void> => {
  try {
    const tell = await db.transaction().execute(run);
    tell();
  } catch (error) {
    reject(error);
  }
};

const together = async (db: Kysely<Database>, group: readonly Waiting[]): Promise<void> => {
  const [first, ...others] = group;
  if (first && others.length === 0) return alone(db, first);
  let done: (() => void)[] | undefined;
  try {
    done = await db.transaction().execute(async (transaction) => {
      const results: (() => void)[] = [];
      for (const { run } of group) results.push(await run(transaction));
      return results;
    });
  } catch {
    for (const waiting of group) await alone(db, waiting);
  }
  for (const tell of done ?? []) tell();
};

/** An SQLite file has one writer. A PostgreSQL has many, which would only wait for each other if they were more. */
const LANES: { readonly [K in Kind]: number } = { sqlite: 1, postgres: 4 };
const MOST_TOGETHER = 100;

export const writingTo = (kind: Kind, db: Kysely<Database>): Write => {
  const pending: Waiting[] = [];
  let lanes = 0;
  const flush = async (): Promise<void> => {
    while (pending.length > 0) await together(db, pending.splice(0, MOST_TOGETHER));
    lanes--;
  };
  return (job) =>
    new Promise((resolve, reject) => {
      const run = async (db: Transaction<Database>): Promise<() => void> => {
        const value = await job(db);
        return () => resolve(value);
      };
      pending.push({ run, reject });
      if (lanes >= LANES[kind]) return;
      lanes++;
      // What arrives in the same turn of the loop comes along.
      setImmediate(() => void flush());
    });
};
