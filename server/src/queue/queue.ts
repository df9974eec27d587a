// Work that must be done once, whichever process dies meanwhile: a bot's turn, a deadline, a notice, a letter.
import type { Transaction } from 'kysely';
import type { Schema } from '../database/index.ts';

export const JOB_KINDS = ['bot', 'deadline', 'notice', 'pack', 'mail'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** A handler that fails is called again later, and so is one that was killed half-way: it must bear being called twice. */
export type Handlers = { readonly [K in JobKind]: (payload: unknown) => Promise<void> };

export interface Queue {
  /** Kept before it resolves. The same key replaces the earlier work; `at` is a moment in ISO 8601, now when left out. */
  add(kind: JobKind, key: string, payload: object, at?: string): Promise<void>;
  /** The same within a transaction: the work is kept if, and only if, the rest of it is. */
  addWithin(db: Transaction<Schema>, kind: JobKind, key: string, payload: object, at?: string): Promise<void>;
  cancel(key: string): Promise<void>;
  /** Begins to do what waits, also what an earlier process left behind. */
  start(handlers: Handlers): Promise<void>;
  /** Waits for what is being done; what is not begun waits for the next start. */
  stop(): Promise<void>;
}
export interface QueueWishes {
  /** How much is done at once. Most of it waits for others: thinkers, mail servers. */
  readonly atOnce?: number;
  /** What went wrong inside, for whoever keeps the house. */
  readonly report: (error: unknown) => void;
}

export const AT_ONCE = 20;
/** Work that fails as often as this is given up; the last tries are hours apart. */
export const MOST_TRIES = 25;
