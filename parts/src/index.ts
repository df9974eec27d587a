// The door: mechanisms that games share.
export * from './bag.ts';
export * from './fields/index.ts';
export * from './fog.ts';
export * from './fog-worlds.ts';
export * from './graph.ts';
export * from './hex.ts';
export * from './lands.ts';
export * from './odds.ts';
export * from './priors.ts';
export * from './reading.ts';
export * from './sampling.ts';
export * from './shortest-way.ts';
export * from './square.ts';
export * from './ways.ts';
