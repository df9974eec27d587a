// Where the house keeps its things, for commands that look after them.
import { join } from 'node:path';
import type { Cellar } from '@rose/server/keep';
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
export const visiting = async <T>(named: unknown, job: (cellar: Cellar) => Promise<T>): Promise<T> => {
  const { isShut, openCellar } = await keeping();
  const cellar = await openCellar(await placeGiven(named), { asVisitor: true });
  if (isShut(cellar)) throw wrong(cellar.shut.join(' '));
  try {
    return await job(cellar);
  } finally {
    await cellar.close();
  }
};
