// What time it is at the tables. It goes on as a clock does that nobody can set: by the machine's monotonic one. Small
// corrections of the machine's own are followed at once; a jump is told, and followed only when it has lasted.
import type { Log } from './log.ts';

export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
}
export interface TimeParts {
  /** What the machine's clock shows, and what can only go forward; milliseconds. */
  readonly wall?: () => number;
  readonly steady?: () => number;
  readonly log?: Pick<Log, 'warn' | 'info'>;
}

/** More than this at once is a jump. */
const SMALL = 1_000;
/** How long the machine must insist on it. */
const LASTING = 10 * 60_000;

export const createTime = ({
  wall = Date.now,
  steady = () => performance.now(),
  log = { warn: () => undefined, info: () => undefined },
}: TimeParts = {}): Time => {
  let ahead = wall() - steady();
  let jump: { readonly since: number; readonly by: number } | undefined;
  /** Whether this is the jump we know of: then it may have lasted. */
  const isKnown = (by: number): boolean => jump !== undefined && Math.abs(jump.by - by) <= SMALL;

  return {
    now() {
      const by = wall() - steady() - ahead;
      if (Math.abs(by) <= SMALL) {
        ahead += by;
        jump = undefined;
        return steady() + ahead;
      }
      if (!isKnown(by)) {
        jump = { since: steady(), by };
        log.warn('clock-jumped', { seconds: Math.round(by / 1000) });
      }
      if (jump && steady() - jump.since > LASTING) {
        log.info('clock-followed', { seconds: Math.round(by / 1000) });
        ahead += by;
        jump = undefined;
      }
      return steady() + ahead;
    },
  };
};

/** What a slow answer or a busy machine explains is no difference, in milliseconds. */
const DOUBT = 100;
/** The clock of the database, which all nodes of a house share: what this machine shows, and how far that is from it. */
export const sharedWall = (ask: () => Promise<number>, wall: () => number = Date.now) => {
  let apart = 0;
  return {
    wall: (): number => wall() + apart,
    /** Called now and then. */
    async look(): Promise<void> {
      const sent = wall();
      const there = await ask();
      const back = wall();
      const found = there - (sent + back) / 2;
      if (Math.abs(found - apart) > DOUBT + Math.abs(back - sent) / 2) apart = found;
    },
  };
};
