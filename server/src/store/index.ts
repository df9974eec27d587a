export { packFinished, packTable } from './packing.ts';
export { readTable } from './reading.ts';
export { type StoreWishes, sqlStore, type Written } from './sql.ts';
