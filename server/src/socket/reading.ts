// Reading a long journal, a slice at a time: in between, whoever else wants something has a turn. What takes longer than the
// journal of any game that was played is paid for by whoever asked.
import { setImmediate } from 'node:timers/promises';
import { payerNow } from '../thinkers/index.ts';
import type { SocketLimits } from './rates.ts';

/** Milliseconds of the processor. */
const SLICE = 10;
const FREE = 1_000;

export const createBreather =
  (limits: Pick<SocketLimits, 'owe'>, now: () => number = () => performance.now()) =>
  (): (() => Promise<void> | undefined) => {
    const { person, address } = payerNow();
    let since = now();
    let spent = 0;
    const charge = (cost: number): void => {
      spent += cost;
      if (spent <= FREE || address === undefined) return;
      limits.owe('person-work', person, cost);
      limits.owe('address-work', address, cost);
    };
    const rest = async (): Promise<void> => {
      await setImmediate();
      since = now();
    };
    return () => {
      const gone = now() - since;
      if (gone < SLICE) return undefined;
      charge(gone);
      return rest();
    };
  };
