// Bots think in threads of their own, so that no move waits for a thought. What is asked waits: odds first, because a hand
// hovers; then thoughts; each address in turn. Where much waits, or in a crowd, is thought in a shorter time.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Environment, OddsRequest, ThinkRequest } from '@rose/host';
import type { Advice } from '@rose/protocol';
import type { Odds } from '@rose/table';
import { createTurns, type Payer, payerNow, type Turns } from './turns.ts';

export type Wish =
  | { readonly id: number; readonly think: ThinkRequest }
  | { readonly id: number; readonly weigh: OddsRequest };
export type Thought =
  | { readonly id: number; readonly advice: Advice }
  | { readonly id: number; readonly odds: Odds | undefined }
  | { readonly id: number; readonly error: string };
type Answered = Exclude<Thought, { readonly error: string }>;
interface Job {
  readonly wish: Wish;
  readonly payer: Payer;
  readonly signal: AbortSignal;
  resolve(thought: Answered): void;
  reject(error: Error): void;
}
interface Thinker {
  readonly worker: Worker;
  job: Job | undefined;
  alarm: ReturnType<typeof setTimeout> | undefined;
}
export interface Pool extends Pick<Environment, 'think' | 'weigh'> {
  /** How much waits. */
  waiting(): number;
  close(): Promise<void>;
}

const UNWANTED = 'no longer wanted';
/** A search stops itself long before this; whatever takes longer is stuck. */
const PATIENCE = 15_000;
/** Thoughts beyond this many of a person, an address, or all wait in vain, and the house plays what the game knows to do. */
const MOST_EACH = 200;
const MOST_BESIDE = 1_000;
const MOST_WAITING = 5_000;
const LEAST_THOUGHT = 60;
/** What all who wait should have to wait at most, as far as shorter thoughts can help. */
const AIM = 2_000;

/** How long one thought may take while somebody waits at so many addresses, and for so many more at this one. */
export const hurriedTime = (wished: number, threads: number, places: number, more: number): number =>
  Math.max(LEAST_THOUGHT, Math.min(wished, (AIM * threads) / (Math.max(1, places) * (more + 1))));

/** One core is left for moves, where there is more than one. */
const defaultThreads = (): number => Math.max(1, Math.min(4, availableParallelism() - 1));

export const createPool = (threads: number = defaultThreads()): Pool => {
  const thinkers: Thinker[] = [];
  const thoughts = createTurns<Job>();
  const odds = createTurns<Job>();
  let count = 0;
  let isClosed = false;

  const hurried = ({ wish, payer }: Job): Wish => {
    if ('weigh' in wish) return wish;
    const more = thoughts.at(payer.place);
    const milliseconds = hurriedTime(wish.think.milliseconds, threads, thoughts.places(), more);
    return { ...wish, think: { ...wish.think, milliseconds } };
  };
  const finish = (thinker: Thinker, end: (job: Job) => void): void => {
    const { job } = thinker;
    clearTimeout(thinker.alarm);
    thinker.job = undefined;
    if (job) end(job);
  };
  const dismiss = (thinker: Thinker, reason: string): void => {
    const at = thinkers.indexOf(thinker);
    if (at !== -1) thinkers.splice(at, 1);
    void thinker.worker.terminate();
    finish(thinker, (job) => job.reject(new Error(reason)));
    next();
  };
  const hire = (): Thinker => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'thinker' });
    const thinker: Thinker = { worker, job: undefined, alarm: undefined };
    worker.on('message', (thought: Thought) => {
      if (thought.id !== thinker.job?.wish.id) return;
      finish(thinker, (job) => ('error' in thought ? job.reject(new Error(thought.error)) : job.resolve(thought)));
      next();
    });
    worker.on('error', (error) => dismiss(thinker, `a thinker failed: ${String(error)}`));
    worker.unref();
    thinkers.push(thinker);
    return thinker;
  };
  const next = (): void => {
    while (!isClosed && odds.size() + thoughts.size() > 0) {
      const thinker = thinkers.find(({ job }) => job === undefined) ?? (thinkers.length < threads ? hire() : undefined);
      const job = thinker && (odds.take() ?? thoughts.take());
      if (!thinker || !job) return;
      thinker.job = job;
      thinker.alarm = setTimeout(() => dismiss(thinker, 'the bot did not answer'), PATIENCE);
      thinker.worker.postMessage(hurried(job));
    }
  };
  /** A thought under way is left to end by itself: it is short, and a new thread costs more. Its answer is not heard. */
  const drop = (job: Job): void => {
    odds.remove(job);
    thoughts.remove(job);
    job.reject(new Error(UNWANTED));
  };
  const wait = (queue: Turns<Job>, wish: Wish, signal: AbortSignal): Promise<Answered> =>
    new Promise((resolve, reject) => {
      if (signal.aborted || isClosed) return reject(new Error(UNWANTED));
      const payer = payerNow();
      const isFull = queue.size() >= MOST_WAITING || queue.at(payer.place) >= MOST_BESIDE;
      if (isFull || queue.of(payer.person) >= MOST_EACH) return reject(new Error('too many thoughts wait'));
      const job: Job = { wish, payer, signal, resolve, reject };
      signal.addEventListener('abort', () => drop(job), { once: true });
      queue.push(job, payer);
      next();
    });

  return {
    async think(request, signal) {
      const thought = await wait(thoughts, { id: ++count, think: request }, signal);
      if (!('advice' in thought)) throw new Error('the bot answered something else');
      return thought.advice;
    },
    async weigh(request, signal) {
      const thought = await wait(odds, { id: ++count, weigh: request }, signal);
      if (!('odds' in thought)) throw new Error('the bot answered something else');
      return thought.odds;
    },
    waiting: () => thoughts.size() + odds.size(),
    async close() {
      isClosed = true;
      for (let job = odds.take() ?? thoughts.take(); job; job = odds.take() ?? thoughts.take())
        job.reject(new Error(UNWANTED));
      const all = thinkers.splice(0);
      for (const thinker of all) finish(thinker, (job) => job.reject(new Error(UNWANTED)));
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
};
