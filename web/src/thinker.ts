// Bots think in a worker of their own, one thought at a time, so the host answers meanwhile. A thought that nobody
// waits for any more is ended with its worker; the next one gets a fresh one. Odds are weighed there too, between the
// thoughts: that is soon done, so what is begun is finished, wanted or not.
import type { OddsRequest, ThinkRequest } from '@rose/host';
import type { Advice } from '@rose/protocol';
import type { Odds } from '@rose/table';

export type BotRequest =
  | { readonly id: number; readonly request: ThinkRequest }
  | { readonly id: number; readonly weigh: OddsRequest };
export type BotAnswer =
  | { readonly id: number; readonly advice: Advice }
  | { readonly id: number; readonly odds: Odds | undefined }
  | { readonly id: number; readonly error: string };
type Answered = Exclude<BotAnswer, { readonly error: string }>;
interface Job {
  readonly message: BotRequest;
  resolve(answer: Answered): void;
  reject(error: Error): void;
}
/** A search stops itself long before this; whatever takes longer is stuck. */
const PATIENCE = 15_000;
const UNWANTED = 'no longer wanted';

export const createThinker = (spawn: () => Worker) => {
  const queue: Job[] = [];
  let worker: Worker | undefined;
  let current: Job | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  const finish = (end: (job: Job) => void): void => {
    const job = current;
    current = undefined;
    clearTimeout(alarm);
    if (job) end(job);
    next();
  };
  const fail = (reason: string): void => {
    worker?.terminate();
    worker = undefined;
    finish((job) => job.reject(new Error(reason)));
  };
  const hear = (answer: BotAnswer): void => {
    if (answer.id !== current?.message.id) return;
    if ('error' in answer) finish((job) => job.reject(new Error(answer.error)));
    else finish((job) => job.resolve(answer));
  };
  const start = (): Worker => {
    const started = spawn();
    started.addEventListener('message', (event: MessageEvent<BotAnswer>) => hear(event.data));
    started.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker === started) fail(`the bots' worker failed: ${event.message}`);
    });
    return started;
  };
  const next = (): void => {
    if (current) return;
    current = queue.shift();
    if (!current) return;
    alarm = setTimeout(() => fail('the bot did not answer'), PATIENCE);
    worker ??= start();
    worker.postMessage(current.message);
  };
  const drop = (job: Job): void => {
    if (current === job && 'request' in job.message) {
      fail(UNWANTED);
      return;
    }
    const at = queue.indexOf(job);
    if (at !== -1) queue.splice(at, 1);
    job.reject(new Error(UNWANTED));
  };
  const wait = (message: BotRequest, signal: AbortSignal): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const job: Job = { message, resolve, reject };
      if (signal.aborted) return reject(new Error(UNWANTED));
      signal.addEventListener('abort', () => drop(job), { once: true });
      queue.push(job);
      next();
    });

  return {
    async think(request: ThinkRequest, signal: AbortSignal): Promise<Advice> {
      const answer = await wait({ id: ++count, request }, signal);
      if (!('advice' in answer)) throw new Error('the bot answered something else');
      return answer.advice;
    },
    async weigh(request: OddsRequest, signal: AbortSignal): Promise<Odds | undefined> {
      const answer = await wait({ id: ++count, weigh: request }, signal);
      if (!('odds' in answer)) throw new Error('the bot answered something else');
      return answer.odds;
    },
  };
};
