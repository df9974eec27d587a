// A backup put back into an empty place, of the same kind or the other: all of it or nothing.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, migrate, type Schema } from '../database/index.ts';
import { type JobKind, openQueue } from '../queue/index.ts';
import type { Backup } from './backup.ts';
import { type AnyRow, FORMAT, type Foot, type Head, type Kept, readRow } from './format.ts';

/** A mistake of whoever restores, in a sentence for them. */
export interface NotRestored {
  readonly not: string;
}

/** Whatever is wrong with the file is thrown to whoever reads: a cut one, too. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const unzipped = bytes.pipe(createGunzip());
  bytes.on('error', (error) => unzipped.destroy(error));
  unzipped.setEncoding('utf8');
  let begun = '';
  for await (const part of unzipped as AsyncIterable<string>) {
    const lines = (begun + part).split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
  if (begun !== '') yield begun;
}

/** The first line of a backup, which names the schema it needs. */
export const readHead = async (file: string): Promise<Head | NotRestored> => {
  try {
    for await (const line of linesIn(file)) {
      const head = JSON.parse(line) as Head;
      return head.format === FORMAT ? head : { not: `${file} is not a backup of this house` };
    }
    return { not: `${file} is empty` };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { not: code === 'ENOENT' ? `there is no file ${file}` : `${file} is not a backup: ${message}` };
  }
};

const isEmpty = async ({ db }: Database): Promise<boolean> => {
  const player = await db.selectFrom('players').select('id').limit(1).execute();
  const table = await db.selectFrom('tables').select('id').limit(1).execute();
  return player.length + table.length === 0;
};

const AT_ONCE = 200;
const insert = async (db: Kysely<Schema>, table: Kept, rows: readonly AnyRow[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
};

interface Lines {
  readonly rows: AsyncGenerator<{ readonly table: Kept; readonly row: AnyRow }>;
  /** After the last row: the number and the hash, as they are and as they should be. */
  ends(): { readonly found: Foot; readonly told: Foot | undefined };
}
const readLines = (file: string): Lines => {
  const hash = createHash('sha256');
  let count = 0;
  let told: Foot | undefined;
  let isHead = true;
  async function* rows() {
    for await (const line of linesIn(file)) {
      if (isHead) {
        isHead = false;
        continue;
      }
      const json: unknown = JSON.parse(line);
      if (typeof json === 'object' && json !== null && 'sha256' in json) {
        told = json as Foot;
        return;
      }
      const found = readRow(json);
      hash.update(`${line}\n`);
      count++;
      yield found;
    }
  }
  return { rows: rows(), ends: () => ({ found: { rows: count, sha256: hash.digest('hex') }, told }) };
};

const proven = (lines: Lines): Backup => {
  const { found, told } = lines.ends();
  if (told?.rows !== found.rows || told.sha256 !== found.sha256) throw new Error('the backup is cut short or damaged');
  return found;
};
const notRestored = (error: unknown): NotRestored => ({
  not: `nothing was restored: ${error instanceof Error ? error.message : String(error)}`,
});
/** Read to its end before a place is made for it: a house without anything in it would be opened by whoever comes next. */
export const proveBackup = async (file: string): Promise<Backup | NotRestored> => {
  try {
    const lines = readLines(file);
    for await (const _row of lines.rows);
    return proven(lines);
  } catch (error) {
    return notRestored(error);
  }
};

type Job = AnyRow & { readonly key: string; readonly kind: JobKind; readonly payload: string; readonly due: string };

const fill = async (db: Transaction<Schema>, file: string, job: (row: Job) => Promise<void>): Promise<Backup> => {
  // A house that was opened once and never visited has made secrets of its own, which nobody knows yet.
  await db.deleteFrom('secrets').execute();
  const lines = readLines(file);
  let table: Kept | undefined;
  let rows: AnyRow[] = [];
  const flush = async (): Promise<void> => {
    if (table) await insert(db, table, rows);
    rows = [];
  };
  for await (const found of lines.rows) {
    if (found.table !== table || rows.length >= AT_ONCE) await flush();
    table = found.table;
    if (table === 'jobs') await job(found.row as Job);
    else rows.push(found.row);
  }
  await flush();
  return proven(lines);
};

/** The database must have been opened up to the schema of the backup; what came later is added afterwards. */
export const restoreBackup = async (database: Database, file: string): Promise<Backup | NotRestored> => {
  if (!(await isEmpty(database)))
    return { not: 'there are players or tables already; a backup is only put back into an empty place' };
  try {
    const queue = await openQueue(database, { report: () => undefined });
    const restored = await database.db
      .transaction()
      .execute((db) =>
        fill(db, file, ({ kind, key, payload, due }) =>
          queue.addWithin(db, kind, key, JSON.parse(payload) as object, due),
        ),
      );
    await migrate(database.db, database.kind);
    return restored;
  } catch (error) {
    return notRestored(error);
  }
};
