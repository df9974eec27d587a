// Word between nodes by LISTEN and NOTIFY. A connection that breaks is made again, and whoever listens is told that
// words may have been lost.
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import type { Database, PostgresCellar } from '../database/index.ts';
import { gathered } from '../gathered.ts';
import { CHANNELS, type Channel, type Fanout } from './fanout.ts';

const NAME = 'rose';
const isChannel = (text: string): text is Channel => CHANNELS.some((channel) => channel === text);
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

/** However many words, one question to the server. */
const notify = async (db: Kysely<Database>, words: readonly string[]): Promise<void> => {
  const list = JSON.stringify(words);
  await sql`select pg_notify(${NAME}, word) from json_array_elements_text(${list}::json) as word`.execute(db);
};
const MOST_WORDS = 200;

interface Listening {
  readonly listener: (channel: Channel, id: string) => void;
  readonly lost: () => void;
}

export const postgresFanout = async (
  { url, db }: PostgresCellar,
  report: (error: unknown) => void,
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
    const mine = new Client({ connectionString: url, keepAlive: true });
    mine.on('error', () => undefined);
    mine.on('notification', ({ payload }) => heard(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${NAME}`);
    } catch (error) {
      await mine.end().catch(() => undefined);
      throw error;
    }
    mine.on('end', () => {
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
    await client?.end();
  };

  /** Words that come while others are told go together. */
  const tell = gathered<string, undefined>({
    doAll: async (words) => {
      await notify(db, words);
      return words.map(() => undefined);
    },
    concerns: (word) => word,
    most: MOST_WORDS,
    lanes: 1,
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
      await client?.end();
    },
  };
};
