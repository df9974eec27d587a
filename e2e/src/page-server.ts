// The real server over the built page, on a free port.
import { fileURLToPath } from 'node:url';
import { type House, isShut, openHouse } from '@rose/server';

export const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));

export const openPage = async (): Promise<House> => {
  const house = await openHouse({ PORT: '0', HOST: '127.0.0.1' }, DIST);
  if (isShut(house)) throw new Error(house.shut.join('\n'));
  return house;
};
