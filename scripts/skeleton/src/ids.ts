// What texts and boards may know of the game: its nouns and names, no rule and no state.
export { read, write } from './papers/notation.ts';
export type { Action, LogEntry, Seat, Skeleton, View } from './rules/state.ts';
