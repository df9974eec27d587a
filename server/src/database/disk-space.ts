// Whether the disk is full: learnt from whatever fails for want of space, until a larger write has succeeded.
import type { LogEvent } from 'kysely';

export interface DiskSpace {
  setFull(now: boolean): void;
  /** Whether the last write found no space. */
  wasFull(): boolean;
}
export const createDiskSpace = (): DiskSpace => {
  let full = false;
  return {
    setFull(now) {
      full = now;
    },
    wasFull: () => full,
  };
};

const SQLITE_FULL = 13;
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** A disk that is full, as SQLite, the system and PostgreSQL say it. */
export const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if ('errcode' in error && Number(error.errcode) % 256 === SQLITE_FULL) return true;
  return 'code' in error && FULL.has(error.code);
};
/** Hears every question that fails, whoever asked it. */
export const noting =
  (space: DiskSpace) =>
  (event: LogEvent): void => {
    if (event.level === 'error' && isDiskFull(event.error)) space.setFull(true);
  };
/** A database that does not answer in time, or cannot be reached. */
const LOST = /timeout|terminat|ECONNREFUSED|ECONNRESET|EPIPE|Connection|not queryable|database system is/i;
export const isLost = (error: unknown): boolean => error instanceof Error && LOST.test(`${error.message}`);
