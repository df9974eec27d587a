// Open choices before plans are written: what a choice is worth shows once everybody has chosen. The most
// promising are played on in an imagined world, everybody taking what looks best at once, until plans are written.
import { advance, copyState, type IsUp, type Kind, legal, type Random, silent, type Table } from '@rose/table';
import type { Control, Seen, Thought } from './bot.ts';
import { type Action, moversOf, worthOf } from './policy.ts';
import { reasonOf } from './reason.ts';
import { surveyed } from './survey.ts';
import { type Worlds, worldsBehind } from './worlds.ts';

type State = Kind['state'];
/** Whether each strength plays on, and how far it misjudges. */
const LEVELS = [
  { playsOn: false, blur: 0.1 },
  { playsOn: true, blur: 0.01 },
  { playsOn: true, blur: 0 },
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
const FORESIGHT = 0.15;

/** What looks best at once. */
const bestNow = (seen: Seen['game'], state: State, mover: string, dice: Random): Action => {
  const actions = legal(seen, state, mover);
  let best = actions[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const after = copyState(seen, state) as State;
    advance(seen, silent(after, dice), mover, action);
    const [worth] = worthOf(seen, after, [mover]) as readonly [number];
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
};
/** One choice played on until plans are written. */
const playedOn = ({ game, seat }: Seen, world: State, action: Action, dice: Random): number => {
  const table: Table<Kind> = silent(world, dice);
  advance(game, table, seat, action);
  for (let n = 0; n < MOST_CHOICES && !game.outcome(world); n++) {
    const movers = moversOf(game, world);
    const [mover] = movers;
    if (mover === undefined || movers.length > 1) break;
    advance(game, table, mover, bestNow(game, world, mover, dice));
  }
  return worthOf(game, world, [seat])[0] as number;
};

interface Choice {
  readonly action: Action;
  readonly guess: number;
}
/** What comes of each choice in the same world; nothing where there is no time for all. */
const playAll = (seen: Seen, choices: readonly Choice[], worlds: Worlds, dice: Random, isUp: IsUp) => {
  const scores: number[] = [];
  for (const { action } of choices) {
    if (isUp()) return undefined;
    scores.push(playedOn(seen, worlds.own(0), action, dice));
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
  const { playsOn, blur } = levelOf(control.strength);
  const worlds = worldsBehind(game, view, dice, SURVEYED);
  const scores = surveyed(seen, may, worlds, SURVEYED, dice);
  const choices = may
    .map((action, n): Choice => ({ action, guess: (scores[n] as number) + (blur * (dice(2001) - 1001)) / 1000 }))
    .sort((a, b) => b.guess - a.guess)
    .slice(0, PROMISING);
  const isUp: IsUp = () => choices.length === 1 || !playsOn || control.now() >= end;
  const beliefs = believed(choices, playAll(seen, choices, worlds, dice, isUp));
  const score = Math.max(...beliefs);
  const { action } = choices[beliefs.indexOf(score)] as Choice;
  const usual = beliefs.reduce((sum, belief) => sum + belief, 0) / beliefs.length;
  const reason = reasonOf({
    offered: may.length,
    losing: 0,
    before: usual,
    after: score,
    forced: undefined,
    distance: 0,
  });
  const nodes = may.length * SURVEYED + choices.length;
  return { action, line: [action], score, depth: 1, nodes, reason, by: 'steward' };
};
