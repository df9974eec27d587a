// One house a file. The lock is a small database beside it, held open for writing: the system itself lets go of it when
// the process ends, however it ends. The file itself stays free to be read by backups and the doctor.
import { DatabaseSync } from 'node:sqlite';

export interface Lock {
  release(): void;
}
export const lockFile = (file: string): string => `${file}.lock`;

/** Nothing when another process holds it. */
export const takeLock = (file: string): Lock | undefined => {
  const lock = new DatabaseSync(lockFile(file));
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === 5) return undefined;
    throw error;
  }
  return { release: () => lock.close() };
};
