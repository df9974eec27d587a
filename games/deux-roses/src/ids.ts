// What texts and boards may know of the game: its nouns and names, no rule and no state.

export { read, write } from './papers/notation.ts';
export * from './rules/data/cells.ts';
export {
  type Action,
  type DeuxRoses,
  type LogEntry,
  other,
  SEATS,
  type Seat,
  type View,
  type Why,
} from './rules/state.ts';
