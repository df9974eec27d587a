// The laws of the house, in a handful of games of two to seven seats.
import type { AnyGame } from '@rose/table';
import { fuzz } from '@rose/testkit';
import { expect, test } from 'vitest';
import { kingmaker } from '../src/index.ts';

test('random games keep the laws', { timeout: 900_000 }, () => {
  const report = fuzz(kingmaker as unknown as AnyGame, { games: 3, seed: 2000, oneIn: 60, longest: 700 });
  expect(report.broken.map(({ law, message, seed }) => `${law} (${seed}): ${message}`)).toEqual([]);
  expect(report.judged).toBeGreaterThan(5);
});
