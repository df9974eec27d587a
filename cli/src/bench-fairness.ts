// How fair a scenario is, from the leagues in which the house plays itself: the module that the form of a table reads.
import { wilson } from '@rose/bots';
import type { Result } from './bench-all.ts';

interface SelfPlay {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options?: { readonly scenario?: string };
  readonly milliseconds: number;
  readonly games: number;
  readonly draws: number;
  readonly bySeat: { readonly [seat: string]: number };
}
interface Tally {
  /** For each decision, where the bot thinks as long as it may. */
  readonly milliseconds: number | undefined;
  games: number;
  draws: number;
  readonly bySeat: { [seat: string]: number };
}

const GAME = 'without-an-enemy';
/** The file that `rose bench all` makes anew. */
export const FAIRNESS_FILE = `games/${GAME}/text/fairness.gen.ts`;

const isSelfPlay = ({ kind, result }: Result): boolean => {
  if (kind !== 'league') return false;
  const { game, bots, options } = result as SelfPlay;
  return game === GAME && bots[0] === bots[1] && options?.scenario !== undefined;
};
/** By scenario and bot, all parts added up. */
const tallies = (results: readonly Result[]): ReadonlyMap<string, ReadonlyMap<string, Tally>> => {
  const scenarios = new Map<string, Map<string, Tally>>();
  for (const { result } of results.filter(isSelfPlay)) {
    const { bots, options, games, draws, bySeat } = result as SelfPlay;
    const scenario = options?.scenario ?? '';
    const [bot = '', strength] = (bots[0] ?? '').split(':');
    const byBot = scenarios.get(scenario) ?? new Map<string, Tally>();
    const milliseconds = strength === undefined ? undefined : (result as SelfPlay).milliseconds;
    const tally = byBot.get(bot) ?? { milliseconds, games: 0, draws: 0, bySeat: {} };
    tally.games += games;
    tally.draws += draws;
    for (const [seat, wins] of Object.entries(bySeat)) tally.bySeat[seat] = (tally.bySeat[seat] ?? 0) + wins;
    byBot.set(bot, tally);
    scenarios.set(scenario, byBot);
  }
  return scenarios;
};

const percent = (share: number): number => Math.round(100 * share);
const line = (bot: string, { milliseconds, games, draws, bySeat }: Tally): string => {
  const shares = Object.entries(bySeat).map(([seat, wins]) => {
    const [low, high] = wilson(wins / games, games);
    return `${seat}: [${[wins / games, low, high].map(percent).join(', ')}]`;
  });
  const time = milliseconds === undefined ? '' : `milliseconds: ${milliseconds}, `;
  return `    ${bot}: { games: ${games}, ${time}${shares.join(', ')}, drawn: ${percent(draws / games)} },`;
};

/** Percentages, each with its 95 % interval after Wilson; a scenario that nobody measured is not there. */
export const fairnessModule = (results: readonly Result[]): string =>
  [
    '// Made from bench/results by `npx rose bench all`, and held to them by a test. Not to be edited by hand.',
    "import type { Fairness } from './fairness.ts';",
    '',
    'export const FAIRNESS: Fairness = {',
    ...[...tallies(results)].flatMap(([scenario, byBot]) => [
      `  '${scenario}': {`,
      ...[...byBot].map(([bot, tally]) => line(bot, tally)),
      '  },',
    ]),
    '};',
    '',
  ].join('\n');
