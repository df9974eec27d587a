// How long the steward plays games out: to the end of its time, unless the question is answered earlier.
import type { Control } from './bot.ts';
import { beliefs, iterate, type Search } from './mcts.ts';

const LONGEST = 980;
/** Games between two looks at the clock, which are not free either: about half a millisecond's. */
const BETWEEN_LOOKS = 0.5;
const MOST_BETWEEN = 8;
/** Before so many games nothing is settled, before so many nothing is clear. */
const LEAST = 16;
const LEAST_CLEAR = 200;
/** The share of the games that makes a leader clear: nearly all at first, less for every ten times as many games. */
const CLEAR_SHARE = 0.9;
const CLEAR_LESS = 0.25;
/** Two that took nearly all games and differ by less than this are as good as each other. */
const LEAST_EVEN = 600;
const EVEN_SHARE = 0.85;
const EVEN = 0.01;
/** Who has so long, and may play all the games there is time for, plays them out for a second turn: fewer of them, but
 * what looks like a good end of this turn may be a bad beginning of the next, and more games of one turn would only
 * believe the look more firmly. A game may say that one turn is enough. */
const LONG = 250;
const FORESIGHT = 2;
const turnsFor = ({ game }: Search, milliseconds: number, most: number): number =>
  milliseconds >= LONG && most === Number.POSITIVE_INFINITY ? (game.foresight ?? FORESIGHT) : 1;

interface Race {
  /** Games of the two tried most, and of all. */
  readonly first: number;
  readonly second: number;
  readonly all: number;
  /** Whether the leader is also believed to be the best, and by how much he is ahead of the second. */
  readonly isBest: boolean;
  readonly ahead: number;
}
const raceOf = ({ root }: Search): Race => {
  const branches = [...root.branches.values()].sort((a, b) => b.visits - a.visits);
  const believed = beliefs(branches);
  let all = 0;
  for (const { visits } of branches) all += visits;
  const first = branches[0]?.visits ?? 0;
  const second = branches[1]?.visits ?? 0;
  const [best = 0, next = 0] = believed;
  return { first, second, all, isBest: believed.every((other) => other <= best), ahead: best - next };
};

/** Whether more games would change nothing: the leader is out of reach of those there is time for, or has long been
 * clear, or nothing hangs on the choice. */
const isAnswered = (search: Search, games: number, left: number): boolean => {
  const { first, second, all, isBest, ahead } = raceOf(search);
  if (first - second > left) return true;
  if (games < LEAST_CLEAR) return false;
  const enough = CLEAR_SHARE - CLEAR_LESS * Math.log10(games / LEAST_CLEAR);
  if (isBest && first >= enough * all) return true;
  return games >= LEAST_EVEN && first + second >= EVEN_SHARE * all && Math.abs(ahead) < EVEN;
};

/** Games until the time, the strength or the question is exhausted; the decisions they took. */
export const ponder = (search: Search, control: Control, begun: number, most: number): number => {
  const end = begun + Math.min(control.milliseconds, LONGEST);
  const turns = turnsFor(search, control.milliseconds, most);
  const first = control.now();
  let nodes = 0;
  let longest = 0;
  let before = first;
  let look = 0;
  for (let n = 0; n < most; n++) {
    nodes += iterate(search, n, turns);
    if (n < look) continue;
    const now = control.now();
    longest = Math.max(longest, now - before);
    before = now;
    if (now + longest >= end) break;
    const each = Math.max(1e-3, now - first) / (n + 1);
    look = n + Math.max(1, Math.min(MOST_BETWEEN, Math.floor(BETWEEN_LOOKS / each)));
    if (n >= LEAST && isAnswered(search, n + 1, Math.min(most - n, (end - now) / each))) break;
  }
  return nodes;
};
