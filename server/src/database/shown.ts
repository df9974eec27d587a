// Sentences for whoever keeps the house, about a database that stays shut.
import type { Shut } from './database.ts';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where it is, without its password. */
export const shown = (where: string): string => where.replace(/\/\/([^:@/]*):[^@]*@/, '//$1:…@');

export const newer = (where: string): Shut => ({
  shut: [
    `The database ${shown(where)} was written by a newer house than this one. It was left as it is.`,
    'Update the house, or bring back a backup from before the update into a new place: npx rose restore',
  ],
});

export const older = (where: string): Shut => ({
  shut: [
    `The database ${shown(where)} is empty or older than this house. Start the house once to bring it up to date: npm start`,
  ],
});

export const inUse = (file: string): Shut => ({
  shut: [
    `Another house is using the database ${file} already; one file serves one process.`,
    'Stop the other one, or give this one a place of its own: DATA_DIR=… npm start. Many nodes need DATABASE_URL=postgres://…',
  ],
});

export const hollow = (file: string): Shut => ({
  shut: [
    `The file ${file} is empty, so it is no database of a house. It was left as it is.`,
    'If a house was there, bring back its last backup: npx rose restore. If not, take the file away and start again.',
  ],
});
export const orphanLog = (file: string): Shut => ({
  shut: [
    `The database ${file} is not there, but its log ${file}-wal is. Nothing was made, and the log was left as it is.`,
    'Bring the file back to its log; or put the log aside, too, then bring back the last backup (npx rose restore) or start again.',
  ],
});
export const foreign = (file: string): Shut => ({
  shut: [
    `The database ${file} belongs to something else. It was left as it is.`,
    'Give the house a place of its own: DATA_DIR=… npm start',
  ],
});

const DAMAGED = new Set([11, 26]);
const FULL = 13;

/** SQLite's own numbers for what went wrong, as far as there is something to be done about it. */
export const whyNoFile = (file: string, error: unknown): Shut => {
  const { errcode } = error as { errcode?: number };
  const message = messageOf(error);
  if (errcode !== undefined && DAMAGED.has(errcode & 0xff))
    return {
      shut: [
        `The database ${file} is damaged (${message}). It was left as it is.`,
        'Put it aside together with the -wal beside it, then bring back the last backup: npx rose restore',
      ],
    };
  if (errcode === FULL)
    return { shut: [`The disk is full; the database ${file} cannot be written. Make room and start again.`] };
  return {
    shut: [
      `The database ${file} cannot be opened (${message}). Choose a folder you may write to: DATA_DIR=… npm start`,
    ],
  };
};

export const whyNoServer = (url: string, error: unknown): Shut => ({
  shut: [
    `The PostgreSQL at ${shown(url)} cannot be used: ${messageOf(error) || (error as { code?: string }).code || 'no answer'}`,
    'See that it runs, and that DATABASE_URL is right: postgres://user:password@host:5432/database',
  ],
});
