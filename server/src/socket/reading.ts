// Reading a long journal, a slice at a time: in between, whoever else wants something has a turn, and of several readers one
// at a time reads, each person in turn. What takes longer than the journals of a household is paid for by whoever asked.
import { createTurnstile, payerNow } from '../thinkers/index.ts';
import type { SocketLimits } from './rates.ts';

/** Milliseconds of the processor. */
const SLICE = 5;

export const createBreather = (
  limits: Pick<SocketLimits, 'owe' | 'take'>,
  now: () => number = () => performance.now(),
): (() => () => Promise<void> | undefined) => {
  const throughTurnstile = createTurnstile(() => 1);
  return () => {
    const payer = payerNow();
    const { person, address } = payer;
    let since = now();
    const charge = (cost: number): void => {
      if (address === undefined || limits.take('reading', address, cost) === 0) return;
      limits.owe('person-work', person, cost);
      limits.owe('address-work', address, cost);
    };
    const rest = async (): Promise<void> => {
      await throughTurnstile(payer);
      since = now();
    };
    return () => {
      const gone = now() - since;
      if (gone < SLICE) return undefined;
      charge(gone);
      return rest();
    };
  };
};
