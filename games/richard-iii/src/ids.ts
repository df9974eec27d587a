// What texts and boards may know of the game: its nouns and names, no rule and no state.
export * from './data/areas.ts';
export * from './data/blocks.ts';
export * from './data/borders.ts';
export * from './data/cards.ts';
export * from './data/scenarios.ts';
export type { Fate, Shown } from './log.ts';
export { read, write } from './notation.ts';
export type * from './seen.ts';
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
} from './state.ts';
