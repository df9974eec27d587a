// Numbers that are read in the database when somebody asks for them.
import { sql } from 'kysely';
import type { Database } from './database/index.ts';
import type { Metrics } from './metrics.ts';

/** Work that should have begun: a number that stays above zero means that the house does not keep up. */
const dueJobs = async ({ kind, db }: Database): Promise<number> => {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ due: number }>`select count(*) as due from jobs where due <= ${new Date().toISOString()}`.execute(
          db,
        )
      : await sql<{ due: number }>`
          select count(*) as due from graphile_worker.jobs
          where run_at <= now() and locked_at is null and attempts < max_attempts
        `.execute(db);
  return Number(rows[0]?.due ?? 0);
};

export const watchDatabase = (metrics: Metrics, database: Database): void => {
  metrics.gauge('rose_jobs_due', 'Work in the queue that should have begun.', () => dueJobs(database));
};
