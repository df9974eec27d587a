// The database: opening, migrating, writing.
export { writtenOut } from './checked.ts';
export { closeConnection, isLate, keepAsking, openConnection, PACE, type Pace } from './connection.ts';
export {
  type AtOnce,
  type Database,
  type DatabaseKind,
  isShut,
  type PostgresDatabase,
  type Shut,
  type SqliteDatabase,
} from './database.ts';
export { isDiskFull, isLost } from './disk-space.ts';
export { migrate, versionOf } from './migrate.ts';
export { type HowToOpen, openDatabase } from './open.ts';
export type { Row, Schema } from './schema.ts';
export { poolOf } from './server.ts';
export { SEVERAL } from './writing.ts';
