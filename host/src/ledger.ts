// Who may know of which entry. Where several seats choose in secret, a seat that edits its choice must not be given away
// by a number that rises: each viewer counts only the entries it may know of, and is told of no others.
import {
  type AnyGame,
  type Course,
  drawOffer,
  type Entry,
  fingerprint,
  type Kind,
  mustAnswer,
  outcomeOf,
  peekInto,
  type Step,
  standing,
  stateOf,
} from '@rose/table';

/** For each viewer the entries it may not know of, in rising order. */
export interface Ledger {
  readonly hidden: ReadonlyMap<string, number[]>;
}
export const viewersOf = (game: AnyGame, course: Course<Kind>): readonly string[] => [
  ...game.seats(course.opening.options),
  'spectator',
];
export const emptyLedger = (game: AnyGame, course: Course<Kind>): Ledger => ({
  hidden: new Map(viewersOf(game, course).map((viewer) => [viewer, []])),
});
export const copyLedger = ({ hidden }: Ledger): Ledger => ({
  hidden: new Map([...hidden].map(([viewer, numbers]) => [viewer, numbers.slice()])),
});

const NONE: readonly number[] = [];
const hiddenFrom = (ledger: Ledger, viewer: string): readonly number[] => ledger.hidden.get(viewer) ?? NONE;
export const isKnownTo = (ledger: Ledger, viewer: string, seq: number): boolean =>
  !hiddenFrom(ledger, viewer).includes(seq);

/** The number that a viewer gives to what stands after entry `seq`: the count of the entries it may know of. */
export const numberOf = (ledger: Ledger, viewer: string, seq: number): number => {
  const hidden = hiddenFrom(ledger, viewer);
  if (hidden.length === 0) return seq;
  const after = hidden.findIndex((other) => other > seq);
  return seq - (after === -1 ? hidden.length : after);
};
/** Back from a viewer's number: the last entry that leaves it as it is. */
export const seqOf = (ledger: Ledger, viewer: string, number: number): number => {
  let seq = number;
  for (const hidden of hiddenFrom(ledger, viewer)) {
    if (hidden > seq + 1) break;
    seq++;
  }
  return seq;
};

/** A line may be for some seats alone; for the others it was never said. */
export const hears = ({ told }: Step<Kind>, viewer: string): boolean =>
  told.some(({ entry }) => peekInto(entry, viewer) !== undefined);

const looksAlike = (game: AnyGame, before: Kind['state'], after: Kind['state'], viewer: string): boolean => {
  const [then, now] = [game.view(before, viewer), game.view(after, viewer)];
  return JSON.stringify(then) === JSON.stringify(now) || fingerprint(then) === fingerprint(now);
};

/** What everybody may see of a table beside its view: who must act, in which phase, what was offered, how it ended. */
const publicFacts = (game: AnyGame, course: Course<Kind>): string => {
  const state = stateOf(course);
  return JSON.stringify([mustAnswer(game, state), state.phase.name, drawOffer(course), outcomeOf(game, course)]);
};

const mayKnow = (game: AnyGame, ledger: Ledger, before: Course<Kind>, after: Course<Kind>) => {
  const entry = after.entries.at(-1) as Entry;
  const step = after.steps.at(-1) as Step<Kind>;
  let changed: boolean | undefined;
  const isPublic = (): boolean => (changed ??= publicFacts(game, before) !== publicFacts(game, after));
  return (viewer: string): boolean => {
    if (entry.seat === viewer || 'manner' in entry) return true;
    if ('undo' in entry) {
      const gone = before.steps.filter((one) => (one.entry?.seq ?? 0) >= entry.undo);
      return gone.some((one) => isKnownTo(ledger, viewer, one.entry?.seq ?? 0));
    }
    return hears(step, viewer) || isPublic() || !looksAlike(game, stateOf(before), step.state, viewer);
  };
};

/** Writes down who may know of the newest entry of `after`, which led there from `before`. */
export const learn = (game: AnyGame, ledger: Ledger, before: Course<Kind>, after: Course<Kind>): void => {
  const knows = mayKnow(game, ledger, before, after);
  for (const [viewer, hidden] of ledger.hidden) if (!knows(viewer)) hidden.push(after.entries.length);
};

/** The standing steps that a viewer may know of. */
export const knownSteps = (course: Course<Kind>, ledger: Ledger | undefined, viewer: string): readonly Step<Kind>[] =>
  ledger === undefined || hiddenFrom(ledger, viewer).length === 0
    ? course.steps
    : course.steps.filter(({ entry }) => isKnownTo(ledger, viewer, entry?.seq ?? 0));

/** What is remembered of a step that a page was sent. */
export type Held = Pick<Step<Kind>, 'entry'>;
/** The steps that stood for a viewer when its newest number was `number`; none if that is still to come. */
export const heldAt = (course: Course<Kind>, ledger: Ledger, viewer: string, number: number): readonly Held[] => {
  const seq = seqOf(ledger, viewer, number);
  if (seq > course.entries.length) return [];
  const known = standing(course.entries.slice(0, seq)).filter((entry) => isKnownTo(ledger, viewer, entry.seq));
  return [{ entry: undefined }, ...known.map((entry) => ({ entry }))];
};
