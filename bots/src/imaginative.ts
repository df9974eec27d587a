// The steward at games with secrets or dice: glances first, then games played out in imagined worlds for as long as it
// is given. What needs no thought takes none.
import { type Random, shuffled } from '@rose/table';
import type { Control, Reason, Seen, Thought } from './bot.ts';
import { type Branch, beliefs, meanOf, newPlace, type Search } from './mcts.ts';
import { type Action, draw, priorsOf } from './policy.ts';
import { ponder } from './ponder.ts';
import { reasonOf } from './reason.ts';
import { surveyed } from './survey.ts';
import { weigh } from './weigh.ts';
import { type Worlds, worldsBehind } from './worlds.ts';

/** How many games each strength plays out at most, how far it misjudges what one step leads to, and of how many plans it
 * misses one. */
const LEVELS = [
  { games: 12, blur: 0.25, misses: 3 },
  { games: 60, blur: 0.03, misses: 10 },
  { games: Number.POSITIVE_INFINITY, blur: 0, misses: Number.POSITIVE_INFINITY },
] as const;
type Level = (typeof LEVELS)[number];
const levelOf = (strength: number): Level => LEVELS[Math.max(1, Math.min(3, Math.round(strength))) - 1] as Level;
const WORLDS = 64;
/** Actions looked at, the most promising first. */
const MOST_ACTIONS = 40;
/** Worlds whose glances and first steps make the priors of the root. */
const SURVEYED = 4;
/** How much the look one step ahead counts beside the glance, and how sharply. */
const STEP_SHARE = 0.7;
const STEP_SHARPNESS = 40;

/** The actions worth a thought, by what the glance says in a few worlds. */
const promising = ({ game, seat, may }: Seen, worlds: Worlds): readonly { action: Action; prior: number }[] => {
  const sums = may.map(() => 0);
  for (let n = 0; n < SURVEYED; n++)
    for (const [i, prior] of priorsOf(game, worlds.look(n), seat, may).entries()) sums[i] = (sums[i] as number) + prior;
  const all = sums.reduce((sum, prior) => sum + prior, 0);
  if (all === 0) return may.map((action) => ({ action, prior: 1 / may.length }));
  return may
    .map((action, i) => ({ action, prior: (sums[i] as number) / all }))
    .filter(({ prior }) => prior > 0)
    .sort((a, b) => b.prior - a.prior)
    .slice(0, MOST_ACTIONS);
};

/** A beginner's eye is a little off; a win at once is never missed. */
const misjudged = (score: number, blur: number, dice: Random): number =>
  blur === 0 || score === 1 ? score : score + (blur * (dice(2001) - 1001)) / 1000;

/** Where the glance says what to do and nothing else, who misses the plan takes what looks best of a few after one step. */
const OTHERS = 8;
const missed = (seen: Seen, plan: Action, worlds: Worlds, blur: number, dice: Random): Action => {
  const others = shuffled(
    seen.may.filter((other) => other !== plan),
    dice,
  );
  const actions = [plan, ...others.slice(0, OTHERS)];
  const scores = surveyed(seen, actions, worlds, SURVEYED, dice).map((score) => misjudged(score, blur, dice));
  return actions[scores.indexOf(Math.max(...scores))] as Action;
};

const plant = (
  search: Search,
  seen: Seen,
  chosen: readonly { action: Action; prior: number }[],
  blur: number,
): number => {
  const { game } = seen;
  const actions = chosen.map(({ action }) => action);
  const scores = surveyed(seen, actions, search.worlds, SURVEYED, search.dice).map((score) =>
    misjudged(score, blur, search.dice),
  );
  const best = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(STEP_SHARPNESS * (score - best)));
  const sum = shares.reduce((a, b) => a + b, 0);
  for (const [i, { action, prior }] of chosen.entries()) {
    const text = game.write(action);
    const mixed = (1 - STEP_SHARE) * prior + (STEP_SHARE * (shares[i] as number)) / sum;
    search.root.branches.set(text, {
      action,
      text,
      mover: seen.seat,
      prior: mixed,
      guess: scores[i] as number,
      visits: 0,
      total: 0,
      place: undefined,
    });
  }
  return actions.length * SURVEYED;
};

const byVisits = (a: Branch, b: Branch): number => b.visits - a.visits || meanOf(b) - meanOf(a);
/** The best by belief of those that were tried nearly as often as the most tried. */
const settledOn = (branches: readonly Branch[]): Branch => {
  const believed = beliefs(branches);
  const least = (branches[0] as Branch).visits / 3;
  let best = 0;
  for (const [i, { visits }] of branches.entries())
    if (visits >= least && (believed[i] as number) > (believed[best] as number)) best = i;
  return branches[best] as Branch;
};
/** What is chosen at once is drawn from what was tried most: who always plays the best card is read like a book. */
const mixed = (branches: readonly Branch[], dice: Random): Branch => {
  const weights = branches.map((branch) => (isInPot(branches, branch) ? branch.visits * branch.visits : 0));
  return branches[draw(weights, dice)] as Branch;
};
const isInPot = ([first]: readonly Branch[], { visits }: Branch): boolean => visits * 3 >= (first as Branch).visits;

/** What the seat itself means to do next; what others do is theirs to know. */
const lineFrom = (branch: Branch): readonly Action[] => {
  const line: Action[] = [branch.action];
  for (let place = branch.place; place; ) {
    const [next] = [...place.branches.values()].sort(byVisits);
    if (!next || next.visits < LEAST_VISITS || next.mover !== branch.mover) break;
    line.push(next.action);
    place = next.place;
  }
  return line;
};
const LEAST_VISITS = 3;
/** Games that tell what to expect where there is nothing to choose. */
const ENOUGH = 40;

/** What the actions that were tried lead to on average: what somebody who chose by lot among them would come to. */
const usual = (branches: readonly Branch[]): number => {
  const tried = branches.filter(({ visits }) => visits > 0);
  return beliefs(tried).reduce((sum, score) => sum + score, 0) / Math.max(1, tried.length);
};
const explain = (seen: Seen, branches: readonly Branch[], best: Branch): Reason => {
  const after = meanOf(best);
  return reasonOf({
    offered: seen.may.length,
    losing: branches.filter(({ guess }) => guess === -1).length,
    before: usual(branches),
    after,
    forced: after === 1 ? 'win' : after === -1 ? 'loss' : undefined,
    distance: best.guess === 1 ? 1 : 2,
  });
};

/** Nothing to choose, or nothing else worth a thought. */
const atOnce = ({ game, seat, may }: Seen, worlds: Worlds, action: Action): Thought => {
  const score = game.evaluate?.(worlds.look(0), seat) ?? 0;
  const reason = may.length === 1 ? 'only-move' : 'holds';
  return { action, line: [action], score, depth: 1, nodes: 1, reason, by: 'steward' };
};

export const imagineAndChoose = (seen: Seen, dice: Random, control: Control): Thought => {
  const { game, seat, view, may } = seen;
  const begun = control.now();
  const worlds = worldsBehind(game, view, dice, WORLDS);
  const { games, blur, misses } = levelOf(control.strength);
  const chosen = may.length === 1 ? [{ action: may[0] as Action, prior: 1 }] : promising(seen, worlds);
  const isOnly = chosen.length === 1;
  if (isOnly && !control.explains) {
    const { action } = chosen[0] as { action: Action };
    const misread = may.length > 1 && Number.isFinite(misses) && dice(misses) === 1;
    return atOnce(seen, worlds, misread ? missed(seen, action, worlds, blur, dice) : action);
  }
  const { seats } = game.meta;
  const search: Search = { game, seats, seat, worlds, root: newPlace(), dice, atOnce: new Set() };
  const looked = plant(search, seen, chosen, blur);
  const nodes = looked + ponder(search, control, begun, isOnly ? ENOUGH : games);
  const branches = [...search.root.branches.values()].sort(byVisits);
  const isSecret = search.atOnce.has(worlds.look(0).phase.name);
  const best = isSecret ? mixed(branches, dice) : settledOn(branches);
  const line = lineFrom(best);
  const reason = explain(seen, branches, best);
  const thought = { action: best.action, line, score: meanOf(best), depth: line.length, nodes, reason, by: 'steward' };
  if (!control.explains) return thought;
  const lots = isSecret ? branches.filter((branch) => isInPot(branches, branch)).length : 1;
  return { ...thought, weighed: weigh(search, branches, best, lots) };
};
