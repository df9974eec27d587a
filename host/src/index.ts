// The door: a host, and what surrounds it.
export type { Calendar } from './calendar.ts';
export { type Clock, deadlineOf, type Timed } from './clock.ts';
export { commitmentOf, diceFor, SECRET_LENGTH } from './dice.ts';
export type { Changed, Environment, OddsRequest, ThinkRequest } from './environment.ts';
export { fileName, fileOf, printFile, type ReadFile, replayFile } from './file.ts';
export { type Connection, createHost, type Host } from './host.ts';
export { memoryStore } from './memory.ts';
export type { Arranged } from './open.ts';
export { type Operations, type Unmade, unmade } from './operations.ts';
export { factsOf, type KeptOrders, type Orders, orderedAction, whyNoOrder } from './orders.ts';
export { DEVICE, type Guest, guestOf } from './seats.ts';
export { parseFile, readFile } from './shapes.ts';
export { fromShort, toShort } from './short.ts';
export type { Watched } from './sight.ts';
export type { Appended, Beside, Kept, Store, TableRecord, Tail } from './store.ts';
export { thinkOver, weighUp } from './think.ts';
export { isTrouble } from './trouble.ts';
export { verify } from './verify.ts';
