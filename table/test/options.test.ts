// Options: completed with defaults, and what is wrong with wrong ones.
import { begin, isMistake, readOptions, scripted, seeded, stateOf } from '@rose/table';
import { toy } from '@rose/testkit';
import { describe, expect, test } from 'vitest';

const read = (given: unknown) => readOptions(toy.meta.options, given);
const DEFAULTS = { table: 'two', rounds: 2, highScoresDouble: false };

describe('options', () => {
  test('have their defaults', () => {
    expect(read(undefined)).toEqual(DEFAULTS);
    expect(read({})).toEqual(DEFAULTS);
  });
  test('take what is given', () =>
    expect(read({ table: 'three', rounds: 3 })).toEqual({ ...DEFAULTS, table: 'three', rounds: 3 }));
  const WRONG = [
    [null, 'options', 'must be an object'],
    [[], 'options', 'must be an object'],
    ['two', 'options', 'must be an object'],
    [{ colour: 1 }, 'options.colour', 'is unknown; the options are: table, rounds, highScoresDouble'],
    [{ toString: 1 }, 'options.toString', 'is unknown; the options are: table, rounds, highScoresDouble'],
    [{ highScoresDouble: 1 }, 'options.highScoresDouble', 'must be true or false'],
    [{ highScoresDouble: undefined }, 'options.highScoresDouble', 'must be true or false'],
    [{ rounds: 0 }, 'options.rounds', 'must be a whole number from 1 to 3'],
    [{ rounds: 4 }, 'options.rounds', 'must be a whole number from 1 to 3'],
    [{ rounds: 1.5 }, 'options.rounds', 'must be a whole number from 1 to 3'],
    [{ rounds: '2' }, 'options.rounds', 'must be a whole number from 1 to 3'],
    [{ rounds: Number.NaN }, 'options.rounds', 'must be a whole number from 1 to 3'],
    [{ table: 'four' }, 'options.table', 'must be one of: two, three'],
  ] as const;
  test.for(WRONG)('%j is refused', ([given, field, reason]) => expect(read(given)).toEqual({ field, reason }));
  test('a table is not opened with wrong ones', () =>
    expect(begin(toy, { options: { rounds: 9 } }, scripted([]))).toMatchObject({ field: 'options.rounds' }));
});

describe('a written position', () => {
  const start = begin(toy, { options: { rounds: 3 } }, seeded(3));
  const position = isMistake(start) ? {} : toy.toPosition(stateOf(start));
  test('is played under its own options', () => {
    const course = begin(toy, { options: { rounds: 1 }, position }, scripted([]));
    expect(isMistake(course) ? course : stateOf(course).options).toMatchObject({ rounds: 3 });
    expect(isMistake(course) ? course : course.opening.options).toMatchObject({ rounds: 3 });
  });
  test('is refused as the game refuses it', () => {
    expect(begin(toy, { position: null }, scripted([]))).toEqual({ field: 'position', reason: 'must be an object' });
    expect(begin(toy, { position: {} }, scripted([]))).toMatchObject({ field: 'hands' });
  });
});
