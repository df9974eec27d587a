// The laws of the house in random games.
import { deuxRoses } from '@rose/deux-roses';
import type { AnyGame } from '@rose/table';
import { lawsFaults } from '@rose/testkit';
import { expect, test } from 'vitest';

test('random games keep the laws', { timeout: 3_600_000 }, () => {
  const games = process.env['ROSE_LONG'] ? 1000 : 100;
  expect(lawsFaults(deuxRoses as unknown as AnyGame, { games, seed: 1485, oneIn: 100, judgedEach: 1 })).toEqual([]);
});
