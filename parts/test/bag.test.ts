import { describe, expect, test } from 'vitest';
import { bagOf, draw, drawMany } from '../src/index.ts';
import { dieOf } from './chance.ts';

/** A die that shows these faces, and nothing more. */
const faces = (...given: number[]) => {
  const rest = given.slice();
  return (sides: number): number => {
    const face = rest.shift();
    if (face === undefined || face > sides) throw new Error(`no face for a die of ${sides}`);
    return face;
  };
};

describe('a deck as a bag', () => {
  test('a draw is one roll among what is left', () => {
    const bag = bagOf([30, 10, 20]);
    expect([draw(bag, faces(2)), bag]).toEqual([20, [10, 30]]);
    expect([draw(bag, faces(2)), draw(bag, faces(1)), bag]).toEqual([30, 10, []]);
    expect(draw(bag, faces())).toBeUndefined();
  });
  test('a hand comes in the order it was drawn, and ends with the bag', () => {
    const bag = bagOf([1, 2, 3, 4]);
    expect(drawMany(bag, 3, faces(4, 1, 2))).toEqual([4, 1, 3]);
    expect(drawMany(bag, 3, faces(1))).toEqual([2]);
  });
  test('every order of three cards comes about as often', () => {
    const roll = dieOf(5);
    const seen = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const order = drawMany(bagOf([1, 2, 3]), 3, roll).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
