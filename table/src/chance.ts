// Dice for tests, bots and simulations; a real table's dice come from the host. Shuffles are built on rolls.
import type { Random } from './game.ts';

/** Faces from a list, in order; running out is a mistake of the test. */
export const scripted = (faces: readonly number[]): Random => {
  let next = 0;
  return (sides) => {
    const face = faces[next++];
    if (face === undefined) throw new Error(`scripted dice: roll ${next} of d${sides}, only ${faces.length} given`);
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new Error(`scripted dice: ${face} is not a face of d${sides}`);
    return face;
  };
};

/** Reproducible dice (sfc32), never for a real table. */
export const seeded = (seed: number): Random => {
  let a = seed | 0;
  let b = (seed / 2 ** 32) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const word = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let n = 0; n < 12; n++) word();
  return (sides) => fair(word, sides);
};

const WORDS = 2 ** 32;
/** By sides: the last whole multiple, below which a word counts; of small dice known beforehand, since it is asked often. */
const LIMITS = Float64Array.from({ length: 1025 }, (_, sides) => (sides === 0 ? 0 : WORDS - (WORDS % sides)));
/** A face from 32-bit words without bias: words beyond the last whole multiple of `sides` are thrown away. */
export const fair = (word: () => number, sides: number): number => {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORDS)
    throw new Error(`dice: there is no die of ${sides} sides`);
  const limit = sides < LIMITS.length ? (LIMITS[sides] as number) : WORDS - (WORDS % sides);
  for (;;) {
    const drawn = word();
    if (drawn < limit) return (drawn % sides) + 1;
  }
};

/** The items in random order; the list itself stays as it is. */
export const shuffled = <T>(items: readonly T[], roll: Random): T[] => {
  const result = items.slice();
  for (let last = result.length - 1; last > 0; last--) {
    const other = roll(last + 1) - 1;
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
};

export const pick = <T>(items: readonly T[], roll: Random): T => {
  if (items.length === 0) throw new Error('pick: nothing to choose from');
  return items[roll(items.length) - 1] as T;
};
