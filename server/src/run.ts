// Runs the house until it is asked to stop.
import { isShut, openHouse } from './house.ts';
import type { Environment } from './settings.ts';

export const runHouse = async (environment: Environment, folder: string): Promise<void> => {
  const house = await openHouse(environment, folder);
  if (isShut(house)) {
    for (const line of house.shut) console.error(line);
    process.exitCode = 1;
    return;
  }
  console.log(`Rose & Crown is open at ${house.address}`);
  console.log("Games are kept in each player's browser; the house itself writes nothing to disk.");
  console.log('To stop: Ctrl-C.');
  let closing = false;
  const stop = (): void => {
    if (closing) return; // a terminal and the starting script may both pass the same signal on
    closing = true;
    void house.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};
