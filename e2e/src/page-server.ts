// The real server over the built page, on a free port, with a database of its own that goes with it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isShut, openServer, type RunningServer } from '@rose/server';
import { type HouseAt, openHouseAt } from '@rose/server/testing';

/** The build to be tested; another may be named, where several are tried at once. */
export const DIST = process.env['ROSE_DIST'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url));

const inFolder = async <H extends RunningServer>(open: (settings: NodeJS.ProcessEnv) => Promise<H>): Promise<H> => {
  const data = mkdtempSync(join(tmpdir(), 'rose-e2e-'));
  // Everybody in the tests comes from one address, several at a time: as wide as for a club behind one.
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn', LIMITS: '20' };
  const house = await open(settings);
  const close = async (): Promise<void> => {
    await house.close();
    rmSync(data, { recursive: true, force: true });
  };
  return { ...house, close };
};
export const openPage = (dist = DIST): Promise<RunningServer> =>
  inFolder(async (settings) => {
    const house = await openServer(settings, dist);
    if (isShut(house)) throw new Error(house.shut.join('\n'));
    return house;
  });
/** A house of its own for one test, where tables of these games begin at a position, and time can be passed. */
export const openPageAt = (positions: Readonly<Record<string, object>>): Promise<HouseAt> =>
  inFolder((settings) => openHouseAt(settings, DIST, positions));
