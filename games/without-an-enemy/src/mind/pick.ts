// For bots: choices among equals, and what it would hurt to lose.
import { type BlockId, fullStrength, isLeader, isRegionalLeader, KING, returnsWhenLost } from '../rules/data/blocks.ts';
import { powerOf } from './forces.ts';

/** What is far behind the best is not worth a thought. */
export const nearBest = (worths: readonly number[], share: number): readonly number[] => {
  const best = Math.max(...worths);
  return worths.map((worth) => (worth > share * best ? worth : 0));
};
/** What a point of strength of this block is worth to its side. */
export const preciousness = (block: BlockId): number => {
  if (block === KING) return 9;
  const leads = isLeader(block) ? 0.3 : isRegionalLeader(block) ? 0.1 : 0;
  return 6 * powerOf(block) + 0.1 * fullStrength(block) + leads + (returnsWhenLost(block) ? 0 : 0.8);
};
