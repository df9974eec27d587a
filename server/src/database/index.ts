export { type Cellar, isShut, type Kind, type PostgresCellar, type Shut, type SqliteCellar } from './cellar.ts';
export { writtenOut } from './checked.ts';
export { migrate, versionOf } from './migrate.ts';
export { MIGRATIONS } from './migrations.ts';
export { isUrl, type Opening, openCellar } from './open.ts';
export type { Database, Flag, NewRow, Row } from './schema.ts';
export { poolOf } from './server.ts';
export type { Job, Write } from './writing.ts';
