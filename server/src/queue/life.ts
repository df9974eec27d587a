// Which nodes are alive. The queue locks work for whoever does it, and would let the work of a dead node lie for hours.
// So every node holds locks of its own in the database for as long as it is connected, which PostgreSQL lets go of when
// the node is gone; and every node frees the work of those whose lock nobody holds.
import type { Client, Pool } from 'pg';
import { closeConnection, openConnection, type Pace } from '../database/index.ts';

export interface Life {
  /** Frees what dead nodes had begun. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** The first half of the locks' names: no other lock of the house uses it. */
const NODES = 1487;
/** A node that has just begun may not hold its lock yet. */
const GRACE = '2 seconds';
const BETWEEN = 3000;

const FREE = `
  select graphile_worker.force_unlock_workers(array(
    select locked_by
    from (
      select distinct locked_by from graphile_worker._private_jobs
      where locked_by is not null and locked_at < now() - interval '${GRACE}'
    ) as nodes
    where pg_try_advisory_xact_lock(${NODES}, hashtext(locked_by))
  ))`;

/** An earlier connection of this node may still hold the locks, if the server has not seen yet that it is gone. */
const THROW_OUT = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name = current_setting('application_name') and pid <> pg_backend_pid()`;
/** Of these nodes, whatever was given out before. */
const AGAIN = 'select graphile_worker.force_unlock_workers($1::text[])';
/** Of these nodes, what was given out longer ago than any work takes. */
const LOST = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null
  where locked_by = any($1::text[]) and locked_at < now() - $2 * interval '1 millisecond'`;

/** `longest`: how long this node may have work before it must be done, in milliseconds. */
export const holdLife = async (
  url: string,
  pool: Pool,
  nodes: readonly string[],
  report: (error: unknown) => void,
  longest = 3_600_000,
  pace?: Pace,
): Promise<Life> => {
  const name = `rose life ${nodes[0] ?? ''}`;
  let closed = false;
  let client: Client | undefined;
  let isAgain = false;
  let sweeping: Promise<void> | undefined;

  const holdLocks = async (mine: Client): Promise<void> => {
    await mine.query(THROW_OUT);
    for (const node of nodes) await mine.query('select pg_advisory_lock($1, hashtext($2))', [NODES, node]);
    // What was on its way when the database was lost never arrived, and nobody else would free it: this node is alive. Work
    // that did arrive is done twice then, which does no more than once.
    if (isAgain) await mine.query(AGAIN, [nodes]);
  };
  const connect = async (): Promise<void> => {
    const mine = await openConnection(url, name, pace);
    mine.on('end', () => {
      if (client === mine) client = undefined;
    });
    try {
      await holdLocks(mine);
    } catch (error) {
      await closeConnection(mine);
      throw error;
    }
    isAgain = true;
    client = mine;
  };
  const sweepNow = async (): Promise<void> => {
    if (!client && !closed) await connect();
    await pool.query(FREE);
    await pool.query(LOST, [nodes, longest]);
  };
  /** One at a time: a server that is slow to answer is not asked more and more. */
  const sweep = (): Promise<void> => {
    sweeping ??= sweepNow().finally(() => {
      sweeping = undefined;
    });
    return sweeping;
  };

  await connect();
  const timer = setInterval(() => void sweep().catch(report), BETWEEN);
  return {
    sweep,
    async close() {
      closed = true;
      clearInterval(timer);
      if (client) await closeConnection(client);
    },
  };
};
