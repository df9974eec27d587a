// Threads in which bots think.
export { createPool, type Pool } from './pool.ts';
export { createTurns, type Payer, payerNow, payers } from './turns.ts';
