// Positions and clocks for the tests of the bots.
import { deuxRoses } from '@rose/deux-roses';
import { type AnyGame, begin, isMistake, type Kind, legal, mustAnswer, stateOf } from '@rose/table';
import type { Control, Seen } from '../src/bot.ts';

export const game: AnyGame = deuxRoses;

export const stateAt = (position: object): Kind['state'] => {
  const course = begin(game, { position }, () => 1);
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return stateOf(course);
};

export const seenAt = (position: object, of: AnyGame = game): Seen => {
  const state = stateAt(position);
  const [seat = ''] = mustAnswer(game, state);
  return { game: of, view: game.view(state, seat), seat, may: legal(game, state, seat) };
};

/** A clock that goes one millisecond further, or more, each time somebody looks at it. */
export const counting = (milliseconds: number, strength = 3, tick = 1): Control & { looks(): number } => {
  let looks = 0;
  return { milliseconds, strength, now: () => tick * looks++, looks: () => looks };
};

/** Lancaster pushes York's castle off at once: c4 and b3 in line before a2 (case 22). */
export const WIN_IN_ONE = { lancaster: { soldiers: ['c4', 'b3'] }, york: { castle: 'a2', soldiers: ['e6', 'd7'] } };
/** Case 21: York's castle stands one cell from the rim, two soldiers are in line; York is too far away to help. */
export const WIN_IN_TWO = {
  lancaster: { soldiers: ['d5', 'c4'] },
  york: { castle: 'b3', soldiers: ['g1'], marker: 'moon' },
};
/** York, to move, would lose its castle on a2 to c4 and b3 and cannot win at once. */
export const THREATENED = {
  toMove: 'york',
  lancaster: { soldiers: ['c4', 'b3'] },
  york: { castle: 'a2', soldiers: ['b4', 'c5'] },
};
