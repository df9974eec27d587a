// The laws of the house in random games of every scenario.
import { richardIII } from '@rose/richard-iii';
import type { AnyGame } from '@rose/table';
import { lawsFaults } from '@rose/testkit';
import { expect, test } from 'vitest';

test('random games of every scenario keep the laws', { timeout: 3_600_000 }, () => {
  const games = process.env['ROSE_LONG'] ? 800 : 40;
  expect(lawsFaults(richardIII as unknown as AnyGame, { games, seed: 1470, oneIn: 60, judgedEach: 2 })).toEqual([]);
});
