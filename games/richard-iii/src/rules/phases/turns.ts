// 6.2 A block's turn in battle: fire, charge, try treachery, retreat or pass.
import { refuse } from '@rose/table';
import { BLOCKS, type BlockId, blockName } from '../data/blocks.ts';
import { seatOfBlock } from '../position.ts';
import { type BattleAction, other, type Refusal, type Seat } from '../state.ts';
import { type Fighting, frontOf, hasTurn, isInFront, nextGroup, seniorInFront } from './line.ts';
import { aroundBattle, waysOut, whyNotGo } from './retreat.ts';
import { LAST_ROUND } from './rounds.ts';
import { targetsOf, whyNotRoller, whyNotTarget } from './treachery.ts';

/** 6.2 An attacker in the last round has nothing but his retreat. */
const mustRetreat = (state: Fighting, seat: Seat): boolean =>
  state.phase.round === LAST_ROUND && seat === state.phase.attacker;

/** 6.2 Why it is not this block's turn. */
const whyNotTurn = (state: Fighting, seat: Seat, block: BlockId): Refusal | undefined => {
  const name = { block: blockName(block) };
  if (seatOfBlock(state, block) !== seat) return refuse('6.2', { why: 'not-your-block', ...name });
  if (!isInFront(state, block)) return refuse('6.2', { why: 'not-in-front-line', ...name });
  return hasTurn(state, block) ? undefined : refuse('6.2', { why: 'not-its-turn', ...name });
};
/** 6.5 Only the senior heir in the line charges, at an enemy in front of him. */
const whyNotCharge = (state: Fighting, seat: Seat, block: BlockId, target: BlockId): Refusal | undefined => {
  if (seniorInFront(state, seat) !== block) return refuse('6.5', { why: 'not-senior-heir', block: blockName(block) });
  if (seatOfBlock(state, target) !== seat && isInFront(state, target)) return undefined;
  return refuse('6.5', { why: 'not-in-front-line', block: blockName(target) });
};
export type TurnAction = Extract<BattleAction, { do: 'fire' | 'pass' | 'charge' | 'treachery' | 'retreat' }>;
export const whyNotInTurn = (state: Fighting, seat: Seat, action: TurnAction): Refusal | undefined => {
  const { block } = action;
  const early = whyNotTurn(state, seat, block);
  if (early) return early;
  if (action.do !== 'retreat' && mustRetreat(state, seat))
    return refuse('6.2', { why: 'must-retreat', block: blockName(block) });
  switch (action.do) {
    case 'fire':
    case 'pass':
      return undefined;
    case 'charge':
      return whyNotCharge(state, seat, block, action.target);
    case 'treachery':
      return whyNotRoller(state, seat, block) ?? whyNotTarget(state, seat, block, action.target);
    case 'retreat':
      if (state.phase.round === 1) return refuse('6.6', { why: 'no-retreat-in-round-1' });
      return whyNotGo(state, seat, block, action.area, 'retreat');
  }
};
/** What a hand could do with a block in its turn. */
export function* turnCandidates(state: Fighting, seat: Seat): Iterable<BattleAction> {
  for (const block of frontOf(state, seat)) {
    yield FIRES[block] as BattleAction;
    yield PASSES[block] as BattleAction;
    for (const target of frontOf(state, other(seat))) {
      yield { do: 'charge', block, target };
      yield { do: 'treachery', block, target };
    }
    for (const area of aroundBattle(state, block)) yield { do: 'retreat', block, area };
  }
}
const FIRES: readonly BattleAction[] = BLOCKS.map((block) => ({ do: 'fire', block }));
const PASSES: readonly BattleAction[] = BLOCKS.map((block) => ({ do: 'pass', block }));

/** `whyNotInTurn` turned round. */
export const legalTurns = (state: Fighting, seat: Seat): readonly BattleAction[] => {
  const into: BattleAction[] = [];
  const forced = mustRetreat(state, seat);
  const senior = seniorInFront(state, seat);
  for (const block of nextGroup(state)?.blocks ?? []) {
    if (!forced) {
      into.push(FIRES[block] as BattleAction, PASSES[block] as BattleAction);
      if (block === senior)
        for (const target of frontOf(state, other(seat))) into.push({ do: 'charge', block, target });
      if (whyNotRoller(state, seat, block) === undefined)
        for (const target of targetsOf(state, seat, block)) into.push({ do: 'treachery', block, target });
    }
    if (state.phase.round > 1)
      for (const area of waysOut(state, seat, block, 'retreat')) into.push({ do: 'retreat', block, area });
  }
  return into;
};
