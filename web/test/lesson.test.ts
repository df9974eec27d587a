import type { Lesson } from '@rose/table/text';
import { describe, expect, test } from 'vitest';
import { FACES } from '../../games/faces.ts';
import { advance, baseOf, isDone, needsTable, positionAt, START, scriptTo } from '../src/learn/steps.ts';

const step = (rest: object) => ({ title: '', text: [], rule: '1', ...rest });
const FIRST = { first: true };
const FRESH = { fresh: true };
const lesson: Lesson = {
  position: FIRST,
  seat: 'red',
  steps: [
    step({}),
    step({ waitFor: ['a', 'b'], reply: 'x' }),
    step({ waitFor: ['c'] }),
    step({ position: FRESH }),
    step({ waitFor: ['d'], reply: 'y' }),
    step({}),
  ],
};

describe('the way through a lesson', () => {
  test('a step goes on from the last fresh position', () => {
    expect([0, 1, 2, 3, 4, 5].map((at) => baseOf(lesson, at))).toEqual([0, 0, 0, 3, 3, 3]);
    expect(positionAt(lesson, 2)).toBe(FIRST);
    expect(positionAt(lesson, 5)).toBe(FRESH);
    expect(needsTable(lesson, 3)).toBe(true);
    expect(needsTable(lesson, 4)).toBe(false);
  });
  test('what the learner played is remembered until the next fresh position', () => {
    const one = advance(lesson, START, undefined);
    expect(one).toEqual({ step: 1, played: [] });
    const two = advance(lesson, one, 'b');
    expect(two).toEqual({ step: 2, played: ['b'] });
    expect(advance(lesson, two, 'c')).toEqual({ step: 3, played: [] });
  });
  test('a lesson taken up again plays what was played, with the answers', () => {
    expect(scriptTo(lesson, { step: 2, played: ['b'] })).toEqual([
      { by: 'learner', action: 'b' },
      { by: 'other', action: 'x' },
    ]);
    expect(scriptTo(lesson, { step: 3, played: [] })).toEqual([]);
    expect(scriptTo(lesson, { step: 5, played: ['d'] })).toEqual([
      { by: 'learner', action: 'd' },
      { by: 'other', action: 'y' },
    ]);
  });
  test('a step jumped to plays the first way of each step before', () => {
    expect(scriptTo(lesson, { step: 2, played: [] })[0]).toEqual({ by: 'learner', action: 'a' });
  });
  test('it ends after its last step', () => {
    expect(isDone(lesson, { step: 5, played: [] })).toBe(false);
    expect(isDone(lesson, { step: 6, played: [] })).toBe(true);
  });
  const games = [...FACES.entries()];
  test.for(games)('%s: both languages teach the same moves, so that one may switch in the middle', async ([, face]) => {
    const moves = ({ steps }: Lesson) => steps.map(({ waitFor, reply, position }) => ({ waitFor, reply, position }));
    expect(moves(await face.lesson('fr'))).toEqual(moves(await face.lesson('en')));
  });
});
