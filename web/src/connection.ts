// The connection to the hosts. The one of this device's tables lives in a worker of this page: one worker a page; a crashed
// one is replaced, and since every table is kept after each move, nothing that was acknowledged is lost. Tables of the
// open house are asked for over its socket, which is fetched when first needed.
import { signal } from '@preact/signals';
import type { Answers, Ask, FromHost, Reply, Request, Trouble } from '@rose/protocol';
import { isOnlineTable } from './here.ts';
import { spreadNews } from './news.ts';
import { PACES, pace } from './prefs.ts';
import type { AnyTrouble } from './trouble.ts';

export { onNews } from './news.ts';
export { isTrouble } from './trouble.ts';

export type Answer<A extends Ask['ask']> = Answers[A] | AnyTrouble;

/** How often the host had to be started again; a table on screen sits down anew when this changes. */
export const restarts = signal(0);

const waiting = new Map<number, (answer: Answers[keyof Answers] | Trouble) => void>();
let worker: Worker | undefined;
let lastId = 0;
/** Hosts in a row that died before they said a word: after a few, nobody is called back to try again. */
let stillborn = 0;
const MOST_STILLBORN = 3;

const settle = (reply: Reply): void => {
  const resolve = waiting.get(reply.id);
  waiting.delete(reply.id);
  resolve?.('trouble' in reply ? reply.trouble : reply.answer);
};

const hear = (message: FromHost): void => {
  stillborn = 0;
  if ('news' in message) spreadNews(message);
  else settle(message);
};

/** Whoever still waits is told; the next ask, and every table on screen, meets a fresh host. */
const giveUp = (crashed: Worker): void => {
  if (worker !== crashed) return;
  crashed.terminate();
  worker = undefined;
  for (const id of waiting.keys()) settle({ id, trouble: { trouble: 'internal' } });
  stillborn++;
  if (stillborn < MOST_STILLBORN) restarts.value++;
};

const host = (): Worker => {
  if (worker) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'host' });
  started.addEventListener('message', (event: MessageEvent<FromHost>) => hear(event.data));
  started.addEventListener('error', () => giveUp(started));
  started.addEventListener('messageerror', () => giveUp(started));
  worker = started;
  tellPace();
  return started;
};

/** The house waits as long as the guest likes, from the first move on and whenever the wish changes. */
const tellPace = (): void => void ask({ ask: 'pace', milliseconds: PACES[pace.value] });
pace.subscribe(() => {
  if (worker) tellPace();
});

/** Whether the host has been called: a page that needs none does not fetch it. */
export const isHostAwake = (): boolean => worker !== undefined;

const askWorker = <A extends Ask>(what: A): Promise<Answer<A['ask']>> =>
  new Promise((resolve) => {
    const id = ++lastId;
    waiting.set(id, (answer) => resolve(answer as Answer<A['ask']>));
    host().postMessage({ ...what, id } satisfies Request);
  });

/** A replay of the open house is called by its table there. */
const isOfHouse = (what: Ask): boolean =>
  ('table' in what && what.table !== undefined && isOnlineTable(what.table)) ||
  ('replay' in what && isOnlineTable(what.replay.split(' ')[0] ?? ''));

const askServer = async <A extends Ask>(what: A): Promise<Answer<A['ask']>> => {
  const server = await import('./online/server.ts').catch(() => undefined);
  return server ? server.askAsTable(what) : { trouble: 'no-house' };
};

/** Asks a host; the answer is what was asked for, or the trouble that prevented it. Never rejects. */
export const ask = <A extends Ask>(what: A): Promise<Answer<A['ask']>> =>
  isOfHouse(what) ? askServer(what) : askWorker(what);
