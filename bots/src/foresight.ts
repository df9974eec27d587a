// Open choices before plans are written: a choice is judged by what it promises for the game to come. The most promising
// are played on in an imagined world until plans are written, since what the others leave is worth something too.
import { advance, copyState, type IsUp, type Kind, legal, type Random, silent, type Table } from '@rose/table';
import type { Control, Seen, Thought } from './bot.ts';
import { type Action, moversOf } from './policy.ts';
import { reasonOf } from './reason.ts';
import { type Worlds, worldsBehind } from './worlds.ts';

type State = Kind['state'];
/** How far each strength sees, whether it plays on, and how much it misjudges. */
const LEVELS = [
  { isFarsighted: false, playsOn: false, blur: 0.1 },
  { isFarsighted: true, playsOn: true, blur: 0.01 },
  { isFarsighted: true, playsOn: true, blur: 0 },
] as const;
const levelOf = (strength: number) =>
  LEVELS[Math.max(1, Math.min(3, Math.round(strength))) - 1] as (typeof LEVELS)[number];
const LONGEST = 900;
/** Worlds of the first look, and how many choices are worth a second. */
const SURVEYED = 2;
const PROMISING = 8;
/** Choices until plans are written at most. */
const MOST_CHOICES = 30;
/** How much what comes of a choice counts beside the first look. */
const FORESIGHT = 0.5;

type Judge = (state: State, seat: string) => number;
const judgeOf = ({ game }: Seen, isFarsighted: boolean): Judge => {
  const { planner } = game;
  return isFarsighted && planner ? planner.promise : (state, seat) => game.evaluate?.(state, seat) ?? 0;
};
const after = ({ game }: Seen, world: State, mover: string, action: Action, dice: Random): State => {
  const then = copyState(game, world) as State;
  advance(game, silent(then, dice), mover, action);
  return then;
};
/** What looks best at once. */
const bestNow = (seen: Seen, world: State, mover: string, judge: Judge, dice: Random): Action => {
  const actions = legal(seen.game, world, mover);
  const worths = actions.map((action) => judge(after(seen, world, mover, action, dice), mover));
  return actions[worths.indexOf(Math.max(...worths))] as Action;
};
/** One choice played on until plans are written: the others take what looks good this turn. */
const playedOn = (seen: Seen, world: State, action: Action, judge: Judge, dice: Random): number => {
  const { game, seat } = seen;
  const table: Table<Kind> = silent(world, dice);
  const hasty = judgeOf(seen, false);
  advance(game, table, seat, action);
  for (let n = 0; n < MOST_CHOICES && !game.outcome(world); n++) {
    const movers = moversOf(game, world);
    const [mover] = movers;
    if (mover === undefined || movers.length > 1) break;
    advance(game, table, mover, bestNow(seen, world, mover, mover === seat ? judge : hasty, dice));
  }
  return judge(world, seat);
};

interface Choice {
  readonly action: Action;
  readonly guess: number;
}
/** How each choice looks the moment it is made, a little misjudged; the best first. */
const lookedAt = (seen: Seen, worlds: Worlds, judge: Judge, blur: number, dice: Random): readonly Choice[] =>
  seen.may
    .map((action): Choice => {
      let guess = (blur * (dice(2001) - 1001)) / 1000;
      for (let n = 0; n < SURVEYED; n++)
        guess += judge(after(seen, worlds.look(n), seen.seat, action, dice), seen.seat) / SURVEYED;
      return { action, guess };
    })
    .sort((a, b) => b.guess - a.guess);
/** What comes of each choice in the same world; nothing where there is no time for all. */
const playAll = (
  seen: Seen,
  choices: readonly Choice[],
  worlds: Worlds,
  judge: Judge,
  dice: Random,
  isUp: IsUp,
): readonly number[] | undefined => {
  const scores: number[] = [];
  for (const { action } of choices) {
    if (isUp()) return undefined;
    scores.push(playedOn(seen, worlds.own(0), action, judge, dice));
  }
  return scores;
};
/** The first look and what comes of it; what they differ by for all says nothing of a choice. */
const believed = (choices: readonly Choice[], scores: readonly number[] | undefined): readonly number[] => {
  if (!scores) return choices.map(({ guess }) => guess);
  let offset = 0;
  for (const [n, { guess }] of choices.entries()) offset += ((scores[n] as number) - guess) / choices.length;
  return choices.map(({ guess }, n) => FORESIGHT * (scores[n] as number) + (1 - FORESIGHT) * (guess + offset));
};

/** Where plans will be written, but not now. */
export const chooseAhead = (seen: Seen, dice: Random, control: Control): Thought | undefined => {
  const { game, view, may } = seen;
  if (!game.planner || !game.imagine || !game.evaluate) return undefined;
  const end = control.now() + Math.min(control.milliseconds, LONGEST);
  const { isFarsighted, playsOn, blur } = levelOf(control.strength);
  const judge = judgeOf(seen, isFarsighted);
  const worlds = worldsBehind(game, view, dice, SURVEYED);
  const choices = lookedAt(seen, worlds, judge, blur, dice).slice(0, PROMISING);
  const isUp: IsUp = () => choices.length === 1 || !playsOn || control.now() >= end;
  const beliefs = believed(choices, playAll(seen, choices, worlds, judge, dice, isUp));
  const score = Math.max(...beliefs);
  const { action } = choices[beliefs.indexOf(score)] as Choice;
  const before = beliefs.reduce((sum, belief) => sum + belief, 0) / beliefs.length;
  const reason = reasonOf({ offered: may.length, losing: 0, before, after: score, forced: undefined, distance: 0 });
  const nodes = may.length * SURVEYED + choices.length;
  return { action, line: [action], score, depth: 1, nodes, reason, by: 'steward' };
};
