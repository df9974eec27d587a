// `rose bench all`: every number of bench/results, each with the command that makes it again.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../games/all.ts';
import { folderNamed } from './arguments.ts';
import { FAIRNESS_FILE, fairnessModule } from './bench-fairness.ts';
import { type Journals, summary } from './bench-summary.ts';
import type { Io, Values } from './command.ts';
import { type Machine, machine } from './measure.ts';
import { wrong } from './wrong.ts';

/** One measurement: the words after `rose`, and the name of its file. */
export interface Measurement {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  readonly command: string;
}
export interface Result extends Measurement {
  readonly machine: Machine;
  readonly result: unknown;
}

const KINDS = ['engine', 'profile', 'bots', 'pace', 'replay', 'league', 'laws'] as const;
/** A long measurement comes in parts by seed, which may run side by side; the page adds them up. */
const parts = (name: string, words: string, seeds: readonly number[]): { readonly [name: string]: string } =>
  Object.fromEntries(seeds.map((seed) => [`${name}-${seed}`, `${words} --seed ${seed}`]));
/** The bots of Lancaster contre York: alone against one, or against three with the seats in rotation. */
const LANCASTER_YORK = '--opening 0 --processor --option players=';
const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const FIFTHS = TENTHS.slice(0, 5);
const TWENTIETHS = [...TENTHS, ...TENTHS.map((n) => n + 10)];
const LY_LEAGUES: { readonly [name: string]: string } = {
  'greedy-random-2': `--bots greedy,random --pairs 10 ${LANCASTER_YORK}2`,
  'greedy-random-4': `--bots greedy,random --pairs 5 ${LANCASTER_YORK}4`,
  ...parts('steward-greedy-2', `--bots steward,greedy --pairs 20 --milliseconds 100 ${LANCASTER_YORK}2`, FIFTHS),
  'steward-greedy-3': `--bots steward,greedy --pairs 20 --milliseconds 100 ${LANCASTER_YORK}3`,
  ...parts('steward-greedy-4', `--bots steward,greedy --pairs 10 --milliseconds 100 ${LANCASTER_YORK}4`, FIFTHS),
  'steward3-steward2': `--bots steward:3,steward:2 --pairs 20 --milliseconds 100 ${LANCASTER_YORK}2`,
  'steward2-steward1': `--bots steward:2,steward:1 --pairs 20 --milliseconds 100 ${LANCASTER_YORK}2`,
};
/** A whole war is long: the bots are compared in the year of 1644, but with much and little time where the sides are most
 * even; and each scenario is weighed by itself, with less time for each decision, so that all of them can be. */
const inScenario = (scenario: string): string => `--opening 0 --processor --option scenario=${scenario}`;
const YEAR_OF_WAR = inScenario('mid-war');
const WAR_LEAGUES: { readonly [name: string]: string } = {
  'greedy-random': `--bots greedy,random --pairs 200 ${YEAR_OF_WAR}`,
  ...parts('steward-greedy', `--bots steward,greedy --pairs 20 --milliseconds 50 ${YEAR_OF_WAR}`, FIFTHS),
  ...parts(
    'steward500-steward50',
    `--bots steward@500,steward@50 --pairs 2 ${inScenario('mid-to-late-war')}`,
    TWENTIETHS,
  ),
  ...Object.assign(
    {},
    ...['full-war', 'early-war', 'second-year', 'mid-war', 'mid-to-late-war', 'prelude-to-war'].map((scenario) => ({
      ...parts(`fair-greedy-${scenario}`, `--bots greedy,greedy --pairs 10 ${inScenario(scenario)}`, TWENTIETHS),
      ...parts(
        `fair-steward-${scenario}`,
        `--bots steward,steward --pairs 5 --milliseconds 20 ${inScenario(scenario)}`,
        TENTHS,
      ),
    })),
  ),
};
/** Kingmaker: alone against one, three and six others; and every preset among equals, two hundred games with less time for each
 * decision; the advanced game is four times as long as the others. A game of many with Kings of both houses goes on until it
 * is counted after a hundred rounds: thirty thousand decisions, perhaps. */
const KINGMAKER = '--opening 0 --processor --limit 60000 --option players=';
const KM_PRESETS = Object.entries(GAMES.get('kingmaker')?.meta.presets ?? {}).map(
  ([name, says]) =>
    [name, Object.entries(says).map(([option, value]) => ` --option ${option}=${String(value)}`)] as const,
);
const KM_LEAGUES: { readonly [name: string]: string } = {
  'greedy-random-2': `--bots greedy,random --pairs 100 ${KINGMAKER}2`,
  ...parts('steward-greedy-2', `--bots steward,greedy --pairs 10 --milliseconds 100 ${KINGMAKER}2`, TENTHS),
  ...parts('steward-greedy-4', `--bots steward,greedy --pairs 5 --milliseconds 100 ${KINGMAKER}4`, TENTHS),
  ...parts('steward-greedy-7', `--bots steward,greedy --pairs 3 --milliseconds 100 ${KINGMAKER}7`, TENTHS),
  ...Object.assign(
    {},
    ...KM_PRESETS.map(([name, says]) =>
      parts(
        `fair-steward-${name}`,
        `--bots steward,steward --pairs 5 --milliseconds ${name === 'advanced' ? 8 : 20} ${KINGMAKER}4${says.join('')}`,
        TENTHS,
      ),
    ),
  ),
  'steward3-steward2': `--bots steward:3,steward:2 --pairs 100 --milliseconds 100 ${KINGMAKER}2`,
  'steward2-steward1': `--bots steward:2,steward:1 --pairs 100 --milliseconds 100 ${KINGMAKER}2`,
};
/** The leagues of a game, by name. Long games are measured in processor time, which others on the machine do not spoil. */
const LEAGUES: { readonly [game: string]: { readonly [name: string]: string } } = {
  'deux-roses': {
    'steward-random': '--bots steward,random --pairs 50 --milliseconds 100',
    'steward-greedy': '--bots steward,greedy --pairs 100 --milliseconds 100',
  },
  'richard-iii': {
    'greedy-random': '--bots greedy,random --pairs 200 --opening 0 --processor',
    'steward-random': '--bots steward,random --pairs 20 --milliseconds 50 --opening 0 --processor',
    ...parts('steward-greedy', '--bots steward,greedy --pairs 50 --milliseconds 50 --opening 0 --processor', [1, 2]),
    ...parts('steward500-steward50', '--bots steward@500,steward@50 --pairs 5 --opening 0 --processor', TENTHS),
    'steward3-steward2': '--bots steward:3,steward:2 --pairs 20 --milliseconds 50 --opening 0 --processor',
    'steward2-steward1': '--bots steward:2,steward:1 --pairs 20 --milliseconds 50 --opening 0 --processor',
  },
  'lancaster-york': LY_LEAGUES,
  'without-an-enemy': WAR_LEAGUES,
  kingmaker: KM_LEAGUES,
};
/** One campaign is a game of the shortest scenario. */
const CAMPAIGN = '--option scenario=richard-iii-1483 --pairs 4';
const PACES: { readonly [game: string]: { readonly [name: string]: string } } = {
  'richard-iii': {
    'pace-1000': `${CAMPAIGN} --milliseconds 1000`,
    'pace-400': `${CAMPAIGN} --milliseconds 400`,
  },
};
const REPLAYS: { readonly [game: string]: { readonly [name: string]: string } } = {
  kingmaker: { 'replay-4': '--games 5 --option players=4' },
};
/** Twenty parts of a thousand games. */
const THOUSANDS = Array.from({ length: 20 }, (_, n) => 1000 * n + 1);
const LAWS: { readonly [game: string]: { readonly [name: string]: string } } = {
  'richard-iii': parts('laws', '--games 10000 --one-in 100', [1, 10_001]),
  'lancaster-york': parts('laws', '--games 10000 --one-in 100', [1, 10_001]),
  'without-an-enemy': parts('laws', '--games 1000 --one-in 500', THOUSANDS),
  // Random hands seldom end a whole game: two parts go on for long, the others are many openings and what follows.
  kingmaker: {
    ...parts('laws', '--games 1000 --one-in 2000', THOUSANDS.slice(0, 2)),
    ...parts('laws', '--games 1000 --one-in 2000 --longest 1000', THOUSANDS.slice(2)),
  },
};
const named = (
  kind: Measurement['kind'],
  game: string,
  first: string,
  words: { readonly [name: string]: string } = {},
): readonly Measurement[] =>
  Object.entries(words).map(([name, rest]) => ({ kind, name: `${game}-${name}`, command: `${first} ${rest}` }));
const plan = (game: string): readonly Measurement[] => [
  { kind: 'engine', name: `${game}-engine`, command: `bench engine ${game}` },
  { kind: 'profile', name: `${game}-profile`, command: `bench profile ${game}` },
  { kind: 'bots', name: `${game}-bots`, command: `bench bots ${game}` },
  ...named('pace', game, `bench pace ${game}`, PACES[game]),
  ...named('replay', game, `bench replay ${game}`, REPLAYS[game]),
  ...named('league', game, `league ${game}`, LEAGUES[game]),
  ...named('laws', game, `laws ${game}`, LAWS[game]),
];

/** `--only nothing`: the pages are made anew from what was measured. */
const NOTHING = 'nothing';
/** Of everything there is to measure, what was asked for, by kind or by name. */
const chosen = (all: readonly Measurement[], values: Values): readonly Measurement[] => {
  const text = values['only'];
  if (typeof text !== 'string') return all;
  if (text === NOTHING) return [];
  const words = text.split(',');
  for (const word of words)
    if (!KINDS.some((kind) => kind === word) && !all.some(({ name }) => name === word))
      throw wrong(`--only "${word}" is wrong; say some of: ${KINDS.join(', ')}, the name of a result, or ${NOTHING}`);
  return all.filter(({ kind, name }) => words.includes(kind) || words.includes(name));
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RESULTS = join(ROOT, 'bench', 'results');

/** What was measured earlier and is not measured now stays in the summary. */
const earlier = <T = Result>(folder: string, { name }: Pick<Measurement, 'name'>): T | undefined => {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as T;
  } catch {
    return undefined;
  }
};

/** Everything that was measured so far, in the order of the plan. */
export const measured = (folder = RESULTS): readonly Result[] =>
  [...GAMES.keys()].flatMap(plan).flatMap((measurement) => earlier(folder, measurement) ?? []);

export const benchAll = (values: Values, json: boolean, io: Io): number => {
  const all = [...GAMES.keys()].flatMap(plan);
  const asked = chosen(all, values);
  const folder = folderNamed(typeof values['out'] === 'string' ? values['out'] : RESULTS);
  const results: Result[] = [];
  for (const measurement of all) {
    let result = earlier(folder, measurement);
    if (asked.includes(measurement)) {
      io.err(`rose ${measurement.command}`);
      const lines: string[] = [];
      io.rose([...measurement.command.split(' '), '--json'], (line) => lines.push(line));
      result = { ...measurement, machine: machine(), result: JSON.parse(lines.join('')) as unknown };
      writeFileSync(join(folder, `${measurement.name}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
    }
    if (result) results.push(result);
  }
  const text = summary(results, earlier<Journals>(folder, { name: 'server-journals' }));
  writeFileSync(join(folder, 'README.md'), text);
  if (folder === RESULTS) writeFileSync(join(ROOT, FAIRNESS_FILE), fairnessModule(results));
  io.out(json ? JSON.stringify({ results }) : text.trimEnd());
  return 0;
};
