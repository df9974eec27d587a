// 6.1, 6.3 The lines of the battle under way: who stands in front, who waits, whose turn it is, how well he fires.

import { turnUp } from '../../secrecy/fog.ts';
import { type AreaId, areaName, isCrown, ROYAL_SHIELDS } from '../data/areas.ts';
import {
  type BlockId,
  blockName,
  HEIRS,
  homesOf,
  isHeir,
  kindOf,
  type Letter,
  letterOf,
  printedFirepower,
  rankOf,
} from '../data/blocks.ts';
import type { Shown } from '../log.ts';
import { blocksIn, isDeadMan, seatOfBlock, stepsOf } from '../position.ts';
import { type During, other, type Seat, type State, sideOf, type Table, type Writable } from '../state.ts';

export type Fighting = During<'battle'>;
export type WritableBattle = Extract<Writable['phase'], { name: 'battle' }>;
export const battleOf = (state: Writable): WritableBattle => state.phase as WritableBattle;

/** 6.1 The blocks of a side that fight now. */
export const frontOf = (state: Fighting, seat: Seat): BlockId[] => {
  const { area, reserves } = state.phase;
  const blocks = blocksIn(state, sideOf(seat), area);
  return reserves.length === 0 ? blocks : blocks.filter((block) => !reserves.includes(block));
};
export const isInFront = (state: Fighting, block: BlockId): boolean =>
  state.at[block] === state.phase.area && !state.phase.reserves.includes(block) && !isPrisonerThere(state, block);
const isPrisonerThere = (state: State, block: BlockId): boolean => state.prisoner && block === HEIRS.lancaster[0];

export const show = (state: State, block: BlockId): Shown => ({
  block: blockName(block),
  steps: stepsOf(state, block),
});
/** 6.1 Blocks are turned up for all to see. */
export const turnUpAll = (table: Table, blocks: readonly BlockId[]): readonly Shown[] => {
  for (const block of blocks) turnUp(table.state, block);
  return blocks.map((block) => show(table.state, block));
};

/** 6.2 Bombards fire with A in round 1, with D afterwards. */
export const letterNow = (state: Fighting, block: BlockId): Letter =>
  kindOf(block) === 'bombard' && state.phase.round === 1 ? 'A' : letterOf(block);

export interface Group {
  readonly seat: Seat;
  readonly blocks: readonly BlockId[];
}
const ORDER = { A: 0, B: 2, C: 4, D: 6 } as const;
/** 6.2 Who acts next: A before B before C before D, defenders first within a letter; nobody once all have acted. */
export const nextGroup = (state: Fighting): Group | undefined => {
  const { attacker, acted } = state.phase;
  let best = 8;
  let blocks: BlockId[] = [];
  for (const seat of [other(attacker), attacker]) {
    for (const block of frontOf(state, seat)) {
      if (acted.includes(block)) continue;
      const order = ORDER[letterNow(state, block)] + (seat === attacker ? 1 : 0);
      if (order > best) continue;
      if (order < best) blocks = [];
      best = order;
      blocks.push(block);
    }
  }
  return blocks.length === 0 ? undefined : { seat: best % 2 === 1 ? attacker : other(attacker), blocks };
};
/** Whether this block may act now. */
export const hasTurn = (state: Fighting, block: BlockId): boolean =>
  state.phase.step === 'turn' && (nextGroup(state)?.blocks.includes(block) ?? false);

/** 6.5 The senior heir of a side in its front line; rank alone counts. */
export const seniorInFront = (state: Fighting, seat: Seat): BlockId | undefined => {
  let senior: BlockId | undefined;
  for (const heir of HEIRS[seat])
    if (isInFront(state, heir) && (senior === undefined || rankOf(heir) < rankOf(senior))) senior = heir;
  return senior;
};

/** 2.2 Whether a Lancaster heir may use the personal shield of a dead one. */
const isDeadHeirsShield = (state: State, seat: Seat, area: AreaId): boolean =>
  seat === 'lancaster' && HEIRS.lancaster.some((heir) => isPersonal(heir, area) && isDeadMan(state, heir));
/** 2.2 Exeter, Somerset and Richmond have shields of their own. */
const isPersonal = (heir: BlockId, area: AreaId): boolean => homesOf(heir).length === 1 && homesOf(heir)[0] === area;
/** 2.2 A shield that this heir, as the senior of his house, may use; also for going home (8.4). */
export const isHeirShield = (state: State, seat: Seat, heir: BlockId, area: AreaId): boolean =>
  (ROYAL_SHIELDS[seat] as readonly AreaId[]).includes(area) ||
  isPersonal(heir, area) ||
  isDeadHeirsShield(state, seat, area);

/** 2.2, 2.3 What an heir gains by defending: his own shield always, other shields and the crown as the senior. */
const heirBonus = (state: Fighting, seat: Seat, heir: BlockId, area: AreaId): number => {
  const isSenior = seniorInFront(state, seat) === heir;
  const shield = isPersonal(heir, area) || (isSenior && isHeirShield(state, seat, heir, area)) ? 1 : 0;
  const crown = isSenior && seat === state.kingSide && isCrown(area) ? 1 : 0;
  return shield + crown;
};
/** 2.2 to 2.6 The bonus of a defender at this instant (ruling 7.4). */
export const bonusOf = (state: Fighting, block: BlockId): number => {
  const seat = seatOfBlock(state, block);
  const area = state.phase.area as AreaId;
  if (seat === state.phase.attacker) return 0;
  if (isHeir(block)) return heirBonus(state, seat, block, area);
  return homesOf(block).includes(area) ? 1 : 0;
};
export const firepowerOf = (state: Fighting, block: BlockId): number => printedFirepower(block) + bonusOf(state, block);
export const battleArea = (state: Fighting) => areaName(state.phase.area);
