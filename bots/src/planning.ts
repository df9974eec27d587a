// Plans that all write at once and in secret. Greedy takes the best single order, again and again. The steward imagines
// what the others, who think a little too, may have written, looks for plans that do well against all of it in the long
// run, and settles on one by what it comes to on average and against somebody who guesses its thoughts.
import { copyState, type IsUp, type Kind, mayReopen, type Planner, type Random, seeded, shuffled } from '@rose/table';
import type { Control, Seen, Thought } from './bot.ts';
import { begin, goOn, type Intentions, type Writing } from './intentions.ts';
import { climb, type Trial, type Weighed, wander, weigh } from './plan-trials.ts';
import { moversOf } from './policy.ts';
import { reasonOf } from './reason.ts';
import { against, matchRegrets } from './regret.ts';
import { imagined, MOST_ORDERS, RIVALS_UNTIL, type Study, worldsWithRivals } from './rivals.ts';

type State = Kind['state'];

/** What is to be written, by whom; nothing where no plan is. */
const writingOf = (seen: Seen, as: string, kept: Intentions): Writing | undefined => {
  const { planner } = seen.game;
  return planner && planner.sheet(seen.view) !== undefined ? { planner, as, kept } : undefined;
};
/** Judged by this turn, or by the game to come. */
const trialOf = (
  { game, seat }: Seen,
  planner: Planner<Kind>,
  worlds: readonly State[],
  isFarsighted: boolean,
): Trial => ({
  planner,
  seat,
  worlds,
  judge: isFarsighted ? planner.worth : (world, who) => game.evaluate?.(world, who) ?? 0,
});

const thoughtOf = (seen: Seen, before: number, after: number, nodes: number, by: string) => ({
  score: after,
  depth: 1,
  nodes,
  reason: reasonOf({ offered: seen.may.length, losing: 0, before, after, forced: undefined, distance: 0 }),
  by,
});

const GREEDY_WORLDS = 4;
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
  const trial = trialOf(seen, planner, imagined(seen, GREEDY_WORLDS, seeded(hashOf(sheet))), false);
  const { best, looked } = climb(trial, start, MOST_ORDERS, () => false);
  const thought = thoughtOf(seen, weigh(trial, start).mean, best.mean, looked * GREEDY_WORLDS, 'greedy');
  return begin(seen, writing, world, { plan: best.plan, thought });
};

/** How many worlds, changes and guesses each strength weighs at most, how far it looks and how much it misjudges. */
const LEVELS = [
  { isFarsighted: false, worlds: 4, rounds: 60, guesses: 1, starts: 1, blur: 0.15 },
  { isFarsighted: true, worlds: 8, rounds: 250, guesses: 3, starts: 2, blur: 0.02 },
  { isFarsighted: true, worlds: 20, rounds: Number.POSITIVE_INFINITY, guesses: 12, starts: 2, blur: 0 },
] as const;
type Level = (typeof LEVELS)[number];
const levelOf = (strength: number): Level => LEVELS[Math.max(1, Math.min(3, Math.round(strength))) - 1] as Level;
/** A plan is as good as ten decisions: it may take twice the time of one. Nobody waits longer. */
const TIMES = 2;
const LONGEST = 1900;
/** The share of the time until plans have been found. */
const FOUND_UNTIL = 0.95;
/** A plan is first found in a few worlds, then tried in all. */
const FIRST_WORLDS = 4;

/** Plans that do well in all of the worlds, from different beginnings. */
const findPlans = (study: Study, level: Level, worlds: readonly State[], written: object) => {
  const { seen, planner, dice } = study;
  const all = trialOf(seen, planner, worlds, level.isFarsighted);
  const found: Weighed[] = [weigh(all, written)];
  let looked = 0;
  for (let n = 0; n < level.starts; n++) {
    const share = (FOUND_UNTIL - RIVALS_UNTIL) / level.starts;
    const until = RIVALS_UNTIL + share * (n + 1);
    const first = { ...all, worlds: shuffled(worlds, dice).slice(0, FIRST_WORLDS) };
    const start = n === 0 ? written : planner.likely(worlds[0] as State, seen.seat, dice);
    const rough = wander(first, start, level.rounds, dice, study.isPast(until - share / 2));
    const fine = wander(all, rough.best.plan, level.rounds, dice, study.isPast(until));
    found.push(fine.best);
    looked += rough.looked + fine.looked;
  }
  return { found, looked };
};

/** How much a rival who guesses the thinker's thoughts counts beside those who do not. */
const WARINESS = 0.25;
const settle = ({ blur }: Level, found: readonly Weighed[], dice: Random): Weighed => {
  const matrix = found.map(({ scores }) => scores);
  const { columns } = matchRegrets(matrix);
  const wary = against(matrix, columns);
  const worth = found.map(
    ({ mean }, n) => (1 - WARINESS) * mean + WARINESS * (wary[n] as number) + (blur * (dice(2001) - 1001)) / 1000,
  );
  return found[worth.indexOf(Math.max(...worth))] as Weighed;
};

const studyOf = (seen: Seen, planner: Planner<Kind>, dice: Random, control: Control, share: number): Study => {
  const { game, seat } = seen;
  const begun = control.now();
  const time = share * Math.min(TIMES * control.milliseconds, LONGEST);
  const [world] = imagined(seen, 1, dice) as readonly [State];
  const rivals = [...moversOf(game, world), ...mayReopen(game, world)].filter((other) => other !== seat);
  const isPast = (part: number): IsUp => {
    let looks = 0;
    let past = false;
    return () => {
      if (!past && looks++ % BETWEEN_LOOKS === 0) past = control.now() >= begun + part * time;
      return past;
    };
  };
  const { worlds, guesses } = levelOf(control.strength);
  return { seen, planner, rivals, dice, worlds, guesses, isPast };
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
  const level = levelOf(control.strength);
  const { found, looked } = findPlans(study, level, worldsWithRivals(study), written);
  const best = settle(level, found, dice);
  const thought = thoughtOf(seen, (found[0] as Weighed).mean, best.mean, looked, 'steward');
  return begin(seen, writing, world, { plan: best.plan, thought });
};
