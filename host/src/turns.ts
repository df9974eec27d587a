// When a seat's turn begins, as clocks count turns: somebody else's entry makes it act, or its own entry puts a new
// question to all. What a seat does by itself, such as opening a plan again that it had locked, begins none.
import { type AnyGame, type Course, type Entry, type Kind, mustAnswer, type Step } from '@rose/table';

export type Changes = { readonly [seat: string]: number };

const begunBy = (game: AnyGame, before: Step<Kind>, after: Step<Kind>, entry: Entry): readonly string[] => {
  // What a rule answers by default is nobody's deed.
  const doer = 'action' in entry && entry.by === 'default' ? undefined : entry.seat;
  const [then, now] = [mustAnswer(game, before.state), mustAnswer(game, after.state)];
  const called = now.filter((seat) => !then.includes(seat));
  return now.filter((seat) => {
    if (seat !== doer) return called.includes(seat);
    return then.includes(seat) && called.length > 0;
  });
};

/** Which seats something begins for with an entry. */
export type Begun = (before: Step<Kind>, after: Step<Kind>, entry: Entry) => readonly string[];
const count = (steps: readonly Step<Kind>[], begun: Begun, by: 1 | -1, changes: Record<string, number>): void => {
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1];
    if (!before || !step.entry) continue;
    for (const seat of begun(before, step, step.entry)) changes[seat] = (changes[seat] ?? 0) + by;
  }
};

/** How many steps two courses have in common: entries never change, so the last that is equal speaks for all before it. */
const common = (before: Course<Kind>, after: Course<Kind>): number => {
  for (let i = Math.min(before.steps.length, after.steps.length); i > 0; i--)
    if (before.steps[i - 1]?.entry?.seq === after.steps[i - 1]?.entry?.seq) return i;
  return 0;
};

/** By how much a count of each seat changed from one course to the next: by new entries, or by an undo. */
export const changesOf = (before: Course<Kind>, after: Course<Kind>, begun: Begun): Changes => {
  if (before.entries.length === after.entries.length) return {};
  const from = Math.max(0, common(before, after) - 1);
  const changes: Record<string, number> = {};
  count(before.steps.slice(from), begun, -1, changes);
  count(after.steps.slice(from), begun, 1, changes);
  return Object.fromEntries(Object.entries(changes).filter(([, by]) => by !== 0));
};
export const turnChanges = (game: AnyGame, before: Course<Kind>, after: Course<Kind>): Changes =>
  changesOf(before, after, (one, next, entry) => begunBy(game, one, next, entry));
