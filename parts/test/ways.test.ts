import { describe, expect, test } from 'vitest';
import { afterWay, borderKey, crossings, crossingsOfAll, leastUse, wayForAll } from '../src/index.ts';

/** Borders are two wide, but 1 – 2 lets only one across. */
const limit = (a: number, b: number): number => (borderKey(a, b) === borderKey(1, 2) ? 1 : 2);
const NOBODY = new Map<number, number>();
const way = (...path: number[]) => ({ path });

describe('borders with limits', () => {
  test('stand after a path as they will, in either direction the same', () => {
    const use = afterWay(NOBODY, [2, 1]);
    expect(crossings([0, 1, 2], use, limit)).toEqual([
      { from: 0, to: 1, used: 1, limit: 2 },
      { from: 1, to: 2, used: 2, limit: 1 },
    ]);
  });
  test('of several paths each is told once, as it stands in the end', () => {
    expect(crossingsOfAll([[0, 1], [], [0, 1, 3]], NOBODY, limit)).toEqual([
      { from: 0, to: 1, used: 2, limit: 2 },
      { from: 1, to: 3, used: 1, limit: 2 },
    ]);
  });
});

describe('the way that uses the least', () => {
  test('has fewer steps before more room', () => {
    expect(leastUse([way(0, 3, 2), way(1, 2)], NOBODY, limit)).toEqual(way(1, 2));
  });
  test('of equally long ones leaves most room', () => {
    expect(leastUse([way(0, 1, 2), way(0, 3, 2)], NOBODY, limit)).toEqual(way(0, 3, 2));
  });
  test('is never a closed one, and by sea only if no other is open', () => {
    const use = afterWay(NOBODY, [1, 2]);
    expect(leastUse([way(1, 2), way()], use, limit)).toEqual(way());
    expect(leastUse([way(0, 3, 4, 2), way()], use, limit)).toEqual(way(0, 3, 4, 2));
    expect(leastUse([way(1, 2)], use, limit)).toBeUndefined();
  });
});

describe('a company', () => {
  const both = [way(0, 1, 2), way(0, 3, 2)];
  test('shares the borders out', () => {
    expect(wayForAll([both, both, both], NOBODY, limit)).toEqual([way(0, 3, 2), way(0, 1, 2), way(0, 3, 2)]);
  });
  test('does not go where one of it would stay behind', () => {
    expect(wayForAll([both, both, both, both], NOBODY, limit)).toBeUndefined();
  });
});
