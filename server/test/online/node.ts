// One node of a house on a given database, with real sockets on a free port, and people who are let in by a cookie.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Database, isShut, openDatabase } from '../../src/database/index.ts';
import { type Fanout, openFanout } from '../../src/fanout/index.ts';
import { createVisitors } from '../../src/http/visitor.ts';
import { createLog } from '../../src/log.ts';
import { createMetrics } from '../../src/metrics.ts';
import { beginSession, whoIs } from '../../src/people/sessions.ts';
import { openQueue, type QueueWishes } from '../../src/queue/index.ts';
import { openTables, type Tables, type TablesOptions } from '../../src/socket/index.ts';
import { placesIn } from '../../src/socket/places.ts';
import { readOnly } from '../databases.ts';

export interface Node {
  readonly database: Database;
  readonly tables: Tables;
  readonly port: number;
  readonly origin: string;
  /** What went wrong inside. */
  readonly logged: string[];
  /** Word to all nodes that something changed. */
  readonly tell: Fanout['tell'];
  /** Leaves all work to other nodes. */
  rest(): Promise<void>;
  /** The numbers of this node, as watchers read them. */
  numbers(): Promise<string>;
  stop(): Promise<void>;
}
export type NodeWishes = Partial<
  Pick<
    TablesOptions,
    'games' | 'rates' | 'mostPerAddress' | 'heartbeat' | 'pace' | 'botThreads' | 'now' | 'courier' | 'noticeDelay'
  >
> & {
  /** How long a query may take. */
  readonly patience?: number;
  readonly poll?: QueueWishes['poll'];
};

/** Tests that are not about an idle house do not wait until PostgreSQL is asked for what is due. */
export const SOON: NonNullable<QueueWishes['poll']> = { bot: 250, deadline: 250, notice: 250, pack: 250, mail: 250 };

const MUCH = { burst: 1_000_000, perSecond: 1_000_000 };
/** Tests that are not about prices pay none. */
const UNPAID = { 'socket-work': MUCH, 'person-work': MUCH, 'address-work': MUCH };

/** Notices that leave the house for nowhere. */
const NOBODY: TablesOptions['courier'] = async () => 'done';

export const openNode = async (where: string, { patience, poll = SOON, ...wishes }: NodeWishes = {}): Promise<Node> => {
  const database = await openDatabase(where, patience === undefined ? {} : { patience });
  if (isShut(database)) throw new Error(database.shut.join(' '));
  const logged: string[] = [];
  const log = createLog('warn', (line) => logged.push(line));
  const report = (error: unknown): void => log.error('node', { error });
  const fanout = await openFanout(database, report);
  const queue = await openQueue(database, { report, poll });
  const metrics = createMetrics();
  const peopleContext = { db: database.db, write: database.write, now: () => new Date().toISOString() } as Parameters<
    typeof whoIs
  >[0];
  const visitors = createVisitors({ publicUrl: undefined, trustProxy: { hops: 0 } });
  const people = { whoIs: (cookie: string | undefined) => whoIs(peopleContext, cookie) };
  const tables = openTables({
    database: readOnly(database),
    fanout,
    queue,
    log,
    metrics,
    people,
    visitors,
    places: await placesIn(database.db),
    pace: 0,
    windowTime: 0,
    courier: NOBODY,
    ...wishes,
    rates: { ...UNPAID, ...wishes.rates },
  });
  const idle = async (): Promise<void> => undefined;
  await queue.start({ pack: idle, mail: idle, ...tables.handlers });
  const server = createServer((_request, response) => response.writeHead(404).end());
  tables.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    database,
    tables,
    port,
    logged,
    origin: `http://127.0.0.1:${port}`,
    tell: fanout.tell,
    rest: () => queue.stop(),
    numbers: () => metrics.text(),
    async stop() {
      await tables.close();
      await queue.stop();
      await fanout.close();
      server.close();
      server.closeAllConnections();
      await database.close();
    },
  };
};

/** A guest with a session; the cookie their browser would bring. */
export const newcomer = async ({ database }: Pick<Node, 'database'>, name: string) => {
  const { randomBytes } = await import('node:crypto');
  const id = randomBytes(8).toString('hex');
  const created = new Date().toISOString();
  const none = { name_key: null, password: null, email: null, email_proven: 0, settings: '{}', removed: null } as const;
  await database.db
    .insertInto('players')
    .values({ id, name, kind: 'guest', created, ...none })
    .execute();
  const token = await beginSession(database.db, id, 'test', created);
  return { player: id, name, cookie: `rose=${token}` };
};
export type Newcomer = Awaited<ReturnType<typeof newcomer>>;
