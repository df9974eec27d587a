// The store of tables in the database.
export type { Written } from './append.ts';
export { packFinished, packTable } from './packing.ts';
export { type Read, readTable } from './reading.ts';
export { type Done, isRace, type StoreWishes, sqlStore } from './sql.ts';
