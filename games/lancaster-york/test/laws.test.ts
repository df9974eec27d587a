// The laws of the house in random games of each size.
import { lancasterYork } from '@rose/lancaster-york';
import type { AnyGame } from '@rose/table';
import { randomGames } from '@rose/testkit';
import { expect, test } from 'vitest';

test('random games of two, three and four keep the laws', { timeout: 900_000 }, () => {
  const { faults, games, judged, endings } = randomGames(lancasterYork as unknown as AnyGame, {
    games: 200,
    seed: 1455,
    oneIn: 95,
  });
  expect(faults).toEqual([]);
  expect(games).toBe(200);
  expect(judged).toBeGreaterThan(200);
  expect(endings.get('left')).toBeUndefined();
});
