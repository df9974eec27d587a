// The laws of the house in random games.
import { deuxRoses } from '@rose/deux-roses';
import type { AnyGame } from '@rose/table';
import { randomGames } from '@rose/testkit';
import { expect, test } from 'vitest';

test('random games keep the laws', { timeout: 900_000 }, () => {
  const { faults, games, judged } = randomGames(deuxRoses as unknown as AnyGame, {
    games: 200,
    seed: 1485,
    oneIn: 100,
  });
  expect(faults).toEqual([]);
  expect(games).toBe(200);
  expect(judged).toBeGreaterThan(200);
});
