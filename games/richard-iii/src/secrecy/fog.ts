// 3.0 What all have seen. For each side and place a set of bits says which blocks of that colour may stand there by
// what happened in the open: counts going from area to area, blocks turned up, deaths. The truth is always among it.
// The Rebel is black: everybody sees where it is. Nothing here looks at what is hidden, only at counts and sets.
import { AREA_COUNT } from '../rules/data/areas.ts';
import { BLOCKS, type BlockId, colourOf, PER_SIDE, REBEL } from '../rules/data/blocks.ts';
import { POOL, type State, SUSPECT_PLACES, type Writable } from '../rules/state.ts';

export const EVERYBODY = 2 ** PER_SIDE - 1;
const bitOf = (block: BlockId): number => 1 << (block % PER_SIDE);
/** The set of the blocks of a side that a question lets through. */
export const setOf = (side: number, fits: (block: BlockId) => boolean): number => {
  let set = 0;
  for (const block of BLOCKS) if (colourOf(block) === side && fits(block)) set |= bitOf(block);
  return set;
};

const at = (state: State, side: number, place: number): number =>
  state.suspects[side * SUSPECT_PLACES + place] as number;
export const isSuspected = (state: State, block: BlockId, place: number): boolean =>
  (at(state, colourOf(block), place) & bitOf(block)) !== 0;

/** All know that it stands there, since it can be nowhere else. */
export const isKnownAt = (state: State, block: BlockId, place: number): boolean => {
  for (let elsewhere = 0; elsewhere < SUSPECT_PLACES; elsewhere++)
    if (elsewhere !== place && isSuspected(state, block, elsewhere)) return false;
  return isSuspected(state, block, place);
};

/** The block is gone, or its name is public: nobody suspects it anywhere. */
export const forget = (state: Writable, block: BlockId): void => {
  if (block === REBEL) return;
  const base = colourOf(block) * SUSPECT_PLACES;
  const bit = bitOf(block);
  for (let place = base; place < base + SUSPECT_PLACES; place++)
    state.suspects[place] = (state.suspects[place] as number) & ~bit;
};
/** All know that the block stands where it stands. */
export const know = (state: Writable, block: BlockId): void => {
  if (block === REBEL) return;
  forget(state, block);
  const index = colourOf(block) * SUSPECT_PLACES + (state.at[block] as number);
  state.suspects[index] = (state.suspects[index] as number) | bitOf(block);
};
/** The block is turned up: all know where it is and how strong. */
export const turnUp = (state: Writable, block: BlockId): void => {
  know(state, block);
  showSteps(state, block);
};
export const showSteps = (state: Writable, block: BlockId): void => {
  state.low[block] = state.steps[block] as number;
  state.high[block] = state.steps[block] as number;
};

/** A block that nobody named went from one place to another; `among` are those who could. */
export const follow = (state: Writable, side: number, from: number, to: number, among = EVERYBODY): void => {
  const base = side * SUSPECT_PLACES;
  const left = state.suspects[base + from] as number;
  state.suspects[base + to] = (state.suspects[base + to] as number) | (left & among);
  if (from < AREA_COUNT && state.held[side * AREA_COUNT + from] === 0) state.suspects[base + from] = 0;
};

/** A block that nobody named lost a step in this area, and stands. */
export const blurLoss = (state: Writable, side: number, area: number): void => {
  const set = at(state, side, area);
  for (let n = 0; n < PER_SIDE; n++) {
    if ((set & (1 << n)) === 0) continue;
    const block = side * PER_SIDE + n;
    state.low[block] = Math.max(1, (state.low[block] as number) - 1);
  }
};
/** All see who lost a step, though not how many are left. */
export const showLoss = (state: Writable, block: BlockId): void => {
  state.low[block] = Math.max(1, (state.low[block] as number) - 1);
  state.high[block] = (state.high[block] as number) - 1;
};

/** How many blocks of a colour stand in each place, as all can count them. */
const countPlaces = (state: State, side: number): number[] => {
  const counts = new Array<number>(SUSPECT_PLACES).fill(0);
  for (let n = 0; n < PER_SIDE; n++) {
    const block = (side * PER_SIDE + n) as BlockId;
    const place = state.at[block] as number;
    const known = place > POOL || state.down[block] === 1 || (state.prisoner && block === 0);
    if (!known) counts[place] = (counts[place] as number) + 1;
  }
  return counts;
};
const sizeOf = (set: number): number => {
  let rest = set;
  let size = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    size++;
  }
  return size;
};

/** What counting allows to conclude: who must be there is nowhere else; where all are known nobody else is. */
export const sharpen = (state: Writable): void => {
  for (const side of [0, 1]) {
    const counts = countPlaces(state, side);
    for (let n = 0; n < 4; n++) if (!sharpenOnce(state, side * SUSPECT_PLACES, counts)) break;
  }
};
const sharpenOnce = (state: Writable, base: number, counts: readonly number[]): boolean => {
  let once = 0;
  let twice = 0;
  for (let place = 0; place < SUSPECT_PLACES; place++) {
    const set = state.suspects[base + place] as number;
    twice |= once & set;
    once |= set;
  }
  const fixed = once & ~twice;
  let changed = false;
  let certain = 0;
  for (let place = 0; place < SUSPECT_PLACES; place++) {
    const set = state.suspects[base + place] as number;
    if (set === 0) continue;
    const here = counts[place] as number;
    const left = sizeOf(set & fixed) === here ? set & fixed : set;
    if (left !== set) changed = true;
    state.suspects[base + place] = left;
    if ((left & ~fixed) !== 0 && sizeOf(left) === here) certain |= keep(state, base, place, left);
  }
  return changed || certain !== 0;
};
/** The blocks of a full set are here and nowhere else. */
const keep = (state: Writable, base: number, place: number, set: number): number => {
  for (let elsewhere = 0; elsewhere < SUSPECT_PLACES; elsewhere++)
    if (elsewhere !== place) state.suspects[base + elsewhere] = (state.suspects[base + elsewhere] as number) & ~set;
  return set;
};
/** All know that the block does not stand there. */
export const dismiss = (state: Writable, block: BlockId, place: number): void => {
  const index = colourOf(block) * SUSPECT_PLACES + place;
  state.suspects[index] = (state.suspects[index] as number) & ~bitOf(block);
};
/** Everywhere a block may be. */
export const placesOf = (state: State, block: BlockId): number[] => {
  const places: number[] = [];
  for (let place = 0; place < SUSPECT_PLACES; place++) if (isSuspected(state, block, place)) places.push(place);
  return places;
};
/** Sets what all know of a block. */
export const suspect = (state: Writable, block: BlockId, places: readonly number[]): void => {
  forget(state, block);
  if (block === REBEL) return;
  const base = colourOf(block) * SUSPECT_PLACES;
  for (const place of places) state.suspects[base + place] = (state.suspects[base + place] as number) | bitOf(block);
};
