// Whether what the players were told agrees with what the house kept.
import type { Entry } from '@rose/table';

/** A move as it was sent: from a sight with the number `seq`. */
export interface Try {
  readonly table: string;
  readonly seq: number;
  readonly seat: string;
  readonly action: string;
}
export type Told = Try &
  /** `again`: the line broke before the answer, so it was sent once more. */
  (
    | { readonly told: 'tried' | 'again' }
    | { readonly told: 'confirmed'; readonly entry: number }
    | { readonly told: 'wrong'; readonly trouble: string }
  );

const nameOf = ({ table, seat, seq, action }: Try): string => `${table} ${seat} ${action} at ${seq}`;

const stands = (entry: Entry | undefined, { seat, action }: Try): boolean =>
  entry !== undefined && 'action' in entry && entry.seat === seat && entry.action === action;
/** Every move that was confirmed stands in the journal, once, in order, and not before its number: a seat counts only what it
 * may know of, so where others choose in secret the entry of the journal comes later. */
const lost = (told: readonly Told[], journals: ReadonlyMap<string, readonly Entry[]>): readonly string[] => {
  const confirmed = told.filter((made) => made.told === 'confirmed');
  const seats = Map.groupBy(confirmed, ({ table, seat }) => `${table} ${seat}`);
  return [...seats.values()].flatMap((moves) => {
    let next = 0;
    return moves
      .toSorted((a, b) => a.entry - b.entry)
      .flatMap((made) => {
        const journal = journals.get(made.table) ?? [];
        const from = Math.max(next, made.entry - 1);
        const at = journal.slice(from).findIndex((entry) => stands(entry, made));
        if (at < 0) return [`lost: ${nameOf(made)}, confirmed as entry ${made.entry}`];
        next = from + at + 1;
        return [];
      });
  });
};

/** The moves of a seat in its journal, in order, each from one try of its own: what was sent again was made once. */
const doubled = (told: readonly Told[], journals: ReadonlyMap<string, readonly Entry[]>): readonly string[] => {
  const tries = new Map<string, Map<number, string>>();
  for (const { table, seat, seq, action } of told) {
    const mine = tries.get(`${table} ${seat}`) ?? new Map<number, string>();
    tries.set(`${table} ${seat}`, mine.set(seq, action));
  }
  return [...tries].flatMap(([name, mine]) => {
    const [table = '', seat = ''] = name.split(' ');
    const sent = [...mine].toSorted(([a], [b]) => a - b);
    let next = 0;
    return (journals.get(table) ?? []).flatMap((entry) => {
      if (entry.seat !== seat || !('action' in entry)) return [];
      while (next < sent.length && sent[next]?.[1] !== entry.action) next++;
      return next++ < sent.length ? [] : [`made twice, or by nobody: ${name} ${entry.action}, entry ${entry.seq}`];
    });
  });
};

const wrongs = (told: readonly Told[]): readonly string[] =>
  told.flatMap((made) => (made.told === 'wrong' ? [`refused: ${nameOf(made)}: ${made.trouble}`] : []));

export interface Verdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrongs: readonly string[];
}
export const judged = (told: readonly Told[], journals: ReadonlyMap<string, readonly Entry[]>): Verdict => ({
  lost: lost(told, journals),
  doubled: doubled(told, journals),
  wrongs: wrongs(told),
});
export const judge = (told: readonly Told[], journals: ReadonlyMap<string, readonly Entry[]>): readonly string[] => {
  const verdict = judged(told, journals);
  return [...verdict.lost, ...verdict.doubled, ...verdict.wrongs];
};
