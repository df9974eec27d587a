// What an ask cost beyond its price: long work, a long answer, many who hear of it. Known only afterwards, it is a debt of
// whoever asked, which is paid off before they are let in again. What the house does by itself is nobody's debt.
import { payerNow } from '../thinkers/index.ts';
import type { SocketLimits } from './rates.ts';

export interface Charges {
  /** Does work, and counts what it took. */
  meter<T>(work: () => T): T;
  /** So many others are told of it. */
  told(hearers: number): void;
}

/** Milliseconds of the processor, all of its work together, and bytes, that the price of an ask covers. */
const COVERED = 1;
const COVERED_BYTES = 16_384;
const BYTES_PER_MILLISECOND = 16_384;
/** Milliseconds for each who is told, measured where all of them are told the same. */
const EACH = 0.05;

/** What a long answer costs, in milliseconds. */
export const costOfBytes = (bytes: number): number => Math.max(0, bytes - COVERED_BYTES) / BYTES_PER_MILLISECOND;

/** Milliseconds: that have passed, and that this thread has used. Reading the second one takes longer. */
export interface Clocks {
  passed(): number;
  used(): number;
}
const CLOCKS: Clocks = {
  passed: () => performance.now(),
  used() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};
/** What takes no longer is not looked at more closely, in milliseconds. */
const BRIEF = 0.5;
/** For how long a reading of what was used serves those who come after. */
const FRESH = 20;

export const createCharges = (limits: Pick<SocketLimits, 'owe'>, clocks: Clocks = CLOCKS): Charges => {
  let read = { at: Number.NEGATIVE_INFINITY, used: 0 };
  const charge = (cost: number): void => {
    const { person, address } = payerNow();
    if (address === undefined || cost <= 0) return;
    limits.owe('person-work', person, cost);
    limits.owe('address-work', address, cost);
  };
  const spend = (cost: number): void => {
    const payer = payerNow();
    if (payer.address === undefined) return;
    const { worked = 0 } = payer;
    payer.worked = Math.min(COVERED, worked + cost);
    charge(worked + cost - COVERED);
  };
  return {
    meter(work) {
      const began = clocks.passed();
      if (began - read.at > FRESH) read = { at: began, used: clocks.used() };
      const { used } = read;
      try {
        return work();
      } finally {
        const passed = clocks.passed() - began;
        // Where others have the processor meanwhile more has passed than was used.
        spend(passed > BRIEF ? Math.min(passed, clocks.used() - used) : passed);
      }
    },
    told: (hearers) => charge(hearers * EACH),
  };
};
