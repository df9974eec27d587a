export * from './hex.ts';
