// 12.2 What somebody's word is worth, as those say to whom it was given.
import type { Seat, View } from '@rose/kingmaker/ids';

/** What became of the promises of a seat: those it made good, and those it broke. */
export const wordOf = ({ promises }: View, seat: Seat): { readonly kept: number; readonly broken: number } => {
  const count = (fate: 'kept' | 'broken'): number =>
    promises.filter((promise) => promise.seat === seat && promise.fate === fate).length;
  return { kept: count('kept'), broken: count('broken') };
};
