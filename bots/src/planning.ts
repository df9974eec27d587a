// Plans that all write at once and in secret. Greedy takes the best single order, again and again. The steward imagines
// what the others, who think a little too, may have written, looks for plans that do well against all of it, and settles
// on one by what it comes to on average and against somebody who guesses its thoughts.
import {
  copyState,
  type Draft,
  freeSeats,
  type IsUp,
  type Kind,
  type Planner,
  pick,
  type Random,
  seeded,
  shuffled,
} from '@rose/table';
import type { Control, Seen, Thought } from './bot.ts';
import { begin, goOn, type Intentions, type Writing } from './intentions.ts';
import { moversOf } from './policy.ts';
import { reasonOf } from './reason.ts';
import { against, matchRegrets } from './regret.ts';
import { climb, type Desk, type Weighed, wander, weigh } from './weighing.ts';

type State = Kind['state'];

/** What is to be written, by whom; nothing where no plan is. */
const writingOf = (seen: Seen, as: string, kept: Intentions): Writing | undefined => {
  const { planner } = seen.game;
  return planner && planner.sheet(seen.view) !== undefined ? { planner, as, kept } : undefined;
};
const imagined = ({ game, view }: Seen, count: number, dice: Random): readonly State[] =>
  Array.from({ length: count }, () => game.imagine?.(view, dice) as State);
const deskOf = ({ game, seat }: Seen, planner: Planner<Kind>, worlds: readonly State[]): Desk => ({
  game,
  planner,
  seat,
  worlds,
});

const thoughtOf = (seen: Seen, before: number, after: number, nodes: number, by: string) => ({
  score: after,
  depth: 1,
  nodes,
  reason: reasonOf({ offered: seen.may.length, losing: 0, before, after, forced: undefined, distance: 0 }),
  by,
});

const GREEDY_WORLDS = 4;
const MOST_ORDERS = 40;
const hashOf = (text: string): number => {
  let hash = 0;
  for (let n = 0; n < text.length; n++) hash = (Math.imul(hash, 31) + text.charCodeAt(n)) | 0;
  return hash >>> 1;
};
/** Its worlds follow from the position: whoever asks at any order of a plan, it means the same plan. */
export const planGreedily = (seen: Seen, dice: Random, kept: Intentions): Thought | undefined => {
  const { game, seat } = seen;
  const writing = writingOf(seen, 'greedy', kept);
  if (!writing) return undefined;
  const { planner } = writing;
  const [world] = imagined(seen, 1, dice) as readonly [State];
  const known = goOn(seen, writing, world);
  if (known) return known;
  const start = planner.blank(world, seat);
  const empty = copyState(game, world);
  planner.lay(empty, seat, start);
  const sheet = planner.sheet(game.view(empty as State, seat)) ?? '';
  const desk = deskOf(seen, planner, imagined(seen, GREEDY_WORLDS, seeded(hashOf(sheet))));
  const { best, looked } = climb(desk, start, MOST_ORDERS);
  const thought = thoughtOf(seen, weigh(desk, start).mean, best.mean, looked * GREEDY_WORLDS, 'greedy');
  return begin(seen, writing, world, { plan: best.plan, thought });
};

/** How many worlds and changes each strength weighs at most, how much its rivals think, and how far it misjudges. */
const LEVELS = [
  { worlds: 4, tries: 60, guesses: 1, rivalTries: 30, starts: 1, blur: 0.15 },
  { worlds: 8, tries: 250, guesses: 3, rivalTries: 100, starts: 2, blur: 0.02 },
  { worlds: 20, tries: Number.POSITIVE_INFINITY, guesses: 10, rivalTries: 120, starts: 2, blur: 0 },
] as const;
type Level = (typeof LEVELS)[number];
const levelOf = (strength: number): Level => LEVELS[Math.max(1, Math.min(3, Math.round(strength))) - 1] as Level;
/** A plan is as good as ten decisions: it may take twice the time of one. Nobody waits longer. */
const TIMES = 2;
const LONGEST = 1900;
/** Shares of the time: until the rivals have thought, until plans have been found. */
const RIVALS_UNTIL = 0.35;
const FOUND_UNTIL = 0.95;
/** Rivals take the others for careless, in a few worlds at once. */
const RIVAL_WORLDS = 3;
/** Of so many worlds one holds rivals who do not think. */
const CARELESS = 8;
/** A plan is first found in a few worlds, then tried in all. */
const FIRST_WORLDS = 4;

interface Study {
  readonly seen: Seen;
  readonly planner: Planner<Kind>;
  readonly rivals: readonly string[];
  readonly level: Level;
  readonly dice: Random;
  /** Whether so much of the time is up. */
  isPast(share: number): IsUp;
}

/** What a rival who thinks a little would write: each knows the others' plans as little as the thinker does. */
const guessOf = ({ seen, planner, level, dice, isPast }: Study, rival: string): Weighed => {
  const worlds = imagined(seen, RIVAL_WORLDS, dice);
  for (const world of worlds) planner.lay(world as Draft<State>, seen.seat, planner.likely(world, seen.seat, dice));
  const desk: Desk = { game: seen.game, planner, seat: rival, worlds };
  return wander(desk, planner.blank(worlds[0] as State, rival), level.rivalTries, dice, isPast(RIVALS_UNTIL)).best;
};
/** A few plans of every rival; all of them have thought once before anybody thinks twice. */
const guessAll = (study: Study): ReadonlyMap<string, readonly object[]> => {
  const guesses = new Map<string, object[]>(study.rivals.map((rival) => [rival, []]));
  for (let n = 0; n < study.level.guesses; n++)
    for (const [rival, plans] of guesses)
      if (n === 0 || !study.isPast(RIVALS_UNTIL)()) plans.push(guessOf(study, rival).plan);
  return guesses;
};
/** Worlds in which the rivals have written what was guessed of them, in any combination. */
const worldsWithRivals = (study: Study): readonly State[] => {
  const { seen, planner, level, dice } = study;
  const guesses = guessAll(study);
  const worlds = imagined(seen, level.worlds, dice);
  for (const [n, world] of worlds.entries())
    for (const [rival, plans] of guesses)
      if (n % CARELESS !== CARELESS - 1) planner.lay(world as Draft<State>, rival, pick(plans, dice));
  return worlds;
};

/** Plans that do well in all of the worlds, from different beginnings. */
const findPlans = (study: Study, worlds: readonly State[], written: object) => {
  const { seen, planner, level, dice } = study;
  const all = deskOf(seen, planner, worlds);
  const found: Weighed[] = [weigh(all, written)];
  let looked = 0;
  for (let n = 0; n < level.starts; n++) {
    const share = (FOUND_UNTIL - RIVALS_UNTIL) / level.starts;
    const until = RIVALS_UNTIL + share * (n + 1);
    const first = deskOf(seen, planner, shuffled(worlds, dice).slice(0, FIRST_WORLDS));
    const start = n === 0 ? written : planner.likely(worlds[0] as State, seen.seat, dice);
    const rough = wander(first, start, level.tries, dice, study.isPast(until - share / 2));
    const fine = wander(all, rough.best.plan, level.tries, dice, study.isPast(until));
    found.push(fine.best);
    looked += rough.looked + fine.looked;
  }
  return { found, looked };
};

/** How much a rival who guesses the thinker's thoughts counts beside those who do not. */
const WARINESS = 0.25;
const settle = ({ level, dice }: Study, found: readonly Weighed[]): Weighed => {
  const matrix = found.map(({ scores }) => scores);
  const { columns } = matchRegrets(matrix);
  const wary = against(matrix, columns);
  const worth = found.map(
    ({ mean }, n) => (1 - WARINESS) * mean + WARINESS * (wary[n] as number) + (level.blur * (dice(2001) - 1001)) / 1000,
  );
  return found[worth.indexOf(Math.max(...worth))] as Weighed;
};

const studyOf = (seen: Seen, planner: Planner<Kind>, dice: Random, control: Control, share: number): Study => {
  const { game, seat } = seen;
  const begun = control.now();
  const time = share * Math.min(TIMES * control.milliseconds, LONGEST);
  const [world] = imagined(seen, 1, dice) as readonly [State];
  const rivals = [...moversOf(game, world), ...freeSeats(game, world)].filter((other) => other !== seat);
  const isPast = (part: number): IsUp => {
    let looks = 0;
    let past = false;
    return () => {
      if (!past && looks++ % BETWEEN_LOOKS === 0) past = control.now() >= begun + part * time;
      return past;
    };
  };
  return { seen, planner, rivals, level: levelOf(control.strength), dice, isPast };
};
/** Changes between two looks at the clock. */
const BETWEEN_LOOKS = 8;
/** Whether nothing is left to take back before an empty sheet could be confirmed. */
const isBlankSheet = (seen: Seen, planner: Planner<Kind>, world: State): boolean => {
  const blank = planner.blank(world, seen.seat);
  const empty = copyState(seen.game, world);
  planner.lay(empty, seen.seat, blank);
  const { write } = seen.game;
  return write(planner.toward(world, seen.seat, blank)) === write(planner.toward(empty as State, seen.seat, blank));
};
/** A sheet that somebody else began is finished with less thought. */
const SHARE_OF_BEGUN = 0.4;

export const planThoughtfully = (seen: Seen, dice: Random, control: Control, kept: Intentions): Thought | undefined => {
  const writing = writingOf(seen, `steward:${control.strength}`, kept);
  if (!writing) return undefined;
  const { planner } = writing;
  const [world] = imagined(seen, 1, dice) as readonly [State];
  const known = goOn(seen, writing, world);
  if (known) return known;
  const written = planner.written(world, seen.seat);
  const isBlank = isBlankSheet(seen, planner, world);
  const study = studyOf(seen, planner, dice, control, isBlank ? 1 : SHARE_OF_BEGUN);
  const { found, looked } = findPlans(study, worldsWithRivals(study), written);
  const best = settle(study, found);
  const thought = thoughtOf(seen, (found[0] as Weighed).mean, best.mean, looked, 'steward');
  return begin(seen, writing, world, { plan: best.plan, thought });
};
