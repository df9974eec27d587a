export { type House, isShut, openHouse, type Shut } from './house.ts';
export { createHttp } from './http/index.ts';
export type { Environment } from './settings.ts';
