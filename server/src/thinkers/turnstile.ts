// Lets those who wait for the one thread of the house go on, in turn by address, so many at a time: in between, whatever
// else has come in is heard.
import { createTurns, type Payer, type Turns } from './turns.ts';

/** How many may go on before the house listens again. */
type AtOnce = (waiting: Pick<Turns<unknown>, 'places'>) => number;

export const createTurnstile = (atOnce: AtOnce): ((payer: Payer) => Promise<void>) => {
  const waiting = createTurns<() => void>();
  /** For how many it is open now, and for how many more before the house listens again. */
  let open = 0;
  let more = 0;
  const goOn = (): void => {
    open--;
    waiting.take()?.();
    if (open === 0) begin();
  };
  // What one of them does at once is done before the next may go on.
  const letThrough = (): void => {
    open++;
    more--;
    setImmediate(goOn);
  };
  const begin = (): void => {
    more = waiting.size() === 0 ? 0 : atOnce(waiting);
    while (more > 0 && open < waiting.size()) letThrough();
  };
  return (payer) =>
    new Promise((resolve) => {
      waiting.push(resolve, payer);
      if (open === 0) begin();
      else if (more > 0) letThrough();
    });
};
