// Writing, each job whole or not at all. PostgreSQL commits many transactions at once by itself. An SQLite file has one
// writer, and every commit waits for the disk: there, jobs that come together share one commit.
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Kind } from './cellar.ts';
import type { Database } from './schema.ts';

export type Job<T> = (db: Transaction<Database>) => Promise<T>;
export type Write = <T>(job: Job<T>) => Promise<T>;

interface Waiting {
  /** Does the job inside the shared transaction; tells afterwards what to do when it has been committed. */
  run(db: Transaction<Database>): Promise<() => void>;
  reject(error: unknown): void;
}

/** A job that fails takes back what it wrote, and nothing of the others. */
const attempt = async <T>(
  db: Transaction<Database>,
  job: Job<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Promise<() => void> => {
  await sql`savepoint job`.execute(db);
  try {
    const value = await job(db);
    await sql`release job`.execute(db);
    return () => resolve(value);
  } catch (error) {
    await sql`rollback to job`.execute(db);
    await sql`release job`.execute(db);
    return () => reject(error);
  }
};

const MOST_TOGETHER = 200;

const together = async (db: Kysely<Database>, group: readonly Waiting[]): Promise<void> => {
  try {
    const done = await db.transaction().execute(async (transaction) => {
      const results: (() => void)[] = [];
      for (const waiting of group) results.push(await waiting.run(transaction));
      return results;
    });
    for (const tell of done) tell();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
};

const sharing = (db: Kysely<Database>): Write => {
  const pending: Waiting[] = [];
  let busy = false;
  const flush = async (): Promise<void> => {
    while (pending.length > 0) await together(db, pending.splice(0, MOST_TOGETHER));
    busy = false;
  };
  return (job) =>
    new Promise((resolve, reject) => {
      pending.push({ run: (transaction) => attempt(transaction, job, resolve, reject), reject });
      if (busy) return;
      busy = true;
      // What arrives in the same turn of the loop comes along.
      setImmediate(() => void flush());
    });
};

export const writingTo = (kind: Kind, db: Kysely<Database>): Write =>
  kind === 'sqlite' ? sharing(db) : (job) => db.transaction().execute(job);
