// What texts and boards may know of the game: its nouns and names, no rule and no state.
export { read, write } from './papers/notation.ts';
export {
  type Action,
  HANDFULS,
  type Handful,
  type How,
  type LogEntry,
  type Options,
  other,
  SEATS,
  type Seat,
  type Skeleton,
  type View,
  type Why,
} from './rules/state.ts';
