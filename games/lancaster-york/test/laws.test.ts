// The laws of the house, in a handful of games of each size; the door's own test plays many more.
import { lancasterYork } from '@rose/lancaster-york';
import type { AnyGame } from '@rose/table';
import { fuzz } from '@rose/testkit';
import { expect, test } from 'vitest';

test('random games of two, three and four keep the laws', { timeout: 120_000 }, () => {
  const report = fuzz(lancasterYork as unknown as AnyGame, { games: 40, seed: 1455, oneIn: 150 });
  expect(report.broken.map(({ law, message, seed }) => `${law} (${seed}): ${message}`)).toEqual([]);
  expect(report.judged).toBeGreaterThan(30);
  expect(report.endings.get('left')).toBeUndefined();
});
