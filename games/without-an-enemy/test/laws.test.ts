// The laws of the house, in a handful of games of each scenario; the door's own test plays many more.
import type { AnyGame } from '@rose/table';
import { fuzz } from '@rose/testkit';
import { expect, test } from 'vitest';
import { withoutAnEnemy } from '../src/index.ts';

test('random games of every scenario keep the laws', { timeout: 900_000 }, () => {
  const report = fuzz(withoutAnEnemy as unknown as AnyGame, { games: 12, seed: 1642, oneIn: 120 });
  expect(report.broken.map(({ law, message, seed }) => `${law} (${seed}): ${message}`)).toEqual([]);
  expect(report.judged).toBeGreaterThan(10);
});
