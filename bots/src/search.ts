// Two seats and nothing hidden: looks ahead, deeper and deeper, for as long as it is given.
import { type Kind, pick, type Random, shuffled } from '@rose/table';
import type { Control, Seen, Thought } from './bot.ts';
import { reasonOf } from './reason.ts';
import { FORCED, GRAIN, growTree, MOST_DEPTH, type Tree, WON } from './tree.ts';

/** How far each strength looks, and how far it misjudges what it sees (1 is a whole game). */
const LEVELS = [
  { depth: 1, blur: 0.3 },
  { depth: 3, blur: 0 },
  { depth: MOST_DEPTH, blur: 0 },
] as const;
type Level = (typeof LEVELS)[number];
const levelOf = (strength: number): Level => LEVELS[Math.max(1, Math.min(3, Math.round(strength))) - 1] as Level;
/** Nobody waits longer for the house. */
const LONGEST = 900;

/** An action of the root with the score last found for it, and the state it leads to. */
interface Branch {
  readonly action: Kind['action'];
  readonly state: Kind['state'];
  score: number;
  /** Whether it loses by force to the very next reply, as the second look has found. */
  loses: boolean;
}
interface Finding {
  readonly best: Branch;
  readonly line: readonly Kind['action'][];
  readonly depth: number;
}

/** Every branch with an open window: the scores are exact, so they order the deeper looks and tell what loses. */
const survey = (tree: Tree, seat: string, branches: readonly Branch[], depth: number): Finding | undefined => {
  let best: Branch | undefined;
  let line: readonly Kind['action'][] = [];
  for (const branch of branches) {
    const score = tree.look(branch.state, seat, depth - 1, -WON, WON, 1);
    if (tree.stopped()) return undefined;
    branch.score = score;
    branch.loses = score < -FORCED;
    if (best && score <= best.score) continue;
    best = branch;
    line = [branch.action, ...tree.line(1)];
  }
  return best && { best, line, depth };
};

/** The expected best branch first, the others only asked whether they are better; half a round still counts. */
const deepen = (tree: Tree, seat: string, branches: readonly Branch[], depth: number): Finding | undefined => {
  let found: Finding | undefined;
  for (const branch of branches) {
    const floor = found ? found.best.score : -WON;
    let score = found ? tree.look(branch.state, seat, depth - 1, floor, floor + 1, 1) : floor;
    if (!found || score > floor) score = tree.look(branch.state, seat, depth - 1, floor, WON, 1);
    if (tree.stopped()) return found;
    if (found && score <= floor) continue;
    branch.score = score;
    found = { best: branch, line: [branch.action, ...tree.line(1)], depth };
  }
  return found;
};

const toFront = (branches: Branch[], best: Branch): void => {
  branches.splice(branches.indexOf(best), 1);
  branches.unshift(best);
};

const SURVEYS = 2;
const think = (tree: Tree, seat: string, branches: Branch[], deepest: number): Finding | undefined => {
  let found: Finding | undefined;
  for (let depth = 1; depth <= deepest; depth++) {
    const round = depth <= SURVEYS ? survey : deepen;
    const better = round(tree, seat, branches, depth);
    if (better) found = better;
    if (tree.stopped() || !found || (branches.length === 1 && depth >= SURVEYS)) break;
    if (Math.abs(found.best.score) > FORCED && depth >= SURVEYS) break;
    if (depth <= SURVEYS) branches.sort((a, b) => b.score - a.score);
    toFront(branches, found.best);
  }
  return found;
};

/** What a beginner's eye takes for the best: the scores of the last survey, each a little off. A win is never missed. */
const misjudge = (branches: readonly Branch[], blur: number, dice: Random): Branch => {
  const seen = branches.map(({ score }) =>
    score > FORCED ? score : score + (blur * GRAIN * (dice(2001) - 1001)) / 1000,
  );
  const best = Math.max(...seen);
  return pick(
    branches.filter((_, i) => seen[i] === best),
    dice,
  );
};

const asScore = (points: number): number => (Math.abs(points) > FORCED ? Math.sign(points) : (0.99 * points) / GRAIN);

const explain = ({ game, seat, may }: Seen, state: Kind['state'], branches: readonly Branch[], points: number) =>
  reasonOf({
    offered: may.length,
    losing: branches.filter((branch) => branch.loses).length,
    before: game.evaluate?.(state, seat) ?? 0,
    after: asScore(points),
    forced: points > FORCED ? 'win' : points < -FORCED ? 'loss' : undefined,
    distance: WON - Math.abs(points),
  });

/** Nothing where the time was too short for any; `dice` where some fell on the way, which no search of this kind can bear. */
export const lookDeep = (seen: Seen, dice: Random, control: Control): Thought | 'dice' | undefined => {
  const { game, seat, view, may } = seen;
  const end = control.now() + Math.min(control.milliseconds, LONGEST);
  const level = levelOf(control.strength);
  const state = game.imagine?.(view, dice) as Kind['state'];
  const tree = growTree(game, seat, () => control.now() >= end);
  const branches = shuffled(may, dice).map(
    (action): Branch => ({ action, state: tree.after(state, seat, action), score: 0, loses: false }),
  );
  const found = think(tree, seat, branches, level.depth);
  if (tree.rolled()) return 'dice';
  if (!found) return undefined;
  const best = level.blur > 0 ? misjudge(branches, level.blur, dice) : found.best;
  const line = best === found.best ? found.line : [best.action];
  const reason = explain(seen, state, branches, best.score);
  const { depth } = found;
  return { action: best.action, line, score: asScore(best.score), depth, nodes: tree.nodes(), reason, by: 'steward' };
};
