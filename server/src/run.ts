// Runs the house until it is asked to stop, and stops so that nothing is lost.
import { isShut, openServer } from './open.ts';
import { orphaned } from './orphan.ts';
import type { OpenService } from './service.ts';
import type { Environment } from './settings.ts';

/** One Ctrl-C may reach the process several times, by the terminal and by whoever started it. */
const SAME_SIGNAL = 500;

/** Resolves at the first signal to stop; listening begins at once, so that none is missed while the house opens. */
const asked = (): Promise<void> =>
  new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        if (first !== undefined && performance.now() - first > SAME_SIGNAL) {
          console.error('Stopped at once. Every move that was confirmed is kept.');
          process.exit(1);
        }
        first ??= performance.now();
        resolve();
      });
  });

export const runHouse = async (
  environment: Environment,
  folder: string,
  services?: readonly OpenService[],
): Promise<void> => {
  const stop = Promise.race([asked(), orphaned(environment)]);
  const house = await openServer(environment, folder, services);
  if (isShut(house)) {
    for (const line of house.shut) console.error(line);
    process.exitCode = 1;
    return;
  }
  console.log(`Rose & Crown is open at ${house.address}`);
  console.log(`Games against the house stay in each player's browser; accounts and online games in ${house.keeps}`);
  console.log('To stop: Ctrl-C.');
  await stop;
  await house.close();
  process.exit(0);
};
