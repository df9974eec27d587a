// The laws of the house in random games of every scenario.
import { richardIII } from '@rose/richard-iii';
import type { AnyGame } from '@rose/table';
import { randomGames } from '@rose/testkit';
import { expect, test } from 'vitest';

test('random games of every scenario keep the laws', { timeout: 900_000 }, () => {
  const { faults, games, judged } = randomGames(richardIII as unknown as AnyGame, {
    games: 200,
    seed: 1470,
    oneIn: 95,
  });
  expect(faults).toEqual([]);
  expect(games).toBe(200);
  expect(judged).toBeGreaterThan(400);
});
