import { describe, expect, test } from 'vitest';
import { addTo, meanOf, noSums, sampled, shareError } from '../src/index.ts';
import { dieOf } from './chance.ts';

const RUNS = 400;
const SAMPLES = 100;

describe('samples', () => {
  test('the mean of a die lies within its error in about 95 of 100 runs', () => {
    const roll = dieOf(3);
    let within = 0;
    for (let run = 0; run < RUNS; run++) {
      const sums = noSums();
      for (let n = 0; n < SAMPLES; n++) addTo(sums, roll(6));
      const { is, error } = meanOf(sums);
      if (Math.abs(is - 3.5) <= error) within++;
    }
    expect(within / RUNS).toBeGreaterThan(0.92);
    expect(within / RUNS).toBeLessThan(0.98);
  });
  test('a share of none is not certain, and more samples make it surer', () => {
    expect(shareError(0, 50)).toBeGreaterThan(0);
    expect(shareError(0, 5000)).toBeLessThan(shareError(0, 50));
    expect(shareError(50, 50)).toBeCloseTo(shareError(0, 50), 12);
  });
  test('one sample tells nothing of its error; equal samples have none', () => {
    expect(meanOf({ count: 1, sum: 4, squares: 16 })).toEqual({ is: 4, error: Number.POSITIVE_INFINITY });
    expect(meanOf({ count: 3, sum: 12, squares: 48 })).toEqual({ is: 4, error: 0 });
  });
  test('there are as many as the time allows, never fewer than the least nor more than the most', () => {
    let asked = 0;
    expect(
      sampled(
        () => {},
        () => true,
        5,
        9,
      ),
    ).toBe(5);
    expect(
      sampled(
        () => {},
        () => false,
        5,
        9,
      ),
    ).toBe(9);
    expect(
      sampled(
        () => {},
        () => ++asked > 2,
        5,
        9,
      ),
    ).toBe(7);
  });
});
