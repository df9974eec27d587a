// Recorded games are made here: played by chance with dice from a secret, chosen for what they show, written as files.
import {
  act,
  begin,
  type Course,
  type Entry,
  fingerprint,
  type Game,
  isMistake,
  type Kind,
  nextSeq,
  outcomeOf,
  type Random,
  seeded,
  stateOf,
  undo,
} from '@rose/table';

/** The secret a game was thrown from, what was published of it, and its dice, entry by entry. */
export interface Secret {
  readonly secret: string;
  readonly commitment: string;
  diceFor(seq: number): Random;
}
export interface Start {
  readonly options?: object;
  readonly position?: object;
}
/** Who acts next, and what it does. */
export type Chooser<K extends Kind> = (
  course: Course<K>,
  random: Random,
) => { readonly seat: K['seat']; readonly action: K['action'] };

export const openedFrom = <K extends Kind>(game: Game<K>, start: Start, { diceFor }: Secret): Course<K> => {
  const course = begin(game, start, diceFor(0));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const TAKEN_BACK = 12;
/** Plays on until the game is over or long enough; once a step is taken back, so that replays know that too. */
export const wander = <K extends Kind>(
  game: Game<K>,
  course: Course<K>,
  { diceFor }: Secret,
  seed: number,
  choose: Chooser<K>,
  most: number,
): Course<K> => {
  const random = seeded(seed);
  for (let n = 0; n < most && !outcomeOf(game, course); n++) {
    const { seat, action } = choose(course, random);
    act(game, course, seat, action, diceFor(nextSeq(course)));
    const others = game.seats(course.opening.options).filter((other) => other !== seat);
    if (n === TAKEN_BACK) undo(game, course, seat, course.entries.length, others);
  }
  return course;
};

/** A finished game as a file of its own, and how its name begins: `<how>.<winners>`. */
export const recordOf = <K extends Kind>(game: Game<K>, course: Course<K>, { secret, commitment }: Secret) => {
  const outcome = outcomeOf(game, course);
  if (!outcome) throw new Error('a recorded game has an end');
  const { opening, entries } = course;
  const seats: readonly string[] = game.seats(opening.options);
  const file = {
    format: 'rose-and-crown/1',
    opening,
    entries,
    seating: Object.fromEntries(seats.map((seat) => [seat, { kind: 'bot', bot: 'random', strength: 1 }])),
    opened: '1485-08-22T00:00:00.000Z',
    commitment,
    secret,
    fingerprint: fingerprint(stateOf(course)),
  };
  return { name: [outcome.how, ...outcome.winners].join('.'), file };
};

interface Written {
  readonly entries: readonly Entry[];
}
/** The verbs that were played in a game, each once. */
export const verbsIn = <K extends Kind>(game: Game<K>, { entries }: Written): ReadonlySet<string> =>
  new Set(entries.flatMap((entry) => ('action' in entry ? (game.read(entry.action)?.do ?? []) : [])));
/** Verbs of a game that none of the recorded ones plays. */
export const unplayedVerbs = <K extends Kind>(game: Game<K>, games: readonly Written[]): readonly string[] => {
  const played = new Set(games.flatMap((one) => [...verbsIn(game, one)]));
  const all = Object.values<{ readonly verbs?: readonly string[] }>(game.phases).flatMap(({ verbs }) => verbs ?? []);
  return all.filter((verb) => !played.has(verb));
};

export interface Found<K extends Kind> {
  readonly course: Course<K>;
  readonly seed: number;
}
/** Chooses, of games that end alike, the one that shows most of what the games chosen before did not. */
export const createShowcase = <K extends Kind>(game: Game<K>, rather: (a: Found<K>, b: Found<K>) => number) => {
  const played = new Set<string>();
  const fresh = ({ course }: Found<K>): number => [...verbsIn(game, course)].filter((verb) => !played.has(verb)).length;
  return (found: readonly Found<K>[]): Found<K> | undefined => {
    const [best] = found.toSorted((a, b) => fresh(b) - fresh(a) || rather(a, b));
    if (best) for (const verb of verbsIn(game, best.course)) played.add(verb);
    return best;
  };
};
