// The door: a host, and what surrounds it.
export type { Calendar } from './calendar.ts';
export { type Clock, deadlineOf } from './clock.ts';
export { commitmentOf, diceFor, SECRET_LENGTH } from './dice.ts';
export type { Changed, Environment, OddsRequest, ThinkRequest } from './environment.ts';
export { fileOf, printFile } from './file.ts';
export { type Connection, createHost, type Host } from './host.ts';
export { MOST_OF_A_SEAT } from './journal-limit.ts';
export { memoryStore } from './memory.ts';
export { type Unmade, unmade } from './operations.ts';
export { factsOf, type KeptOrders, type Orders, orderedAction, whyNoOrder } from './orders.ts';
export { type Guest, guestOf } from './seats.ts';
export { parseFile, readFile } from './shapes.ts';
export { toShort } from './short.ts';
export type { Watched } from './sight.ts';
export type { Appended, Beside, Kept, Store, TableRecord } from './store.ts';
export { thinkOver, weighUp } from './think.ts';
export { isTrouble } from './trouble.ts';
export { verify } from './verify.ts';
