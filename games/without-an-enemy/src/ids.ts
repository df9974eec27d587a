// What texts and boards may know of the game: its nouns and names, no rule and no state.
export { read, write } from './papers/notation.ts';
export type { BattleKind, BattleStep } from './rules/battle-facts.ts';
export * from './rules/data/areas.ts';
export * from './rules/data/blocks.ts';
export * from './rules/data/borders.ts';
export * from './rules/data/calendar.ts';
export * from './rules/data/cards.ts';
export * from './rules/data/cities.ts';
export { SCENARIOS, type ScenarioName, SETUPS } from './rules/data/scenarios.ts';
export * from './rules/data/tables.ts';
export { SEATS, type Seat } from './rules/fields.ts';
export type { BlockRoll } from './rules/log.ts';
export * from './rules/places.ts';
export { type Action, type LogEntry, other, type WithoutAnEnemy } from './rules/state.ts';
export type * from './secrecy/seen.ts';
