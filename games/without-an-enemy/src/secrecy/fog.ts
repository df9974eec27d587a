// 1.3 What all have seen. For each colour and place a set says which blocks of that colour may stand there by what
// happened in the open. Field and city of an area are two places, and each Reserve is one. The truth is always among it.
import { type Blocks, fogOf } from '@rose/parts';
import { AREA_COUNT, type AreaId } from '../rules/data/areas.ts';
import { BLOCKS, type BlockId, COLOUR_SIZES, COLOURS, colourOf, FULL } from '../rules/data/blocks.ts';
import { CITY_COUNT, cityIn } from '../rules/data/cities.ts';
import { RESERVE } from '../rules/places.ts';
import type { State, Writable } from '../rules/state.ts';

const IN_RESERVE = AREA_COUNT + CITY_COUNT;
export const FOG_PLACES = IN_RESERVE + 1;
export const FOG = fogOf(COLOUR_SIZES, FOG_PLACES);

/** The place of a block in the fog: the field of an area, a city, the Reserve; -1 where everybody sees it. */
export const fogPlace = (at: number, inside: number): number => {
  if (at === RESERVE) return IN_RESERVE;
  if (at > RESERVE) return -1;
  return inside === 1 ? AREA_COUNT + cityIn(at) : at;
};
export const placeNow = (state: State, block: BlockId): number =>
  fogPlace(state.at[block] as number, state.inside[block] as number);

const FITTING = new Map<(block: number) => boolean, readonly Blocks[]>();
/** The blocks of each colour that a question lets through; asked of one question once. */
export const fitting = (fits: (block: number) => boolean): readonly Blocks[] => {
  const known = FITTING.get(fits);
  if (known) return known;
  const sets = COLOURS.map((_, colour) => FOG.blocks(colour, fits));
  FITTING.set(fits, sets);
  return sets;
};
const isAny = (): boolean => true;

/** The block is gone from the table, or its name is public. */
export const forget = (state: Writable, block: BlockId): void => FOG.forget(state, block);
/** All know that the block stands where it stands. */
export const know = (state: Writable, block: BlockId): void => {
  const place = placeNow(state, block);
  if (place < 0) FOG.forget(state, block);
  else FOG.know(state, block, place);
};
/** The block is turned up: all know where it is and how strong. */
export const turnUp = (state: Writable, block: BlockId): void => {
  know(state, block);
  FOG.showSteps(state, block, state.strength[block] as number);
};

const isAnybodyLeft = (state: State, colour: number, place: number): boolean => {
  for (const block of BY_COLOUR[colour] as readonly BlockId[]) if (placeNow(state, block) === place) return true;
  return false;
};
/** A block that nobody named has come here from another place; those who `fits` could have. */
export const follow = (
  state: Writable,
  block: BlockId,
  from: number,
  fits: (block: number) => boolean = isAny,
): void => {
  const colour = colourOf(block);
  const to = placeNow(state, block);
  if (to === from || to < 0) return;
  FOG.follow(state, colour, from, to, fits === isAny ? undefined : fitting(fits)[colour]);
  if (!isAnybodyLeft(state, colour, from)) FOG.clear(state, colour, from);
};
/** Everybody inside has come out into the field. */
export const comeOut = (state: Writable, area: AreaId): void => {
  const city = fogPlace(area, 1);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    FOG.follow(state, colour, city, area);
    FOG.clear(state, colour, city);
  }
};
/** A block here that nobody named has gained so much strength; those who `fits` could have. */
export const blurGain = (
  state: Writable,
  block: BlockId,
  place: number,
  points: number,
  fits: (block: number) => boolean = isAny,
): void => {
  const colour = colourOf(block);
  for (let n = 0; n < points; n++)
    FOG.blurGain(state, colour, place, FULL, fits === isAny ? undefined : fitting(fits)[colour]);
};
/** A block here that nobody named has lost so much strength, and stands. */
export const blurLoss = (state: Writable, block: BlockId, place: number, points = 1): void => {
  for (let n = 0; n < points; n++) FOG.blurLoss(state, colourOf(block), place);
};

const BY_COLOUR: readonly (readonly BlockId[])[] = COLOURS.map((_, colour) =>
  BLOCKS.filter((block) => colourOf(block) === colour),
);
const counts = new Array<number>(FOG_PLACES).fill(0);
/** What counting allows to conclude. */
export const sharpen = (state: Writable): void => {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    counts.fill(0);
    for (const block of BY_COLOUR[colour] as readonly BlockId[]) {
      const place = placeNow(state, block);
      if (place >= 0) counts[place] = (counts[place] as number) + 1;
    }
    FOG.sharpen(state, colour, counts);
  }
};
