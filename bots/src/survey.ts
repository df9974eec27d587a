// One step: how each action looks the moment it is done, on average over a few worlds and rolls. All actions meet the
// same worlds and the same dice, so that luck does not choose between them.
import { advance, copyState, type Kind, type Random, seeded, silent } from '@rose/table';
import type { Seen } from './bot.ts';
import { worthOf } from './policy.ts';
import type { Worlds } from './worlds.ts';

const SEEDS = 2 ** 30;
type Action = Kind['action'];
/** How an action looks in a world, the dice falling as the seed says. */
const lookAt = ({ game, seat }: Seen, world: Kind['state'], seed: number, action: Action): number => {
  const after = copyState(game, world);
  advance(game, silent(after, seeded(seed)), seat, action);
  return worthOf(game, after as Kind['state'], [seat])[0] as number;
};

export const surveyed = (
  seen: Seen,
  actions: readonly Action[],
  worlds: Worlds,
  count: number,
  dice: Random,
): readonly number[] => {
  const sums = actions.map(() => 0);
  for (let n = 0; n < count; n++) {
    const world = worlds.look(n);
    const seed = dice(SEEDS);
    for (const [i, action] of actions.entries()) sums[i] = (sums[i] as number) + lookAt(seen, world, seed, action);
  }
  return sums.map((sum) => sum / count);
};

/** Of so many actions only the best of a first look go on; of fewer, the better half after two. */
const MANY = 100;
const FEW = 12;
/** The best by what was seen so far, and whatever looks as good as the last of them. */
const bestOf = (places: readonly number[], sums: readonly number[], most: number): number[] => {
  const least = places.map((i) => sums[i] as number).sort((a, b) => b - a)[most - 1] as number;
  return places.filter((i) => (sums[i] as number) >= least);
};
export interface Race {
  /** By action: how it looks, as far as it was looked at. */
  readonly scores: readonly number[];
  /** The places of those that were looked at in every world. */
  readonly last: readonly number[];
  readonly looks: number;
}
/** The same where only the best is wanted: what looks worse is soon looked at no more. */
export const raced = (seen: Seen, actions: readonly Action[], worlds: Worlds, count: number, dice: Random): Race => {
  const sums = actions.map(() => 0);
  const scores = actions.map(() => 0);
  const isCrowd = actions.length > MANY;
  let last = [...actions.keys()];
  let looks = 0;
  for (let n = 0; n < count; n++) {
    if (last.length > FEW && n >= (isCrowd ? 1 : 2))
      last = bestOf(last, sums, isCrowd ? FEW : Math.max(FEW, Math.ceil(last.length / 2)));
    const world = worlds.look(n);
    const seed = dice(SEEDS);
    for (const i of last) {
      sums[i] = (sums[i] as number) + lookAt(seen, world, seed, actions[i] as Action);
      scores[i] = (sums[i] as number) / (n + 1);
    }
    looks += last.length;
  }
  return { scores, last, looks };
};
