// One step: how each action looks the moment it is done, on average over a few worlds and rolls. All actions meet the
// same worlds and the same dice, so that luck does not choose between them.
import { advance, copyState, type Kind, type Random, seeded, silent } from '@rose/table';
import type { Seen } from './bot.ts';
import { worthOf } from './policy.ts';
import type { Worlds } from './worlds.ts';

const SEEDS = 2 ** 30;

export const surveyed = (
  { game, seat }: Seen,
  actions: readonly Kind['action'][],
  worlds: Worlds,
  count: number,
  dice: Random,
): readonly number[] => {
  const sums = actions.map(() => 0);
  for (let n = 0; n < count; n++) {
    const world = worlds.look(n);
    const seed = dice(SEEDS);
    for (const [i, action] of actions.entries()) {
      const after = copyState(game, world);
      advance(game, silent(after, seeded(seed)), seat, action);
      sums[i] = (sums[i] as number) + (worthOf(game, after as Kind['state'], [seat])[0] as number);
    }
  }
  return sums.map((sum) => sum / count);
};
