// How fast the rules are: random play on one core. Every decision is drawn as the random bot and the fuzzer draw it.
import {
  type AnyGame,
  advance,
  drawn,
  legal,
  mustAnswer,
  open,
  type Random,
  readOptions,
  seeded,
  silent,
} from '@rose/table';
import type { Io } from './command.ts';
import { inTurns, type Machine, machine, type Spread, spreadOf } from './measure.ts';

export interface EngineSpeed {
  readonly game: string;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** The same by the time the processor really gave us: what a busy machine takes away does not count. */
  readonly decisionsPerProcessorSecond: number;
  /** Legal actions a decision, on average. */
  readonly choices: number;
  readonly decisionsPerGame: number;
  readonly spread: Spread;
  readonly seconds: number;
  readonly machine: Machine;
}
interface Count {
  games: number;
  decisions: number;
  choices: number;
}

const playOut = (game: AnyGame, options: object, random: Random, count: Count, isListed = false): void => {
  const { state } = open(game, options, random);
  const table = silent(state, random);
  for (;;) {
    const [seat] = mustAnswer(game, state);
    if (seat === undefined) break;
    if (isListed) count.choices += legal(game, state, seat).length;
    const action = drawn(game, state, seat, random);
    if (!action) throw new Error(`${game.meta.id}: ${seat} must answer and cannot`);
    advance(game, table, seat, action);
    count.decisions++;
  }
  count.games++;
};

export interface EngineBench {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly seed: number;
}
export const benchEngine = (game: AnyGame, { rounds, milliseconds, seed }: EngineBench, io: Io): EngineSpeed => {
  const options = readOptions(game.meta.options, {});
  const random = seeded(seed);
  const total: Count = { games: 0, decisions: 0, choices: 0 };
  const listed: Count = { games: 0, decisions: 0, choices: 0 };
  const round = () => {
    const count: Count = { games: 0, decisions: 0, choices: 0 };
    const processor = process.cpuUsage();
    const start = io.now();
    let spent = 0;
    while (spent < milliseconds) {
      playOut(game, options, random, count);
      spent = io.now() - start;
    }
    total.games += count.games;
    total.decisions += count.decisions;
    const { user, system } = process.cpuUsage(processor);
    return {
      decisions: (1000 * count.decisions) / spent,
      games: (1000 * count.games) / spent,
      pure: (1_000_000 * count.decisions) / (user + system),
    };
  };
  playOut(game, options, random, listed, true);
  round(); // warms up: the first round is compiled on the way
  const begun = io.now();
  const [results = []] = inTurns([round], rounds);
  const spread = spreadOf(results.map(({ decisions }) => Math.round(decisions)));
  return {
    game: game.meta.id,
    decisionsPerSecond: spread.median,
    gamesPerSecond: Math.round(spreadOf(results.map(({ games }) => games)).median),
    decisionsPerProcessorSecond: Math.round(spreadOf(results.map(({ pure }) => pure)).median),
    choices: listed.choices / listed.decisions,
    decisionsPerGame: total.decisions / total.games,
    spread,
    seconds: (io.now() - begun) / 1000,
    machine: machine(),
  };
};
