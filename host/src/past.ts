// What a table was like long ago can be played again. So only the newest states stay in memory, and one in every so many of
// the older ones, from which those between follow: of a long game all of them would weigh more than all the rest. What was
// taken back is never played again: a state follows from what stands.
import { type AnyGame, type Course, type Entry, isRefusal, type Kind, play, type Step, scripted } from '@rose/table';
import { type Told, toldOf } from './long-ago.ts';

type State = Kind['state'];
/** Older states of one table that were played again, for as long as nobody needs their memory for something else. */
export interface Past {
  readonly game: AnyGame;
  recalled: WeakRef<Map<Step<Kind>, State>> | undefined;
}

/** Undoing by right, a late answer and a seat's orders look back this far at most, but for rare cases. */
const NEWEST = 8;
/** How far apart the older states are that stay. */
const APART = 16;

export const pastOf = (game: AnyGame): Past => ({ game, recalled: undefined });

/** A step without its state; `thin` gives it one to read. */
interface Thin extends Step<Kind>, Told {
  readonly past: Past;
  readonly before: Step<Kind>;
}
const isThin = (step: Step<Kind>): step is Thin => 'past' in step;

/** Manners change nothing on the table. */
const played = (game: AnyGame, state: State, entry: Entry | undefined): State => {
  if (!entry || !('action' in entry)) return state;
  const action = game.read(entry.action);
  const faces = (entry.rolls ?? []).flatMap((roll) => roll.faces);
  const next = action && play(game, state, entry.seat, action, scripted(faces));
  if (next && !isRefusal(next)) return next.state;
  throw new Error(
    `${game.meta.id}: what was played cannot be played again: ${entry.seq} ${entry.seat} ${entry.action}`,
  );
};

/** From the nearest state before it that is at hand. */
const recall = (step: Thin): State => {
  const { past } = step;
  const known = past.recalled?.deref() ?? new Map<Step<Kind>, State>();
  past.recalled = new WeakRef(known);
  const missing: Thin[] = [];
  let at: Step<Kind> = step;
  while (isThin(at) && !known.has(at)) {
    missing.push(at);
    at = at.before;
  }
  let state = known.get(at) ?? at.state;
  for (const one of missing.toReversed()) {
    state = played(past.game, state, one.entry);
    known.set(one, state);
  }
  return state;
};

/** One getter for all steps: a getter of its own would weigh more than what else is left of a step. */
const READS_ITS_STATE: Pick<Step<Kind>, 'state'> = {
  get state(): State {
    return recall(this as Thin);
  },
};
const thin = (past: Past, step: Step<Kind>, before: Step<Kind>): Step<Kind> => {
  const { entry, told } = step;
  const bare = Object.create(READS_ITS_STATE) as Pick<Step<Kind>, 'state'>;
  return Object.assign(bare, { past, before, entry, told, ...toldOf(past.game, step) });
};
const whole = ({ entry, state, told }: Step<Kind>): Step<Kind> => ({ entry, state, told });

/** Lets go of the older states, in place; steps that became the newest again by an undo get theirs back. */
export const forgetOld = (past: Past, { steps }: Pick<Course<Kind>, 'steps'>): void => {
  const from = Math.max(0, steps.length - NEWEST);
  let first = from;
  while (first > 0 && !isThin(steps[first - 1] as Step<Kind>)) first--;
  // Each stands on the one before, which must have let go of its own state by then.
  for (let i = first; i < from; i++)
    if (i % APART !== 0) steps[i] = thin(past, steps[i] as Step<Kind>, steps[i - 1] as Step<Kind>);
  for (let i = from; i < steps.length; i++) {
    const step = steps[i] as Step<Kind>;
    if (isThin(step)) steps[i] = whole(step);
  }
};
