// The offer somebody is writing: with whom, of what, and words of a promise. Kept by the page until it is sent or put away.
import { signal } from '@preact/signals';
import type { Item, NobleName, Seat } from '@rose/kingmaker/ids';

export interface Draft {
  /** Whose it is: nobody else at this device sees it. */
  readonly viewer: string;
  /** The other parties; the first is the one the screen was opened for. */
  readonly others: readonly Seat[];
  readonly items: readonly Item[];
  readonly words: string;
  /** The offer that this one answers. */
  readonly counters?: string | undefined;
  /** Opened from a prisoner: his freedom is on offer. */
  readonly ransom?: NobleName | undefined;
  /** Opened from a loan that is due: what is to be given back. */
  readonly returns?: Item | undefined;
}
export const draft = signal<Draft | undefined>(undefined);

/** Opens the screen: from a plate, a prisoner, a held place. */
export const parleyWith = (viewer: string, seat: Seat, ransom?: NobleName): void => {
  draft.value = { viewer, others: [seat], items: [], words: '', ransom };
};
/** Opens it with what was lent on the way back. */
export const giveBack = (viewer: string, lender: Seat, returns: Item): void => {
  draft.value = { viewer, others: [lender], items: [], words: '', returns };
};
export const endParley = (): void => {
  draft.value = undefined;
};
