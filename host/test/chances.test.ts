import { deuxRoses } from '@rose/deux-roses';
import { type AnyGame, act, applyManner, begin, type Course, isMistake, type Kind, scripted } from '@rose/table';
import { describe, expect, test } from 'vitest';
import { chancesOf } from '../src/chances.ts';
import type { TableRecord } from '../src/store.ts';

const game = deuxRoses as unknown as AnyGame;
const RIM = {
  lancaster: { soldiers: ['b3', 'c4'] },
  york: { castle: 'a2' },
  options: { noRepetition: false },
};
const courseOf = (position: object): Course<Kind> => {
  const course = begin(game, { position }, scripted([]));
  if (isMistake(course)) throw new Error(`${course.field} ${course.reason}`);
  return course;
};
const chances = (course: Course<Kind>, which: AnyGame = game) =>
  chancesOf({ record: {} as TableRecord, game: which, course });

describe('chances of a replay', () => {
  test('one a step, of the first seat; a won game ends at one', () => {
    const course = courseOf(RIM);
    act(game, course, 'lancaster', game.read('breakthrough c4 NW') as Kind['action'], scripted([]));
    const [before, after, ...more] = chances(course) ?? [];
    expect(before).toBeGreaterThan(0.5);
    expect([after, more]).toEqual([1, []]);
  });
  test('a resigned game ends at nought for who gave it up', () => {
    const course = courseOf(RIM);
    applyManner(game, course, 'lancaster', 'resign');
    expect(chances(course)?.at(-1)).toBe(0);
  });
  test('no judgement, no chances', () => {
    const { evaluate: _, ...speechless } = game;
    expect(chances(courseOf(RIM), speechless)).toBeUndefined();
  });
});
