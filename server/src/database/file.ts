// The database in one SQLite file.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Database, Shut } from './database.ts';
import { type Disk, diskOf } from './disk.ts';
import { createDiskSpace } from './disk-space.ts';
import { type Lock, takeLock } from './lock.ts';
import { type How, settle } from './migrate.ts';
import { isForeign, isHollow, isOrphanLog, keepPrivate, makeFolder, shutFolder } from './place.ts';
import { foreign, hollow, inUse, newer, older, orphanLog, whyNoFile } from './shown.ts';
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
  const space = createDiskSpace();
  const { db, atOnce } = sqliteDb(sqlite, space);
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
      return { kind: 'sqlite', file, db, atOnce, space, write: writingTo('sqlite', db, disk, space), close };
    }
    await close();
    return is === 'newer' ? newer(file) : older(file);
  } catch (error) {
    await close();
    return whyNoFile(file, error);
  }
};

/** Under another name first: whatever bears the right name is a whole database, also when this process is killed. */
const makeNew = async (file: string, how: How): Promise<void> => {
  const fresh = `${file}.new`;
  for (const end of ['', '-wal', '-shm']) rmSync(`${fresh}${end}`, { force: true });
  const sqlite = openSqlite(fresh);
  const { db } = sqliteDb(sqlite);
  try {
    await settle(db, 'sqlite', how);
  } finally {
    await db.destroy();
    if (sqlite.isOpen) sqlite.close();
  }
  renameSync(fresh, file);
};

export const openFile = async (file: string, how: How): Promise<Database | Shut> => {
  let lock: Lock | undefined;
  try {
    if (how.asVisitor) return existsSync(file) ? await fill(file, watchSqlite(file), undefined, how) : older(file);
    makeFolder(dirname(file));
    if (isHollow(file)) return hollow(file);
    if (isOrphanLog(file)) return orphanLog(file);
    if (existsSync(file) && isForeign(file)) return foreign(file);
    shutFolder(file);
    keepPrivate(file);
    lock = takeLock(file);
    if (!lock) return inUse(file);
    if (!existsSync(file)) await makeNew(file, how);
    return await fill(file, openSqlite(file), lock, how);
  } catch (error) {
    lock?.release();
    return whyNoFile(file, error);
  }
};
