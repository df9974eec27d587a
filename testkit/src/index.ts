export * from './fixtures.ts';
export * from './fuzz.ts';
export * from './laws.ts';
export { anyOptions } from './options.ts';
export * from './perft.ts';
export * from './scene.ts';
export { toy } from './toy/game.ts';
export type { Toy } from './toy/state.ts';
