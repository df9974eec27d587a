// Plain positions: what everybody sees, each strength of a bot sees too. A game gives the positions, this file the tests.
import {
  type AnyGame,
  advance,
  begin,
  isMistake,
  type Kind,
  legal,
  mustAnswer,
  seeded,
  silent,
  stateOf,
} from '@rose/table';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import { counting } from './positions.ts';

/** What it shows, who decides, what is written down then, and the position. */
export type Plain<P> = readonly [name: string, seat: string, expected: RegExp, position: P];
export interface Players<P> {
  readonly game: AnyGame;
  /** The position as it is written in a file. */
  readonly documentOf: (position: P) => object;
  /** The bots that must see it, each with its strength, as in `steward:2`. */
  readonly bots: readonly string[];
  /** Looks at the clock that a bot has. */
  readonly looks: number;
  /** Whether an answer goes on after this: the whole is judged then. */
  readonly goesOn?: (state: Kind['state'], written: string) => boolean;
}
/** A longer answer than this is none. */
const LONGEST = 25;

const stateAt = <P>({ game, documentOf }: Players<P>, position: P): Kind['state'] => {
  const course = begin(game, { position: documentOf(position) }, seeded(1));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return stateOf(course);
};
const WHIM = 7;
/** The middle strength misses something now and then, as it is meant to: whoever is right at most of three tries sees it. */
const tries = function* (bot: string): Generator<number> {
  yield WHIM;
  if (bot.endsWith(':2')) yield* [WHIM + 1, WHIM + 2];
};
/** Whether it answers as expected, and all it answered. */
const solves = <P>(players: Players<P>, bot: string, [, seat, expected, position]: Plain<P>) => {
  const answers: string[] = [];
  let right = 0;
  for (const whim of tries(bot)) {
    answers.push(answerOf(players, bot, position, seat, whim));
    right += expected.test(answers.at(-1) ?? '') ? 1 : -1;
    // two of three are most of them
    if (Math.abs(right) === 2) break;
  }
  return { isSolved: right > 0, answers };
};

/** What a bot writes down for a seat; the actions of a longer answer are parted by semicolons. */
export const answerOf = <P>(
  players: Players<P>,
  bot: string,
  position: P,
  seat: string,
  whim: number = WHIM,
): string => {
  const { game, looks, goesOn = () => false } = players;
  const [id = '', strength = '3'] = bot.split(':');
  const state = stateAt(players, position);
  expect(mustAnswer(game, state)).toContain(seat);
  const table = silent(state, seeded(3));
  const written: string[] = [];
  while (written.length < LONGEST) {
    const seen = { game, view: game.view(state, seat), seat, may: legal(game, state, seat) };
    const thought = BOTS.get(id)?.choose(seen, seeded(whim), counting(looks, Number(strength)));
    if (!thought) break;
    written.push(game.write(thought.action));
    if (!goesOn(state, written.at(-1) ?? '')) break;
    advance(game, table, seat, thought.action);
  }
  return written.join('; ');
};

/** One test a position and bot, at least twenty positions. */
export const plainPositions = <P>(players: Players<P>, positions: readonly Plain<P>[]): void => {
  describe.for(players.bots)('%s', (bot) => {
    test.for(positions)('%s', (plain) => {
      const { isSolved, answers } = solves(players, bot, plain);
      expect(isSolved, `${answers.join(' | ')} is not ${String(plain[2])}`).toBe(true);
    });
  });
  test('there are at least twenty', () => expect(positions.length).toBeGreaterThanOrEqual(20));
};
