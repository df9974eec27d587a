export * from './hex.ts';
export * from './odds.ts';
export * from './reading.ts';
