// The door: messages between page and host, and their shape checks.
export * from './messages.ts';
export * from './online.ts';
export * from './parse.ts';
export * from './parse-online.ts';
export type * from './people.ts';
export * from './tempo.ts';
