export { createHttp } from './http/index.ts';
export { isShut, openServer, type RunningServer, type Shut } from './open.ts';
export type { Environment } from './settings.ts';
