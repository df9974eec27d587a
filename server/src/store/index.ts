export type { Written } from './append.ts';
export { packFinished, packTable } from './packing.ts';
export { readTable } from './reading.ts';
export { type StoreWishes, sqlStore } from './sql.ts';
