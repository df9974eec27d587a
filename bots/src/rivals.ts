// What rivals may have written: a few plans of each, found as somebody would find them who takes the best single order
// again and again, mostly with an eye on this turn only. Worlds are then laid out in which they have written these.
import { type Draft, type IsUp, type Kind, type Planner, pick, type Random } from '@rose/table';
import type { Seen } from './bot.ts';
import { climb, type Trial } from './plan-trials.ts';

type State = Kind['state'];

/** One thinker at work on a plan. */
export interface Study {
  readonly seen: Seen;
  readonly planner: Planner<Kind>;
  readonly rivals: readonly string[];
  readonly dice: Random;
  /** Worlds laid out at most, and how many plans of each rival are guessed. */
  readonly worlds: number;
  readonly guesses: number;
  /** Whether so much of the time is up. */
  isPast(share: number): IsUp;
}

export const imagined = ({ game, view }: Seen, count: number, dice: Random): readonly State[] =>
  Array.from({ length: count }, () => game.imagine?.(view, dice) as State);

/** The share of the time until all rivals have thought. */
export const RIVALS_UNTIL = 0.35;
/** A rival takes everybody else for careless, in so many worlds at once. */
const RIVAL_WORLDS = 4;
export const MOST_ORDERS = 40;
/** Of so many guesses one is of a rival who thinks of the turns to come. */
const FARSIGHTED = 4;
/** Of so many worlds one holds rivals who do not think at all. */
const CARELESS = 8;

/** What a rival would write: each knows the others' plans as little as the thinker does. */
const guessOf = ({ seen, planner, dice }: Study, rival: string, isFarsighted: boolean, isUp: IsUp): object => {
  const { game, seat } = seen;
  const worlds = imagined(seen, RIVAL_WORLDS, dice);
  for (const world of worlds) planner.lay(world as Draft<State>, seat, planner.likely(world, seat, dice));
  const judge: Trial['judge'] = isFarsighted ? planner.worth : (world, who) => game.evaluate?.(world, who) ?? 0;
  return climb({ planner, seat: rival, worlds, judge }, planner.blank(worlds[0] as State, rival), MOST_ORDERS, isUp)
    .best.plan;
};
/** A few plans of every rival; all of them have thought once before anybody thinks twice. */
const guessAll = (study: Study): ReadonlyMap<string, readonly object[]> => {
  const guesses = new Map<string, object[]>(study.rivals.map((rival) => [rival, []]));
  const isUp = study.isPast(RIVALS_UNTIL);
  for (let n = 0; n < study.guesses; n++)
    for (const [rival, plans] of guesses)
      if (!isUp()) plans.push(guessOf(study, rival, n % FARSIGHTED === FARSIGHTED - 1, isUp));
  return guesses;
};
/** Worlds in which the rivals have written what was guessed of them, in any combination. */
export const worldsWithRivals = (study: Study): readonly State[] => {
  const { seen, planner, dice } = study;
  const guesses = guessAll(study);
  const worlds = imagined(seen, study.worlds, dice);
  for (const [n, world] of worlds.entries())
    for (const [rival, plans] of guesses)
      if (plans.length > 0 && n % CARELESS !== CARELESS - 1)
        planner.lay(world as Draft<State>, rival, pick(plans, dice));
  return worlds;
};
