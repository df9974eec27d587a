export { type House, isShut, openHouse, type Shut } from './house.ts';
export { createHttp } from './http.ts';
export type { Environment } from './settings.ts';
