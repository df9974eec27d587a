// What all have seen of blocks that stand with their backs to the other side. For each colour and place a set says
// which blocks may stand there by what happened in the open: counts going from place to place, blocks turned up, deaths.
// The truth is always among it. A set is bits in words of 31, as many as the greatest colour needs, so a state of plain
// numbers holds it. Nothing here looks at what is hidden, only at counts and sets.

import { sharpener } from './fog-counting.ts';

/** The columns of a state that the fog is written in. */
export interface Fogged {
  /** By colour, place and word: a bit for each block of that colour that may stand there. */
  readonly suspects: readonly number[];
  /** By block: the least and the greatest strength it can have. */
  readonly low: readonly number[];
  readonly high: readonly number[];
}
export interface WritableFog {
  suspects: number[];
  low: number[];
  high: number[];
}
/** Some blocks of one colour. */
export type Blocks = readonly number[];

const BITS = 31;

export interface Fog {
  /** How many numbers `suspects` has. */
  readonly length: number;
  /** The blocks of a colour that a question lets through. */
  blocks(colour: number, fits: (block: number) => boolean): Blocks;
  isSuspected(state: Fogged, block: number, place: number): boolean;
  /** All know that it stands there, since it can be nowhere else. */
  isKnownAt(state: Fogged, block: number, place: number): boolean;
  /** Everywhere a block may be. */
  placesOf(state: Fogged, block: number): number[];
  /** The block is gone, or its name is public: nobody suspects it anywhere. */
  forget(state: WritableFog, block: number): void;
  /** All know that the block stands there. */
  know(state: WritableFog, block: number, place: number): void;
  /** Sets where a block may be. */
  suspect(state: WritableFog, block: number, places: readonly number[]): void;
  /** All know that the block does not stand there. */
  dismiss(state: WritableFog, block: number, place: number): void;
  /** Blocks that nobody named went from one place to another; `among` are those who could. */
  follow(state: WritableFog, colour: number, from: number, to: number, among?: Blocks): void;
  /** Nobody of the colour is left in a place. */
  clear(state: WritableFog, colour: number, place: number): void;
  /** A block that nobody named lost a step there, and stands. */
  blurLoss(state: WritableFog, colour: number, place: number): void;
  /** A block that nobody named gained a step there; none has more than its `full`. */
  blurGain(state: WritableFog, colour: number, place: number, full: readonly number[], among?: Blocks): void;
  /** All see who lost a step, though not how many are left. */
  showLoss(state: WritableFog, block: number): void;
  /** All see how strong a block is. */
  showSteps(state: WritableFog, block: number, steps: number): void;
  /** What counting allows to conclude, `counts` being how many of the colour stand in each place: who must be there is
   * nowhere else; where all are known nobody else is. */
  sharpen(state: WritableFog, colour: number, counts: readonly number[]): void;
}

/** The fog over so many blocks of each colour, numbered one colour after the other, and so many places. Blocks beyond
 * them are nobody's secret and are passed over. */
export const fogOf = (colours: readonly number[], places: number): Fog => {
  const words = Math.ceil(Math.max(...colours) / BITS);
  const stride = places * words;
  const total = colours.reduce((sum, size) => sum + size, 0);
  const firsts = colours.map((_, colour) => colours.slice(0, colour).reduce((sum, size) => sum + size, 0));
  /** By block: where its word stands for the first place, and its bit in that word. */
  const wordOf = new Int32Array(total);
  const bitOf = new Int32Array(total);
  for (const [colour, first] of firsts.entries())
    for (let n = 0; n < (colours[colour] as number); n++) {
      wordOf[first + n] = colour * stride + Math.floor(n / BITS);
      bitOf[first + n] = 1 << (n % BITS);
    }

  const isSuspected: Fog['isSuspected'] = ({ suspects }, block, place) =>
    block < total && ((suspects[(wordOf[block] as number) + place * words] as number) & (bitOf[block] as number)) !== 0;
  const forget: Fog['forget'] = ({ suspects }, block) => {
    if (block >= total) return;
    const start = wordOf[block] as number;
    const others = ~(bitOf[block] as number);
    for (let place = 0, index = start; place < places; place++, index += words)
      suspects[index] = (suspects[index] as number) & others;
  };
  const add = (suspects: number[], block: number, place: number): void => {
    if (block >= total) return;
    const index = (wordOf[block] as number) + place * words;
    suspects[index] = (suspects[index] as number) | (bitOf[block] as number);
  };
  /** Every block that may stand there, one after the other. */
  const each = (
    state: Fogged,
    colour: number,
    place: number,
    among: Blocks | undefined,
    visit: (block: number) => void,
  ) => {
    const base = colour * stride + place * words;
    for (let word = 0; word < words; word++) {
      const set = (state.suspects[base + word] as number) & (among ? (among[word] as number) : -1);
      const first = (firsts[colour] as number) + word * BITS;
      for (let rest = set; rest !== 0; rest &= rest - 1) visit(first + BITS - Math.clz32(rest & -rest));
    }
  };

  return {
    length: colours.length * stride,
    isSuspected,
    forget,
    blocks(colour, fits) {
      const set = new Array<number>(words).fill(0);
      const first = firsts[colour] as number;
      for (let n = 0; n < (colours[colour] as number); n++)
        if (fits(first + n)) set[Math.floor(n / BITS)] = (set[Math.floor(n / BITS)] as number) | (1 << (n % BITS));
      return set;
    },
    isKnownAt(state, block, place) {
      for (let elsewhere = 0; elsewhere < places; elsewhere++)
        if (elsewhere !== place && isSuspected(state, block, elsewhere)) return false;
      return isSuspected(state, block, place);
    },
    placesOf(state, block) {
      const found: number[] = [];
      for (let place = 0; place < places; place++) if (isSuspected(state, block, place)) found.push(place);
      return found;
    },
    know(state, block, place) {
      forget(state, block);
      add(state.suspects, block, place);
    },
    suspect(state, block, where) {
      forget(state, block);
      for (const place of where) add(state.suspects, block, place);
    },
    dismiss({ suspects }, block, place) {
      if (block >= total) return;
      const index = (wordOf[block] as number) + place * words;
      suspects[index] = (suspects[index] as number) & ~(bitOf[block] as number);
    },
    follow({ suspects }, colour, from, to, among) {
      const start = colour * stride + from * words;
      const goal = colour * stride + to * words;
      for (let word = 0; word < words; word++) {
        const goers = (suspects[start + word] as number) & (among ? (among[word] as number) : -1);
        suspects[goal + word] = (suspects[goal + word] as number) | goers;
      }
    },
    clear({ suspects }, colour, place) {
      const start = colour * stride + place * words;
      for (let word = start; word < start + words; word++) suspects[word] = 0;
    },
    blurLoss: (state, colour, place) =>
      each(state, colour, place, undefined, (block) => {
        state.low[block] = Math.max(1, (state.low[block] as number) - 1);
      }),
    blurGain: (state, colour, place, full, among) =>
      each(state, colour, place, among, (block) => {
        state.high[block] = Math.min(full[block] as number, (state.high[block] as number) + 1);
      }),
    showLoss(state, block) {
      state.low[block] = Math.max(1, (state.low[block] as number) - 1);
      state.high[block] = (state.high[block] as number) - 1;
    },
    showSteps(state, block, steps) {
      state.low[block] = steps;
      state.high[block] = steps;
    },
    sharpen: sharpener(places, words),
  };
};
