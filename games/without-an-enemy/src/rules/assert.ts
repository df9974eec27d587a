// What must hold after every entry.
import { faultIn } from '@rose/parts';
import { FOG, placeNow } from '../secrecy/fog.ts';
import { A, AREAS, areaName, isOffMap } from './data/areas.ts';
import { BLOCK_COUNT, BLOCKS, blockName, fullStrength, isCovenanter, isGun, sideOfBlock } from './data/blocks.ts';
import { BORDERS, borderLimit } from './data/borders.ts';
import { type CardId, cardName, sideOfCard } from './data/cards.ts';
import { areaOfCity, CITIES, cityIn, cityName, garrisonLimit, NO_CITY } from './data/cities.ts';
import { borderName } from './fields.ts';
import { at, hasTroops, heldBy, insideOf, isBesieged, isInside, isOnMap } from './position.ts';
import { besiegerOf, NO_MARKER } from './sieges.ts';
import { STATE, type State } from './state.ts';

type Fail = (what: string) => void;

/** 84 blocks, each in one place, none stronger than it can be, none where it may never be. */
const assertBlocks = (state: State, fail: Fail): void => {
  if (state.at.length !== BLOCK_COUNT) fail(`there are ${state.at.length} blocks`);
  for (const block of BLOCKS) {
    const name = blockName(block);
    const strength = state.strength[block] as number;
    if (strength < 1 || strength > fullStrength(block)) fail(`${name} has a strange strength`);
    if (!isOnMap(state, block)) {
      if (isInside(state, block)) fail(`${name} is inside nothing`);
      continue;
    }
    const area = at(state, block);
    if (area === A.scotland && !isCovenanter(block)) fail(`${name} is in Scotland`);
    if (isInside(state, block) && state.control[cityIn(area)] !== sideOfBlock(block))
      fail(`${name} is in an enemy city`);
    if (isOffMap(area) && area !== A.scotland && sideOfBlock(block) !== 0) fail(`${name} is over the sea`);
  }
};
/** The columns that count agree with what is counted. */
const assertCounts = (state: State, fail: Fail): void => {
  const none = () => new Array<number>(AREAS.length).fill(0);
  const [field, within] = [[none(), none()] as const, none()];
  for (const block of BLOCKS) {
    const counted = isInside(state, block) ? within : field[sideOfBlock(block)];
    const area = at(state, block);
    if (area < AREAS.length) counted[area] = (counted[area] ?? 0) + 1;
  }
  for (const area of AREAS) {
    for (const side of [0, 1] as const)
      if (field[side][area] !== heldBy(state, side, area)) fail(`${areaName(area)} is miscounted`);
    const city = cityIn(area);
    if (within[area] !== (city === NO_CITY ? 0 : state.garrison[city]))
      fail(`the garrison of ${areaName(area)} is miscounted`);
  }
};
/** 1.7, 9.1 Garrisons within their limits; besieged by troops and held by troops, but in a fight or a surrender. */
const assertSieges = (state: State, fail: Fail): void => {
  const { phase } = state;
  const fight = phase.name === 'battle' ? phase.area : -1;
  for (const city of CITIES) {
    const area = areaOfCity(city);
    const name = cityName(city);
    if ((state.garrison[city] as number) > garrisonLimit(city)) fail(`${name} holds too many`);
    const marked = state.marker[city] !== NO_MARKER;
    if (state.breach[city] === 1 && !marked) fail(`${name} has a Breach without a siege`);
    if (area === fight) continue;
    if (marked && !isBesieged(state, city)) fail(`${name} has a marker without a siege`);
    if (!isBesieged(state, city)) continue;
    if (!hasTroops(state, besiegerOf(state, city), area)) fail(`nobody is before ${name}`);
    if (insideOf(state, area).every(isGun)) fail(`guns alone hold ${name}`);
  }
};
/** 5.6 No border was crossed by too many. */
const assertMoves = (state: State, fail: Fail): void => {
  for (const side of [0, 1])
    for (const border of BORDERS)
      if ((state.crossed[side]?.[border] as number) > borderLimit(border))
        fail(`too many crossed ${borderName(border)}`);
  if (state.phase.name === 'battle') {
    const { used } = state.phase;
    for (const border of used)
      if (used.filter((other) => other === border).length > borderLimit(border))
        fail(`too many retreated over ${borderName(border)}`);
  }
};
/** 3 Every card in one place, with its own side. */
const assertCards = (state: State, fail: Fail): void => {
  const seen = new Set<number>();
  for (const pile of [...state.hands, ...state.played])
    for (const card of pile) {
      if (seen.has(card)) fail(`${cardName(card)} is there twice`);
      seen.add(card);
    }
  for (const side of [0, 1])
    for (const card of state.hands[side] as readonly CardId[])
      if (sideOfCard(card) !== side) fail(`${cardName(card)} is in the wrong hand`);
};
/** 1.3 What all have seen never excludes the truth. */
const assertFog = (state: State, fail: Fail): void => {
  for (const block of BLOCKS) {
    const place = placeNow(state, block);
    const strength = state.strength[block] as number;
    if (place < 0) continue;
    if (!FOG.isSuspected(state, block, place)) fail(`nobody suspects ${blockName(block)} where it is`);
    if (!isOnMap(state, block)) continue;
    if (strength < (state.low[block] as number) || strength > (state.high[block] as number))
      fail(`nobody believes how strong ${blockName(block)} is`);
  }
};

/** The first thing that does not hold. */
export const faultOf = (state: State): string | undefined => {
  const range = faultIn(STATE, state);
  if (range) return `${range.field} ${range.reason}`;
  let first: string | undefined;
  const fail: Fail = (what) => {
    first ??= what;
  };
  for (const check of [assertBlocks, assertCounts, assertSieges, assertMoves, assertCards, assertFog])
    check(state, fail);
  return first;
};
export const assert = (state: State): void => {
  const fault = faultOf(state);
  if (fault !== undefined) throw new Error(`without-an-enemy: ${fault}`);
};
