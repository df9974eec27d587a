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
/** How many of these rising numbers are at most `seq`. */
const countUntil = (numbers: readonly number[], seq: number): number => {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= seq) low = middle + 1;
    else high = middle;
  }
  return low;
};
export const isKnownTo = (ledger: Ledger, viewer: string, seq: number): boolean => {
  const hidden = hiddenFrom(ledger, viewer);
  return hidden.length === 0 || hidden[countUntil(hidden, seq) - 1] !== seq;
};

/** The number that a viewer gives to what stands after entry `seq`: the count of the entries it may know of. */
export const numberOf = (ledger: Ledger, viewer: string, seq: number): number =>
  seq - countUntil(hiddenFrom(ledger, viewer), seq);
/** Back from a viewer's number: the last entry that leaves it as it is. */
export const seqOf = (ledger: Ledger, viewer: string, number: number): number => {
  const hidden = hiddenFrom(ledger, viewer);
  // Each hidden entry lies one further from its number than the one before.
  let [low, high] = [0, hidden.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hidden[middle] as number) - middle <= number + 1) low = middle + 1;
    else high = middle;
  }
  return number + low;
};

/** Whether who looks on could see that the game went on after entry `seq`. */
export const wentOn = (ledger: Ledger, { entries }: Course<Kind>, seq: number): boolean =>
  entries.slice(seq).some((entry) => isKnownTo(ledger, 'spectator', entry.seq));

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
  const offer = game.meta.manners.draw === undefined ? undefined : drawOffer(course);
  return JSON.stringify([mustAnswer(game, state), state.phase.name, offer, outcomeOf(game, course)]);
};

/** What was to be seen before an entry. */
export interface Before {
  readonly state: Kind['state'];
  readonly facts: string;
  /** The steps that an undo takes back. */
  readonly gone: readonly Step<Kind>[];
}
/** `undoing`: the first entry that the next one takes back. */
export const beforeOf = (game: AnyGame, course: Course<Kind>, undoing: number | undefined): Before => {
  const { steps } = course;
  const from =
    undoing === undefined ? steps.length : steps.findLastIndex(({ entry }) => (entry?.seq ?? 0) < undoing) + 1;
  const facts = game.meta.secrets ? publicFacts(game, course) : '';
  return { state: stateOf(course), facts, gone: steps.slice(from) };
};

const mayKnow = (game: AnyGame, ledger: Ledger, before: Before, after: Course<Kind>) => {
  const entry = after.entries.at(-1) as Entry;
  const step = after.steps.at(-1) as Step<Kind>;
  let changed: boolean | undefined;
  const isPublic = (): boolean => (changed ??= before.facts !== publicFacts(game, after));
  return (viewer: string): boolean => {
    if (entry.seat === viewer || 'manner' in entry) return true;
    if ('undo' in entry) return before.gone.some((one) => isKnownTo(ledger, viewer, one.entry?.seq ?? 0));
    return hears(step, viewer) || isPublic() || !looksAlike(game, before.state, step.state, viewer);
  };
};

/** Writes down who may know of the newest entry of a course. */
export const learn = (game: AnyGame, ledger: Ledger, before: Before, after: Course<Kind>): void => {
  if (!game.meta.secrets) return;
  const knows = mayKnow(game, ledger, before, after);
  for (const [viewer, hidden] of ledger.hidden) if (!knows(viewer)) hidden.push(after.entries.length);
};

/** The standing steps that a viewer may know of. */
export const knownSteps = (course: Course<Kind>, ledger: Ledger | undefined, viewer: string): readonly Step<Kind>[] =>
  ledger === undefined || hiddenFrom(ledger, viewer).length === 0
    ? course.steps
    : without(course.steps, hiddenFrom(ledger, viewer));
/** Both in rising order: one walk along both. */
const without = (steps: readonly Step<Kind>[], hidden: readonly number[]): readonly Step<Kind>[] => {
  let next = 0;
  return steps.filter(({ entry }) => {
    const seq = entry?.seq ?? 0;
    while ((hidden[next] ?? Number.POSITIVE_INFINITY) < seq) next++;
    return hidden[next] !== seq;
  });
};

/** What is remembered of a step that a page was sent. */
export type Held = Pick<Step<Kind>, 'entry'>;
/** The steps that stood for a viewer when its newest number was `number`; none if that is still to come. */
export const heldAt = (course: Course<Kind>, ledger: Ledger, viewer: string, number: number): readonly Held[] => {
  const seq = seqOf(ledger, viewer, number);
  if (seq > course.entries.length) return [];
  const known = standing(course.entries.slice(0, seq)).filter((entry) => isKnownTo(ledger, viewer, entry.seq));
  return [{ entry: undefined }, ...known.map((entry) => ({ entry }))];
};
