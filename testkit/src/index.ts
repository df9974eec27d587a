export * from './fixtures.ts';
export * from './fuzz.ts';
export * from './laws.ts';
export * from './perft.ts';
export * from './scene.ts';
