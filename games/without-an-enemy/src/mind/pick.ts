// For bots: choices among equals, and what it would hurt to lose.
import { type BlockId, fullStrength, isLeader, isRegionalLeader, KING, returnsWhenLost } from '../rules/data/blocks.ts';
import type { Action } from '../rules/state.ts';
import { powerOf } from './forces.ts';

/** One for the best by this measure, nothing for the others. */
export const onlyBest = <T>(actions: readonly T[], measure: (action: T) => number): readonly number[] => {
  let best = Number.NEGATIVE_INFINITY;
  let place = 0;
  for (const [i, action] of actions.entries()) {
    const worth = measure(action);
    if (worth <= best) continue;
    best = worth;
    place = i;
  }
  return actions.map((_, i) => (i === place ? 1 : 0));
};
/** What is far behind the best is not worth a thought. */
export const nearBest = (worths: readonly number[], share: number): readonly number[] => {
  const best = Math.max(...worths);
  return worths.map((worth) => (worth > share * best ? worth : 0));
};
/** Only the first block of those who could act: the others have their turn after it. */
export const firstBlock = (actions: readonly Action[]): number => {
  let first = Number.POSITIVE_INFINITY;
  for (const action of actions) if ('block' in action && action.block < first) first = action.block;
  return first;
};

/** What a point of strength of this block is worth to its side. */
export const preciousness = (block: BlockId): number => {
  if (block === KING) return 9;
  const leads = isLeader(block) ? 0.3 : isRegionalLeader(block) ? 0.1 : 0;
  return 6 * powerOf(block) + 0.1 * fullStrength(block) + leads + (returnsWhenLost(block) ? 0 : 0.8);
};
