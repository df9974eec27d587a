// 8.5 Who fights in a battle, and how well: effectiveness with all that changes it.
import type { Hidden } from '@rose/table';
import { turnUp } from '../../secrecy/fog.ts';
import { type AreaName, areaName } from '../data/areas.ts';
import {
  armyOf,
  type BlockId,
  type BlockName,
  blockName,
  classOf,
  disciplineOf,
  effectivenessOf,
  isFoot,
  isGun,
  isHorse,
  sideOfBlock,
} from '../data/blocks.ts';
import { type Effect, effectOf, eventPhaseOf } from '../data/cards.ts';
import { LAST_CYCLE, NEVER_HITS, PURSUIT_MALUS, RESERVE_CYCLE, RETREAT_MALUS } from '../data/tables.ts';
import { nameFor, openName } from '../names.ts';
import { strengthOf } from '../position.ts';
import {
  type Blow,
  type During,
  HELD_BACK,
  IN,
  OUT,
  other,
  PURSUING,
  SEATS,
  type Seat,
  type Side,
  seatOf,
  sideOf,
  type TableIn,
} from '../state.ts';

export type Fighting = During<'battle'>;
export type BattleTable = TableIn<'battle'>;

export const attackerOf = ({ phase }: Fighting): Side => sideOf(phase.attacker);
export const defenderOf = ({ phase }: Fighting): Side => sideOf(other(phase.attacker));
export const defendingSeat = ({ phase }: Fighting): Seat => other(phase.attacker);

export const areaOf = ({ phase }: Fighting): AreaName => areaName(phase.area);
export const hasDone = ({ phase }: Fighting, block: BlockId, what: number): boolean =>
  ((phase.did[block] as number) & what) !== 0;
export const note = ({ state }: BattleTable, block: BlockId, what: number): void => {
  state.phase.did[block] = (state.phase.did[block] as number) | what;
};
export const unnote = ({ state }: BattleTable, what: number): void => {
  const { did } = state.phase;
  for (let block = 0; block < did.length; block++) did[block] = (did[block] as number) & ~what;
};

/** The blocks of a side with that place in the battle. */
export const blocksWith = ({ phase }: Fighting, side: number, line: number): BlockId[] => {
  const found: BlockId[] = [];
  for (const block of armyOf(side)) if (phase.line[block] === line) found.push(block);
  return found;
};
/** The blocks of a side that fight now. */
export const ranksOf = (state: Fighting, side: number): BlockId[] => blocksWith(state, side, IN);
/** All that a side has left in this battle, wherever they are. */
export const everyOf = ({ phase }: Fighting, side: number): BlockId[] =>
  armyOf(side).filter((block) => phase.line[block] !== OUT);
const someIn = ({ phase }: Fighting, side: number, fits: (block: number) => boolean): boolean => {
  for (const block of armyOf(side)) if (phase.line[block] === IN && fits(block)) return true;
  return false;
};
export const hasHorse = (state: Fighting, side: number): boolean => someIn(state, side, isHorse);
export const hasInfantry = (state: Fighting, side: number): boolean => someIn(state, side, isFoot);
const isTroop = (block: number): boolean => !isGun(block);
export const hasRanks = (state: Fighting, side: number): boolean => someIn(state, side, isTroop);
export const isEmpty = (state: Fighting, side: number): boolean => !someIn(state, side, () => true);

/** 8.1 The tactical event of a side, if it was meant for this area. */
export const eventOf = (state: Fighting, side: number): Effect | null => {
  const card = state.cards[side] as number;
  if (state.aims[side] !== state.phase.area || eventPhaseOf(card) !== 'tactical') return null;
  return effectOf(card);
};
/** 15.1 block-reserves: the Reserves of a side do not enter. */
const areBlocked = (state: Fighting, side: number): boolean => eventOf(state, 1 - side)?.op === 'block-reserves';
/** 8.7 Whether Reserves of a side enter in this cycle. */
export const reservesEnter = (state: Fighting, side: number): boolean =>
  state.phase.retreating[side] === 0 && !areBlocked(state, side);
const hasAny = (state: Fighting, side: number, line: number): boolean => {
  for (const block of armyOf(side)) if (state.phase.line[block] === line && !isGun(block)) return true;
  return false;
};
/** 8.12 Infantry or Cavalry that is still to come: Reserves before they have entered, pursuers before the last cycle. */
const hasToCome = (state: Fighting, side: number): boolean => {
  const { kind, cycle, step } = state.phase;
  if (kind === 'storm') return false;
  const early =
    cycle < RESERVE_CYCLE || (cycle === RESERVE_CYCLE && (step === 'rally' || step === 'order' || step === 'reserves'));
  if (early && reservesEnter(state, side) && hasAny(state, side, HELD_BACK)) return true;
  return cycle < LAST_CYCLE && hasAny(state, side, PURSUING);
};
/** 8.12 A side that has no Infantry or Cavalry in the battle and none still to come. */
export const isBeaten = (state: Fighting, side: number): boolean => !hasRanks(state, side) && !hasToCome(state, side);

/** 15.1 What an event adds to a block in firing or engaging. */
const eventDelta = (state: Fighting, block: BlockId, step: 'fire' | 'engage'): number => {
  const side = sideOfBlock(block);
  const effect = eventOf(state, side);
  const { kind, cycle } = state.phase;
  if (effect?.op === 'battle-mod' && kind !== 'storm') {
    if (effect.class !== classOf(block) || effect.step !== step) return 0;
    const extra = effect.extra?.cycles.includes(cycle) ? effect.extra.delta : 0;
    return (effect.cycles.includes(cycle) ? effect.delta : 0) + extra;
  }
  if (effect?.op !== 'storm-mod' || 'asBreach' in effect || kind !== 'storm' || side !== attackerOf(state)) return 0;
  if (effect.class !== classOf(block) || effect.step !== step) return 0;
  return effect.cycles.includes(cycle) ? effect.delta : 0;
};
/** 8.6 Blocks in General Retreat Engage with less. */
export const powerOf = (state: Fighting, block: BlockId, step: 'fire' | 'engage', modifier: number): number => {
  const retreats = step === 'engage' && state.phase.retreating[sideOfBlock(block)] === 1 ? RETREAT_MALUS : 0;
  return effectivenessOf(block) + modifier + retreats + eventDelta(state, block, step);
};
/** 8.10 A pursuit is not helped by events. */
export const pursuitPower = (state: Fighting, block: BlockId): number =>
  effectivenessOf(block) + PURSUIT_MALUS + (state.phase.retreating[sideOfBlock(block)] === 1 ? RETREAT_MALUS : 0);
export const disciplineIn = (state: Fighting, block: BlockId): number => {
  const effect = eventOf(state, sideOfBlock(block));
  const change = effect?.op === 'battle-mod' && effect.class === 'C' ? (effect.disciplineDelta ?? 0) : 0;
  return disciplineOf(block) + change;
};

export interface Shot {
  readonly block: BlockId;
  readonly power: number;
}
/** 8.5 As many dice as strength; a face up to the effectiveness hits, one never does. */
export const rollFor = (table: BattleTable, seat: Seat, rule: string, shots: readonly Shot[]): readonly number[] => {
  const { state } = table;
  let dice = 0;
  for (const { block, power } of shots) if (power > 0) dice += strengthOf(state, block);
  if (dice === 0) return shots.map(() => 0);
  const faces = table.roll(rule, 6, dice);
  const rolls: { block: BlockName; power: number; faces: readonly number[]; hits: number }[] = [];
  let next = 0;
  const scored = shots.map(({ block, power }) => {
    if (power <= 0) return 0;
    const own = faces.slice(next, next + strengthOf(state, block));
    next += own.length;
    let hits = 0;
    for (const face of own) if (face <= power && face !== NEVER_HITS) hits++;
    rolls.push({ block: blockName(block), power, faces: own, hits });
    return hits;
  });
  table.tell(rule, { say: 'rolled', seat, area: areaOf(state), rolls });
  return scored;
};
/** Adds hits to be taken by a side. */
export const strikeAt = ({ state }: BattleTable, side: Side, target: Blow['target'], hits: number): void => {
  if (hits > 0) state.phase.blows.push({ side, target, hits });
};

/** 1.3 From the first die on the blocks of a battle lie open. */
export const showRanks = (table: BattleTable): void => {
  const { state } = table;
  state.phase.shown = 1;
  table.reveal(SEATS);
  for (const side of [0, 1]) for (const block of ranksOf(state, side)) turnUp(state, block);
};
export const isShown = ({ phase }: Fighting, block: BlockId): boolean =>
  phase.shown === 1 && phase.line[block] !== OUT && phase.line[block] !== HELD_BACK;
/** A name as all may read it while the block lies open, and its own side only when it does not. */
export const nameIn = (state: Fighting, block: BlockId): Hidden<BlockName> =>
  isShown(state, block) ? openName(block) : nameFor(seatOf(sideOfBlock(block)), block);
