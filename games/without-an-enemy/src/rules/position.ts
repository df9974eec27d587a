// Questions about a position, and the few changes by which it moves on.
import { fogPlace, follow, forget, know, placeNow } from '../secrecy/fog.ts';
import { A, AREA_COUNT, type AreaId, areaName, isOffMap, isYorkshire } from './data/areas.ts';
import {
  armyOf,
  BLOCKS,
  type BlockId,
  blockName,
  fullStrength,
  isCovenanter,
  isFoot,
  isGun,
  KING,
  sideOfBlock,
} from './data/blocks.ts';
import { across, type BorderId, endOf } from './data/borders.ts';
import { isNeutral } from './data/calendar.ts';
import { type CityId, cityIn, LONDON, NO_CITY } from './data/cities.ts';
import { DEPLOY_STRENGTH } from './data/tables.ts';
import {
  GONE,
  LOST,
  type PlaceName,
  RESERVE,
  type Side,
  type State,
  seatOf,
  type Table,
  WAITING,
  type Writable,
} from './state.ts';

export const at = (state: State, block: BlockId): number => state.at[block] as number;
export const strengthOf = (state: State, block: BlockId): number => state.strength[block] as number;
export const isOnMap = (state: State, block: BlockId): boolean => (state.at[block] as number) < AREA_COUNT;
export const isInside = (state: State, block: BlockId): boolean => state.inside[block] === 1;
/** 1.7 In the field of an area. */
export const isInField = (state: State, block: BlockId): boolean => isOnMap(state, block) && state.inside[block] === 0;
export const isDone = (state: State, block: BlockId): boolean => state.done[block] === 1;

export const placeName = (place: number): PlaceName => {
  if (place < AREA_COUNT) return areaName(place);
  return place === RESERVE ? 'reserve' : place === LOST ? 'lost' : place === WAITING ? 'waiting' : 'gone';
};

/** 1.7 Field blocks of a side in an area. */
export const heldBy = (state: State, side: number, area: number): number =>
  state.held[side * AREA_COUNT + area] as number;
/** Blocks inside the city of an area. */
export const garrisonIn = (state: State, area: number): number => {
  const city = cityIn(area);
  return city === NO_CITY ? 0 : (state.garrison[city] as number);
};
/** The blocks of a side in an area, field and city. */
export const presentIn = (state: State, side: number, area: number): number => {
  const city = cityIn(area);
  const within = city !== NO_CITY && state.control[city] === side ? (state.garrison[city] as number) : 0;
  return heldBy(state, side, area) + within;
};
/** 1.7 Friendly, Contested, Enemy, Vacant, seen by one side. */
export const isFriendly = (state: State, side: number, area: number): boolean =>
  heldBy(state, side, area) > 0 && heldBy(state, 1 - side, area) === 0;
export const isContested = (state: State, area: number): boolean =>
  heldBy(state, 0, area) > 0 && heldBy(state, 1, area) > 0;
export const isVacant = (state: State, area: number): boolean =>
  heldBy(state, 0, area) === 0 && heldBy(state, 1, area) === 0 && garrisonIn(state, area) === 0;
export const isOpenTo = (state: State, side: number, area: number): boolean =>
  isFriendly(state, side, area) || isVacant(state, area);

/** The field blocks of a side in an area. */
export const fieldOf = (state: State, side: number, area: number): BlockId[] => {
  const found: BlockId[] = [];
  if (heldBy(state, side, area) === 0) return found;
  for (const block of armyOf(side)) if (state.at[block] === area && state.inside[block] === 0) found.push(block);
  return found;
};
/** The blocks inside the city of an area. */
export const insideOf = (state: State, area: number): BlockId[] => {
  const found: BlockId[] = [];
  if (garrisonIn(state, area) === 0) return found;
  for (const block of BLOCKS) if (state.at[block] === area && state.inside[block] === 1) found.push(block);
  return found;
};
/** Whether a side has Infantry or Cavalry in the field of an area. */
export const hasTroops = (state: State, side: number, area: number): boolean => {
  if (heldBy(state, side, area) === 0) return false;
  for (const block of armyOf(side))
    if (state.at[block] === area && state.inside[block] === 0 && !isGun(block)) return true;
  return false;
};
export const hasFoot = (state: State, side: number, area: number): boolean => {
  if (heldBy(state, side, area) === 0) return false;
  for (const block of armyOf(side))
    if (state.at[block] === area && state.inside[block] === 0 && isFoot(block)) return true;
  return false;
};

/** 1.6 Every city is Fortified; London once its Fortification has come. */
export const isFortified = (state: State, city: CityId): boolean => city !== LONDON || state.londonFortified;
export const controls = (state: State, side: number, city: CityId): boolean => state.control[city] === side;
/** 9.1 Blocks of its controller are inside: they come out as soon as no enemy is before it. */
export const isBesieged = (state: State, city: CityId): boolean => (state.garrison[city] as number) > 0;

/** 5.9, 13.3 Whether a block may ever enter an area in this turn, whoever holds it. */
export const mayEnter = (state: State, block: BlockId, area: number): boolean => {
  if (isYorkshire(area) && isNeutral(state.year, state.turn)) return false;
  if (!isOffMap(area)) return true;
  return area === A.scotland && isCovenanter(block);
};
/** Whether a side's blocks entered an area over a border this turn. */
export const cameOver = (state: State, side: number, border: BorderId, area: AreaId): boolean =>
  ((state.entered[border] as number) & (1 << (side * 2 + endOf(border, area)))) !== 0;
export const markEntered = (state: Writable, side: number, border: BorderId, area: AreaId): void => {
  state.entered[border] = (state.entered[border] as number) | (1 << (side * 2 + endOf(border, area)));
};
/** The area from which a block came over the border it remembers; undefined: it did not. */
export const cameFrom = (state: State, block: BlockId): AreaId | undefined => {
  const came = state.came[block] as number;
  return came === 0 ? undefined : across((came - 1) as BorderId, at(state, block) as AreaId);
};

const count = (state: Writable, block: BlockId, change: number): void => {
  const place = state.at[block] as number;
  if (place >= AREA_COUNT) return;
  if (state.inside[block] === 1) {
    const city = cityIn(place);
    state.garrison[city] = (state.garrison[city] as number) + change;
    return;
  }
  const index = sideOfBlock(block) * AREA_COUNT + place;
  state.held[index] = (state.held[index] as number) + change;
};
/** Moves a block to a place, in the field or inside. */
export const put = (state: Writable, block: BlockId, place: number, inside = 0): void => {
  count(state, block, -1);
  if (state.at[block] !== place) state.came[block] = 0;
  state.at[block] = place;
  state.inside[block] = inside;
  count(state, block, 1);
};
/** Counts anew who holds what. */
export const recount = (state: Writable): void => {
  state.held.fill(0);
  state.garrison.fill(0);
  for (const block of BLOCKS) count(state, block, 1);
};

/** What a block had of this turn is gone. */
const clearTurn = (state: Writable, block: BlockId): void => {
  state.done[block] = 0;
  state.came[block] = 0;
  state.how[block] = 0;
};
/** A block off the map has its full strength noted, or in the Reserve what it is deployed at. */
export const setAside = (state: Writable, block: BlockId, place: number): void => {
  put(state, block, place);
  clearTurn(state, block);
  const strength = place === RESERVE ? DEPLOY_STRENGTH : fullStrength(block);
  state.strength[block] = strength;
  state.low[block] = strength;
  state.high[block] = strength;
};
/** 1.5 To the Eliminated box, for all to see. 14.4 The King is captured and leaves the game. */
export const eliminate = (table: Table, block: BlockId): void => {
  const { state } = table;
  const area = at(state, block);
  setAside(state, block, block === KING ? GONE : LOST);
  forget(state, block);
  const says = { seat: seatOf(sideOfBlock(block)), block: blockName(block), area: areaName(area) };
  if (block === KING) table.tell('14.4', { say: 'king-captured', ...says });
  else table.tell('1.5', { say: 'eliminated', ...says });
};
/** Takes strength; the last point eliminates. */
export const weaken = (table: Table, block: BlockId, points: number): void => {
  const { state } = table;
  const left = strengthOf(state, block) - points;
  if (left <= 0) eliminate(table, block);
  else state.strength[block] = left;
};
/** A block that all know to come from off the map enters an area in the open. */
export const bringIn = (state: Writable, block: BlockId, area: AreaId, strength: number): void => {
  put(state, block, area);
  state.strength[block] = strength;
  state.low[block] = strength;
  state.high[block] = strength;
  know(state, block);
};
/** A block goes from where it stands to another area, unseen; those who `fits` could have been it. */
export const walk = (state: Writable, block: BlockId, to: number, fits?: (block: number) => boolean): void => {
  const from = placeNow(state, block);
  put(state, block, to);
  follow(state, block, from, fits);
};
/** A block goes inside, unseen or seen. */
export const goInside = (state: Writable, block: BlockId): void => {
  const area = at(state, block);
  put(state, block, area, 1);
  follow(state, block, fogPlace(area, 0));
};

/** By side of a fight. */
export const enemyOf = (side: number): Side => (side === 0 ? 1 : 0);
