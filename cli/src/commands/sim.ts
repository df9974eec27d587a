// `rose sim`: games between bots, with the results by seat.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { match, nameOfPlayer, type Pace, type Player } from '@rose/bots';
import { type AnyGame, begin, type Course, isMistake, type Kind, outcomeOf, seeded } from '@rose/table';
import { courseGiven, folderNamed, gameNamed, playersNamed, wholeNumber } from '../arguments.ts';
import type { Command, Io, Values } from '../command.ts';
import { diceAt, fileText } from '../record.ts';
import { wrong } from '../wrong.ts';

interface Report {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seed: number;
  games: number;
  readonly wins: Record<string, number>;
  draws: number;
  readonly endings: Record<string, number>;
  decisions: number;
  readonly failures: { readonly seed: number; readonly message: string }[];
}

/** The same opening with other dice. */
const courseAgain = (game: AnyGame, { opening }: Course<Kind>, seed: number): Course<Kind> => {
  const course = begin(game, opening, diceAt(seed, 0));
  if (isMistake(course)) throw wrong(`${course.field} ${course.reason}`);
  return course;
};

/** What is kept of the games, by how they ended: `king-taken.york`. */
interface Keeping {
  readonly folder: string;
  /** Of each ending only the shortest game; the length of what is kept by its file. */
  readonly shortest: Map<string, { readonly name: string; readonly entries: number }> | undefined;
}
interface Series {
  readonly game: AnyGame;
  readonly players: readonly Player[];
  readonly pace: Pace;
  readonly keeping: Keeping | undefined;
  readonly report: Report;
}

/** As recorded games are named: how it ended, who won, anything else. */
const keep = ({ folder, shortest }: Keeping, { game, players }: Series, course: Course<Kind>, seed: number): void => {
  const { how = 'unfinished', winners = [] } = outcomeOf(game, course) ?? {};
  const ending = [how, ...winners].join('.');
  const name = `${ending}.${game.meta.id}-${seed}.json`;
  const entries = course.entries.length;
  const before = shortest?.get(ending);
  if (before && before.entries <= entries) return;
  if (before) rmSync(join(folder, before.name));
  shortest?.set(ending, { name, entries });
  writeFileSync(join(folder, name), fileText(game, course, players, seed));
};

const playOne = (series: Series, course: Course<Kind>, seed: number): void => {
  const { game, players, pace, keeping, report } = series;
  const seats = game.seats(course.opening.options);
  const bySeat = new Map(seats.map((seat, i) => [seat, players[i] as Player]));
  report.games++;
  try {
    const { outcome, decisions } = match(game, course, bySeat, seeded(seed), pace, (seq) => diceAt(seed, seq));
    report.decisions += decisions;
    if (outcome.winners.length === 0) report.draws++;
    for (const seat of outcome.winners) report.wins[seat] = (report.wins[seat] ?? 0) + 1;
    report.endings[outcome.how] = (report.endings[outcome.how] ?? 0) + 1;
  } catch (error) {
    report.failures.push({ seed, message: error instanceof Error ? error.message : String(error) });
  }
  if (keeping) keep(keeping, series, course, seed);
};

const keepingGiven = (values: Values): Keeping | undefined => {
  const folder = values['record'];
  const isShort = values['shortest'] === true;
  if (typeof folder === 'string') return { folder: folderNamed(folder), shortest: isShort ? new Map() : undefined };
  if (isShort) throw wrong('--shortest says what --record keeps: name its folder');
  return undefined;
};

const say = (report: Report, seconds: number, io: Io): void => {
  io.out(`${report.games} games of ${report.game}, ${report.bots.join(', ')}`);
  for (const [seat, wins] of Object.entries(report.wins)) io.out(`${seat}: ${wins} won`);
  io.out(`drawn: ${report.draws}`);
  io.out(
    `endings: ${Object.entries(report.endings)
      .map(([how, count]) => `${how} ${count}`)
      .join(', ')}`,
  );
  io.out(`${report.decisions} decisions in ${seconds.toFixed(2)} s`);
  io.out(`failures: ${report.failures.length}`);
  for (const { seed, message } of report.failures) io.out(`  seed ${seed}: ${message}`);
};

export const sim: Command = {
  name: 'sim',
  summary: 'Games between bots, with the results by seat',
  usage: [
    'sim <game> --games N --bots A,B[,…] [--seed S] [--milliseconds M] [--record DIR [--shortest]] [--position FILE|-] [--option NAME=VALUE]…',
  ],
  help: [
    '--games N             how many, 1 to 1000000',
    '--seed S              of the first game; each next one adds one; default 1',
    '--bots A,B            one a seat, in seat order: random, greedy, steward, steward:2',
    '--milliseconds M      for each decision, default 100',
    '--record DIR          keep every game as a game file there; its name tells how it ended and who won',
    '--shortest            of each ending and winner only the shortest game is kept there',
    '--position FILE|-     start from a position document (JSON)',
    '--option NAME=VALUE   an option of the game, see rose games',
  ],
  words: [1, 1],
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    milliseconds: { type: 'string' },
    record: { type: 'string' },
    shortest: { type: 'boolean' },
    position: { type: 'string' },
    option: { type: 'string', multiple: true },
  },
  run({ words, values, json }, io) {
    const game = gameNamed(words[0]);
    const games = wholeNumber(values, 'games', { min: 1, max: 1_000_000 });
    const first = wholeNumber(values, 'seed', { min: 0, max: 2 ** 31, default: 1 });
    const start = courseGiven(game, values, io, diceAt(first, 0));
    const seats = game.seats(start.opening.options);
    const players = playersNamed(values, seats.length);
    const wins = Object.fromEntries(seats.map((seat) => [seat, 0]));
    const bots = players.map(nameOfPlayer);
    const counts = { games: 0, wins, draws: 0, endings: {}, decisions: 0, failures: [] };
    const report: Report = { game: game.meta.id, bots, seed: first, ...counts };
    const milliseconds = wholeNumber(values, 'milliseconds', { min: 1, max: 60_000, default: 100 });
    const series = { game, players, pace: { milliseconds, now: io.now }, keeping: keepingGiven(values), report };
    const begun = io.now();
    for (let seed = first; seed < first + games; seed++)
      playOne(series, seed === first ? start : courseAgain(game, start, seed), seed);
    const seconds = (io.now() - begun) / 1000;
    if (json) io.out(JSON.stringify({ ...report, seconds }));
    else say(report, seconds, io);
    return report.failures.length > 0 ? 1 : 0;
  },
};
