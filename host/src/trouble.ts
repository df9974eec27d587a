// Troubles are values; only a programmer's mistake is thrown.
import type { Trouble } from '@rose/protocol';
import type { Mistake } from '@rose/table';

export const isTrouble = (value: object): value is Trouble => 'trouble' in value;
export const badFile = ({ field, reason }: Mistake): Trouble => ({ trouble: 'bad-file', field, reason });
export const NO_TABLE: Trouble = { trouble: 'no-such-table' };
export const NOT_YOURS: Trouble = { trouble: 'not-your-seat' };

/** Asks the store; its failure is a trouble of storage, told to whoever keeps the house. */
export const stored = async <T>(asked: () => Promise<T>, report: (error: unknown) => void): Promise<T | Trouble> => {
  try {
    return await asked();
  } catch (error) {
    report(error);
    return { trouble: 'storage' };
  }
};
