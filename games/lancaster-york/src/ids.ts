// What texts and boards may know of the game: its nouns and names, no rule and no state.
export * from './data/box.ts';
export * from './data/cards.ts';
export * from './data/regions.ts';
export * from './data/sections.ts';
export type * from './log.ts';
export { read, write } from './notation.ts';
export type * from './seen.ts';
export type { Action, How, LancasterYork, Options, PhaseName } from './state.ts';
export type { Ignored, Why } from './why.ts';
