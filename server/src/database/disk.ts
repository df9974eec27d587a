// Waiting for the disk without keeping everybody waiting. SQLite would stand still at every commit until the disk has
// it; so commits of many go into its log at once, and a thread beside waits until that log is on disk, before anybody is
// told that something is kept. It is as safe, and the house hears the next moves meanwhile.
import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { DURABLE } from './sqlite.ts';

export interface Disk {
  /** Runs a job whose commits are on disk only after the next `flush`. */
  soon<T>(job: () => Promise<T>): Promise<T>;
  /** Everything committed so far is on disk when it resolves. */
  flush(): Promise<void>;
  close(): void;
}

/** The name of a new file is kept by its folder. */
const keepNames = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/** Of a database that is open and has been read from: then its log is there, and stays the same file until it closes. */
export const diskOf = (file: string, sqlite: DatabaseSync): Disk => {
  const log = openSync(`${file}-wal`, 'r+');
  keepNames(dirname(file));
  return {
    async soon(job) {
      sqlite.exec('pragma synchronous = normal');
      try {
        return await job();
      } finally {
        sqlite.exec(DURABLE);
      }
    },
    flush: () =>
      new Promise((resolve, reject) => {
        fdatasync(log, (error) => (error ? reject(error) : resolve()));
      }),
    close: () => closeSync(log),
  };
};
