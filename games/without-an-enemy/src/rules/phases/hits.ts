// 8.5 Hits: each takes one strength from the strongest block of those that must be hit; the owner chooses between equals.
import { refuse } from '@rose/table';
import { FOG, turnUp } from '../../secrecy/fog.ts';
import type { BattleAction } from '../actions.ts';
import { armyOf, type BlockId, blockName, classOf, isFoot, isGun, isHorse, sideOfBlock } from '../data/blocks.ts';
import { eliminate, isOnMap, strengthOf } from '../position.ts';
import {
  type Blow,
  FLYING,
  HELD_BACK,
  IN,
  OUT,
  type Refusal,
  type Seat,
  SPARED,
  STRUCK,
  seatOf,
  sideOf,
} from '../state.ts';
import { areaOf, type BattleTable, eventOf, type Fighting, hasDone, note } from './battle-line.ts';

type Fits = (block: number) => boolean;
const isTroop: Fits = (block) => !isGun(block);
const isAny: Fits = () => true;
/** Whom hits fall on: the first group that is there, then the next. */
const GROUPS: { readonly [T in Blow['target']]: readonly Fits[] } = {
  /** 8.8 One class alone; what is too much is lost. */
  foot: [isFoot],
  horse: [isHorse],
  guns: [isGun],
  /** 8.11 Infantry, then Cavalry; Artillery if there is neither. */
  line: [isFoot, isHorse, isGun],
  /** 8.4 Cavalry first, then Infantry, then Artillery. */
  loss: [isHorse, isFoot, isGun],
  /** 9.3 The strongest of any class. */
  any: [isAny],
  /** 9.6 */
  stormers: [isFoot, isHorse],
  walls: [isTroop],
  flying: [isAny],
};
const stands = (state: Fighting, { target }: Blow, block: BlockId): boolean => {
  const line = state.phase.line[block];
  if (target === 'flying') return hasDone(state, block, FLYING);
  return line === IN || (target === 'loss' && line === HELD_BACK);
};
/** The group that a hit falls on now. */
const struckGroup = (state: Fighting, blow: Blow): BlockId[] => {
  const there = armyOf(blow.side).filter((block) => stands(state, blow, block));
  for (const fits of GROUPS[blow.target]) {
    const group = there.filter(fits);
    if (group.length > 0) return group;
  }
  return [];
};
const strongestOf = (state: Fighting, group: readonly BlockId[]): BlockId[] => {
  const best = Math.max(...group.map((block) => strengthOf(state, block)));
  return group.filter((block) => strengthOf(state, block) === best);
};
/** Blocks among which the owner chooses. */
export const strongest = (state: Fighting): readonly BlockId[] => {
  const [blow] = state.phase.blows;
  return blow ? strongestOf(state, struckGroup(state, blow)) : [];
};

/** 15.1 absorb: whether a block still ignores a hit. */
const ignores = (state: Fighting, block: BlockId): boolean => {
  const effect = eventOf(state, sideOfBlock(block));
  if (effect?.op !== 'absorb' || state.phase.kind === 'storm') return false;
  return effect.class === classOf(block) && effect.cycles.includes(state.phase.cycle) && !hasDone(state, block, SPARED);
};
/** One hit on one block. */
const strike = (table: BattleTable, block: BlockId): void => {
  const { state } = table;
  const seat = seatOf(sideOfBlock(block));
  const [blow] = state.phase.blows;
  if (blow && blow.hits > 1) blow.hits -= 1;
  else state.phase.blows.shift();
  if (ignores(state, block)) {
    note(table, block, SPARED);
    table.tell('15.1', { say: 'hit-ignored', seat, block: blockName(block), area: areaOf(state) });
    return;
  }
  note(table, block, STRUCK);
  const left = strengthOf(state, block) - 1;
  table.tell('8.5', { say: 'hit', seat, block: blockName(block), left });
  if (left > 0) {
    state.strength[block] = left;
    if (state.phase.line[block] === HELD_BACK) turnUp(state, block);
    else FOG.showSteps(state, block, left);
    return;
  }
  state.phase.line[block] = OUT;
  state.phase.did[block] = 0;
  eliminate(table, block);
};
/** Whether so many hits leave nobody of a group standing. */
const fellsAll = (state: Fighting, group: readonly BlockId[], hits: number): boolean =>
  group.reduce((sum, block) => sum + strengthOf(state, block) + (ignores(state, block) ? 1 : 0), 0) <= hits;
/** Hits fall by themselves until the owner must choose. */
export const spreadHits = (table: BattleTable): void => {
  const { state } = table;
  for (let blow = state.phase.blows[0]; blow !== undefined; blow = state.phase.blows[0]) {
    const group = struckGroup(state, blow);
    const equals = group.length === 0 ? [] : strongestOf(state, group);
    const [first] = equals;
    if (first === undefined) state.phase.blows.shift();
    else if (equals.length === 1 || fellsAll(state, group, blow.hits)) strike(table, first);
    else return;
  }
};

export const whyNotTake = (state: Fighting, seat: Seat, block: BlockId): Refusal | undefined => {
  if (sideOfBlock(block) !== sideOf(seat) || !isOnMap(state, block))
    return refuse('8.5', { why: 'not-in-battle', block: blockName(block) });
  return strongest(state).includes(block)
    ? undefined
    : refuse('8.5', { why: 'not-strongest', block: blockName(block) });
};
export function* takeCandidates(state: Fighting, seat: Seat): Iterable<BattleAction> {
  const [blow] = state.phase.blows;
  if (!blow) return;
  for (const block of armyOf(sideOf(seat))) if (stands(state, blow, block)) yield { do: 'take-hit', block };
}
export const takeHit = (table: BattleTable, block: BlockId): void => strike(table, block);
