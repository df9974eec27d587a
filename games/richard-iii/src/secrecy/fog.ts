// 3.0 What all have seen, in the words of this game. The Rebel is black and beyond the fog: everybody sees where it is.
import { type Blocks, fogOf } from '@rose/parts';
import { AREA_COUNT } from '../rules/data/areas.ts';
import { type BlockId, PER_SIDE } from '../rules/data/blocks.ts';
import { POOL, type State, SUSPECT_PLACES, type Writable } from '../rules/state.ts';

const fog = fogOf([PER_SIDE, PER_SIDE], SUSPECT_PLACES);
export const { isSuspected, isKnownAt, placesOf, forget, suspect, dismiss, blurLoss, showLoss } = fog;
/** The set of the blocks of a side that a question lets through. */
export const setOf = (side: number, fits: (block: BlockId) => boolean): Blocks =>
  fog.blocks(side, (block) => fits(block as BlockId));

/** All know that the block stands where it stands. */
export const know = (state: Writable, block: BlockId): void => fog.know(state, block, state.at[block] as number);
export const showSteps = (state: Writable, block: BlockId): void =>
  fog.showSteps(state, block, state.steps[block] as number);
/** The block is turned up: all know where it is and how strong. */
export const turnUp = (state: Writable, block: BlockId): void => {
  know(state, block);
  showSteps(state, block);
};

/** A block that nobody named went from one place to another; `among` are those who could. */
export const follow = (state: Writable, side: number, from: number, to: number, among?: Blocks): void => {
  fog.follow(state, side, from, to, among);
  if (from < AREA_COUNT && state.held[side * AREA_COUNT + from] === 0) fog.clear(state, side, from);
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
/** What counting allows to conclude: who must be there is nowhere else; where all are known nobody else is. */
export const sharpen = (state: Writable): void => {
  for (const side of [0, 1]) fog.sharpen(state, side, countPlaces(state, side));
};
