// 5.22, 6.3 Attacks: who attacks where, over which borders, which of them is the main attack, and whom it pins.
import { type AreaId, areaName } from '../data/areas.ts';
import type { BlockId } from '../data/blocks.ts';
import { across, type BorderId, borderBetween, NO_BORDER } from '../data/borders.ts';
import { armyOf, cameBy, isStanding } from '../position.ts';
import { type Attack, BY_SEA, other, type Seat, type State, sideOf, type Table, type Writable } from '../state.ts';

export const attackOn = (state: State, area: number): Attack | undefined => {
  for (const attack of state.attacks) if (attack.area === area) return attack;
  return undefined;
};

/** 6.3 At most three borders to attack over; two for blocks that reinforce a battle begun by Player 1. */
export const borderLimitFor = (attack: Attack | undefined, seat: Seat): number =>
  attack === undefined || attack.attacker === seat ? 3 : 2;
export const mayEnterOver = (attack: Attack | undefined, seat: Seat, border: BorderId): boolean => {
  if (attack === undefined) return true;
  const over = attack.over[sideOf(seat)] as readonly BorderId[];
  return over.includes(border) || over.length < borderLimitFor(attack, seat);
};

/** A block enters an area that the enemy holds: it attacks, follows its attack, or reinforces the defence. */
export const enterBattle = (state: Writable, seat: Seat, block: BlockId, area: AreaId, came: number): void => {
  state.came[block] = came;
  let attack = state.attacks.find((known) => known.area === area);
  if (!attack) {
    attack = { area, attacker: seat, main: 0, over: [[], []] };
    state.attacks.push(attack);
  }
  const over = attack.over[sideOf(seat)] as BorderId[];
  if (came >= BY_SEA) {
    // Ruling 5.6: all who attack by sea form the main attack together.
    if (attack.main === 0) attack.main = came;
  } else if (!over.includes((came - 1) as BorderId)) over.push((came - 1) as BorderId);
};

/** Whether a block of the attacker came with the main attack. */
export const isMain = (attack: Attack, came: number): boolean =>
  came === attack.main || (attack.main >= BY_SEA && came >= BY_SEA);

/** 5.22 How many blocks the main attack pins. Only Player 2 has somebody left to be pinned. */
export const pinnedBy = (state: State, attack: Attack): number => {
  let pinned = 0;
  for (const block of armyOf(state, sideOf(attack.attacker)))
    if (state.at[block] === attack.area && isStanding(state, block) && isMain(attack, cameBy(state, block))) pinned++;
  return pinned;
};
/** The blocks that stood there when it was attacked. */
const originals = (state: State, seat: Seat, area: number): number => {
  let count = 0;
  for (const block of armyOf(state, sideOf(seat)))
    if (state.at[block] === area && isStanding(state, block) && cameBy(state, block) === 0) count++;
  return count;
};
/** 5.22 Whether one more original block may leave an area the enemy has attacked. */
export const mayLeave = (state: State, seat: Seat, area: number): boolean => {
  const attack = attackOn(state, area);
  if (attack === undefined || attack.attacker === seat) return true;
  return originals(state, seat, area) > pinnedBy(state, attack);
};
/** 5.22 Borders the enemy used to enter this battle are closed to those who leave it. */
export const closedToLeave = (state: State, seat: Seat, area: number): readonly BorderId[] =>
  attackOn(state, area)?.over[sideOf(other(seat))] ?? NO_BORDERS;
const NO_BORDERS: readonly BorderId[] = [];

/** Blocks of one area that may still move this turn. */
export interface MovableGroup {
  readonly area: AreaId;
  readonly blocks: BlockId[];
}
/** 5.2, 5.22 The blocks of a side that have not moved and are not pinned, area by area. */
export const movable = (state: State, seat: Seat): readonly MovableGroup[] => {
  const groups: MovableGroup[] = [];
  for (const block of armyOf(state, sideOf(seat))) {
    if (state.done[block] === 1 || !isStanding(state, block)) continue;
    const area = state.at[block] as AreaId;
    const group = groups.find((known) => known.area === area);
    if (group) group.blocks.push(block);
    else groups.push({ area, blocks: [block] });
  }
  return state.attacks.length === 0 ? groups : groups.filter(({ area }) => mayLeave(state, seat, area));
};

/** 6.3 Attacks of a side whose main attack is still to be named. */
export const unnamed = (state: State, seat: Seat): readonly Attack[] =>
  state.attacks.filter((attack) => isUnnamed(attack, seat));
export const isUnnamed = (attack: Attack, seat: Seat): boolean =>
  attack.attacker === seat && attack.main === 0 && (attack.over[sideOf(seat)] as readonly BorderId[]).length > 1;
/** 6.3 One border: it is the main attack. */
export const nameSoleBorders = (state: Writable, seat: Seat): void => {
  for (const attack of state.attacks) {
    const [sole, ...more] = attack.over[sideOf(seat)] as BorderId[];
    if (attack.attacker === seat && attack.main === 0 && sole !== undefined && more.length === 0)
      attack.main = sole + 1;
  }
};
export const nameMain = (table: Table, seat: Seat, area: AreaId, from: AreaId): void => {
  const attack = table.state.attacks.find((known) => known.area === area);
  if (attack) attack.main = borderBetween(from, area) + 1;
  table.tell('6.3', { say: 'main-attack', seat, area: areaName(area), from: areaName(from) });
};
/** Where the blocks that attack an area by land came from. */
export const approaches = (attack: Attack, seat: Seat): readonly AreaId[] =>
  (attack.over[sideOf(seat)] as readonly BorderId[]).map((border) => across(border, attack.area));
export const isApproach = (attack: Attack, seat: Seat, from: AreaId): boolean => {
  const border = borderBetween(from, attack.area);
  return border !== NO_BORDER && (attack.over[sideOf(seat)] as readonly BorderId[]).includes(border);
};
