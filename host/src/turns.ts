// When a seat's turn begins, as clocks count turns: somebody else's entry makes it act, or its own entry puts a new
// question to all. What a seat does by itself, such as opening a plan again that it had locked, begins none.
import { type AnyGame, type Course, type Entry, type Kind, mustAnswer, type Step } from '@rose/table';

type Changes = { readonly [seat: string]: number };

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

const counted = (game: AnyGame, steps: readonly Step<Kind>[], by: 1 | -1): Changes => {
  const changes: Record<string, number> = {};
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1];
    if (!before || !step.entry) continue;
    for (const seat of begunBy(game, before, step, step.entry)) changes[seat] = (changes[seat] ?? 0) + by;
  }
  return changes;
};

/** By how much the count of each seat's turns changed with the newest entry of `after`, which led there from `before`. */
export const turnChanges = (game: AnyGame, before: Course<Kind>, after: Course<Kind>): Changes => {
  const entry = after.entries.at(-1);
  if (!entry || after.entries.length === before.entries.length) return {};
  if (!('undo' in entry)) return 'action' in entry ? counted(game, after.steps.slice(-2), 1) : {};
  const kept = before.steps.findIndex((step) => (step.entry?.seq ?? 0) >= entry.undo);
  return kept < 1 ? {} : counted(game, before.steps.slice(kept - 1), -1);
};
