// How one piece of work is done, on either database: no more at once of one person than their share, and not for ever.
import { type Handlers, JOB_KINDS, type JobKind, type LaneNow, type Lanes } from './queue.ts';

export interface Performing {
  /** Resolves when the work is done; a moment in ISO 8601 when its turn has not come before then. */
  perform(kind: JobKind, payload: unknown): Promise<string | undefined>;
  /** What this process is doing. */
  now(): readonly Pick<LaneNow, 'kind' | 'running' | 'still'>[];
}
interface Share {
  running: number;
  /** When what was put off last comes again: one at a time, so that putting off costs little. */
  last: number;
}

const PAUSE = 1_000;
const personIn = (payload: unknown): string | undefined =>
  typeof payload === 'object' && payload !== null && 'of' in payload ? String(payload.of) : undefined;

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

export const createPerforming = (handlers: Handlers, lanes: Lanes, now: () => number): Performing => {
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
  const ofOne = async (kind: JobKind, payload: unknown, key: string): Promise<string | undefined> => {
    const share = shares.get(key) ?? { running: 0, last: 0 };
    shares.set(key, share);
    if (share.running >= lanes[kind].each) {
      share.last = Math.max(share.last, now()) + PAUSE;
      return new Date(share.last).toISOString();
    }
    share.running++;
    try {
      await doNow(kind, payload);
    } finally {
      share.running--;
      if (share.running === 0) shares.delete(key);
    }
    return undefined;
  };
  return {
    async perform(kind, payload) {
      const person = personIn(payload);
      if (person !== undefined) return ofOne(kind, payload, `${kind} ${person}`);
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
