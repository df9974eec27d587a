// What a table was like long ago can be played again from its journal. So only the newest states stay in memory: of a
// long game they would weigh more than all the rest.
import {
  type AnyGame,
  type Course,
  type Entry,
  isMistake,
  type Kind,
  type Opening,
  replay,
  type Step,
} from '@rose/table';

/** The journal of one table, from which its past is read. */
export interface Past {
  readonly game: AnyGame;
  readonly opening: Opening;
  entries: readonly Entry[];
  /** The whole course, for as long as nobody needs its memory for something else. */
  played: WeakRef<Course<Kind>> | undefined;
}
type State = Kind['state'];

/** Undoing by right, a late answer and a seat's orders look back this far at most, but for rare cases. */
const NEWEST = 8;

export const pastOf = (game: AnyGame, { opening, entries }: Course<Kind>): Past => ({
  game,
  opening,
  entries,
  played: undefined,
});

const playedAgain = ({ game, opening }: Past, entries: readonly Entry[]): Course<Kind> => {
  const course = replay(game, { opening, entries });
  if (isMistake(course)) throw new Error(`a journal that was played cannot be read: ${course.field} ${course.reason}`);
  return course;
};
const wholeOf = (past: Past): Course<Kind> => {
  const known = past.played?.deref();
  if (known) return known;
  const course = playedAgain(past, past.entries);
  past.played = new WeakRef(course);
  return course;
};
const stateAt = (past: Past, seq: number): State => {
  const standing = wholeOf(past).steps.findLast(({ entry }) => (entry?.seq ?? 0) === seq);
  // What was taken back stands in no course but that of its own time.
  const step = standing ?? playedAgain(past, past.entries.slice(0, seq)).steps.at(-1);
  return (step as Step<Kind>).state;
};

/** A step without its state; `thin` gives it one to read. */
interface Thin extends Step<Kind> {
  readonly past: Past;
}
/** One getter for all steps: a getter of its own would weigh more than what else is left of a step. */
const READS_ITS_STATE: Pick<Step<Kind>, 'state'> = {
  get state(): State {
    const { past, entry } = this as Thin;
    return stateAt(past, entry?.seq ?? 0);
  },
};
const isThin = (step: Step<Kind>): step is Thin => 'past' in step;
const thin = (past: Past, { entry, told }: Step<Kind>): Step<Kind> =>
  Object.assign(Object.create(READS_ITS_STATE) as Pick<Step<Kind>, 'state'>, { past, entry, told });
const whole = ({ entry, state, told }: Step<Kind>): Step<Kind> => ({ entry, state, told });

/** Lets go of all states but the newest, in place; steps that became the newest again by an undo get theirs back. */
export const forgetOld = (past: Past, { entries, steps }: Course<Kind>): void => {
  past.entries = entries;
  const from = steps.length - NEWEST;
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i] as Step<Kind>;
    if (i >= from && isThin(step)) steps[i] = whole(step);
    if (i < from && isThin(step)) break;
    if (i < from) steps[i] = thin(past, step);
  }
};
