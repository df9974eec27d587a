// Finds and opens the database for commands that look after it.
import { join } from 'node:path';
import type { Database } from '@rose/server/keep';
import { wrong } from './wrong.ts';

/** Fetched only by the commands that need it: it brings the whole server along. */
export const keeping = () => import('@rose/server/keep');

/** The database that is named, else the one that `npm start` would use here. */
export const placeGiven = async (named: unknown): Promise<string> => {
  if (typeof named === 'string') return named;
  const { FILE, isWrong, readSettings } = await keeping();
  const settings = readSettings(process.env);
  if (isWrong(settings)) throw wrong(settings.wrong.join(' '));
  return settings.database ?? join(settings.dataDir, FILE);
};

/** Does something with a database beside a running house, and closes it again. */
export const visiting = async <T>(named: unknown, job: (database: Database) => Promise<T>): Promise<T> => {
  const { isShut, openDatabase } = await keeping();
  const database = await openDatabase(await placeGiven(named), { asVisitor: true });
  if (isShut(database)) throw wrong(database.shut.join(' '));
  try {
    return await job(database);
  } finally {
    await database.close();
  }
};
