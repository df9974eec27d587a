// Information-set search: many games, each in an imagined world with its own dice, gathered in one tree whose branches
// are the texts of actions, so that what cannot be known divides nothing. Selection is led by priors (PUCT); the choice
// widens as a place is visited more often. The seats' scores are kept apart: each mover looks after its own.
import { type AnyGame, advance, type Kind, legal, type Random, silent, type Table } from '@rose/table';
import { type Action, moversOf, playOn, priorsOf, stepOn, worthOf } from './policy.ts';
import type { Worlds } from './worlds.ts';

export interface Branch {
  readonly action: Action;
  readonly text: string;
  readonly mover: string;
  prior: number;
  /** What one step alone says of it; only at the root. */
  readonly guess: number;
  visits: number;
  /** Of the mover's scores. */
  total: number;
  place: Place | undefined;
}
export interface Place {
  visits: number;
  readonly branches: Map<string, Branch>;
}
export const newPlace = (): Place => ({ visits: 0, branches: new Map() });
export const meanOf = ({ total, visits }: Branch): number => (visits === 0 ? 0 : total / visits);

export interface Search {
  readonly game: AnyGame;
  readonly seats: readonly string[];
  readonly seat: string;
  readonly worlds: Worlds;
  readonly root: Place;
  readonly dice: Random;
  /** Phases in which seats were seen to choose at once. */
  readonly atOnce: Set<string>;
}

/** How far priors lead against scores. */
const BOLDNESS = 0.5;
/** What has not been tried is taken for a little worse than its place. */
const MODESTY = 0.15;
const WIDTH = 3;
const WIDENING = 1.5;
/** Decisions of a playout at most. */
const MOST_DECISIONS = 150;
const DEEPEST = 40;

const branchOf = (place: Place, game: AnyGame, mover: string, action: Action, prior: number): Branch => {
  const text = game.write(action);
  let branch = place.branches.get(text);
  if (!branch) {
    branch = { action, text, mover, prior, guess: 0, visits: 0, total: 0, place: undefined };
    place.branches.set(text, branch);
  }
  return branch;
};

/** The branches open in this world, the most promising first, no more than the visits so far deserve. */
const openBranches = (search: Search, place: Place, state: Kind['state'], mover: string): readonly Branch[] => {
  const { game } = search;
  const actions = legal(game, state, mover);
  const priors = priorsOf(game, state, mover, actions);
  let sum = 0;
  for (const prior of priors) sum += prior;
  const order: number[] = [];
  for (const [i, prior] of priors.entries()) if (prior > 0 || sum === 0) order.push(i);
  order.sort((a, b) => (priors[b] as number) - (priors[a] as number));
  const width = Math.ceil(WIDTH + WIDENING * Math.sqrt(place.visits));
  return order
    .slice(0, width)
    .map((i) =>
      branchOf(place, game, mover, actions[i] as Action, sum === 0 ? 1 / actions.length : (priors[i] as number) / sum),
    );
};

/** The games a guess is worth: so many must be played before they say as much. */
const TRUST = 12;
/** What is believed of each branch of the root: its guess, less and less as games are played. */
export const beliefs = (branches: readonly Branch[]): readonly number[] => {
  let visits = 0;
  let surprise = 0;
  for (const branch of branches) {
    visits += branch.visits;
    surprise += branch.total - branch.visits * branch.guess;
  }
  // Guesses are made right after the action, games end later: what they differ by on average says nothing of a branch.
  const offset = visits === 0 ? 0 : surprise / visits;
  return branches.map(({ total, visits: games, guess }) => (total + TRUST * (guess + offset)) / (games + TRUST));
};

/** PUCT at the root, with beliefs for scores. */
const selectAtRoot = (branches: readonly Branch[]): Branch => {
  const believed = beliefs(branches);
  let visits = 0;
  for (const branch of branches) visits += branch.visits;
  const urge = BOLDNESS * Math.sqrt(visits + 1);
  let best = branches[0] as Branch;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, branch] of branches.entries()) {
    const score = (believed[i] as number) + (urge * branch.prior) / (1 + branch.visits);
    if (score <= most) continue;
    most = score;
    best = branch;
  }
  return best;
};

/** PUCT over what is open. */
const select = (branches: readonly Branch[]): Branch => {
  let visits = 0;
  let total = 0;
  for (const branch of branches) {
    visits += branch.visits;
    total += branch.total;
  }
  const untried = visits === 0 ? 0 : total / visits - MODESTY;
  const urge = BOLDNESS * Math.sqrt(visits + 1);
  let best = branches[0] as Branch;
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const mean = branch.visits === 0 ? untried : branch.total / branch.visits;
    const score = mean + (urge * branch.prior) / (1 + branch.visits);
    if (score <= most) continue;
    most = score;
    best = branch;
  }
  return best;
};

interface Step {
  readonly place: Place;
  readonly branch: Branch;
  readonly mover: string;
}
/** Where seats choose at once a new round begins; that the root itself is such a place does not count. */
const breakAfter = (search: Search) => {
  let alone = false;
  return (state: Kind['state'], movers: readonly string[]): boolean => {
    if (movers.length > 1) search.atOnce.add(state.phase.name);
    else alone = true;
    return alone && movers.length > 1;
  };
};

/** Of several who are asked at once, some may have to wait for the others. */
const firstAble = (game: AnyGame, state: Kind['state'], movers: readonly string[]): string | undefined =>
  movers.length > 1 ? movers.find((mover) => legal(game, state, mover).length > 0) : movers[0];

/** Down the tree until something is tried for the first time. */
const descend = (search: Search, table: Table<Kind>, isBreak: ReturnType<typeof breakAfter>, steps: Step[]): void => {
  const { game, seat, root } = search;
  const state = table.state as Kind['state'];
  let place = root;
  const hidden = moversOf(game, state).length > 1;
  for (let depth = 0; depth < DEEPEST; depth++) {
    if (depth > 0 && game.outcome(state)) return;
    const movers = moversOf(game, state);
    const mover = depth === 0 ? seat : firstAble(game, state, movers);
    if (mover === undefined || (isBreak(state, movers) && depth > 0)) return;
    // Whoever chooses at the same time does not know what was chosen: no branch of this tree is for him.
    if (depth > 0 && hidden && mover !== seat && search.atOnce.has(state.phase.name)) {
      stepOn(game, table, [mover], search.dice);
      continue;
    }
    const branch =
      depth === 0 ? selectAtRoot([...root.branches.values()]) : select(openBranches(search, place, state, mover));
    steps.push({ place, branch, mover });
    advance(game, table, mover, branch.action);
    if (branch.visits === 0) return;
    branch.place ??= newPlace();
    place = branch.place;
  }
};

/** One game in one world, to where the seats choose at once for the `turns`-th time; returns the decisions it took. The
 * tree ends at the first such place: what is chosen beyond is as hidden as the world, and is played by glances. */
export const iterate = (search: Search, n: number, turns = 1): number => {
  const { game, seats, worlds, dice } = search;
  const table = silent(worlds.own(n), dice) as Table<Kind>;
  const isBreak = breakAfter(search);
  const steps: Step[] = [];
  descend(search, table, isBreak, steps);
  let decisions = playOn(game, table, dice, MOST_DECISIONS, isBreak);
  for (let turn = 1; turn < turns; turn++) decisions += playOn(game, table, dice, MOST_DECISIONS, breakAfter(search));
  const worth = worthOf(game, table.state as Kind['state'], seats);
  for (const { place, branch, mover } of steps) {
    place.visits++;
    branch.visits++;
    branch.total += worth[seats.indexOf(mover)] as number;
  }
  return decisions + steps.length;
};
