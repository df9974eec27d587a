// Questions about a position, and the few changes by which it moves on.

import { forget, know } from '../secrecy/fog.ts';
import { A, AREA_COUNT, type AreaId, areaName, exileOf } from './data/areas.ts';
import {
  B,
  BLOCKS,
  type BlockId,
  blockName,
  colourOf,
  diesForGood,
  fullStrength,
  HEIRS,
  homesOf,
  isHeir,
  isTurncoatHeir,
  kindOf,
  NO_BLOCK,
  REBEL,
  twinOf,
} from './data/blocks.ts';
import type { Fate } from './log.ts';
import {
  ASIDE,
  DEAD,
  MINOR,
  other,
  type PlaceName,
  POOL,
  type Seat,
  type Side,
  type State,
  seatOf,
  sideOf,
  type Table,
  type Writable,
} from './state.ts';

const HENRY = B['l-henry-vi'];

/** 3.26 The Rebel fights for the Pretender. */
export const sideOfBlock = (state: State, block: BlockId): Side => {
  const colour = colourOf(block);
  return colour === 2 ? sideOf(other(state.kingSide)) : colour;
};
export const seatOfBlock = (state: State, block: BlockId): Seat => seatOf(sideOfBlock(state, block));

const ARMY: readonly (readonly BlockId[])[] = [0, 1].map((side) => BLOCKS.filter((block) => colourOf(block) === side));
const WITH_REBEL: readonly (readonly BlockId[])[] = ARMY.map((army) => [...army, REBEL]);
/** Every block of a side, in play or not; the Rebel with the Pretender's. */
export const armyOf = (state: State, side: number): readonly BlockId[] =>
  (sideOf(state.kingSide) === side ? ARMY : WITH_REBEL)[side] as readonly BlockId[];

export const at = (state: State, block: BlockId): number => state.at[block] as number;
export const stepsOf = (state: State, block: BlockId): number => state.steps[block] as number;
export const cameBy = (state: State, block: BlockId): number => state.came[block] as number;
export const isDown = (state: State, block: BlockId): boolean => state.down[block] === 1;
export const isDone = (state: State, block: BlockId): boolean => state.done[block] === 1;
export const isPrisoner = (state: State, block: BlockId): boolean => state.prisoner && block === HENRY;
/** Upright in an area, free to act: the blocks that hold it. */
export const isStanding = (state: State, block: BlockId): boolean =>
  at(state, block) < AREA_COUNT && !isDown(state, block) && !isPrisoner(state, block);
/** 5.4 Upright in the pool. */
export const isInPool = (state: State, block: BlockId): boolean => at(state, block) === POOL && !isDown(state, block);
export const isInPlay = (state: State, block: BlockId): boolean => at(state, block) <= POOL;

export const placeName = (place: number): PlaceName => {
  if (place < AREA_COUNT) return areaName(place);
  return place === POOL ? 'pool' : place === MINOR ? 'minor' : place === ASIDE ? 'aside' : 'dead';
};

/** 2.1 How many blocks of a side hold an area. */
export const heldBy = (state: State, side: number, area: number): number =>
  state.held[side * AREA_COUNT + area] as number;
export const isVacant = (state: State, area: number): boolean =>
  heldBy(state, 0, area) === 0 && heldBy(state, 1, area) === 0;
/** 2.1 Friendly or vacant: no enemy block stands there. */
export const isOpen = (state: State, side: number, area: number): boolean => heldBy(state, 1 - side, area) === 0;
export const isFriendly = (state: State, side: number, area: number): boolean =>
  heldBy(state, side, area) > 0 && isOpen(state, side, area);
export const isContested = (state: State, area: number): boolean =>
  heldBy(state, 0, area) > 0 && heldBy(state, 1, area) > 0;
/** 2.7 Never entered by this side. */
export const isEnemyExile = (side: number, area: number): boolean => {
  const owner = exileOf(area);
  return owner !== undefined && sideOf(owner) !== side;
};

/** The standing blocks of a side in an area. */
export const blocksIn = (state: State, side: number, area: number): BlockId[] => {
  const found: BlockId[] = [];
  if (heldBy(state, side, area) === 0) return found;
  for (const block of armyOf(state, side)) if (state.at[block] === area && isStanding(state, block)) found.push(block);
  return found;
};

/** Dead for good, whichever side he served. */
export const isDeadMan = (state: State, block: BlockId): boolean => {
  if (at(state, block) === DEAD) return true;
  const twin = twinOf(block);
  return twin !== NO_BLOCK && at(state, twin) === DEAD;
};
/** 3.21, 10.7 An heir that counts for his side: on the map, in the pool or a minor; a turncoat lies aside. */
export const isLivingHeir = (state: State, heir: BlockId): boolean => at(state, heir) < ASIDE;
/** 3.21 The senior living heir of a side; the prisoner only when no other lives (ruling 10.9). */
export const seniorHeir = (state: State, seat: Seat): BlockId => {
  let last = NO_BLOCK;
  for (const heir of HEIRS[seat]) {
    if (!isLivingHeir(state, heir)) continue;
    if (!isPrisoner(state, heir)) return heir;
    last = heir;
  }
  return last;
};
/** Ruling 10.9: the Pretender is the senior living heir of his side at every instant. */
export const pretenderOf = (state: State): BlockId => seniorHeir(state, other(state.kingSide));
export const wearsTitle = (state: State, block: BlockId): boolean =>
  block === state.king || block === pretenderOf(state);
/** 9.0 A side without a living heir has lost. */
export const hasLost = (state: State, seat: Seat): boolean => {
  for (const heir of HEIRS[seat]) if (isLivingHeir(state, heir)) return false;
  return true;
};
export const isWon = (state: State): boolean => hasLost(state, 'lancaster') || hasLost(state, 'york');

const count = (state: Writable, block: BlockId, change: number): void => {
  if (!isStanding(state, block)) return;
  const index = sideOfBlock(state, block) * AREA_COUNT + at(state, block);
  state.held[index] = (state.held[index] as number) + change;
};
/** Moves a block to a place, face up. */
export const put = (state: Writable, block: BlockId, place: number): void => {
  count(state, block, -1);
  state.at[block] = place;
  state.down[block] = 0;
  count(state, block, 1);
};
/** Counts anew who holds what. */
export const recount = (state: Writable): void => {
  state.held.fill(0);
  for (const block of BLOCKS) count(state, block, 1);
};

/** Ruling 14.4: Henry VI is free once Lancaster alone holds Middlesex. */
export const freePrisoner = (table: Table): void => {
  const { state } = table;
  if (!state.prisoner || !isFriendly(state, 0, A.middlesex)) return;
  state.prisoner = false;
  count(state, HENRY, 1);
  know(state, HENRY);
  table.tell('10.2', { say: 'prisoner-freed', block: 'l-henry-vi', area: 'middlesex' });
};

/** 6.82 to 6.86 Where an eliminated block goes. */
export const fateOf = (block: BlockId): Fate => {
  if (diesForGood(block)) return 'dead';
  return kindOf(block) === 'mercenary' && homesOf(block).length === 1 ? 'home' : 'pool';
};
const GRAVES = { dead: DEAD, pool: POOL } as const;

/** What a block had of this turn, and what all knew of it, is gone. */
export const layAside = (state: Writable, block: BlockId): void => {
  state.steps[block] = fullStrength(block);
  state.low[block] = fullStrength(block);
  state.high[block] = fullStrength(block);
  state.came[block] = 0;
  state.done[block] = 0;
  forget(state, block);
};
/** 6.8 A block is eliminated: dead for good, or face-down until the campaign ends. */
export const eliminate = (table: Table, block: BlockId): void => {
  const { state } = table;
  const seat = seatOfBlock(state, block);
  const from = at(state, block);
  const fate = fateOf(block);
  put(state, block, fate === 'home' ? (homesOf(block)[0] as AreaId) : GRAVES[fate]);
  if (fate !== 'dead') {
    count(state, block, -1);
    state.down[block] = 1;
  }
  layAside(state, block);
  table.tell(SECTIONS[kindOf(block)], {
    say: 'eliminated',
    seat,
    block: blockName(block),
    area: from === POOL ? 'pool' : areaName(from),
    fate,
  });
  if (state.king === block) state.king = NO_BLOCK;
  if (isHeir(block)) oweMinor(state, seat);
  // Ruling 10.6: Exeter and Clarence are heirs of the house they left.
  else if (isTurncoatHeir(block)) oweMinor(state, other(seat));
};
const SECTIONS = {
  heir: '6.82',
  noble: '6.83',
  church: '6.83',
  levy: '6.84',
  bombard: '6.84',
  mercenary: '6.85',
  rebel: '6.86',
} as const;

/** 6.82 For every heir killed a minor is to enter (ruling 10.8). */
const oweMinor = (state: Writable, seat: Seat): void => {
  const side = sideOf(seat);
  state.owed[side] = (state.owed[side] as number) + 1;
};
