// `rose bench`: how fast rules, bots and servers are on this machine.
import type { AnyGame } from '@rose/table';
import { gameNamed, optionsGiven, playerNamed, wholeNumber } from '../arguments.ts';
import { benchAgainst, sayAgainst } from '../bench-against.ts';
import { benchAll } from '../bench-all.ts';
import { benchAsks, sayAsks } from '../bench-asks.ts';
import { type BotSpeeds, benchBots } from '../bench-bots.ts';
import { benchEngine, type EngineSpeed } from '../bench-engine.ts';
import { benchFloods, benchJournals } from '../bench-open.ts';
import { benchPace, type GamePace } from '../bench-pace.ts';
import { benchProfile, type EngineProfile } from '../bench-profile.ts';
import { benchReplay, type ReplayCost } from '../bench-replay.ts';
import { benchServer, sayServer } from '../bench-server.ts';
import type { Command, Io, Values } from '../command.ts';
import type { Spread } from '../measure.ts';
import { wrong } from '../wrong.ts';

const seedGiven = (values: Values): number => wholeNumber(values, 'seed', { min: 0, max: 2 ** 31, default: 1 });

const engine = (game: AnyGame, values: Values, io: Io): EngineSpeed =>
  benchEngine(
    game,
    {
      rounds: wholeNumber(values, 'rounds', { min: 1, max: 1000, default: 7 }),
      milliseconds: wholeNumber(values, 'milliseconds', { min: 1, max: 60_000, default: 1000 }),
      seed: seedGiven(values),
    },
    io,
  );

const profile = (game: AnyGame, values: Values, io: Io): EngineProfile =>
  benchProfile(
    game,
    {
      milliseconds: wholeNumber(values, 'milliseconds', { min: 1, max: 60_000, default: 5000 }),
      seed: seedGiven(values),
    },
    io,
  );

const bots = (game: AnyGame, values: Values, io: Io): BotSpeeds => {
  const names = typeof values['bots'] === 'string' ? values['bots'] : 'greedy,steward:1,steward:2,steward:3';
  const plan = {
    rounds: wholeNumber(values, 'rounds', { min: 1, max: 1000, default: 3 }),
    positions: wholeNumber(values, 'positions', { min: 1, max: 10_000, default: 20 }),
    milliseconds: wholeNumber(values, 'milliseconds', { min: 1, max: 60_000, default: 100 }),
    seed: seedGiven(values),
  };
  return benchBots(game, names.split(',').map(playerNamed), plan, io);
};

const pace = (game: AnyGame, values: Values): GamePace =>
  benchPace(game, {
    pairs: wholeNumber(values, 'pairs', { min: 1, max: 1000, default: 2 }),
    milliseconds: wholeNumber(values, 'milliseconds', { min: 1, max: 60_000, default: 1000 }),
    seed: seedGiven(values),
    options: optionsGiven(game, values),
  });
const sayPace = (found: GamePace, io: Io): void => {
  const { median, ninth, longest } = found.waits;
  io.out(`${found.game}: the steward thinks ${found.secondsPerGame.toFixed(1)} s in a game of ${found.games}`);
  io.out(`${found.decisions.toFixed(0)} decisions, ${(100 * found.atOnce).toFixed(0)} % of them at once`);
  io.out(
    `its opponent waits ${median.toFixed(2)} s (median), ${ninth.toFixed(1)} s (nine in ten), ${longest.toFixed(1)} s at most`,
  );
};

const sayReplay = ({ game, games, entries, fileBytes, packedBytes, longestOpening }: ReplayCost, io: Io): void => {
  const kilobytes = ({ median, max }: Spread): string =>
    `${(median / 1000).toFixed(1)} kB (median), ${(max / 1000).toFixed(1)} at most`;
  io.out(`${game}: ${games} games of ${entries.median} entries (median), ${entries.max} at most`);
  io.out(`a game file: ${kilobytes(fileBytes)}`);
  io.out(`packed: ${kilobytes(packedBytes)}`);
  io.out(
    `a step opens in ${longestOpening.median.toFixed(0)} ms (median of games), ${longestOpening.max.toFixed(0)} at most`,
  );
};

const sayEngine = (speed: EngineSpeed, io: Io): void => {
  const { median, min, max, rounds } = speed.spread;
  io.out(`${speed.game}: ${median} decisions a second (${min} to ${max} in ${rounds.length} rounds)`);
  io.out(`${speed.decisionsPerProcessorSecond} decisions a second of processor time`);
  io.out(`${speed.gamesPerSecond} games a second, ${speed.decisionsPerGame.toFixed(1)} decisions a game`);
  io.out(`${speed.choices.toFixed(1)} legal actions a decision`);
};
const sayProfile = ({ game, decisionsPerSecond, functions }: EngineProfile, io: Io): void => {
  io.out(`${game}: ${decisionsPerSecond} decisions a second while watched; time in each function itself`);
  for (const { name, share, milliseconds } of functions)
    io.out(`${(100 * share).toFixed(1).padStart(5)} %  ${milliseconds.toFixed(0).padStart(6)} ms  ${name}`);
};
const sayBots = ({ bots: speeds }: BotSpeeds, io: Io): void => {
  for (const { bot, nodesPerSecond, depth, millisecondsPerDecision, longestMilliseconds } of speeds) {
    const time = `${millisecondsPerDecision.toFixed(1)} ms a decision, at most ${longestMilliseconds.toFixed(1)}`;
    io.out(`${bot}: ${nodesPerSecond} positions a second, depth ${depth.toFixed(2)}, ${time}`);
  }
};

/** Fails when a move was not accepted, or the house let somebody go. */
const asks = async (values: Values, json: boolean, io: Io): Promise<number> => {
  const found = await benchAsks(values, io);
  if (json) io.out(JSON.stringify(found, undefined, 2));
  else sayAsks(found, io);
  return 0;
};

const server = async (values: Values, json: boolean, io: Io): Promise<number> => {
  const speed = await benchServer(values, io);
  if (json) io.out(JSON.stringify(speed));
  else sayServer(speed, io);
  return speed.failures.length === 0 ? 0 : 1;
};

export const bench: Command = {
  name: 'bench',
  summary: 'How fast the rules, the bots and the server are on this machine',
  usage: [
    'bench engine <game> [--rounds N] [--milliseconds M] [--seed S]',
    'bench profile <game> [--milliseconds M] [--seed S]',
    'bench bots <game> [--bots A,B…] [--positions N] [--rounds N] [--milliseconds M] [--seed S]',
    'bench pace <game> [--pairs N] [--milliseconds M] [--seed S] [--option NAME=VALUE]…',
    'bench replay <game> [--games N] [--bots A] [--milliseconds M] [--seed S] [--option NAME=VALUE]…',
    'bench server [--sockets N] [--rate N] [--seconds N] [--idle N] [--bots N] [--postgres] [--nodes N] [--seed S]',
    'bench asks [--rounds N]',
    'bench floods [--seconds N] [--only A,B…] [--into FILE] [--seed S]',
    'bench journals [--entries N]',
    'bench against <folder> [--rounds N]',
    'bench all [--out DIR] [--only A,B…]',
  ],
  help: [
    'engine                random play, a legal action drawn for each decision; median and spread of the rounds',
    'profile               the same play, and the functions its time is spent in',
    'bots                  positions a second and depth, on the same positions in turns',
    'pace                  how long an opponent waits for the steward, in processor time',
    'replay                what finished games weigh, as a file and packed, and how long any step of them takes to open',
    'server                a whole house under load: moves a second, how late they are, memory, a long game opened',
    'against               this checkout and the one in the folder, in turns: engines, and the work of a server a move',
    'asks                  what each kind of ask costs the house; prices are derived from it',
    'floods                what a flood of each kind of ask from one address does to the moves of others',
    'journals              how long reading and packing the longest journals hold everybody else up',
    'all                   all of it, the leagues and the laws, for every game; written into bench/results (hours)',
    '--rounds N            default 7 (engine), 3 (bots), 5 (against), 300 (asks)',
    '--milliseconds M      a round (engine, default 1000; profile, 5000) or a decision (bots, replay, default 100; pace, 1000)',
    '--positions N         default 20',
    '--bots A,B…           default greedy,steward:1,steward:2,steward:3; of server: measure again beside so many tables against bots, default 0',
    '--pairs N             of games with seats swapped (pace), default 2',
    '--games N             played by bots of one kind (replay), default 10',
    '--option NAME=VALUE   an option of the game (pace, replay), see rose games',
    '--sockets N           that play, two a table (server), default 500',
    '--rate N              moves due a second (server), default 1050',
    '--seconds N           after five to warm up (server), default 20; of each flood (floods), default 6',
    '--idle N              sockets that only look (server), default 5000',
    '--nodes N             so many nodes on one PostgreSQL, the two of a table on different ones (server), default 1',
    '--entries N           of a journal (journals), default what a table of seven takes',
    '--postgres            on a PostgreSQL of its own instead of an SQLite file (server)',
    '--seed S              default 1',
    '--out DIR             where all writes its results, default bench/results',
    '--only A,B…           of all: engine, profile, bots, pace, replay, league, laws, a result by name, or nothing: the pages anew;',
    '                      of floods: kinds of ask, or over HTTP: GET /api/me,POST /api/guest',
    '--into FILE           of floods: puts what was measured into results that are there, in the place of the same kinds',
  ],
  words: [1, 2],
  options: {
    rounds: { type: 'string' },
    milliseconds: { type: 'string' },
    positions: { type: 'string' },
    bots: { type: 'string' },
    seed: { type: 'string' },
    pairs: { type: 'string' },
    games: { type: 'string' },
    option: { type: 'string', multiple: true },
    sockets: { type: 'string' },
    rate: { type: 'string' },
    seconds: { type: 'string' },
    idle: { type: 'string' },
    postgres: { type: 'boolean' },
    nodes: { type: 'string' },
    entries: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    into: { type: 'string' },
  },
  run({ words: [what, id], values, json }, io) {
    switch (what) {
      case 'engine': {
        const speed = engine(gameNamed(id), values, io);
        if (json) io.out(JSON.stringify(speed));
        else sayEngine(speed, io);
        return 0;
      }
      case 'profile': {
        const costs = profile(gameNamed(id), values, io);
        if (json) io.out(JSON.stringify(costs));
        else sayProfile(costs, io);
        return 0;
      }
      case 'bots': {
        const speeds = bots(gameNamed(id), values, io);
        if (json) io.out(JSON.stringify(speeds));
        else sayBots(speeds, io);
        return 0;
      }
      case 'pace': {
        const found = pace(gameNamed(id), values);
        if (json) io.out(JSON.stringify(found));
        else sayPace(found, io);
        return 0;
      }
      case 'replay': {
        const cost = benchReplay(gameNamed(id), values);
        if (json) io.out(JSON.stringify(cost));
        else sayReplay(cost, io);
        return 0;
      }
      case 'server':
        return server(values, json, io);
      case 'asks':
        return asks(values, json, io);
      case 'floods':
        return benchFloods(values, json, io);
      case 'journals':
        return benchJournals(values, json, io);
      case 'against': {
        const found = benchAgainst(id, values, io);
        if (json) io.out(JSON.stringify(found, undefined, 2));
        else sayAgainst(found, io);
        return 0;
      }
      case 'all':
        if (id !== undefined) throw wrong(`"${id}" is too much: rose bench all measures every game`);
        return benchAll(values, json, io);
      default:
        throw wrong(
          `there is no bench "${what ?? ''}"; say engine, profile, bots, pace, replay, server, asks, floods, journals, against or all`,
        );
    }
  },
};
