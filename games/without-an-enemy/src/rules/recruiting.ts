// 7 Recruitment: who may be strengthened and deployed where. Events (15.1) and the end of the year (12.4) build on it.
import { onlyFor, refuse } from '@rose/table';
import { blurGain, fogPlace, follow, placeNow } from '../secrecy/fog.ts';
import { AREA_COUNT, AREAS, type AreaId, areaName, isOffMap, REGIONS, regionName, regionOf } from './data/areas.ts';
import { type BlockId, blockName, canGrow, fullStrength, homeOf, isRegional, sideOfBlock } from './data/blocks.ts';
import { type CityId, cityIn, cityName, isMajor, isPort, NO_CITY } from './data/cities.ts';
import { DEPLOY_STRENGTH, PORT_STRENGTH } from './data/tables.ts';
import { nameFor, regionMismatch, whyNotYours } from './names.ts';
import { at, isFriendly, isInside, isOnMap, put, strengthOf } from './position.ts';
import { isFedBySea } from './seas.ts';
import { RESERVE, type Refusal, type Seat, type State, seatOf, sideOf, type Table } from './state.ts';

/** 7.2 A block inside a besieged city: only in a Port on a sea of its side, and once a turn. */
const whyNotFed = (state: State, block: BlockId, limit: number): Refusal | undefined => {
  const city = cityIn(at(state, block));
  const names = { block: blockName(block), city: cityName(city) };
  if (!isPort(city) || !isFedBySea(state, city)) return refuse('7.2', { why: 'besieged', ...names });
  return (state.fed[city] as number) < limit ? undefined : refuse('7.2', { why: 'port-fed', city: names.city });
};
/** A block of the seat's own, on the map, below its full strength. */
export const whyNotRoom = (state: State, seat: Seat, block: BlockId): Refusal | undefined => {
  const wrong = whyNotYours(seat, block);
  if (wrong) return wrong;
  const named = { block: blockName(block) };
  if (!isOnMap(state, block)) return refuse('7.1', { why: 'block-not-on-map', ...named });
  if (isOffMap(at(state, block))) return refuse('7.5', { why: 'no-recruits-there', area: areaName(at(state, block)) });
  return strengthOf(state, block) < fullStrength(block)
    ? undefined
    : refuse('7.2', { why: 'is-full-strength', ...named });
};
export interface Leave {
  /** 15.1 The home Region does not matter. */
  readonly ignoreRegion?: boolean;
  /** 15.1 Strength that a besieged Port may be given. */
  readonly portLimit?: number;
}
/** 7.2 Why a block may not be given one strength. */
export const whyNotStrengthen = (
  state: State,
  seat: Seat,
  block: BlockId,
  { ignoreRegion = false, portLimit = PORT_STRENGTH }: Leave = {},
): Refusal | undefined => {
  const wrong = whyNotRoom(state, seat, block);
  if (wrong) return wrong;
  if (!canGrow(block)) return refuse('7.2', { why: 'never-strengthened', block: blockName(block) });
  if (!ignoreRegion && isRegional(block) && regionOf(at(state, block)) !== homeOf(block))
    return refuse('7.2', { why: 'outside-its-region', block: blockName(block), region: regionName(homeOf(block)) });
  return isInside(state, block) ? whyNotFed(state, block, portLimit) : undefined;
};
/** The same in one word, for looking at many. */
export const canStrengthen = (state: State, block: BlockId): boolean => {
  const area = state.at[block] as number;
  if (area >= AREA_COUNT || isOffMap(area) || !canGrow(block)) return false;
  if ((state.strength[block] as number) >= fullStrength(block)) return false;
  if (isRegional(block) && regionOf(area) !== homeOf(block)) return false;
  return state.inside[block] === 0 || whyNotFed(state, block, PORT_STRENGTH) === undefined;
};
/** 7.1 One more strength. */
export const strengthen = (table: Table, block: BlockId, rule: string, fits?: (block: number) => boolean): void => {
  const { state } = table;
  const seat = seatOf(sideOfBlock(block));
  const area = at(state, block);
  state.strength[block] = strengthOf(state, block) + 1;
  blurGain(state, block, placeNow(state, block), 1, fits);
  if (isInside(state, block)) {
    const city = cityIn(area);
    state.fed[city] = (state.fed[city] as number) + 1;
  }
  table.tell(rule, { say: 'strengthened', seat, block: nameFor(seat, block), area: onlyFor(seat, areaName(area)) });
};

/** 7.1, 7.3 Why a block of the Reserve may not be put in an area, its status apart. */
export const whyNotFrom = (state: State, seat: Seat, block: BlockId, area: AreaId): Refusal | undefined => {
  const wrong = whyNotYours(seat, block);
  if (wrong) return wrong;
  if (at(state, block) !== RESERVE) return refuse('7.1', { why: 'not-in-reserve', block: blockName(block) });
  if (isOffMap(area)) return refuse('7.5', { why: 'no-recruits-there', area: areaName(area) });
  if (isRegional(block) && regionOf(area) !== homeOf(block))
    return refuse('7.3', { why: 'not-its-region', ...regionMismatch(block, area) });
  return undefined;
};
/** 7.1 Only in a Friendly Area. */
export const whyNotDeploy = (state: State, seat: Seat, block: BlockId, area: AreaId): Refusal | undefined => {
  const wrong = whyNotFrom(state, seat, block, area);
  if (wrong) return wrong;
  return isFriendly(state, sideOf(seat), area)
    ? undefined
    : refuse('7.1', { why: 'not-friendly', area: areaName(area) });
};
/** By region: who may be deployed there, for all to know. */
const BELONGS: readonly ((block: number) => boolean)[] = REGIONS.map(
  (_, region) => (block: number) => homeOf(block) < 0 || homeOf(block) === region,
);
/** 7.1 A block of the Reserve takes the field; it may not move this turn (5.2). */
export const deploy = (
  table: Table,
  block: BlockId,
  area: AreaId,
  rule: string,
  strength: number = DEPLOY_STRENGTH,
): void => {
  const { state } = table;
  const seat = seatOf(sideOfBlock(block));
  const reserve = fogPlace(RESERVE, 0);
  const given = Math.min(strength, fullStrength(block));
  const fits = BELONGS[regionOf(area)];
  if (given > DEPLOY_STRENGTH) blurGain(state, block, reserve, given - DEPLOY_STRENGTH, fits);
  put(state, block, area);
  state.strength[block] = given;
  state.done[block] = 1;
  follow(state, block, reserve, fits);
  table.tell(rule, { say: 'deployed', seat, block: nameFor(seat, block), area: areaName(area), strength: given });
};

/** 12.4, 15.1 Whether a side controls the Major City of an area. */
export const hasMajor = (state: State, side: number, area: number): boolean => {
  const city: CityId = cityIn(area);
  return city !== NO_CITY && isMajor(city) && state.control[city] === side;
};
export const LAND: readonly AreaId[] = AREAS.filter((area) => !isOffMap(area));
