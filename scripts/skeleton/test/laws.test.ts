import { skeletonGame } from '@rose/skeleton';
import type { AnyGame } from '@rose/table';
import { lawsFaults } from '@rose/testkit';
import { expect, test } from 'vitest';

// Of a long game few states can be judged: deux-roses asks the dear laws about one in a hundred (`oneIn: 100`).
test('200 random games keep every law', () => {
  const plan = { games: 200, seed: 1, oneIn: 1, judgedEach: 1, endings: ['last-stone'] };
  expect(lawsFaults(skeletonGame as AnyGame, plan)).toEqual([]);
});
