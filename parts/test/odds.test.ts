import { describe, expect, test } from 'vitest';
import { allOf, atMost, hits, hitsOfAll, orMore, successes } from '../src/index.ts';

/** The mean of what has these shares. */
const expected = (shares: readonly number[]): number => shares.reduce((sum, share, number) => sum + share * number, 0);

/** Every roll of so many dice, counted one by one. */
const counted = (dice: number, upTo: number): readonly number[] => {
  const counts = new Array<number>(dice + 1).fill(0);
  const rolls = 6 ** dice;
  for (let roll = 0; roll < rolls; roll++) {
    let [rest, hit] = [roll, 0];
    for (let die = 0; die < dice; die++) {
      if ((rest % 6) + 1 <= upTo) hit++;
      rest = Math.floor(rest / 6);
    }
    counts[hit] = (counts[hit] ?? 0) + 1;
  }
  return counts.map((count) => count / rolls);
};

describe('hits of a roll', () => {
  const ROLLS = [0, 1, 2, 3, 4].flatMap((dice) => [0, 1, 2, 3, 4, 5, 6].map((upTo) => [dice, upTo] as const));
  test.for(ROLLS)('%i dice that hit on %i or less agree with every roll counted', ([dice, upTo]) => {
    const shares = hits(dice, upTo);
    expect(shares).toHaveLength(dice + 1);
    for (const [number, share] of counted(dice, upTo).entries()) expect(shares[number]).toBeCloseTo(share, 12);
  });
  test('three dice on three: an eighth, three eighths, three eighths, an eighth', () => {
    expect(hits(3, 3)).toEqual([0.125, 0.375, 0.375, 0.125]);
  });
});

test('a die beyond its faces always or never hits', () => {
  expect([atMost(7), atMost(6), atMost(0), atMost(-1)]).toEqual([1, 1, 0, 0]);
});
test('two or more hits of four dice on two', () => {
  expect(orMore(hits(4, 2), 2)).toBeCloseTo(1 - (2 / 3) ** 4 - 4 * (1 / 3) * (2 / 3) ** 3, 12);
  expect(orMore(hits(4, 2), 0)).toBeCloseTo(1, 12);
  expect(orMore(hits(4, 2), 5)).toBe(0);
});
test('all of two even dice', () => {
  expect(allOf(2, 1 / 2)).toBe(0.25);
  expect(successes(2, 1 / 2)[2]).toBe(0.25);
});
test('the mean is dice times chance', () => {
  expect(expected(hits(4, 3))).toBeCloseTo(2, 12);
});

describe('throws together', () => {
  test('two blocks throw as many dice as both have', () => {
    const both = hitsOfAll([
      { dice: 2, upTo: 3 },
      { dice: 3, upTo: 3 },
    ]);
    for (const [number, share] of hits(5, 3).entries()) expect(both[number]).toBeCloseTo(share, 12);
  });
  test('different effectiveness: the mean is the sum of the means, nothing gets lost', () => {
    const both = hitsOfAll([
      { dice: 3, upTo: 1 },
      { dice: 4, upTo: 3 },
    ]);
    expect(both).toHaveLength(8);
    expect(expected(both)).toBeCloseTo(2.5, 12);
    expect(orMore(both, 0)).toBeCloseTo(1, 12);
    expect(hitsOfAll([])).toEqual([1]);
  });
});
