// Runs the house until it is asked to stop.
import { isShut, openHouse } from './house.ts';
import type { Environment } from './settings.ts';

/** Resolves at the first signal to stop; listening begins at once, so that none is missed while the house opens. */
const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });

export const runHouse = async (environment: Environment, folder: string): Promise<void> => {
  const stop = asked();
  const house = await openHouse(environment, folder);
  if (isShut(house)) {
    for (const line of house.shut) console.error(line);
    process.exitCode = 1;
    return;
  }
  console.log(`Rose & Crown is open at ${house.address}`);
  console.log("Games are kept in each player's browser; the house itself writes nothing to disk.");
  console.log('To stop: Ctrl-C.');
  await stop;
  await house.close();
  process.exit(0);
};
