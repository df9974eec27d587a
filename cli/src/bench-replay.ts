// What a finished game weighs, and how long any step of it takes to open: games between stewards, their files as anybody
// can fetch them, their entries as the house packs them, and steps all along the way replayed from the first entry.
import { deflateRawSync } from 'node:zlib';
import { match, type Player } from '@rose/bots';
import { type AnyGame, begin, type Course, isMistake, type Kind, replay, seeded, stateOf } from '@rose/table';
import { optionsGiven, playerNamed, wholeNumber } from './arguments.ts';
import type { Values } from './command.ts';
import { type Machine, machine, processorTime, type Spread, spreadOf } from './measure.ts';
import { diceAt, fileText } from './record.ts';
import { wrong } from './wrong.ts';

export interface ReplayCost {
  readonly game: string;
  readonly bots: string;
  readonly seed: number;
  readonly options: object;
  readonly games: number;
  readonly endings: { readonly [how: string]: number };
  readonly entries: Spread;
  /** Of the game file, and of the entries with their moments as the house packs them. */
  readonly fileBytes: Spread;
  readonly packedBytes: Spread;
  /** Milliseconds of processor time to open a step, by game: the longest of the steps looked at. */
  readonly longestOpening: Spread;
  readonly machine: Machine;
}
/** Steps opened of each game, evenly along the way; the last is one of them. */
const STEPS = 12;
/** A moment is noted with each entry: people take their time. */
const LONGEST_THOUGHT = 60_000;

const packedBytes = ({ entries }: Course<Kind>, seed: number): number => {
  const dice = seeded(seed);
  const at = entries.map(() => dice(LONGEST_THOUGHT));
  return deflateRawSync(JSON.stringify({ entries, at }), { level: 9, memLevel: 9 }).length;
};
const openingOf = (game: AnyGame, { opening, entries }: Course<Kind>, step: number): number => {
  const start = processorTime();
  const course = replay(game, { opening, entries: entries.slice(0, step) });
  if (isMistake(course)) throw new Error(`${game.meta.id}: ${course.field} ${course.reason}`);
  game.view(stateOf(course), 'spectator');
  return processorTime() - start;
};
const longestOpening = (game: AnyGame, course: Course<Kind>): number => {
  let longest = 0;
  for (let n = 1; n <= STEPS; n++)
    longest = Math.max(longest, openingOf(game, course, Math.round((course.entries.length * n) / STEPS)));
  return longest;
};

export const benchReplay = (game: AnyGame, values: Values): ReplayCost => {
  const games = wholeNumber(values, 'games', { min: 1, max: 1000, default: 10 });
  const seed = wholeNumber(values, 'seed', { min: 0, max: 2 ** 31, default: 1 });
  const milliseconds = wholeNumber(values, 'milliseconds', { min: 1, max: 60_000, default: 100 });
  const bots = typeof values['bots'] === 'string' ? values['bots'] : 'steward';
  const options = optionsGiven(game, values);
  const found = { entries: [] as number[], file: [] as number[], packed: [] as number[], opening: [] as number[] };
  const endings: Record<string, number> = {};
  for (let n = 0; n < games; n++) {
    const course = begin(game, { options }, diceAt(seed + n, 0));
    if (isMistake(course)) throw wrong(`${course.field} ${course.reason}`);
    const players: readonly Player[] = game.seats(course.opening.options).map(() => playerNamed(bots));
    const bySeat = new Map(game.seats(course.opening.options).map((seat, i) => [seat, players[i] as Player]));
    const pace = { milliseconds, now: processorTime };
    const { outcome } = match(game, course, bySeat, seeded(seed + n), pace, (seq) => diceAt(seed + n, seq));
    endings[outcome.how] = (endings[outcome.how] ?? 0) + 1;
    found.entries.push(course.entries.length);
    found.file.push(Buffer.byteLength(fileText(game, course, players, seed + n)));
    found.packed.push(packedBytes(course, seed + n));
    found.opening.push(longestOpening(game, course));
  }
  return {
    game: game.meta.id,
    bots,
    seed,
    options,
    games,
    endings,
    entries: spreadOf(found.entries),
    fileBytes: spreadOf(found.file),
    packedBytes: spreadOf(found.packed),
    longestOpening: spreadOf(found.opening),
    machine: machine(),
  };
};
