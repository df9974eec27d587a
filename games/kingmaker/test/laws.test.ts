// The laws of the house, in a handful of games of two to seven seats.
import { kingmaker } from '@rose/kingmaker';
import type { AnyGame } from '@rose/table';
import { lawsFaults } from '@rose/testkit';
import { expect, test } from 'vitest';

test('random games keep the laws', { timeout: 3_600_000 }, () => {
  const games = process.env['ROSE_LONG'] ? 30 : 3;
  expect(
    lawsFaults(kingmaker as unknown as AnyGame, { games, seed: 2000, oneIn: 60, longest: 700, judgedEach: 2 }),
  ).toEqual([]);
});
