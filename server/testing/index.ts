export { type AskCost, measureAsks } from './asks.ts';
export { type KillReport, type KillWishes, proveKills } from './kills.ts';
export { type Late, type LoadPlan, type LoadResult, runLoad } from './load/index.ts';
export { startPostgres, type TestPostgres, type Wanted } from './postgres.ts';
