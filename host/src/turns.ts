// When a seat's turn begins, as clocks count turns: somebody else's entry makes it act, or its own entry puts a new
// question to all. What a seat does by itself, such as opening a plan again that it had locked, begins none; nor does a
// question that has a time of its own: whoever's turn it was goes on with it afterwards.
import { type AnyGame, type Course, type Kind, mustAnswer, type Step } from '@rose/table';
import { actingAt } from './answers.ts';
import { actingIn } from './long-ago.ts';

export type Changes = { readonly [seat: string]: number };
type Steps = readonly Step<Kind>[];
/** Which seats something begins for with the entry of a step. */
export type Begun = (steps: Steps, at: number) => readonly string[];

/** Whose turn it was before a step, whatever was asked since. */
const lastActing = (game: AnyGame, steps: Steps, at: number): readonly string[] => {
  for (let i = at - 1; i >= 0; i--) {
    const acting = actingIn(game, steps[i] as Step<Kind>);
    if (acting.length > 0) return acting;
  }
  return [];
};
const turnsBegun =
  (game: AnyGame): Begun =>
  (steps, at) => {
    const [before, { entry, state }] = steps.slice(at - 1, at + 1) as [Step<Kind>, Step<Kind>];
    const now = actingAt(game, state);
    if (!entry || now.length === 0) return [];
    // What a rule answers by default is nobody's deed.
    const doer = 'action' in entry && entry.by === 'default' ? undefined : entry.seat;
    const then = lastActing(game, steps, at);
    const called = now.filter((seat) => !then.includes(seat));
    return now.filter((seat) =>
      seat === doer ? called.length > 0 && mustAnswer(game, before.state).includes(seat) : called.includes(seat),
    );
  };

const count = (steps: Steps, from: number, begun: Begun, by: 1 | -1, changes: Record<string, number>): void => {
  for (let at = Math.max(1, from); at < steps.length; at++)
    if (steps[at]?.entry) for (const seat of begun(steps, at)) changes[seat] = (changes[seat] ?? 0) + by;
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
  const from = common(before, after);
  const changes: Record<string, number> = {};
  count(before.steps, from, begun, -1, changes);
  count(after.steps, from, begun, 1, changes);
  return Object.fromEntries(Object.entries(changes).filter(([, by]) => by !== 0));
};
export const turnChanges = (game: AnyGame, before: Course<Kind>, after: Course<Kind>): Changes =>
  changesOf(before, after, turnsBegun(game));
