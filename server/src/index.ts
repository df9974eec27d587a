// The door: a server over a built page.
export { createHttp } from './http/index.ts';
export { isShut, openServer, type RunningServer } from './open.ts';
