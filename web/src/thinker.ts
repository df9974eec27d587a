// Bots think in a worker of their own, one thought at a time, so the host answers meanwhile. A thought that nobody
// waits for any more is ended with its worker; the next one gets a fresh one.
import type { ThinkRequest } from '@rose/host';
import type { Advice } from '@rose/protocol';

export type BotAnswer =
  | { readonly id: number; readonly advice: Advice }
  | { readonly id: number; readonly error: string };
interface Job {
  readonly id: number;
  readonly request: ThinkRequest;
  readonly signal: AbortSignal;
  resolve(advice: Advice): void;
  reject(error: Error): void;
}
/** A search stops itself long before this; whatever takes longer is stuck. */
const PATIENCE = 15_000;

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
    if (answer.id !== current?.id) return;
    if ('error' in answer) finish((job) => job.reject(new Error(answer.error)));
    else finish((job) => job.resolve(answer.advice));
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
    worker.postMessage({ id: current.id, request: current.request });
  };
  const drop = (job: Job): void => {
    if (current === job) {
      fail('no longer wanted');
      return;
    }
    const at = queue.indexOf(job);
    if (at === -1) return;
    queue.splice(at, 1);
    job.reject(new Error('no longer wanted'));
  };

  return (request: ThinkRequest, signal: AbortSignal): Promise<Advice> =>
    new Promise((resolve, reject) => {
      const job: Job = { id: ++count, request, signal, resolve, reject };
      if (signal.aborted) return reject(new Error('no longer wanted'));
      signal.addEventListener('abort', () => drop(job), { once: true });
      queue.push(job);
      next();
    });
};
