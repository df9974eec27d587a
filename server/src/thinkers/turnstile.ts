// Lets those who wait for the one thread of the house go on, in turn by address, so many at a time: in between, whatever
// else has come in is heard.
import { createTurns, type Payer, type Turns } from './turns.ts';

/** How many may go on before the house listens again. */
type AtOnce = (waiting: Pick<Turns<unknown>, 'places'>) => number;

export const createTurnstile = (atOnce: AtOnce): ((payer: Payer) => Promise<void>) => {
  const waiting = createTurns<() => void>();
  let left = 0;
  const openOne = (): void => {
    left--;
    waiting.take()?.();
    if (left === 0) open();
  };
  // What one of them does at once is done before the next may go on.
  const open = (): void => {
    left = waiting.size() === 0 ? 0 : atOnce(waiting);
    for (let i = 0; i < left; i++) setImmediate(openOne);
  };
  return (payer) =>
    new Promise((resolve) => {
      waiting.push(resolve, payer);
      if (left === 0) open();
    });
};
