export * from './messages.ts';
export * from './parse.ts';
