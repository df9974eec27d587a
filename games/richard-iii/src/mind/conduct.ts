// How both sides are taken to fight on when the odds of a battle are reckoned: alike, simply, without mistakes that hurt.
// They fire, try treachery where it promises more, leave when the battle is lost, and let the least of equals be hit.
import { type BlockId, isHeir, isWarwick, loyaltyOf, loyaltyToWarwick } from '../rules/data/blocks.ts';
import { strongest } from '../rules/phases/fire.ts';
import { type Fighting, firepowerOf, frontOf, type Group, nextGroup } from '../rules/phases/line.ts';
import { waysOut } from '../rules/phases/retreat.ts';
import { LAST_ROUND } from '../rules/phases/rounds.ts';
import { targetsOf, whyNotRoller } from '../rules/phases/treachery.ts';
import { stepsOf } from '../rules/position.ts';
import { type BattleAction, other, type Seat } from '../rules/state.ts';

/** A line leaves when the other is so many times as strong. */
const HOPELESS = 4;
const SIDES = 6;

/** Fire times what it takes to break the line: twice the blocks count four times. */
const forceOf = (state: Fighting, seat: Seat): number => {
  let fire = 0;
  let steps = 0;
  for (const block of frontOf(state, seat)) {
    fire += stepsOf(state, block) * firepowerOf(state, block);
    steps += stepsOf(state, block);
  }
  return fire * steps;
};
const isHopeless = (state: Fighting, seat: Seat): boolean =>
  HOPELESS * forceOf(state, seat) < forceOf(state, other(seat));

interface Try {
  readonly target: BlockId;
  readonly gain: number;
}
/** The enemy whom it pays most to try: what he brings, and what he no longer does to us. */
const bestTry = (state: Fighting, seat: Seat, by: BlockId | 'event-treason'): Try | undefined => {
  let best: Try | undefined;
  for (const target of targetsOf(state, seat, by)) {
    const dice = by !== 'event-treason' && isWarwick(by) ? loyaltyToWarwick(target) : loyaltyOf(target);
    const gain = 2 * stepsOf(state, target) * 0.5 ** dice;
    if (best === undefined || gain > best.gain) best = { target, gain };
  }
  return best;
};

const retreatOf = (state: Fighting, seat: Seat, block: BlockId): BattleAction | undefined => {
  const [area] = waysOut(state, seat, block, 'retreat');
  return area === undefined ? undefined : { do: 'retreat', block, area };
};
/** 6.2 What the first of those who may act does in his turn. */
const turnOf = (state: Fighting, { seat, blocks }: Group): BattleAction => {
  const block = blocks[0] as BlockId;
  const { round, attacker } = state.phase;
  const mustLeave = round === LAST_ROUND && seat === attacker;
  if (mustLeave || (round > 1 && isHopeless(state, seat))) {
    const away = retreatOf(state, seat, block);
    if (away) return away;
  }
  const tried = whyNotRoller(state, seat, block) === undefined ? bestTry(state, seat, block) : undefined;
  const shot = (stepsOf(state, block) * firepowerOf(state, block)) / SIDES;
  if (tried && tried.gain > shot) return { do: 'treachery', block, target: tried.target };
  return { do: 'fire', block };
};

/** Heirs last, and of the rest those who fire best. */
const worthOf = (state: Fighting, block: BlockId): number => (isHeir(block) ? 10 : 0) + firepowerOf(state, block);
const leastOf = (state: Fighting, blocks: readonly BlockId[]): BlockId => {
  let least = blocks[0] as BlockId;
  for (const block of blocks) if (worthOf(state, block) < worthOf(state, least)) least = block;
  return least;
};

/** What the acting side does at this decision of the battle under way. */
export const conduct = (state: Fighting): BattleAction => {
  const { step, acting } = state.phase;
  if (step === 'hits') return { do: 'take-hits', block: leastOf(state, strongest(state, acting)) };
  if (step === 'treason') {
    const tried = bestTry(state, acting, 'event-treason');
    return tried ? { do: 'treason', block: tried.target } : { do: 'hold-treason' };
  }
  return turnOf(state, nextGroup(state) as Group);
};
