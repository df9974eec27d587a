// The place of a database file: a folder and files for nobody but whoever runs the house, and nothing of somebody else's.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lockFile } from './lock.ts';

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** Step by step: where a folder cannot be made, the system says why at once. */
export const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: OWN_FOLDER });
};

/** A folder that was there before is shut to others, too, if it is the house's own: if nothing lies in it but its files. */
export const shutFolder = (file: string): void => {
  if (process.platform === 'win32') return;
  const folder = dirname(file);
  const { mode, uid } = statSync(folder);
  const isOwn = uid === process.getuid?.() && readdirSync(folder).every((name) => name.startsWith(basename(file)));
  if (isOwn && (mode & 0o777) !== OWN_FOLDER) chmodSync(folder, OWN_FOLDER);
};

/** What was there before, and what SQLite makes beside it later: its other files take the rights of the first. */
export const keepPrivate = (file: string): void => {
  if (process.platform === 'win32') return;
  closeSync(openSync(lockFile(file), 'a', OWN_FILE));
  for (const one of [file, `${file}-wal`, `${file}-shm`, lockFile(file)])
    if (existsSync(one) && (statSync(one).mode & 0o777) !== OWN_FILE) chmodSync(one, OWN_FILE);
};
/** Made before SQLite makes it, so that it is never open to others. */
export const makePrivate = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, 'wx', OWN_FILE));
};

/** A file of no bytes is no house: something emptied it. Nor is one of a single byte, which SQLite takes for none. */
export const isHollow = (file: string): boolean => existsSync(file) && statSync(file).size <= 1;
/** The log of a file that is gone: SQLite would write it into whatever bears the name next. */
export const isOrphanLog = (file: string): boolean => {
  const log = `${file}-wal`;
  return !existsSync(file) && existsSync(log) && statSync(log).size > 0;
};

/** Many a program counts its migrations; few have these beside them. */
const OURS: readonly string[] = ['migrations', 'players', 'tables', 'entries'];
/** A database of something else, or one that was emptied: a house's own bears its name only when all of it is there. */
export const isForeign = (file: string): boolean => {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    const names = sqlite.prepare("select name from sqlite_master where type = 'table'").all();
    return !OURS.every((ours) => names.some(({ name }) => name === ours));
  } finally {
    sqlite.close();
  }
};
