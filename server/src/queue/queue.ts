// Work that must be done once, whichever process dies meanwhile: a bot's turn, a deadline, a notice, a letter.
import type { Transaction } from 'kysely';
import type { Pace, Schema } from '../database/index.ts';

export const JOB_KINDS = ['bot', 'deadline', 'notice', 'pack', 'mail'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** A handler that fails is called again later, and so is one that was killed half-way: it must bear being called twice. */
export type Handlers = { readonly [K in JobKind]: (payload: unknown) => Promise<void> };

/** Where a person is, if known: people at one address share what is done for it at once. `told`: where the work says. */
export type PlaceOf = (person: string, told?: string) => string | undefined;

export interface Queue {
  /** Kept before it resolves. The same key replaces the earlier work; `at` is a moment in ISO 8601, now when left out. */
  add(kind: JobKind, key: string, payload: object, at?: string): Promise<void>;
  /** The same within a transaction: the work is kept if, and only if, the rest of it is. */
  addWithin(db: Transaction<Schema>, kind: JobKind, key: string, payload: object, at?: string): Promise<void>;
  cancel(key: string): Promise<void>;
  /** Begins to do what waits, also what an earlier process left behind. */
  start(handlers: Handlers, placeOf?: PlaceOf): Promise<void>;
  /** Waits for what is being done; what is not begun waits for the next start. */
  stop(): Promise<void>;
  lanes(): Promise<readonly LaneNow[]>;
  /** What time it is, in milliseconds, as work is due by it. */
  now(): number;
}
/** How a kind of work is done: beside every other kind, so that none waits for another. */
export interface Lane {
  /** How much of it is done at once. Most of it waits for others: thinkers, mail servers. */
  readonly atOnce: number;
  /** How much of that may be of one person (`of` in its payload; `at`: where that person was when it was written down). */
  readonly each: number;
  /** How much of it may be of all people at one address. Those of whom nobody knows where they are may have half of it. */
  readonly beside: number;
  /** Work that takes longer has failed, in milliseconds. */
  readonly within: number;
}
export type Lanes = { readonly [K in JobKind]: Lane };
export const LANES: Lanes = {
  bot: { atOnce: 400, each: 16, beside: 100, within: 120_000 },
  deadline: { atOnce: 20, each: 1, beside: 4, within: 60_000 },
  notice: { atOnce: 40, each: 2, beside: 10, within: 30_000 },
  pack: { atOnce: 2, each: 2, beside: 2, within: 600_000 },
  mail: { atOnce: 8, each: 1, beside: 4, within: 120_000 },
};
/** What a lane looks like from outside. Times in milliseconds. */
export interface LaneNow {
  readonly kind: JobKind;
  /** Under way in this process. */
  readonly running: number;
  /** Due and begun by nobody, and for how long the oldest of it has been. */
  readonly waiting: number;
  readonly oldest: number;
  /** Since something was last begun or ended here. */
  readonly still: number;
}
export interface QueueWishes {
  readonly lanes?: Lanes;
  /** What time it is, in milliseconds. */
  readonly now?: () => number;
  /** How often PostgreSQL is asked for what is due at a later moment, in milliseconds, where not as usual. */
  readonly poll?: { readonly [K in JobKind]?: number };
  /** How long PostgreSQL may take to answer, where not as usual. */
  readonly pace?: Pace;
  /** What went wrong inside, for whoever keeps the house. */
  readonly report: (error: unknown) => void;
}

/** Work that fails as often as this is given up; the last tries are hours apart. */
export const MOST_TRIES = 25;
