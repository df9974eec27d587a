// The door: laws, fuzzing, recorded games, words and cases, for tests.
export { caseFaults, caseFaultsIn } from './cases.ts';
export * from './fixtures.ts';
export * from './fuzz.ts';
export { lessonFaults, rulesFaultsIn } from './game-folder.ts';
export * from './laws.ts';
export { anyOptions } from './options.ts';
export { type Edge, edgesOf, isWithin, type Spot, touching, touchingAtCorners } from './outlines.ts';
export * from './perft.ts';
export * from './random-games.ts';
export * from './recording.ts';
export * from './rules-text.ts';
export { type BothWords, wordsFaults } from './sayings.ts';
export * from './scene.ts';
export { fair } from './toy/fair.ts';
export type { Fair } from './toy/fair-state.ts';
export { toy } from './toy/game.ts';
export type { Toy } from './toy/state.ts';
