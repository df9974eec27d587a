import { skeletonGame } from '@rose/skeleton';
import type { AnyGame } from '@rose/table';
import { fuzz } from '@rose/testkit';
import { expect, test } from 'vitest';

test('200 random games keep every law', () => {
  const report = fuzz(skeletonGame as AnyGame, { games: 200, seed: 1, oneIn: 1 });
  expect(report.broken).toEqual([]);
  expect(report.games).toBe(200);
  expect(report.endings.get('last-stone')).toBeGreaterThan(0);
});
