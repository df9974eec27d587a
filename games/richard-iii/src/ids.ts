// What texts and boards may know of the game: its nouns and names, no rule and no state.

export { read, write } from './papers/notation.ts';
export * from './rules/data/areas.ts';
export * from './rules/data/blocks.ts';
export * from './rules/data/borders.ts';
export * from './rules/data/cards.ts';
export * from './rules/data/scenarios.ts';
export type { Fate, Shown } from './rules/log.ts';
export {
  type Action,
  ASIDE,
  DEAD,
  type How,
  type LogEntry,
  MINOR,
  type Options,
  other,
  type PlaceName,
  POOL,
  type RichardIII,
  SEATS,
  type Seat,
  type Why,
} from './rules/state.ts';
export type * from './secrecy/seen.ts';
