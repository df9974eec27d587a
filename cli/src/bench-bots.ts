// How fast the bots think: the same positions for all of them, in turns.
import { nameOfPlayer, openAtRandom, type Player } from '@rose/bots';
import { type AnyGame, begin, isMistake, legal, mustAnswer, seeded, stateOf } from '@rose/table';
import type { Io } from './command.ts';
import { inTurns, type Machine, machine, type Spread, spreadOf } from './measure.ts';

export interface BotSpeed {
  readonly bot: string;
  /** Positions looked at, in a second. */
  readonly nodesPerSecond: number;
  /** Actions looked ahead, on average. */
  readonly depth: number;
  readonly millisecondsPerDecision: number;
  readonly longestMilliseconds: number;
  readonly spread: Spread;
}
export interface BotsBench {
  readonly rounds: number;
  readonly positions: number;
  readonly milliseconds: number;
  readonly seed: number;
}
export interface BotSpeeds {
  readonly game: string;
  readonly bench: BotsBench;
  readonly bots: readonly BotSpeed[];
  readonly machine: Machine;
}

/** Positions of random games, from the set-up to far into play. */
const positionsOf = (game: AnyGame, { positions, seed }: BotsBench) => {
  const found: { readonly view: object; readonly seat: string; readonly may: ReturnType<typeof legal> }[] = [];
  for (let n = 0; found.length < positions; n++) {
    const course = begin(game, {}, seeded(seed + n));
    if (isMistake(course)) throw new Error(`${game.meta.id}: ${course.field} ${course.reason}`);
    openAtRandom(game, course, 4 + ((n * 4) % 40), seeded(seed + n));
    const state = stateOf(course);
    const [seat] = mustAnswer(game, state);
    if (seat !== undefined) found.push({ view: game.view(state, seat), seat, may: legal(game, state, seat) });
  }
  return found;
};

export const benchBots = (game: AnyGame, players: readonly Player[], bench: BotsBench, io: Io): BotSpeeds => {
  const positions = positionsOf(game, bench);
  const measures = players.map(({ bot, strength }) => () => {
    let nodes = 0;
    let depth = 0;
    let spent = 0;
    let longest = 0;
    for (const [i, { view, seat, may }] of positions.entries()) {
      const start = io.now();
      const control = { milliseconds: bench.milliseconds, strength, now: io.now };
      const thought = bot.choose({ game, view, seat, may }, seeded(bench.seed + i), control);
      const taken = io.now() - start;
      nodes += thought.nodes;
      depth += thought.depth;
      spent += taken;
      longest = Math.max(longest, taken);
    }
    return { speed: (1000 * nodes) / spent, depth: depth / positions.length, mean: spent / positions.length, longest };
  });
  const results = inTurns(measures, bench.rounds);
  const bots = players.map((player, i): BotSpeed => {
    const rounds = results[i] ?? [];
    const spread = spreadOf(rounds.map(({ speed }) => Math.round(speed)));
    return {
      bot: nameOfPlayer(player),
      nodesPerSecond: spread.median,
      depth: spreadOf(rounds.map(({ depth }) => depth)).median,
      millisecondsPerDecision: spreadOf(rounds.map(({ mean }) => mean)).median,
      longestMilliseconds: Math.max(...rounds.map(({ longest }) => longest)),
      spread,
    };
  });
  return { game: game.meta.id, bench, bots, machine: machine() };
};
