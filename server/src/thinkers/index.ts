// Threads in which bots think.

export { createPool } from './pool.ts';
export { type Payer, payerNow, payers } from './turns.ts';
export { createTurnstile } from './turnstile.ts';
