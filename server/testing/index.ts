// The door for tests and measurements: servers and players as processes, load, prices.
export { type AskCost, measureAsks } from './asks.ts';
export { ALL_FLOOD_KINDS, FLOOD_KINDS, type FloodCost, MOST_TIMES, measureFloods } from './floods.ts';
export { type HouseAt, openHouseAt } from './house-at.ts';
export { type JournalCost, measureJournals, sayJournal } from './journals.ts';
export { type KillReport, type KillWishes, proveKills } from './kills.ts';
export { type LoadPlan, type LoadResult, runLoad } from './load/index.ts';
export type { Late } from './load/lateness.ts';
export { startPostgres, type TestPostgres, type Wanted } from './postgres.ts';
export { MISFORTUNES, type Misfortune, misfortuneNamed, type ProofReport, prove } from './prove/index.ts';
