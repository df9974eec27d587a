export * from './messages.ts';
export * from './online.ts';
export * from './parse.ts';
export * from './parse-online.ts';
export type * from './people.ts';
export * from './tempo.ts';
