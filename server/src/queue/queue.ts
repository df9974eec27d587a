// Work that must be done once, whichever process dies meanwhile: a bot's turn, a deadline, a notice, a letter.

export const JOB_KINDS = ['bot', 'deadline', 'notice', 'pack', 'mail'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** A handler that fails is called again later; one that was killed half-way too. It must bear being called twice. */
export type Handlers = { readonly [K in JobKind]: (payload: unknown) => Promise<void> };

export interface Queue {
  /** Kept before it resolves. The same key replaces the earlier work; `at` is a moment in ISO 8601, now when left out. */
  add(kind: JobKind, key: string, payload: object, at?: string): Promise<void>;
  cancel(key: string): Promise<void>;
  /** Begins to do what waits, also what an earlier process left behind. */
  start(handlers: Handlers): Promise<void>;
  /** Waits for what is being done; what is not begun waits for the next start. */
  stop(): Promise<void>;
}
