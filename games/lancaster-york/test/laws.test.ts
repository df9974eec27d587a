// The laws of the house in random games of each size.
import { lancasterYork } from '@rose/lancaster-york';
import type { AnyGame } from '@rose/table';
import { lawsFaults } from '@rose/testkit';
import { expect, test } from 'vitest';

test('random games of two, three and four keep the laws', { timeout: 3_600_000 }, () => {
  const games = process.env['ROSE_LONG'] ? 800 : 40;
  expect(lawsFaults(lancasterYork as unknown as AnyGame, { games, seed: 1455, oneIn: 60, judgedEach: 2 })).toEqual([]);
});
