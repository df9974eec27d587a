// `rose league`: bots against each other, with error bars.
import { nameOfPlayer, type Player, league as playLeague } from '@rose/bots';
import { isMistake } from '@rose/table';
import { gameNamed, optionsGiven, playersNamed, wholeNumber } from '../arguments.ts';
import type { Command } from '../command.ts';
import { processorTime } from '../measure.ts';
import { wrong } from '../wrong.ts';

/** So few rounds are told one by one. */
const FEW = 20;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const league: Command = {
  name: 'league',
  summary: 'One bot against another, on every seat once from the same opening; at larger tables alone against several',
  usage: [
    'league <game> --bots A,B --pairs N [--seed S] [--milliseconds M] [--opening K] [--limit L] [--processor] [--progress] [--option NAME=VALUE]…',
  ],
  help: [
    '--bots A,B            random, greedy or steward, with a strength: steward:2 (else 3), or a time: steward@500',
    '--pairs N             pairs of games, 1 to 100000; with more than two seats, rounds of as many games',
    '--seed S              of the openings and of the bots, default 1',
    '--milliseconds M      for each decision, default 100',
    '--processor           bots count processor time, not the clock: for a machine others use as well',
    '--opening K           random actions before the bots begin, default 4',
    '--limit L             decisions after which a game is broken off, undecided, where the rules let it go on for ever',
    '--progress            the standing on the error stream, after every tenth pair, or every one of a few',
    '--option NAME=VALUE   an option of the game, see rose games',
  ],
  words: [1, 1],
  options: {
    bots: { type: 'string' },
    pairs: { type: 'string' },
    seed: { type: 'string' },
    milliseconds: { type: 'string' },
    opening: { type: 'string' },
    limit: { type: 'string' },
    progress: { type: 'boolean' },
    processor: { type: 'boolean' },
    option: { type: 'string', multiple: true },
  },
  run({ words, values, json }, io) {
    const game = gameNamed(words[0]);
    const players = playersNamed(values, 2) as readonly [Player, Player];
    const limit = values['limit'] === undefined ? undefined : wholeNumber(values, 'limit', { min: 1, max: 1_000_000 });
    const rules = {
      ...(limit === undefined ? {} : { limit }),
      pairs: wholeNumber(values, 'pairs', { min: 1, max: 100_000 }),
      seed: wholeNumber(values, 'seed', { min: 0, max: 1_000_000, default: 1 }),
      opening: wholeNumber(values, 'opening', { min: 0, max: 1000, default: 4 }),
      options: optionsGiven(game, values),
      pace: {
        milliseconds: wholeNumber(values, 'milliseconds', { min: 1, max: 60_000, default: 100 }),
        now: values['processor'] === true ? processorTime : io.now,
      },
    };
    const start = io.now();
    const table = playLeague(game, players, rules, (now) => {
      if (values['progress'] === true && (rules.pairs <= FEW || now.games % 20 === 0))
        io.err(`${now.games} games: ${percent(now.score)} (${now.wins} won, ${now.draws} drawn, ${now.losses} lost)`);
    });
    if (isMistake(table)) throw wrong(`${table.field} ${table.reason}`);
    const bots = players.map(nameOfPlayer);
    const { pairs, seed, opening, pace } = rules;
    const seconds = (io.now() - start) / 1000;
    const result = {
      game: game.meta.id,
      bots,
      pairs,
      seed,
      opening,
      options: rules.options,
      ...(limit === undefined ? {} : { limit }),
      milliseconds: pace.milliseconds,
      clock: values['processor'] === true ? 'processor' : 'wall',
      ...table,
      seconds,
    };
    if (json) {
      io.out(JSON.stringify(result));
      return 0;
    }
    io.out(
      `${bots[0]} against ${bots[1]}, ${table.games} games of ${game.meta.id}, ${pace.milliseconds} ms a decision`,
    );
    io.out(`won ${table.wins}, drawn ${table.draws}, lost ${table.losses}`);
    io.out(
      `score ${percent(table.score)}, 95 % interval ${percent(table.interval[0])} to ${percent(table.interval[1])} (Wilson)`,
    );
    const seats = Object.keys(table.wonAs).length;
    for (const [seat, wins] of Object.entries(table.wonAs))
      io.out(`${bots[0]} as ${seat}: ${wins} of ${table.games / seats} won`);
    for (const [i, name] of bots.entries())
      io.out(
        `${name}: depth ${(table.depth[i] ?? 0).toFixed(2)}, ${Math.round(table.nodes[i] ?? 0)} positions a decision`,
      );
    io.out(`${seconds.toFixed(1)} s`);
    return 0;
  },
};
