// `rose laws`: random games judged by the laws every game must pass.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@rose/table';
import { type Breakage, fuzz } from '@rose/testkit';
import { folderNamed, gameNamed, wholeNumber } from '../arguments.ts';
import type { Command, Io, Values } from '../command.ts';

/** Writes the journal that breaks a law where it can be replayed, and says where. */
const dump = (game: string, broken: readonly Breakage[], given: string | undefined): readonly string[] => {
  if (broken.length === 0) return [];
  const folder = given ?? mkdtempSync(join(tmpdir(), 'rose-laws-'));
  return broken.map(({ seed, law, journal }) => {
    const path = join(folder, `${game}-${seed}-${law}.json`);
    writeFileSync(path, `${JSON.stringify(journal)}\n`);
    return path;
  });
};

export const laws: Command = {
  name: 'laws',
  summary: 'Random games under random options, judged by the laws every game must pass',
  usage: ['laws <game> --games N [--seed S] [--one-in K] [--longest N] [--dump DIR]'],
  help: [
    '--games N             how many, 1 to 1000000',
    '--seed S              of the first game, default 1',
    '--one-in K            one state in K is judged by the dear laws, default 5; 1: all',
    '--longest N           a game that is not over after so many entries is left, default 5000',
    '--dump DIR            where the journal of a broken game goes; default: a fresh temporary folder',
  ],
  words: [1, 1],
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    'one-in': { type: 'string' },
    longest: { type: 'string' },
    dump: { type: 'string' },
  },
  run: ({ words, values, json }, io) => judge(gameNamed(words[0]), values, json, io),
};

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name} ${count}`).join(', ');

/** Judges a game and says what it found; 1 when a law is broken. */
export const judge = (game: AnyGame, values: Values, json: boolean, io: Io): number => {
  const plan = {
    games: wholeNumber(values, 'games', { min: 1, max: 1_000_000 }),
    seed: wholeNumber(values, 'seed', { min: 0, max: 2 ** 31, default: 1 }),
    oneIn: wholeNumber(values, 'one-in', { min: 1, max: 1_000_000, default: 5 }),
    longest: wholeNumber(values, 'longest', { min: 1, max: 1_000_000, default: 5_000 }),
  };
  const folder = typeof values['dump'] === 'string' ? folderNamed(values['dump']) : undefined;
  const start = io.now();
  const { broken, endings, options, tables, verbs, ...counts } = fuzz(game, plan);
  const seconds = (io.now() - start) / 1000;
  const paths = dump(game.meta.id, broken, folder);
  const breaches = broken.map(({ law, message, seed }, i) => ({ law, message, seed, journal: paths[i] }));
  if (json)
    io.out(
      JSON.stringify({
        game: game.meta.id,
        ...counts,
        oneIn: plan.oneIn,
        longest: plan.longest,
        tables: Object.fromEntries(tables),
        verbs: Object.fromEntries(verbs),
        options: Object.fromEntries(options),
        endings: Object.fromEntries(endings),
        broken: breaches,
        seconds,
      }),
    );
  else {
    io.out(`${counts.games} games, ${counts.entries} entries, ${counts.judged} states judged whole`);
    io.out(`tables by preset and seats: ${listed(tables)}`);
    io.out(`verbs: ${listed(verbs)}`);
    io.out(`options: ${listed(options)}`);
    io.out(`endings: ${listed(endings)}`);
    for (const { law, message, seed, journal } of breaches)
      io.out(`broken: ${law}, seed ${seed}: ${message} (${journal})`);
    if (breaches.length === 0) io.out('no law is broken');
  }
  return breaches.length > 0 ? 1 : 0;
};
