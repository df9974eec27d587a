// What a choice is worth beside the next best, in numbers a player can follow: for hints. All of it comes from worlds
// imagined behind the seat's own view.
import { advance, type Kind, silent, type Table } from '@rose/table';
import type { Weighed } from './bot.ts';
import { type Branch, beliefs, type Search } from './mcts.ts';
import { type Action, playOn } from './policy.ts';

type Outlook = Readonly<Record<string, number>>;

/** Games each outlook is the average of, and decisions of one at most. */
const PLAYED = 32;
const MOST_DECISIONS = 150;

const averageOf = (outlooks: readonly Outlook[]): Outlook => {
  const sums: Record<string, number> = {};
  for (const outlook of outlooks)
    for (const [name, value] of Object.entries(outlook)) sums[name] = (sums[name] ?? 0) + value / outlooks.length;
  return sums;
};
/** To where the seats choose at once again, or to the end. */
const newBreak = () => {
  let alone = false;
  return (_: Kind['state'], movers: readonly string[]): boolean => {
    if (movers.length === 1) alone = true;
    return alone && movers.length > 1;
  };
};
/** What the numbers come to on average, after an action or as the worlds stand now. */
const expected = ({ game, worlds, seat, dice }: Search, action?: Action): Outlook | undefined => {
  const { outlook } = game;
  if (!outlook) return undefined;
  const found: Outlook[] = [];
  for (let n = 0; n < PLAYED; n++) {
    const table = silent(worlds.own(n), dice) as Table<Kind>;
    if (action) {
      advance(game, table, seat, action);
      playOn(game, table, dice, MOST_DECISIONS, newBreak());
    }
    found.push(outlook(table.state as Kind['state'], seat));
  }
  return averageOf(found);
};

const asChance = (score: number): number => (1 + Math.max(-1, Math.min(1, score))) / 2;

/** The branch that is believed the best beside this one, of those that were tried often enough to be believed. */
const nextTo = (best: Branch, branches: readonly Branch[], believed: readonly number[]): Branch | undefined => {
  const least = (branches[0] as Branch).visits / 4;
  let next: Branch | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, branch] of branches.entries()) {
    if (branch === best || branch.visits === 0 || (branch.visits < least && i > 1)) continue;
    if ((believed[i] as number) <= most) continue;
    most = believed[i] as number;
    next = branch;
  }
  return next;
};

/** `branches` are sorted by visits. `lots`: among how many the choice was drawn, where it was. */
export const weigh = (search: Search, branches: readonly Branch[], best: Branch, lots: number): Weighed => {
  const believed = beliefs(branches);
  const chanceOf = (branch: Branch): number => asChance(believed[branches.indexOf(branch)] as number);
  const next = nextTo(best, branches, believed);
  const [now, after] = [expected(search), expected(search, best.action)];
  const instead = next && expected(search, next.action);
  return {
    games: branches.reduce((sum, { visits }) => sum + visits, 0),
    chance: chanceOf(best),
    ...(next ? { next: { action: next.action, chance: chanceOf(next) } } : {}),
    ...(lots > 1 ? { lots } : {}),
    ...(now && after ? { outlook: { now, after, ...(instead ? { instead } : {}) } } : {}),
  };
};
