// The fog against a slow one of sets of names, over boxes of one word and of several.
import { describe, expect, test } from 'vitest';
import { drawPlaces, type Fog, fogOf } from '../src/index.ts';
import { dieOf } from './chance.ts';

const PLACES = 6;
const BOXES = [
  [31, 31],
  [45, 39],
  [62, 3],
  [63, 1, 94],
] as const;

interface World {
  readonly colours: readonly number[];
  readonly fog: Fog;
  readonly state: { suspects: number[]; low: number[]; high: number[]; at: number[]; steps: number[] };
  /** By colour and place: the blocks that may stand there. */
  readonly slow: Set<number>[][];
}
const firstOf = (colours: readonly number[], colour: number): number =>
  colours.slice(0, colour).reduce((sum, size) => sum + size, 0);
const colourOf = (colours: readonly number[], block: number): number =>
  colours.findIndex((size, colour) => block < firstOf(colours, colour) + size);

const worldOf = (colours: readonly number[], roll: (sides: number) => number): World => {
  const fog = fogOf(colours, PLACES);
  const total = firstOf(colours, colours.length);
  const at = Array.from({ length: total }, () => roll(PLACES) - 1);
  const steps = at.map(() => roll(4));
  const state = { suspects: new Array<number>(fog.length).fill(0), low: steps.slice(), high: steps.slice(), at, steps };
  const slow = colours.map(() => Array.from({ length: PLACES }, () => new Set<number>()));
  for (const [block, place] of at.entries()) {
    fog.know(state, block, place);
    slow[colourOf(colours, block)]?.[place]?.add(block);
  }
  return { colours, fog, state, slow };
};
const countsOf = ({ colours, state }: World, colour: number): number[] => {
  const counts = new Array<number>(PLACES).fill(0);
  for (const [block, place] of state.at.entries())
    if (colourOf(colours, block) === colour) counts[place] = (counts[place] as number) + 1;
  return counts;
};
const setAt = ({ slow }: World, colour: number, place: number): Set<number> => slow[colour]?.[place] as Set<number>;

/** A block goes where all see that somebody goes. */
const walk = (world: World, block: number, to: number, among?: (block: number) => boolean): void => {
  const { colours, fog, state } = world;
  const colour = colourOf(colours, block);
  const from = state.at[block] as number;
  if (from === to || among?.(block) === false) return;
  state.at[block] = to;
  fog.follow(state, colour, from, to, among && fog.blocks(colour, among));
  for (const one of setAt(world, colour, from)) if (!among || among(one)) setAt(world, colour, to).add(one);
  if (countsOf(world, colour)[from] !== 0) return;
  fog.clear(state, colour, from);
  setAt(world, colour, from).clear();
};
/** The same conclusions, slowly: those sure at the beginning of a round stay sure through it. */
const sharpenSlowly = (world: World, colour: number): void => {
  const counts = countsOf(world, colour);
  const places = world.slow[colour] as Set<number>[];
  for (let round = 0; round < 4; round++) {
    const sure = new Set(
      [...new Set(places.flatMap((set) => [...set]))].filter(
        (one) => places.filter((set) => set.has(one)).length === 1,
      ),
    );
    for (const [place, set] of places.entries()) {
      const known = [...set].filter((one) => sure.has(one));
      if (known.length === counts[place]) for (const one of set) if (!sure.has(one)) set.delete(one);
      if (set.size !== counts[place]) continue;
      for (const one of set) if (!sure.has(one)) for (const other of places) if (other !== set) other.delete(one);
    }
  }
};
const equal = ({ fog, state, slow, colours }: World): void => {
  for (const [block] of state.at.entries()) {
    const sets = slow[colourOf(colours, block)] as Set<number>[];
    const places = sets.flatMap((set, place) => (set.has(block) ? [place] : []));
    expect(fog.placesOf(state, block)).toEqual(places);
    expect(fog.isKnownAt(state, block, places[0] ?? 0)).toBe(places.length === 1);
    expect(places).toContain(state.at[block]);
  }
};
const isEven = (block: number): boolean => block % 2 === 0;

describe.for(BOXES)('a box of %i, %i and so on', (colours) => {
  test.for([1, 2, 3])('knows what a slow fog of names knows, game %i', (seed) => {
    const roll = dieOf(seed);
    const world = worldOf(colours, roll);
    const total = world.state.at.length;
    for (let n = 0; n < 150; n++) {
      const block = roll(total) - 1;
      const deed = roll(12);
      if (deed > 4) walk(world, block, roll(PLACES) - 1);
      else if (deed > 2) walk(world, block, roll(PLACES) - 1, isEven);
      else if (deed === 2) {
        const place = world.state.at[block] as number;
        world.fog.know(world.state, block, place);
        for (const set of world.slow[colourOf(colours, block)] as Set<number>[]) set.delete(block);
        setAt(world, colourOf(colours, block), place).add(block);
      } else
        for (const [colour] of colours.entries()) {
          world.fog.sharpen(world.state, colour, countsOf(world, colour));
          sharpenSlowly(world, colour);
        }
      if (n % 15 === 0) equal(world);
    }
    equal(world);
    for (const word of world.state.suspects) expect(word).toBeGreaterThanOrEqual(0);
  });
});

describe('what all know of one block', () => {
  const fog = fogOf([45, 39], PLACES);
  const fresh = () => ({
    suspects: new Array<number>(fog.length).fill(0),
    low: new Array<number>(84).fill(3),
    high: new Array<number>(84).fill(3),
  });
  test('places are set, dismissed and forgotten', () => {
    const state = fresh();
    fog.suspect(state, 40, [1, 3, 5]);
    fog.dismiss(state, 40, 3);
    expect(fog.placesOf(state, 40)).toEqual([1, 5]);
    fog.forget(state, 40);
    expect(state).toEqual(fresh());
  });
  test('a block beyond the box is nobody’s secret', () => {
    const state = fresh();
    fog.know(state, 84, 1);
    fog.suspect(state, 85, [1]);
    fog.dismiss(state, 84, 0);
    expect(state).toEqual(fresh());
    expect(fog.isSuspected(state, 84, 1)).toBe(false);
  });
  test('a loss nobody named lowers whoever may be there, never below one; a gain lifts them, never above full', () => {
    const state = fresh();
    for (const block of [0, 33, 44]) fog.know(state, block, 2);
    fog.know(state, 50, 2);
    for (let n = 0; n < 3; n++) fog.blurLoss(state, 0, 2);
    expect([0, 33, 44, 50, 1].map((block) => state.low[block])).toEqual([1, 1, 1, 3, 3]);
    const full = new Array<number>(84).fill(4);
    for (let n = 0; n < 3; n++)
      fog.blurGain(
        state,
        0,
        2,
        full,
        fog.blocks(0, (block) => block >= 33),
      );
    expect([0, 33, 44, 50, 1].map((block) => state.high[block])).toEqual([3, 4, 4, 3, 3]);
  });
  test('a loss all see lowers both ends; a strength all see is both', () => {
    const state = fresh();
    fog.showLoss(state, 7);
    expect([state.low[7], state.high[7]]).toEqual([2, 2]);
    fog.showSteps(state, 7, 4);
    expect([state.low[7], state.high[7]]).toEqual([4, 4]);
  });
});

describe('a world behind the fog', () => {
  test('gives each block one of its places and each place its count, if need be by moving over', () => {
    const roll = dieOf(9);
    for (let n = 0; n < 300; n++) {
      const truth = Array.from({ length: 12 }, () => roll(5) - 1);
      const places = truth.map((place) => [...new Set([place, roll(5) - 1, roll(5) - 1])]);
      const room = [0, 1, 2, 3, 4].map((place) => truth.filter((one) => one === place).length);
      const order = [...truth.keys()].reverse();
      const found = drawPlaces(order, places, room, roll) as readonly number[];
      for (const [block, place] of found.entries()) expect(places[block]).toContain(place);
      expect(room).toEqual([0, 1, 2, 3, 4].map((place) => found.filter((one) => one === place).length));
    }
  });
  test('there is none where two can only be in one place for one', () => {
    expect(drawPlaces([0, 1], [[2], [2]], [1, 1, 1], () => 1)).toBeUndefined();
  });
});
