// How long somebody at the table waits for the steward: greedy, who is quick, sits in the opponent's chair, and all that
// the steward thinks between two decisions of his is one wait. In processor time.
import { BOTS, type Bot, match, type Player } from '@rose/bots';
import { type AnyGame, begin, isMistake, seeded } from '@rose/table';
import { type Machine, machine, processorTime } from './measure.ts';
import { wrong } from './wrong.ts';

export interface PaceBench {
  readonly pairs: number;
  readonly milliseconds: number;
  readonly seed: number;
  readonly options: object;
}
export interface GamePace {
  readonly game: string;
  readonly bench: PaceBench;
  readonly games: number;
  /** Of the steward, a game on average; and the share that took less than a fiftieth of a second. */
  readonly decisions: number;
  readonly atOnce: number;
  readonly medianMilliseconds: number;
  /** Seconds of its thought in a game, on average; and in a wait: the median, nine in ten, the longest. */
  readonly secondsPerGame: number;
  readonly waits: { readonly median: number; readonly ninth: number; readonly longest: number };
  readonly machine: Machine;
}

const AT_ONCE = 20;
const botNamed = (id: string): Bot => {
  const bot = BOTS.get(id);
  if (!bot) throw new Error(`no bot ${id}`);
  return bot;
};
const at = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0;

interface Times {
  readonly thoughts: number[];
  /** The last one is under way. */
  readonly waits: number[];
}
const timed = (bot: Bot, done: (milliseconds: number) => void): Bot => ({
  ...bot,
  choose(seen, random, control) {
    const start = control.now();
    const thought = bot.choose(seen, random, control);
    done(control.now() - start);
    return thought;
  },
});

const playOne = (
  game: AnyGame,
  { milliseconds, seed, options }: PaceBench,
  pair: number,
  own: number,
  times: Times,
) => {
  const course = begin(game, { options }, seeded(seed * 100_003 + pair));
  if (isMistake(course)) throw wrong(`${course.field} ${course.reason}`);
  times.waits.push(0);
  const steward = timed(botNamed('steward'), (taken) => {
    times.thoughts.push(taken);
    times.waits.push((times.waits.pop() ?? 0) + taken);
  });
  const greedy = timed(botNamed('greedy'), () => times.waits.push(0));
  const seats = game.seats(course.opening.options);
  const sitting = seats.map((seat, i): [string, Player] => [seat, { bot: i === own ? steward : greedy, strength: 3 }]);
  match(game, course, new Map(sitting), seeded(seed + 2 * pair + own), { milliseconds, now: processorTime });
};

export const benchPace = (game: AnyGame, bench: PaceBench): GamePace => {
  const times: Times = { thoughts: [], waits: [] };
  for (let pair = 0; pair < bench.pairs; pair++) for (const own of [0, 1]) playOne(game, bench, pair, own, times);
  const games = 2 * bench.pairs;
  const { thoughts } = times;
  const waits = times.waits.filter((wait) => wait > 0).map((wait) => wait / 1000);
  return {
    game: game.meta.id,
    bench,
    games,
    decisions: thoughts.length / games,
    atOnce: thoughts.filter((taken) => taken < AT_ONCE).length / thoughts.length,
    medianMilliseconds: at(thoughts, 0.5),
    secondsPerGame: thoughts.reduce((sum, taken) => sum + taken, 0) / 1000 / games,
    waits: { median: at(waits, 0.5), ninth: at(waits, 0.9), longest: Math.max(...waits) },
    machine: machine(),
  };
};
