// What texts and boards may know of the game: its nouns and names, no rule and no state.
export * from './data/cells.ts';
export { read, write } from './notation.ts';
export {
  type Action,
  type DeuxRoses,
  type How,
  type LogEntry,
  type Options,
  other,
  SEATS,
  type Seat,
  type SideView,
  type View,
  type Why,
} from './state.ts';
