// Simulated games as game files. Their dice come from a secret as at any table, here one that follows from the seed.
import { createHash } from 'node:crypto';
import type { Player } from '@rose/bots';
import { commitmentOf, diceFor, fileOf, printFile } from '@rose/host';
import type { AnyGame, Course, Kind, Random } from '@rose/table';

/** A simulated game has no day of its own, and the same command writes the same file: the day the wars ended. */
export const SIMULATED = '1485-08-22T00:00:00.000Z';

export const secretOf = (seed: number): string => createHash('sha256').update(`rose sim ${seed}`).digest('hex');
/** The dice of entry `seq`; the opening's number is 0. */
export const diceAt = (seed: number, seq: number): Random => diceFor(secretOf(seed), seq);

export const fileText = (game: AnyGame, course: Course<Kind>, players: readonly Player[], seed: number): string => {
  const seats = game.seats(course.opening.options);
  const secret = secretOf(seed);
  const sitters = players.map(({ bot, strength }) => ({ kind: 'bot' as const, bot: bot.id, strength }));
  const record = {
    table: '',
    opening: course.opening,
    seating: Object.fromEntries(seats.flatMap((seat, i) => (sitters[i] ? [[seat, sitters[i]]] : []))),
    opened: SIMULATED,
    commitment: commitmentOf(secret),
    secret,
  };
  return printFile(fileOf({ record, game, course }));
};
