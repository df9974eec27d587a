// The words of a command line, read and checked. Each mistake says what to do about it.
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { BOTS, type Player } from '@rose/bots';
import {
  type AnyGame,
  type AnyOptionSpec,
  begin,
  type Course,
  isMistake,
  type Kind,
  type Random,
  seeded,
} from '@rose/table';
import { GAMES } from '../../games/all.ts';
import type { Io, Values } from './command.ts';
import { wrong } from './wrong.ts';

const list = (names: Iterable<string>): string => [...names].join(', ');

export const gameNamed = (id: string | undefined): AnyGame => {
  const game = id === undefined ? undefined : GAMES.get(id);
  if (game) return game;
  const fault = id === undefined ? 'name a game' : `there is no game "${id}"`;
  throw wrong(`${fault}; the games are: ${list(GAMES.keys())}`);
};

/** `steward`, or `steward:2` with its strength; without one it does its best. */
export const playerNamed = (text: string): Player => {
  const [name = '', time, ...times] = text.split('@');
  const [id = '', strength = '3', ...rest] = name.split(':');
  const bot = BOTS.get(id);
  if (!bot) throw wrong(`there is no bot "${id}"; the bots are: ${list(BOTS.keys())}`);
  if (rest.length > 0 || !/^[123]$/.test(strength)) throw wrong(`"${text}": a strength is 1, 2 or 3, as in ${id}:2`);
  if (time === undefined) return { bot, strength: Number(strength) };
  if (times.length > 0 || !/^[1-9]\d{0,4}$/.test(time))
    throw wrong(`"${text}": a time is in milliseconds, as in ${name}@500`);
  return { bot, strength: Number(strength), milliseconds: Number(time) };
};

export const playersNamed = (values: Values, count: number): readonly Player[] => {
  const text = values['bots'];
  if (typeof text !== 'string') throw wrong(`--bots is missing; name ${count} of: ${list(BOTS.keys())}`);
  const players = text.split(',').map(playerNamed);
  if (players.length !== count)
    throw wrong(`--bots names ${players.length}, ${count} are needed, as in --bots random,greedy`);
  return players;
};

export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Without one the option must be given. */
  readonly default?: number;
}
export const wholeNumber = (values: Values, name: string, { min, max, default: without }: Bounds): number => {
  const text = values[name];
  if (text === undefined && without !== undefined) return without;
  const number = typeof text === 'string' && /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw wrong(
    `--${name} ${text === undefined ? 'is missing' : `"${String(text)}" is wrong`}; give a whole number from ${min} to ${max}`,
  );
};

const optionValue = (spec: AnyOptionSpec, text: string): unknown => {
  if (spec.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (spec.kind === 'number') return /^-?\d+$/.test(text) ? Number(text) : text;
  return spec.values?.find((value) => String(value) === text) ?? text;
};

/** `--option plyLimit=100`, any number of times; the kernel checks the values. */
export const optionsGiven = (game: AnyGame, values: Values): object => {
  const specs = game.meta.options as { readonly [name: string]: AnyOptionSpec };
  const result: Record<string, unknown> = {};
  for (const text of (values['option'] ?? []) as readonly string[]) {
    const cut = text.indexOf('=');
    if (cut < 1) throw wrong(`--option "${text}" is wrong; write it as name=value`);
    const name = text.slice(0, cut);
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec)
      throw wrong(`there is no option "${name}" in ${game.meta.id}; the options are: ${list(Object.keys(specs))}`);
    result[name] = optionValue(spec, text.slice(cut + 1));
  }
  return result;
};

/** Large files are saved packed. */
const unpacked = (bytes: Buffer): Buffer => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);
/** The text of a file, or of standard input for `-`. */
export const textOf = (path: string, io: Io): string => {
  try {
    return path === '-' ? io.stdin() : unpacked(readFileSync(path)).toString('utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const what = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code);
    throw wrong(`cannot read ${fileNamed(path)}: ${what}`);
  }
};
/** A file as messages call it. */
export const fileNamed = (path: string): string => (path === '-' ? 'standard input' : path);

/** A folder to write into, made where it is missing. */
export const folderNamed = (folder: string): string => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw wrong(`cannot write into the folder ${folder}; name one that can be written`);
  }
  return folder;
};

export const jsonOf = (path: string, io: Io): unknown => {
  const text = textOf(path, io);
  try {
    // Some editors put a mark first.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll('\n', ' ') : '';
    throw wrong(`${fileNamed(path)} is not JSON: ${reason}`);
  }
};

/** A fresh course: from `--position` where it is given, else from the set-up with `--option`s. */
export const courseGiven = (game: AnyGame, values: Values, io: Io, dice: Random = seeded(1)): Course<Kind> => {
  const path = values['position'];
  const position = typeof path === 'string' ? { position: jsonOf(path, io) } : {};
  const course = begin(game, { options: optionsGiven(game, values), ...position }, dice);
  if (!isMistake(course)) return course;
  throw wrong(`${course.field} ${course.reason}`);
};

/** The seat asked for, if any. */
export const seatGiven = (game: AnyGame, values: Values, others: readonly string[] = []): string | undefined => {
  const seat = values['seat'];
  if (typeof seat !== 'string') return undefined;
  const seats = [...game.meta.seats, ...others];
  if (seats.includes(seat)) return seat;
  throw wrong(`there is no seat "${seat}" in ${game.meta.id}; the seats are: ${list(seats)}`);
};
