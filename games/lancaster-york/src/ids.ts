// What texts and boards may know of the game: its nouns and names, no rule and no state.

export { read, write } from './papers/notation.ts';
export * from './rules/data/box.ts';
export * from './rules/data/cards.ts';
export * from './rules/data/regions.ts';
export * from './rules/data/sections.ts';
export type * from './rules/log.ts';
export type { Action, LancasterYork } from './rules/state.ts';
export type { Ignored } from './rules/why.ts';
export type * from './secrecy/seen.ts';
