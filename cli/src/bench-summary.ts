// The results of `rose bench all` as one short page.
import { wilson } from '@rose/bots';
import type { JournalCost } from '@rose/server/testing';
import { GAMES } from '../../games/all.ts';
import type { Result } from './bench-all.ts';
import type { BotSpeeds } from './bench-bots.ts';
import type { EngineSpeed } from './bench-engine.ts';
import type { GamePace } from './bench-pace.ts';
import type { EngineProfile } from './bench-profile.ts';
import type { ReplayCost } from './bench-replay.ts';
import type { Machine } from './measure.ts';

/** What `rose bench journals --json` said. */
export interface Journals {
  readonly command: string;
  readonly machine: Machine;
  readonly journals: readonly JournalCost[];
}

type Counts = { readonly [name: string]: number };
interface Laws {
  readonly game: string;
  readonly games: number;
  readonly entries: number;
  readonly judged: number;
  readonly options: Counts;
  /** By preset and seats. */
  readonly tables?: Counts;
  readonly endings?: Counts;
  readonly broken: readonly unknown[];
}
interface League {
  readonly game: string;
  readonly games: number;
  readonly wonAs?: Counts;
  readonly bots: readonly string[];
  readonly options?: object;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly score: number;
  readonly interval: readonly [number, number];
  readonly milliseconds: number;
  readonly decisions?: number;
  readonly bySeat?: Counts;
  readonly endings?: Counts;
}

const thousands = (number: number): string =>
  Math.round(number)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const engineRow = ({ result }: Result): string => {
  const { game, spread, decisionsPerProcessorSecond, gamesPerSecond, choices } = result as EngineSpeed;
  const range = `${thousands(spread.min)} to ${thousands(spread.max)}`;
  const speeds = `${thousands(spread.median)} | ${range} | ${thousands(decisionsPerProcessorSecond)}`;
  return `| ${game} | ${speeds} | ${thousands(gamesPerSecond)} | ${choices.toFixed(1)} |`;
};
const MOST_FUNCTIONS = 12;
const profileRows = ({ result }: Result): readonly string[] => {
  const { game, functions } = result as EngineProfile;
  return functions
    .slice(0, MOST_FUNCTIONS)
    .map(({ name, share, milliseconds }) => `| ${game} | ${name} | ${percent(share)} | ${thousands(milliseconds)} |`);
};
const lawsRows = (results: readonly Result[]): readonly string[] => {
  const games = new Map<string, Laws>();
  for (const { result } of results) {
    const part = result as Laws;
    const whole = games.get(part.game);
    games.set(part.game, {
      game: part.game,
      games: (whole?.games ?? 0) + part.games,
      entries: (whole?.entries ?? 0) + part.entries,
      judged: (whole?.judged ?? 0) + part.judged,
      options: added(whole?.options, part.options),
      tables: added(whole?.tables, part.tables),
      endings: added(whole?.endings, part.endings),
      broken: [...(whole?.broken ?? []), ...part.broken],
    });
  }
  return [...games.values()].map(lawsRow);
};
const lawsRow = ({ game, games, entries, judged, options, tables, endings = {}, broken }: Laws): string => {
  const scenarios = Object.entries(options)
    .filter(([value]) => value.startsWith('scenario='))
    .map(([value, count]) => `${value.slice('scenario='.length)} ${thousands(count)}`);
  const over = games - (endings['left'] ?? 0);
  const counts = [games, over, entries, judged, broken.length].map(thousands).join(' | ');
  return `| ${game} | ${counts} | ${[...scenarios, ...presetsIn(tables)].join(', ')} |`;
};
/** Where a game has presets: of each, how many games with so many seats. `own`: each option was drawn by itself. */
const presetsIn = (tables: Counts = {}): readonly string[] => {
  const presets = Map.groupBy(Object.keys(tables).sort(), (table) => table.split(', ')[0] as string);
  if ([...presets.keys()].join() === 'own') return [];
  return [...presets].map(([preset, ofIt]) => {
    const seats = ofIt.map((table) => `${table.split(', ')[1]}: ${thousands(tables[table] ?? 0)}`);
    return `${preset} with ${seats.join(', ')}`;
  });
};
const botRows = ({ result }: Result): readonly string[] => {
  const { game, bots } = result as BotSpeeds;
  return bots.map(({ bot, nodesPerSecond, depth, millisecondsPerDecision, longestMilliseconds }) => {
    const times = `${millisecondsPerDecision.toFixed(1)} | ${longestMilliseconds.toFixed(1)}`;
    return `| ${game} | ${bot} | ${thousands(nodesPerSecond)} | ${depth.toFixed(2)} | ${times} |`;
  });
};
const paceRow = ({ result }: Result): string => {
  const { game, bench, games, decisions, atOnce, secondsPerGame, waits } = result as GamePace;
  const seconds = [secondsPerGame, waits.median, waits.ninth, waits.longest].map((time) => time.toFixed(1));
  return `| ${game} | ${bench.milliseconds} | ${games} | ${decisions.toFixed(0)} | ${percent(atOnce)} | ${seconds.join(' | ')} |`;
};
const replayRow = ({ result }: Result): string => {
  const { game, options, bots, games, entries, fileBytes, packedBytes, longestOpening } = result as ReplayCost;
  const kilobytes = [fileBytes, packedBytes].map(({ median, max }) =>
    [median, max].map((bytes) => (bytes / 1000).toFixed(1)).join(' | '),
  );
  const opening = `${longestOpening.median.toFixed(0)} | ${longestOpening.max.toFixed(0)}`;
  return `| ${gameOf({ game, options })}, ${bots} | ${games} | ${thousands(entries.median)} | ${kilobytes.join(' | ')} | ${opening} |`;
};
/** What the first player has won on each seat, where it was counted. */
const bySeats = ({ wonAs, games }: League): string =>
  Object.entries(wonAs ?? {})
    .map(([seat, wins], _n, { length }) => `${seat} ${wins} of ${games / length}`)
    .join(', ');
const added = (a: Counts = {}, b: Counts = {}): Counts => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...names].map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]));
};
/** The preset that is set by so many options, and what they say besides. */
const inShort = (game: string, options: object): readonly string[] => {
  const said = Object.entries(options).map(([name, value]) => `${name} ${String(value)}`);
  const presets = Object.entries((GAMES.get(game)?.meta.presets ?? {}) as { readonly [preset: string]: object });
  for (const [preset, sets] of presets.sort(([, a], [, b]) => Object.keys(b).length - Object.keys(a).length)) {
    const own = Object.entries(sets).map(([name, value]) => `${name} ${String(value)}`);
    if (own.length > 0 && own.every((one) => said.includes(one)))
      return [...said.filter((one) => !own.includes(one)), `preset ${preset}`];
  }
  return said;
};
/** The game with the options it was played under. */
const gameOf = ({ game, options = {} }: Pick<League, 'game' | 'options'>): string =>
  [game, ...inShort(game, options)].join(', ');
/** Parts of one league, played under different seeds, are one league. */
const pooled = (results: readonly Result[]): readonly League[] => {
  const leagues = new Map<string, League>();
  for (const { result } of results) {
    const part = result as League;
    const key = [gameOf(part), ...part.bots, part.milliseconds].join(' ');
    const whole = leagues.get(key);
    leagues.set(key, whole ? together(whole, part) : part);
  }
  return [...leagues.values()];
};
const together = (a: League, b: League): League => {
  const games = a.games + b.games;
  const wins = a.wins + b.wins;
  const draws = a.draws + b.draws;
  const score = (wins + draws / 2) / games;
  const losses = a.losses + b.losses;
  return {
    ...a,
    games,
    wins,
    draws,
    losses,
    score,
    interval: wilson(score, games),
    wonAs: added(a.wonAs, b.wonAs),
    decisions: (a.decisions ?? 0) + (b.decisions ?? 0),
    bySeat: added(a.bySeat, b.bySeat),
    endings: added(a.endings, b.endings),
  };
};
const leagueRow = (league: League): string => {
  const { bots, wins, draws, losses, score, interval, milliseconds } = league;
  const range = `${percent(interval[0])} to ${percent(interval[1])}`;
  const won = `${wins} / ${draws} / ${losses}`;
  const time = bots.some((bot) => bot.includes('@')) ? '' : `${milliseconds}`;
  return `| ${gameOf(league)} | ${bots.join(' against ')} | ${time} | ${won} | ${percent(score)} | ${range} | ${bySeats(league)} |`;
};
/** How many of so many, with the interval of the share. */
const shares = (counts: Counts = {}, games: number): string =>
  Object.entries(counts)
    .map(([name, count]) => {
      const [low, high] = wilson(count / games, games);
      return `${name} ${count} (${(100 * low).toFixed(0)} to ${percent(high)})`;
    })
    .join(', ');
/** How a league calls a game that was broken off at its limit. */
const UNFINISHED = 'unfinished';
/** Where all are equals: how long they play, how it ends, and whether a seat is better than the others. */
const evenRow = (league: League): string => {
  const { bots, games, decisions = 0, endings, bySeat } = league;
  const length = (decisions / games).toFixed(0);
  const played = `${bots[0]} | ${league.milliseconds} | ${games} | ${length}`;
  const over = shares({ games: games - (endings?.[UNFINISHED] ?? 0) }, games).replace(/^games /, '');
  return `| ${gameOf(league)} | ${played} | ${over} | ${shares(endings, games)} | ${shares(bySeat, games)} |`;
};
const areEven = ({ bots: [first, second], endings }: League): boolean => first === second && endings !== undefined;

const journalRow = ({ game, work, entries, standing, milliseconds, held }: JournalCost): string =>
  `| ${game} | ${work} | ${thousands(entries)} | ${thousands(standing)} | ${thousands(milliseconds)} | ${held.toFixed(1)} |`;

const SEED = / --seed (\d+)$/;
/** The commands that make the figures again; parts that differ by their seed share a line. */
const commandLines = (results: readonly Pick<Result, 'command' | 'machine'>[]): readonly string[] => {
  const lines = Map.groupBy(
    results,
    ({ command, machine }) =>
      `- \`npx rose ${command.replace(SEED, '')}\` (${machine.processor}, Node ${machine.node})`,
  );
  return [...lines].map(([line, parts]) => {
    const seeds = parts.flatMap(({ command }) => SEED.exec(command)?.[1] ?? []);
    return seeds.length === 0 ? line : `${line}, \`--seed\` ${seeds.join(', ')}`;
  });
};

const section = (
  title: string,
  head: string,
  columns: number,
  rows: readonly string[],
  results: readonly Pick<Result, 'command' | 'machine'>[],
) =>
  rows.length === 0
    ? []
    : [`## ${title}`, '', head, `|${' --- |'.repeat(columns)}`, ...rows, '', ...commandLines(results), ''];

export const summary = (results: readonly Result[], long?: Journals): string => {
  const of = (kind: Result['kind']): readonly Result[] => results.filter((result) => result.kind === kind);
  const engineHead = '| game | decisions a second | rounds | by processor time | games a second | choices |';
  const profileHead = '| game | function | its own time | ms |';
  const lawsHead =
    '| game | games | of which over | decisions | states judged whole | laws broken | games by scenario, or by preset and seats |';
  const botHead = '| game | bot | positions a second | depth | ms a decision | longest ms |';
  const paceHead =
    '| game | ms a decision | games | decisions a game | at once | s a game | s a wait: median | nine in ten | longest |';
  const replayHead =
    '| game | games | entries | kB a file | at most | kB packed | at most | ms to open a step | at most |';
  const leagues = pooled(of('league'));
  const even = leagues.filter(areEven);
  const evenHead =
    '| game | all seats | ms | games | decisions a game | over within the limit | endings (95 %, Wilson) | games won by seat |';
  const journalHead = '| game | work | entries | of which stand | ms | ms that others waited |';
  const leagueHead = '| game | players | ms | won / drawn / lost | score | 95 % interval (Wilson) | won as |';
  return [
    '# Results',
    '',
    'Written by `npx rose bench all`; the JSON beside it holds every figure. One core; medians of rounds taken in turns.',
    '',
    ...section('Rules', engineHead, 6, of('engine').map(engineRow), of('engine')),
    ...section('Where the time of the rules goes', profileHead, 4, of('profile').flatMap(profileRows), of('profile')),
    ...section('Laws', lawsHead, 7, lawsRows(of('laws')), of('laws')),
    ...section('Bots', botHead, 6, of('bots').flatMap(botRows), of('bots')),
    ...section('Waiting for the steward', paceHead, 9, of('pace').map(paceRow), of('pace')),
    ...section('Finished games', replayHead, 9, of('replay').map(replayRow), of('replay')),
    ...section('Long journals', journalHead, 6, (long?.journals ?? []).map(journalRow), long ? [long] : []),
    ...section('Leagues', leagueHead, 7, leagues.map(leagueRow), of('league')),
    ...section('Among equals', evenHead, 8, even.map(evenRow), []),
  ].join('\n');
};
