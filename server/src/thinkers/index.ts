// Threads in which bots think.
export { createPool, type Pool } from './pool.ts';
export { payerNow, payers } from './turns.ts';
