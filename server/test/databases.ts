// Databases for tests, of both kinds: whatever is promised about one holds for the other.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { type Database, type DatabaseKind, type HowToOpen, isShut, openDatabase } from '../src/database/index.ts';

export const KINDS: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** A folder that is gone after the test. */
export const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rose-database-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Where a new, empty database may be opened: a file, or a URL. */
export const freshPlace = async (kind: DatabaseKind): Promise<string> => {
  if (kind === 'sqlite') return join(scratch(), 'rose.sqlite');
  const response = await fetch(inject('postgres'));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
};

export const opened = async (where: string, how: HowToOpen = {}): Promise<Database> => {
  const database = await openDatabase(where, how);
  if (isShut(database)) throw new Error(database.shut.join(' '));
  onTestFinished(() => database.close());
  return database;
};

export const freshDatabase = async (kind: DatabaseKind): Promise<Database> => opened(await freshPlace(kind));

const READING: KyselyPlugin = {
  transformQuery({ node }) {
    if (/^(Insert|Update|Delete)QueryNode$/.test(node.kind)) throw new Error(`written past \`write\`: ${node.kind}`);
    return node;
  },
  transformResult: async ({ result }) => result,
};
/**
 * The same database as the services of a house may use it: what is written by a question of its own would keep all others
 * waiting for the disk, so all of it goes by `write`.
 */
export const readOnly = (database: Database): Database => ({ ...database, db: database.db.withPlugin(READING) });
