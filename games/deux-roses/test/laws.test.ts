// The laws of the house in random games.
import { deuxRoses } from '@rose/deux-roses';
import type { AnyGame } from '@rose/table';
import { lawsFaults } from '@rose/testkit';
import { expect, test } from 'vitest';

test('random games keep the laws', { timeout: 900_000 }, () =>
  expect(lawsFaults(deuxRoses as unknown as AnyGame, { games: 100, seed: 1485, oneIn: 100, judgedEach: 1 })).toEqual(
    [],
  ),
);
