export * from './hex.ts';
export * from './odds.ts';
