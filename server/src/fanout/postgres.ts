// Word between nodes by LISTEN and NOTIFY. A connection that breaks is made again, and whoever listens is told that
// words may have been lost.
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Client } from 'pg';
import { batched } from '../batch.ts';
import {
  closeConnection,
  isLate,
  isLost,
  openConnection,
  type Pace,
  type PostgresDatabase,
  type Schema,
  writtenOut,
} from '../database/index.ts';
import { CHANNELS, type Channel, type Fanout } from './fanout.ts';

const NAME = 'rose';
const isChannel = (text: string): text is Channel => CHANNELS.some((channel) => channel === text);
/** How this connection is called among those of the database. */
export const CONNECTION = 'rose fanout';
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

/** However many words, one question to the server. */
const TELL = `select pg_notify('${NAME}', word) from json_array_elements_text($1::json) as word`;
const notify = async (db: Kysely<Schema>, words: readonly string[]): Promise<void> => {
  await db.executeQuery(writtenOut(TELL, [JSON.stringify(words)]));
};
/** All commits that tell something wait for each other. Words alone are worth nothing on a disk, and need not wait for it. */
const IN_PASSING = 'set synchronous_commit = off';
const MOST_WORDS = 200;

/** False where the connection has just broken: the others still stand. Where it does not answer, whoever tells has waited long enough. */
const toldOn = async (connection: Client | undefined, words: readonly string[]): Promise<boolean> => {
  try {
    await connection?.query(TELL, [JSON.stringify(words)]);
    return connection !== undefined;
  } catch (error) {
    if (isLate(error)) throw error;
    return false;
  }
};

interface Listening {
  readonly listener: (channel: Channel, id: string) => void;
  readonly lost: () => void;
}

export const postgresFanout = async (
  { url, db }: PostgresDatabase,
  report: (error: unknown) => void,
  pace?: Pace,
): Promise<Fanout> => {
  const all = new Set<Listening>();
  let client: Client | undefined;
  let closed = false;

  /** `table w0123…` */
  const heard = (payload = ''): void => {
    const [channel = '', id = ''] = payload.split(' ');
    if (isChannel(channel)) for (const { listener } of all) listener(channel, id);
  };

  const connect = async (): Promise<void> => {
    const mine = await openConnection(url, CONNECTION, pace);
    mine.on('notification', ({ payload }) => heard(payload));
    try {
      await mine.query(IN_PASSING);
      await mine.query(`listen ${NAME}`);
    } catch (error) {
      await closeConnection(mine);
      throw error;
    }
    mine.on('end', () => {
      if (client === mine) client = undefined;
      if (!closed) void reconnect();
    });
    client = mine;
  };

  const reconnect = async (): Promise<void> => {
    for (let pause = FIRST_PAUSE; !closed; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        await connect();
        for (const { lost } of all) lost();
        return;
      } catch (error) {
        report(error);
        await wait(pause);
      }
    }
    if (client) await closeConnection(client);
  };

  /** Words that come while others are told go together. */
  const tell = batched<string, undefined>({
    doAll: async (words) => {
      if (!(await toldOn(client, words))) await notify(db, words);
      return words.map(() => undefined);
    },
    concerns: (word) => word,
    most: MOST_WORDS,
    lanes: 1,
    isHopeless: isLost,
  });

  await connect();
  return {
    tell: (channel, id) => tell(`${channel} ${id}`),
    tellWithin: (within, channel, ...ids) =>
      notify(
        within,
        ids.map((id) => `${channel} ${id}`),
      ),
    hear(listener, lost) {
      all.add({ listener, lost });
    },
    async close() {
      closed = true;
      all.clear();
      if (client) await closeConnection(client);
    },
  };
};
