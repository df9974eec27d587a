// Connections to a PostgreSQL that nobody waits at for ever. One that does not answer in time is given up on both ends, just
// as if it had broken: whatever else was asked on it would wait in vain, and so would whoever needs what it has locked.
import { Client } from 'pg';

/** The system looks after a quiet connection from then on, in milliseconds. */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** The same of the server: of a node that was cut off, its locks go within half a minute and its transactions sooner. */
export const LET_GO = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set idle_in_transaction_session_timeout = 10000`;

const noop = (): void => undefined;
/** In the words of the driver. */
export const isLate = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** Whoever waits at it hears that the connection is gone. */
export const hangUp = ({ connection }: Client): void => {
  connection.stream.destroy();
};

/** Hangs up where an answer is late: of itself the driver would ask on, behind a question that nobody answers. */
export const giveUpLate = (client: Client, late: () => void = noop): void => {
  const ask = client.query.bind(client) as (...all: readonly unknown[]) => unknown;
  const query = (...all: readonly unknown[]): unknown => {
    const answer = ask(...all);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (!isLate(error)) return;
        hangUp(client);
        late();
      });
    return answer;
  };
  Object.assign(client, { query });
};

export interface Pace {
  /** How long an answer may take, in milliseconds. */
  readonly patience: number;
  /** How often a connection that only listens is asked whether it is still there. */
  readonly every: number;
}
export const PACE: Pace = { patience: 4_000, every: 5_000 };

/** For a connection on which nothing is asked for hours. One question at a time: a silent server has enough of them. */
export const keepAsking = (client: Pick<Client, 'query' | 'once'>, every: number): void => {
  let isAsked = false;
  const ask = async (): Promise<void> => {
    if (isAsked) return;
    isAsked = true;
    await client.query('select 1').catch(noop);
    isAsked = false;
  };
  const timer = setInterval(() => void ask(), every);
  client.once('end', () => clearInterval(timer));
};

/** A connection of its own, by a name that shows in the database. It ends when the server no longer answers. */
export const openConnection = async (url: string, name: string, { patience, every }: Pace = PACE): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    ...KEPT_ALIVE,
  });
  client.on('error', noop);
  giveUpLate(client);
  try {
    await client.connect();
    await client.query(LET_GO);
  } catch (error) {
    hangUp(client);
    throw error;
  }
  keepAsking(client, every);
  return client;
};

/** A server that does not hear the farewell is not waited for. */
export const closeConnection = async (client: Client): Promise<void> => {
  const timer = setTimeout(() => hangUp(client), 1_000);
  await client.end().catch(noop);
  clearTimeout(timer);
};
