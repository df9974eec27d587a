// The store of tables in the database.
export { packFinished, packTable } from './packing.ts';
export { type Read, readTable } from './reading.ts';
export { type Done, isRace, sqlStore } from './sql.ts';
