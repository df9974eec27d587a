// Who must answer is public: in each state of random games of every game, whoever looks could tell it from what they see.
import { expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { fuzz } from '../src/index.ts';

const LONGEST = 250;
test.for([...GAMES])('%s: who must answer follows from the view of each', { timeout: 600_000 }, ([, game]) => {
  const games = process.env['ROSE_LONG'] ? 40 : 4;
  const plan = { games, seed: 1461, oneIn: 1, longest: LONGEST, only: ['question-is-public'] } as const;
  const { broken, judged } = fuzz(game, plan);
  expect(broken.map(({ message, seed }) => `${message} (${seed})`)).toEqual([]);
  expect(judged).toBeGreaterThan(games);
});
