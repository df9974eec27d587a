// The door: a server over a built page.
export { createHttp } from './http/index.ts';
export { isShut, openServer, type RunningServer, type Shut } from './open.ts';
export type { Environment } from './settings.ts';
