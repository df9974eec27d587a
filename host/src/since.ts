// What a seat did since a page saw what it now wants undone or answered: two devices of one player must not undo twice, nor
// answer what was not asked.
import type { Entry } from '@rose/table';
import { isKnownTo, seqOf } from './ledger.ts';
import { type Guest, mayActFor } from './seats.ts';
import { lastSeq, type Watched } from './sight.ts';

/** The last entry that a page knew of, by the number it tells. At a device that several share it is the count of one of them. */
const seenBy = (guest: Guest, { game, course, record, ledger }: Watched, seat: string, number: number): number => {
  const own = seqOf(ledger, seat, number);
  if (!game.meta.secrets) return own;
  const mine = Object.keys(record.seating).filter((other) => other !== seat && mayActFor(guest, record, other));
  return Math.max(own, ...mine.map((other) => Math.min(lastSeq(course), seqOf(ledger, other, number))));
};

export interface Since {
  /** The last entry that the page knew of. */
  readonly seq: number;
  /** What the seat has done that was asked for then: it is asked twice. */
  readonly same?: Entry;
  /** Something else was done, or undone: whoever asks has not seen it. */
  readonly isOther: boolean;
}
export const sinceSeen = (
  guest: Guest,
  seen: Watched,
  { seat, seq: number }: { readonly seat: string; readonly seq: number },
  isSame: (entry: Entry) => boolean,
): Since => {
  const { course, ledger } = seen;
  const seq = seenBy(guest, seen, seat, number);
  if (seq > lastSeq(course)) return { seq, isOther: true };
  const first = course.entries
    .slice(seq)
    .find((entry) => entry.seat === seat || ('undo' in entry && isKnownTo(ledger, seat, entry.seq)));
  if (!first) return { seq, isOther: false };
  return first.seat === seat && isSame(first) ? { seq, same: first, isOther: false } : { seq, isOther: true };
};
