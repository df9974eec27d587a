export { type KillReport, type KillWishes, proveKills } from './kills.ts';
export { startPostgres, type TestPostgres, type Wanted } from './postgres.ts';
