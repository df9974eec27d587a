// Of several who are asked at once, some may have to wait for the others: a match goes on with who can answer.
import { kingmaker } from '@rose/kingmaker';
import { type AnyGame, begin, isMistake, legal, mustAnswer, seeded, stateOf } from '@rose/table';
import { fair } from '@rose/testkit';
import { expect, test } from 'vitest';
import { match, type Player } from '../src/index.ts';
import { moversOf } from '../src/policy.ts';
import { random } from '../src/random.ts';

const { movement } = kingmaker.phases;
/** As it once was: whose leave is pending is asked, too, whether or not he has anything left to move. */
const game = {
  ...kingmaker,
  phases: {
    ...kingmaker.phases,
    movement: {
      ...movement,
      asked: (state: Parameters<NonNullable<typeof movement.asked>>[0]) =>
        state.phase.asks.length > 0 ? { must: ['red', 'yellow'] } : movement.asked?.(state),
    },
  },
} as unknown as AnyGame;
/** Red has asked for leave and has nobody left to march: from Calais there is no way but by sea. */
const POSITION = {
  options: { players: 2, ending: 'short', rounds: 1 },
  round: 1,
  turn: 'red',
  turns: { red: 1, yellow: 0 },
  held: { percy: 'red', grey: 'red', roos: 'yellow' },
  spot: { percy: 'helmsley', grey: 'calais', roos: 'in:helmsley' },
  moved: { percy: 1 },
  phase: {
    name: 'movement',
    step: 'move',
    asks: [{ owner: 'yellow', place: 'helmsley', pieces: ['percy'], ship: null, to: 'in:helmsley' }],
  },
};

test('who is asked and can do nothing is not asked before the other', () => {
  const course = begin(game, { position: POSITION }, seeded(1));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  const state = stateOf(course);
  expect([mustAnswer(game, state), legal(game, state, 'red')]).toEqual([['red', 'yellow'], []]);
  const players = new Map<string, Player>(['red', 'yellow'].map((seat) => [seat, { bot: random, strength: 1 }]));
  const { outcome } = match(game, course, players, seeded(3), { milliseconds: 1, now: () => 0 });
  expect(outcome.how).toBe('counted');
});

test('a search waits for nobody who only may act', () => {
  const course = begin(fair, {}, seeded(1));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  expect(moversOf(fair as unknown as AnyGame, stateOf(course))).toEqual(['ann']);
});
