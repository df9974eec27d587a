// The laws of the house, in a handful of games of each scenario; the door's own test plays many more.
import { richardIII } from '@rose/richard-iii';
import type { AnyGame } from '@rose/table';
import { fuzz } from '@rose/testkit';
import { expect, test } from 'vitest';

test('random games of every scenario keep the laws', { timeout: 120_000 }, () => {
  const report = fuzz(richardIII as unknown as AnyGame, { games: 18, seed: 1470, oneIn: 60 });
  expect(report.broken.map(({ law, message, seed }) => `${law} (${seed}): ${message}`)).toEqual([]);
  expect(report.judged).toBeGreaterThan(30);
});
