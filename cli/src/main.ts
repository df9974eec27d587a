// `rose`: the house from the command line.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Command, Given, Io, Values } from './command.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { calibrate } from './commands/calibrate.ts';
import { doctor } from './commands/doctor.ts';
import { games } from './commands/games.ts';
import { laws } from './commands/laws.ts';
import { league } from './commands/league.ts';
import { legal } from './commands/legal.ts';
import { perft } from './commands/perft.ts';
import { prove } from './commands/prove.ts';
import { replay } from './commands/replay.ts';
import { reports } from './commands/reports.ts';
import { restore } from './commands/restore.ts';
import { sim } from './commands/sim.ts';
import { verify } from './commands/verify.ts';
import { isWrong, wrong } from './wrong.ts';

export const COMMANDS: readonly Command[] = [
  games,
  legal,
  perft,
  sim,
  laws,
  replay,
  verify,
  bench,
  league,
  calibrate,
  backup,
  restore,
  doctor,
  reports,
  prove,
];

const LONGEST = Math.max(...COMMANDS.map(({ name }) => name.length));
const OVERVIEW = [
  'rose: the house from the command line',
  '',
  'Usage: rose <command> …, rose <command> --help',
  '',
  ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(LONGEST)}  ${summary}`),
  '',
  'Every command takes --json. Exit codes: 0 well, 1 what was checked does not hold, 2 wrong input.',
];

const helpOf = ({ usage, summary, help }: Command): readonly string[] => [
  ...usage.map((line, i) => `${i === 0 ? 'Usage:' : '      '} rose ${line}`),
  '',
  `${summary}.`,
  '',
  ...help.map((line) => `  ${line}`),
  '  --json                one JSON document instead of lines',
  '  --help                this text',
];

/** The parser's own complaint, shortened to its first sentence. */
const complaint = (error: unknown): string => {
  const first = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : '';
  const [, option] = /^Option '(--\w+)[^']*' argument is ambiguous$/.exec(first) ?? [];
  return option === undefined ? first : `${option} is followed by a dash; if that is its value, write ${option}=…`;
};

const parse = (command: Command, args: readonly string[]): Given & { readonly help: boolean } => {
  const options = { ...command.options, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  let parsed: { readonly values: Values; readonly positionals: readonly string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw wrong(`${complaint(error)}; see rose ${command.name} --help`);
  }
  const { values, positionals: words } = parsed;
  const [least, most] = command.words;
  const help = values['help'] === true;
  if (!help && words.length < least) throw wrong(`${command.name} needs more: rose ${command.usage[0]}`);
  if (!help && words.length > most) throw wrong(`"${words[most]}" is too much: rose ${command.usage[0]}`);
  return { words, values, json: values['json'] === true, help };
};

const dispatch = (args: readonly string[], io: Io): number | Promise<number> => {
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') {
    for (const line of OVERVIEW) io.out(line);
    return 0;
  }
  if (name === undefined) throw wrong('which command? see rose --help');
  const command = COMMANDS.find((other) => other.name === name);
  if (!command)
    throw wrong(`there is no command "${name}"; the commands are: ${COMMANDS.map((other) => other.name).join(', ')}`);
  const given = parse(command, rest);
  if (!given.help) return command.run(given, io);
  for (const line of helpOf(command)) io.out(line);
  return 0;
};

/** The streams and the clock a command line runs on. */
export type Streams = Omit<Io, 'rose'>;

const ioOn = (streams: Streams): Io => ({
  ...streams,
  rose: (words, out) => main(words, { ...streams, out }),
});
const complain = (error: unknown, { err }: Streams): number => {
  if (!isWrong(error)) throw error;
  err(`rose: ${error.message}`);
  return 2;
};

/** Runs one command line and returns its exit code, which may take its time. */
export const mainLater = async (args: readonly string[], streams: Streams): Promise<number> => {
  try {
    return await dispatch(args, ioOn(streams));
  } catch (error) {
    return complain(error, streams);
  }
};

/** The same for commands that only reckon. */
export const main = (args: readonly string[], streams: Streams): number => {
  try {
    const code = dispatch(args, ioOn(streams));
    if (typeof code === 'number') return code;
    throw new Error(`rose ${args[0] ?? ''} takes its time and cannot be waited for here`);
  } catch (error) {
    return complain(error, streams);
  }
};

/** On the real streams; whoever reads us may go away early (`rose … | head`), and that is no error. */
export const rose = async (args: readonly string[]): Promise<void> => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  process.exitCode = await mainLater(args, {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    stdin: () => readFileSync(0, 'utf8'),
    now: () => performance.now(),
  });
};
