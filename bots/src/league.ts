// Who beats whom, with error bars. Games come in rounds from the same random opening, a pair where there are two seats:
// the first player sits on every seat once, the second on all others, so that neither a good opening nor the first move
// helps anybody.
import { type AnyGame, begin, type Course, isMistake, type Kind, type Mistake, seeded } from '@rose/table';
import { match, openAtRandom, type Pace, type Player } from './match.ts';

export interface LeagueRules {
  /** Rounds: pairs of games, or as many games each as there are seats. */
  readonly pairs: number;
  readonly seed: number;
  /** Random decisions before the bots begin. */
  readonly opening: number;
  readonly options: object;
  readonly pace: Pace;
  /** Decisions after which a game is broken off, undecided; without it a game that goes on for ever is a fault. */
  readonly limit?: number;
}
/** What the first of the two players has won. */
export interface LeagueTable {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Wins and half the draws, as a share of the games. */
  readonly score: number;
  /** 95 %, after Wilson, over games, a draw being half a win. */
  readonly interval: readonly [low: number, high: number];
  /** Games won by each seat, whoever sat there. */
  readonly bySeat: { readonly [seat: string]: number };
  /** Games the first player has won on each seat, of an equal share of the games each. */
  readonly wonAs: { readonly [seat: string]: number };
  /** How the games ended. */
  readonly endings: { readonly [how: string]: number };
  readonly decisions: number;
  /** Means over the decisions of each player: how deep, how many positions. */
  readonly depth: readonly [number, number];
  readonly nodes: readonly [number, number];
}

const Z = 1.959964;
export const wilson = (score: number, games: number): readonly [number, number] => {
  if (games === 0) return [0, 1];
  const z2 = Z * Z;
  const middle = (score + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z / (1 + z2 / games)) * Math.sqrt((score * (1 - score)) / games + z2 / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

interface Tally {
  wins: number;
  draws: number;
  losses: number;
  decisions: number;
  readonly bySeat: Record<string, number>;
  readonly wonAs: Record<string, number>;
  readonly endings: Record<string, number>;
  readonly thoughts: [number, number];
  readonly depth: [number, number];
  readonly nodes: [number, number];
}

const openingOf = (game: AnyGame, { options, opening, seed }: LeagueRules, round: number): Course<Kind> | Mistake => {
  const course = begin(game, { options }, seeded(seed * 100_003 + round));
  if (!isMistake(course)) openAtRandom(game, course, opening, seeded(seed * 100_003 + round + 50_000));
  return course;
};
/** One game of a round: the first player sits on the seat at this place. Returns how many seats there are. */
const playOne = (
  game: AnyGame,
  players: readonly [Player, Player],
  rules: LeagueRules,
  round: number,
  place: number,
  tally: Tally,
): number | Mistake => {
  const course = openingOf(game, rules, round);
  if (isMistake(course)) return course;
  const seats = game.seats(course.opening.options);
  const bySeat = new Map(seats.map((seat, i) => [seat, players[i === place ? 0 : 1]]));
  const dice = seeded((rules.seed * 100_003 + round) * seats.length + place);
  const { outcome, decisions, thoughts } = match(game, course, bySeat, dice, rules.pace, undefined, rules.limit);
  const mine = seats[place] as string;
  for (const seat of seats) {
    tally.bySeat[seat] ??= 0;
    tally.wonAs[seat] ??= 0;
  }
  tally.decisions += decisions;
  tally.endings[outcome.how] = (tally.endings[outcome.how] ?? 0) + 1;
  if (outcome.winners.length === 0) tally.draws++;
  else if (outcome.winners.includes(mine)) {
    tally.wins++;
    tally.wonAs[mine] = (tally.wonAs[mine] ?? 0) + 1;
  } else tally.losses++;
  for (const seat of outcome.winners) tally.bySeat[seat] = (tally.bySeat[seat] ?? 0) + 1;
  for (const { seat, thought } of thoughts) {
    const who = seat === mine ? 0 : 1;
    tally.thoughts[who]++;
    tally.depth[who] += thought.depth;
    tally.nodes[who] += thought.nodes;
  }
  return seats.length;
};

export const league = (
  game: AnyGame,
  players: readonly [Player, Player],
  rules: LeagueRules,
  after?: (table: LeagueTable) => void,
): LeagueTable | Mistake => {
  const tally: Tally = {
    wins: 0,
    draws: 0,
    losses: 0,
    decisions: 0,
    bySeat: {},
    wonAs: {},
    endings: {},
    thoughts: [0, 0],
    depth: [0, 0],
    nodes: [0, 0],
  };
  for (let pair = 0; pair < rules.pairs; pair++) {
    let seats = 1;
    for (let place = 0; place < seats; place++) {
      const played = playOne(game, players, rules, pair, place, tally);
      if (typeof played !== 'number') return played;
      seats = played;
    }
    after?.(tableOf(tally));
  }
  return tableOf(tally);
};

const tableOf = (tally: Tally): LeagueTable => {
  const { wins, draws, losses, decisions, bySeat, thoughts } = tally;
  const games = wins + draws + losses;
  const score = games === 0 ? 0 : (wins + draws / 2) / games;
  const mean = (sums: readonly [number, number]): [number, number] => [
    sums[0] / Math.max(1, thoughts[0]),
    sums[1] / Math.max(1, thoughts[1]),
  ];
  const interval = wilson(score, games);
  return {
    games,
    wins,
    draws,
    losses,
    score,
    interval,
    bySeat: { ...bySeat },
    wonAs: { ...tally.wonAs },
    endings: { ...tally.endings },
    decisions,
    depth: mean(tally.depth),
    nodes: mean(tally.nodes),
  };
};
