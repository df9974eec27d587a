// Threads in which bots think.

export { createPool, type Pool } from './pool.ts';
export { type Payer, payerNow, payers } from './turns.ts';
export { createTurnstile } from './turnstile.ts';
