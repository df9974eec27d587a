export { createPool, type Pool } from './pool.ts';
export { type Payer, payers } from './turns.ts';
