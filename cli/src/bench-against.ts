// `rose bench against`: this checkout and another in one run, in turns: decisions a second, the server's work a move.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../games/all.ts';
import { wholeNumber } from './arguments.ts';
import type { EngineSpeed } from './bench-engine.ts';
import type { ServerSpeed } from './bench-server.ts';
import type { Io, Values } from './command.ts';
import { inTurns, type Machine, machine, type Spread, spreadOf } from './measure.ts';
import { wrong } from './wrong.ts';

interface Compared {
  readonly what: string;
  readonly unit: string;
  readonly before: Spread;
  readonly after: Spread;
  /** After by before, of the medians; of a cost the other way round: above one is better. */
  readonly ratio: number;
}
export interface Against {
  readonly compared: readonly Compared[];
  /** Games that the other checkout cannot play. */
  readonly added: readonly string[];
  readonly machine: Machine;
  /** How many others wanted the processors when it began, on average over a minute. */
  readonly load: number;
}

const HERE = fileURLToPath(new URL('../..', import.meta.url));
const command = (folder: string): string => join(folder, 'cli', 'bin', 'rose.mjs');

/** What `rose … --json` of a checkout says; undefined when it refuses. */
const asked = (folder: string, words: readonly string[]): unknown => {
  try {
    const text = execFileSync(process.execPath, [command(folder), ...words, '--json'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Ratio = (before: number, after: number) => number;
const rate: Ratio = (before, after) => after / before;
const cost: Ratio = (before, after) => before / after;

/** Each checkout once a round, in turns: whatever the machine does meanwhile, it does to both. */
const compare = (
  labels: Pick<Compared, 'what' | 'unit'>,
  measure: (folder: string) => number,
  folders: { readonly before: string; readonly rounds: number; readonly ratio: Ratio },
): Compared => {
  const { rounds, ratio } = folders;
  const [before = [], after = []] = inTurns([() => measure(folders.before), () => measure(HERE)], rounds);
  const spreads = { before: spreadOf(before), after: spreadOf(after) };
  return { ...labels, ...spreads, ratio: ratio(spreads.before.median, spreads.after.median) };
};

const engineOf = (game: string) => (folder: string) => {
  const found = asked(folder, ['bench', 'engine', game, '--rounds', '3']) as EngineSpeed | undefined;
  if (found === undefined) throw wrong(`rose bench engine ${game} failed in ${folder}; run it there to see why`);
  return found.decisionsPerProcessorSecond;
};
const serverOf = (folder: string): number => {
  const words = ['bench', 'server', '--sockets', '200', '--rate', '800', '--idle', '0', '--seconds', '20'];
  const found = asked(folder, words) as ServerSpeed | undefined;
  if (found === undefined) throw wrong(`rose bench server failed in ${folder}; run it there to see why`);
  return found.processorPerMove;
};

const knows = (folder: string, game: string): boolean =>
  asked(folder, ['bench', 'engine', game, '--rounds', '1', '--milliseconds', '1']) !== undefined;

export const benchAgainst = (folder: string | undefined, values: Values, io: Io): Against => {
  if (folder === undefined || !existsSync(command(folder)))
    throw wrong(`"${folder ?? ''}" is no checkout of this project; give the folder of one, its packages installed`);
  const [load = 0] = loadavg();
  const rounds = wholeNumber(values, 'rounds', { min: 1, max: 1000, default: 5 });
  const games = [...GAMES.keys()];
  const shared = games.filter((game) => knows(folder, game));
  const compared: Compared[] = [];
  const note = (line: Compared): void => {
    compared.push(line);
    io.err(spell(line));
  };
  for (const game of shared)
    note(
      compare({ what: `${game} engine`, unit: 'decisions a second of processor time' }, engineOf(game), {
        before: folder,
        rounds,
        ratio: rate,
      }),
    );
  note(compare({ what: 'server', unit: 'ms of processor a move' }, serverOf, { before: folder, rounds, ratio: cost }));
  return { compared, added: games.filter((game) => !shared.includes(game)), machine: machine(), load };
};

const round = (number: number): string => (number > 100 ? number.toFixed(0) : number.toFixed(3));
const spell = ({ what, unit, before, after, ratio }: Compared): string =>
  `${what}: ${round(before.median)} before, ${round(after.median)} after (${unit}): ${ratio.toFixed(3)} of before`;

export const sayAgainst = ({ compared, added, load }: Against, io: Io): void => {
  for (const line of compared) io.out(spell(line));
  if (load > 1) io.out(`the machine was busy with other work: ${load.toFixed(1)} wanted its processors`);
  if (added.length > 0) io.out(`only here: ${added.join(', ')}`);
};
