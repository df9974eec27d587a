// The laws of the house, in a handful of games of each scenario.

import type { AnyGame } from '@rose/table';
import { lawsFaults } from '@rose/testkit';
import { withoutAnEnemy } from '@rose/without-an-enemy';
import { expect, test } from 'vitest';

test('random games of every scenario keep the laws', { timeout: 3_600_000 }, () => {
  const games = process.env['ROSE_LONG'] ? 120 : 12;
  expect(lawsFaults(withoutAnEnemy as unknown as AnyGame, { games, seed: 1642, oneIn: 120, judgedEach: 1 })).toEqual(
    [],
  );
});
