// Threads in which bots think.

export { createDoor } from './door.ts';
export { createPool, type Pool } from './pool.ts';
export { type Payer, payerNow, payers } from './turns.ts';
