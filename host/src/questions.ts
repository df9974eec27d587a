// Questions that have a time of their own: where the game says so, those that name what counts as their answer. One begins
// when somebody else's entry puts it to a seat, or when the seat's own answer, which all may know of, leads to another.
import { type Course, type Entry, type Kind, mustAnswer, outcomeOf, type Step, stateOf } from '@rose/table';
import { answersAt } from './answers.ts';
import { isKnownTo } from './ledger.ts';
import type { Seen, Watched } from './sight.ts';
import { type Begun, type Changes, changesOf } from './turns.ts';

/** Who must answer such a question, whoever sits there. */
export const questionedAt = ({ game, course }: Seen): readonly string[] =>
  outcomeOf(game, course) ? [] : [...answersAt(game, stateOf(course)).keys()];

/** Choosing in secret, a seat changes no time that others can see. */
const isForAll = ({ ledger }: Watched, { seq }: Entry): boolean =>
  [...ledger.hidden.keys()].every((viewer) => isKnownTo(ledger, viewer, seq));

const begunIn =
  (seen: Watched): Begun =>
  (steps, at) => {
    const { game } = seen;
    const [{ state: before }, { state: after, entry }] = steps.slice(at - 1, at + 1) as [Step<Kind>, Step<Kind>];
    if (!entry) return [];
    const [then, now] = [answersAt(game, before), answersAt(game, after)];
    return [...now.keys()].filter((seat) => {
      if (entry.seat !== seat || ('action' in entry && entry.aside)) return !then.has(seat);
      // Who opens a locked choice again was not asked: it is the question from before.
      return mustAnswer(game, before).includes(seat) && then.get(seat) !== now.get(seat) && isForAll(seen, entry);
    });
  };

/** By how much the count of each seat's questions changed. */
export const questionChanges = (next: Watched, before: Course<Kind>): Changes =>
  next.game.meta.questionTime ? changesOf(before, next.course, begunIn(next)) : {};
