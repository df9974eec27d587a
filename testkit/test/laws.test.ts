// Every game of the house keeps every law in a few random games; many more are in the test of its own that each has.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { randomGames } from '../src/index.ts';

test.for([...GAMES])('%s keeps the laws', { timeout: 900_000 }, ([id, game]) => {
  const { faults, games } = randomGames(game, { games: 5, seed: 1485, oneIn: 50 });
  expect(faults).toEqual([]);
  expect(games).toBe(5);
  expect(existsSync(new URL(`../../games/${id}/test/laws.test.ts`, import.meta.url)), 'a test of its own').toBe(true);
});
