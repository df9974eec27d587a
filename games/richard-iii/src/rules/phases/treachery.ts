// 6.9 Treachery: the King, the Pretender and Warwick may each try once a battle to win an enemy over; so may the
// Treason card (5.55) before round 1. All dice must be even.
import { refuse } from '@rose/table';
import { turnUp } from '../../secrecy/fog.ts';
import { type BlockId, blockName, isWarwick, loyaltyOf, loyaltyToWarwick, twinOf } from '../data/blocks.ts';
import { C } from '../data/cards.ts';
import { at, layAside, pretenderOf, put, seatOfBlock, stepsOf, wearsTitle } from '../position.ts';
import { ASIDE, other, type Refusal, type Seat, sideOf, type Table, type TableIn } from '../state.ts';
import { battleOf, type Fighting, frontOf, isInFront } from './line.ts';

/** Who tries: a block, or the card. */
type Roller = BlockId | 'event-treason';
const SIDES = 6;

/** 6.9, 6.91 Dice against a block; 0: it cannot be tried. */
const diceAgainst = (by: Roller, target: BlockId): number =>
  by !== 'event-treason' && isWarwick(by) ? loyaltyToWarwick(target) : loyaltyOf(target);

/** 6.9 Why a block cannot be tried. */
export const whyNotTarget = (state: Fighting, seat: Seat, by: Roller, target: BlockId): Refusal | undefined => {
  const name = { block: blockName(target) };
  if (seatOfBlock(state, target) === seat || !isInFront(state, target))
    return refuse('6.9', { why: 'not-in-front-line', ...name });
  if (loyaltyOf(target) === 0) return refuse('3.13', { why: 'never-disloyal', ...name });
  if (state.phase.turned.includes(target)) return refuse('6.9', { why: 'turned-already', ...name });
  if (wearsTitle(state, target)) return refuse('9.1', { why: 'wears-title', ...name });
  return diceAgainst(by, target) > 0 ? undefined : refuse('6.91', { why: 'warwick-may-not', ...name });
};
export const targetsOf = (state: Fighting, seat: Seat, by: Roller): readonly BlockId[] =>
  frontOf(state, other(seat)).filter((target) => whyNotTarget(state, seat, by, target) === undefined);

/** 6.9 Why this block has no roll: not King, Pretender or Warwick, or the roll is used (rulings 9.1, 9.7). */
export const whyNotRoller = (state: Fighting, seat: Seat, block: BlockId): Refusal | undefined => {
  const name = { block: blockName(block) };
  const { rolled, warwickRolled } = state.phase;
  if (isWarwick(block)) return warwickRolled ? refuse('6.9', { why: 'roll-is-used', ...name }) : undefined;
  if (block !== state.king && block !== pretenderOf(state)) return refuse('6.9', { why: 'has-no-roll', ...name });
  return rolled[sideOf(seat)] === 1 ? refuse('6.9', { why: 'roll-is-used', ...name }) : undefined;
};

/** Ruling 9.4: the other version of the man stands in the roller's reserve, as strong as he was. */
const turn = (table: Table, seat: Seat, block: BlockId): void => {
  const { state } = table;
  const phase = battleOf(state);
  const twin = twinOf(block);
  const area = at(state, block);
  state.steps[twin] = stepsOf(state, block);
  state.done[twin] = state.done[block] as number;
  state.came[twin] = 0;
  put(state, block, ASIDE);
  layAside(state, block);
  put(state, twin, area);
  turnUp(state, twin);
  phase.reserves.push(twin);
  phase.reserves.sort((a, b) => a - b);
  phase.turned.push(twin);
  table.tell('6.9', {
    say: 'turned',
    seat,
    from: blockName(block),
    to: blockName(twin),
    steps: stepsOf(state, twin),
  });
};

/** 6.9 The dice are thrown; if all are even the block changes sides. */
const roll = (table: Table, seat: Seat, by: Roller, target: BlockId): void => {
  const faces = table.roll('6.9', SIDES, diceAgainst(by, target));
  const turned = faces.every((face) => face % 2 === 0);
  const name = by === 'event-treason' ? by : blockName(by);
  table.tell('6.9', { say: 'treachery-rolled', seat, by: name, target: blockName(target), faces, turned });
  if (turned) turn(table, seat, target);
};

export const tryTreachery = (table: TableIn<'battle'>, seat: Seat, by: BlockId, target: BlockId): void => {
  const phase = battleOf(table.state);
  if (isWarwick(by)) phase.warwickRolled = true;
  else phase.rolled[sideOf(seat)] = 1;
  roll(table, seat, by, target);
};

/** 5.55 Who holds the Treason card with its roll unspent. */
export const treasonHolder = (state: Fighting): Seat | undefined => {
  if (state.phase.treasonSpent) return undefined;
  if (state.cards[0] === C['event-treason']) return 'lancaster';
  return state.cards[1] === C['event-treason'] ? 'york' : undefined;
};
/** 5.55 The card rolls by the printed loyalty, with nobody of rank present. */
export const tryTreason = (table: TableIn<'battle'>, seat: Seat, target: BlockId): void => {
  battleOf(table.state).treasonSpent = true;
  roll(table, seat, 'event-treason', target);
};
