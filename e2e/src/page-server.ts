// The real server over the built page, on a free port.
import { fileURLToPath } from 'node:url';
import { type House, isShut, openHouse } from '@rose/server';

/** The built page; another build of it may be named. */
export const DIST = process.env['ROSE_PAGE'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

export const openPage = async (): Promise<House> => {
  const house = await openHouse({ PORT: '0', HOST: '127.0.0.1' }, DIST);
  if (isShut(house)) throw new Error(house.shut.join('\n'));
  return house;
};
