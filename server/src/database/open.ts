// Opens the database: a file, or the URL of a PostgreSQL. What is wrong is said in sentences, and then nothing is changed.
import { resolve } from 'node:path';
import type { Database, Shut } from './database.ts';
import { openFile } from './file.ts';
import { openServer } from './server.ts';

export interface HowToOpen {
  /** Looks only, also beside a running house: takes no lock and changes no schema. */
  readonly asVisitor?: boolean;
  /** How far an empty database is brought: to the end when left out. For a backup that was made earlier on the way. */
  readonly upTo?: number;
  /** How long a PostgreSQL may take to answer, in milliseconds: whoever waits for a move must hear something. */
  readonly patience?: number;
  /** Most connections of this node to PostgreSQL. */
  readonly connections?: number;
}

export const isUrl = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

export const openDatabase = (
  where: string,
  { asVisitor = false, connections, upTo, patience }: HowToOpen = {},
): Promise<Database | Shut> =>
  isUrl(where)
    ? openServer(where, { asVisitor, upTo }, connections, patience)
    : openFile(resolve(where), { asVisitor, upTo });
