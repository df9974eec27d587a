// A page at the other end of a real socket: asks and is answered, keeps its tables up to date, remembers every byte.
import { once } from 'node:events';
import type { About, FromSocket, OnlineNews, Sight, SocketAnswers, SocketAsk, SocketTrouble } from '@rose/protocol';
import { WebSocket } from 'ws';

type News<N extends string> = Extract<FromSocket, { readonly news: N }>;
/** As a page asks, which names the newest that it has seen, and the request that it answers; a test may leave that to it. */
type Seen<A> = A extends { readonly ask: 'undo' | 'manner' | 'take-back' }
  ? Omit<A, 'seq'> & { readonly seq?: number }
  : A extends { readonly ask: 'answer-take-back' }
    ? Omit<A, 'asked'> & { readonly asked?: string }
    : A;
export type PageAsk = Seen<SocketAsk>;
export interface Client {
  ask<A extends PageAsk>(what: A): Promise<SocketAnswers[A['ask']] | SocketTrouble>;
  /** The answer; a trouble fails the test. */
  get<A extends PageAsk>(what: A): Promise<SocketAnswers[A['ask']]>;
  /** Anything at all, as it is. */
  say(frame: string | Buffer): void;
  /** Every message as it came. */
  readonly heard: string[];
  /** The newest sight of a table, from an answer or from news; and what surrounds it. */
  sight(table: string): Sight | undefined;
  about(table: string): About | undefined;
  news<N extends OnlineNews['news'] | 'sight'>(name: N): readonly News<N>[];
  /** Waits until something is as wished. */
  until<T>(wish: () => T | undefined | false, within?: number): Promise<T>;
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
  close(): Promise<void>;
}
export interface Knock {
  readonly cookie?: string;
  readonly origin?: string;
  readonly path?: string;
}

export const knock = (port: number, { cookie, origin = `http://127.0.0.1:${port}`, path = '/socket' }: Knock) =>
  new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    perMessageDeflate: false,
    headers: { origin, ...(cookie === undefined ? {} : { cookie }) },
  });

export const connect = async (port: number, how: Knock = {}): Promise<Client> => {
  const socket = knock(port, how);
  const heard: string[] = [];
  const waiting = new Map<number, (answer: never) => void>();
  const sights = new Map<string, Sight>();
  const abouts = new Map<string, About>();
  const listeners = new Set<() => void>();
  let last = 0;
  const keep = (sight: Sight): void => {
    const held = sights.get(sight.table);
    if (!held || held.seq <= sight.seq || held.viewer !== sight.viewer) sights.set(sight.table, sight);
  };
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    heard.push(text);
    const message = JSON.parse(text) as FromSocket;
    if ('news' in message) {
      if (message.news === 'sight') keep(message.sight);
      if (message.news === 'about') abouts.set(message.about.table, message.about);
    } else {
      const answer = 'trouble' in message ? message.trouble : message.answer;
      if ('sight' in answer) keep(answer.sight as Sight);
      if ('about' in answer) abouts.set((answer.about as About).table, answer.about as About);
      waiting.get(message.id)?.(answer as never);
      waiting.delete(message.id);
    }
    for (const listener of listeners) listener();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
  });
  socket.on('error', () => undefined);
  const opened = await Promise.race([once(socket, 'open').then(() => true), closed.then(() => false)]);
  if (!opened) throw new Error('the house did not let the socket in');
  const named = (what: PageAsk): object => {
    if (what.ask === 'answer-take-back') return { asked: abouts.get(what.table)?.takeBack?.id ?? 'none' };
    const isAboutLast = what.ask === 'undo' || what.ask === 'manner' || what.ask === 'take-back';
    return isAboutLast ? { seq: sights.get(what.table)?.seq ?? 0 } : {};
  };
  const client: Client = {
    heard,
    socket,
    closed,
    say: (frame) => socket.send(frame),
    ask: (what) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, resolve);
        void closed.then((code) =>
          reject(new Error(`closed with ${code} before an answer to ${JSON.stringify(what.ask)}`)),
        );
        socket.send(JSON.stringify({ ...named(what), ...what, id }));
      }),
    async get(what) {
      const answer = await client.ask(what);
      if ('trouble' in answer) throw new Error(`${JSON.stringify(what)}: ${JSON.stringify(answer)}`);
      return answer as never;
    },
    sight: (table) => sights.get(table),
    about: (table) => abouts.get(table),
    news: (name) =>
      heard
        .map((text) => JSON.parse(text) as FromSocket)
        .filter((message): message is never => 'news' in message && message.news === name),
    until: (wish, within = 60_000) =>
      new Promise((resolve, reject) => {
        const stop = setTimeout(() => {
          listeners.delete(look);
          reject(new Error(`never came; last heard: ${heard.at(-1)?.slice(0, 500)}`));
        }, within);
        const look = (): void => {
          const found = wish();
          if (found === undefined || found === false) return;
          clearTimeout(stop);
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
    async close() {
      socket.close();
      await closed;
    },
  };
  return client;
};
