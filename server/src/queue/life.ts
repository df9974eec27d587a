// Which nodes are alive. The queue locks work for whoever does it, and would let the work of a dead node lie for hours.
// So every node holds locks of its own in the database for as long as it is connected, which PostgreSQL lets go of when
// the node is gone; and every node frees the work of those whose lock nobody holds.
import { Client, type Pool } from 'pg';

export interface Life {
  /** Frees what dead nodes had begun. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** The first half of the locks' names: no other lock of the house uses it. */
const NODES = 1487;
/** A node that has just begun may not hold its lock yet. */
const GRACE = '2 seconds';
const BETWEEN = 2000;

const FREE = `
  select graphile_worker.force_unlock_workers(array(
    select locked_by
    from (
      select distinct locked_by from graphile_worker._private_jobs
      where locked_by is not null and locked_at < now() - interval '${GRACE}'
    ) as nodes
    where pg_try_advisory_xact_lock(${NODES}, hashtext(locked_by))
  ))`;

export const holdLife = async (
  url: string,
  pool: Pool,
  nodes: readonly string[],
  report: (error: unknown) => void,
): Promise<Life> => {
  let closed = false;
  let client: Client | undefined;

  const connect = async (): Promise<void> => {
    const mine = new Client({ connectionString: url, keepAlive: true });
    mine.on('error', () => undefined);
    mine.on('end', () => {
      if (client === mine) client = undefined;
    });
    await mine.connect();
    for (const node of nodes) await mine.query('select pg_advisory_lock($1, hashtext($2))', [NODES, node]);
    client = mine;
  };
  const sweep = async (): Promise<void> => {
    if (!client && !closed) await connect();
    await pool.query(FREE);
  };

  await connect();
  const timer = setInterval(() => void sweep().catch(report), BETWEEN);
  return {
    sweep,
    async close() {
      closed = true;
      clearInterval(timer);
      await client?.end();
    },
  };
};
