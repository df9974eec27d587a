// What must hold after every entry.
import { type Fault, faultIn } from '@rose/parts';
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

/** The field of a document that says it, and what is wrong. */
type Fail = (field: string, reason: string) => void;

/** 84 blocks, each in one place, none stronger than it can be, none where it may never be. */
const assertBlocks = (state: State, fail: Fail): void => {
  if (state.at.length !== BLOCK_COUNT) fail('blocks', `must be ${BLOCK_COUNT}`);
  for (const block of BLOCKS) {
    const of = `blocks.${blockName(block)}`;
    const full = fullStrength(block);
    const strength = state.strength[block] as number;
    if (strength < 1 || strength > full) fail(of, `must have a strength from 1 to ${full}`);
    if (!isOnMap(state, block)) {
      if (isInside(state, block)) fail(of, 'is inside nothing');
      continue;
    }
    const area = at(state, block);
    if (area === A.scotland && !isCovenanter(block)) fail(of, 'is in Scotland, and no Covenanter');
    if (isInside(state, block) && state.control[cityIn(area)] !== sideOfBlock(block)) fail(of, 'is in an enemy city');
    if (isOffMap(area) && area !== A.scotland && sideOfBlock(block) !== 0) fail(of, 'is over the sea');
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
      if (field[side][area] !== heldBy(state, side, area)) fail('blocks', `of ${areaName(area)} are miscounted`);
    const city = cityIn(area);
    if (within[area] !== (city === NO_CITY ? 0 : state.garrison[city]))
      fail('blocks', `inside ${areaName(area)} are miscounted`);
  }
};
/** 1.7, 9.1 Garrisons within their limits; besieged by troops and held by troops, but in a fight or a surrender. */
const assertSieges = (state: State, fail: Fail): void => {
  const { phase } = state;
  const fight = phase.name === 'battle' ? phase.area : -1;
  for (const city of CITIES) {
    const area = areaOfCity(city);
    const name = cityName(city);
    if ((state.garrison[city] as number) > garrisonLimit(city)) fail('blocks', `are too many inside ${name}`);
    const marked = state.marker[city] !== NO_MARKER;
    if (state.breach[city] === 1 && !marked) fail('breach', `names ${name}, which is not besieged`);
    if (area === fight) continue;
    if (marked && !isBesieged(state, city)) fail('marker', `names ${name}, which is not besieged`);
    if (!isBesieged(state, city)) continue;
    if (!hasTroops(state, besiegerOf(state, city), area)) fail('blocks', `leave nobody before ${name}`);
    if (insideOf(state, area).every(isGun)) fail('blocks', `leave guns alone in ${name}`);
  }
};
/** 5.6 No border was crossed by too many. */
const assertMoves = (state: State, fail: Fail): void => {
  for (const side of [0, 1])
    for (const border of BORDERS)
      if ((state.crossed[side]?.[border] as number) > borderLimit(border))
        fail('crossed', `is too much for ${borderName(border)}`);
  if (state.phase.name === 'battle') {
    const { used } = state.phase;
    for (const border of used)
      if (used.filter((other) => other === border).length > borderLimit(border))
        fail('phase.used', `is too much for ${borderName(border)}`);
  }
};
/** 3 Every card in one place, with its own side. */
const assertCards = (state: State, fail: Fail): void => {
  const seen = new Set<number>();
  for (const field of ['hands', 'played'] as const)
    for (const card of state[field].flat()) {
      if (seen.has(card)) fail(field, `name ${cardName(card)} twice`);
      seen.add(card);
    }
  for (const side of [0, 1])
    for (const card of state.hands[side] as readonly CardId[])
      if (sideOfCard(card) !== side) fail('hands', `give ${cardName(card)} to the other side`);
};
/** 1.3 What all have seen never excludes the truth. */
const assertFog = (state: State, fail: Fail): void => {
  for (const block of BLOCKS) {
    const place = placeNow(state, block);
    const strength = state.strength[block] as number;
    if (place < 0) continue;
    if (!FOG.isSuspected(state, block, place)) fail(`fog.${blockName(block)}`, 'leaves out where it is');
    if (!isOnMap(state, block)) continue;
    if (strength < (state.low[block] as number) || strength > (state.high[block] as number))
      fail(`fog.${blockName(block)}`, 'leaves out its strength');
  }
};

/** The first thing that does not hold. */
export const faultOf = (state: State): Fault | undefined => {
  const range = faultIn(STATE, state);
  if (range) return range;
  let first: Fault | undefined;
  const fail: Fail = (field, reason) => {
    first ??= { field, reason };
  };
  for (const check of [assertBlocks, assertCounts, assertSieges, assertMoves, assertCards, assertFog])
    check(state, fail);
  return first;
};
export const assert = (state: State): void => {
  const fault = faultOf(state);
  if (fault) throw new Error(`without-an-enemy: ${fault.field} ${fault.reason}`);
};
