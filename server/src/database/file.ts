// The database in one SQLite file.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Database, Shut } from './database.ts';
import { type Disk, diskOf } from './disk.ts';
import { type Lock, takeLock } from './lock.ts';
import { type How, settle } from './migrate.ts';
import { inUse, newer, older, whyNoFile } from './shown.ts';
import { openSqlite, sqliteDb, watchSqlite } from './sqlite.ts';
import { writingTo } from './writing.ts';

/** A page that was torn or overwritten is found before anything is built upon it. */
const damageOf = (sqlite: DatabaseSync): string | undefined => {
  const row = sqlite.prepare('pragma quick_check(1)').get();
  const found = String(Object.values(row ?? {})[0] ?? 'ok');
  return found === 'ok' ? undefined : found;
};
const damaged = (what: string): Error => Object.assign(new Error(what), { errcode: 11 });

const fill = async (file: string, sqlite: DatabaseSync, lock: Lock | undefined, how: How): Promise<Database | Shut> => {
  const db = sqliteDb(sqlite);
  let disk: Disk | undefined;
  const close = async (): Promise<void> => {
    // Kysely closes what it has used; a connection it never used stays open.
    await db.destroy();
    if (sqlite.isOpen) sqlite.close();
    disk?.close();
    lock?.release();
  };
  try {
    const damage = lock ? damageOf(sqlite) : undefined;
    if (damage !== undefined) throw damaged(damage);
    const is = await settle(db, 'sqlite', how);
    if (is === 'done') {
      // A visitor writes nothing.
      if (lock) disk = diskOf(file, sqlite);
      return { kind: 'sqlite', file, db, write: writingTo('sqlite', db, disk), close };
    }
    await close();
    return is === 'newer' ? newer(file) : older(file);
  } catch (error) {
    await close();
    return whyNoFile(file, error);
  }
};

export const openFile = async (file: string, how: How): Promise<Database | Shut> => {
  let lock: Lock | undefined;
  try {
    if (how.asVisitor) return existsSync(file) ? await fill(file, watchSqlite(file), undefined, how) : older(file);
    mkdirSync(dirname(file), { recursive: true });
    lock = takeLock(file);
    return lock ? await fill(file, openSqlite(file), lock, how) : inUse(file);
  } catch (error) {
    lock?.release();
    return whyNoFile(file, error);
  }
};
