// How one piece of work is done, on either database: no more at once of one person or address than its share, and not for
// ever.
import { type Handlers, JOB_KINDS, type JobKind, type LaneNow, type Lanes, type PlaceOf } from './queue.ts';

export interface Performing {
  /** Resolves when the work is done; a moment in ISO 8601 when its turn has not come before then. */
  perform(kind: JobKind, payload: unknown): Promise<string | undefined>;
  /** What this process is doing. */
  now(): readonly Pick<LaneNow, 'kind' | 'running' | 'still'>[];
}
interface Share {
  running: number;
  /** When what was put off last comes again: one after the other, so that putting off costs little. */
  last: number;
}

const PAUSE = 1_000;
const textIn = (payload: unknown, name: 'of' | 'at'): string | undefined => {
  const value =
    typeof payload === 'object' && payload !== null && (payload as { readonly [K in typeof name]?: unknown })[name];
  return typeof value === 'string' ? value : undefined;
};

const inTime = async (work: Promise<void>, kind: JobKind, within: number): Promise<void> => {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    alarm = setTimeout(() => reject(new Error(`work "${kind}" did not end within ${within / 1000} s`)), within);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(alarm);
  }
};

export const createPerforming = (
  handlers: Handlers,
  lanes: Lanes,
  now: () => number,
  placeOf: PlaceOf = (_person, told) => told,
): Performing => {
  const shares = new Map<string, Share>();
  const running = new Map<JobKind, number>(JOB_KINDS.map((kind) => [kind, 0]));
  const stirred = new Map<JobKind, number>(JOB_KINDS.map((kind) => [kind, performance.now()]));
  const count = (kind: JobKind, by: 1 | -1): void => {
    running.set(kind, (running.get(kind) ?? 0) + by);
    stirred.set(kind, performance.now());
  };
  const doNow = async (kind: JobKind, payload: unknown): Promise<void> => {
    count(kind, 1);
    try {
      await inTime(handlers[kind](payload), kind, lanes[kind].within);
    } finally {
      count(kind, -1);
    }
  };
  /** Who has a part in it, each with the most of it that may be done at once. */
  const parties = (kind: JobKind, person: string, told: string | undefined): ReadonlyMap<string, number> => {
    const { atOnce, each, beside } = lanes[kind];
    const place = placeOf(person, told);
    const persons = new Map([[`${kind} of ${person}`, each]]);
    // Many who cannot be told apart may be one: they leave room for others.
    return place === undefined
      ? persons.set(`${kind} anywhere`, Math.ceil(atOnce / 2))
      : persons.set(`${kind} at ${place}`, beside);
  };
  const begun = (key: string): void => {
    const share = shares.get(key);
    if (share) share.running++;
    else shares.set(key, { running: 1, last: 0 });
  };
  const ended = (key: string): void => {
    const share = shares.get(key);
    if (share && --share.running === 0) shares.delete(key);
  };
  const ofOne = async (kind: JobKind, payload: unknown, person: string): Promise<string | undefined> => {
    const keys = parties(kind, person, textIn(payload, 'at'));
    for (const [key, most] of keys) {
      const share = shares.get(key);
      if (!share || share.running < most) continue;
      share.last = Math.max(share.last, now()) + (PAUSE * lanes[kind].each) / most;
      return new Date(share.last).toISOString();
    }
    for (const key of keys.keys()) begun(key);
    try {
      await doNow(kind, payload);
    } finally {
      for (const key of keys.keys()) ended(key);
    }
    return undefined;
  };
  return {
    async perform(kind, payload) {
      const person = textIn(payload, 'of');
      if (person !== undefined) return ofOne(kind, payload, person);
      await doNow(kind, payload);
      return undefined;
    },
    now: () =>
      JOB_KINDS.map((kind) => ({
        kind,
        running: running.get(kind) ?? 0,
        still: performance.now() - (stirred.get(kind) ?? 0),
      })),
  };
};
