import { describe, expect, test } from 'vitest';
import {
  bagOf,
  bagOfKinds,
  countIn,
  draw,
  drawMany,
  drawUntil,
  isInBag,
  putBack,
  reshuffle,
  takeOut,
} from '../src/index.ts';
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
  test('turning up ends with the first that fits, or with the bag', () => {
    const bag = bagOf([1, 2, 3, 4]);
    const isOdd = (item: number): boolean => item % 2 === 1;
    expect([drawUntil(bag, isOdd, faces(4, 2, 1)), bag]).toEqual([[4, 2, 1], [3]]);
    expect(drawUntil(bagOf([2, 4]), isOdd, faces(1, 1))).toEqual([2, 4]);
  });
  test('what goes back stands where it stood: the bag tells nothing of the way it took', () => {
    const bag = bagOf([5, 1, 3]);
    putBack(bag, 4);
    putBack(bag, 0);
    putBack(bag, 9);
    putBack(bag, 3);
    expect(bag).toEqual([0, 1, 3, 3, 4, 5, 9]);
    const pile = [8, 2];
    reshuffle(bag, pile);
    expect([bag, pile]).toEqual([[0, 1, 2, 3, 3, 4, 5, 8, 9], []]);
  });
  test('a seen card is taken out, one of several alike only once', () => {
    const bag = bagOfKinds([0, 2, 1]);
    expect(bag).toEqual([1, 1, 2]);
    expect([takeOut(bag, 1), takeOut(bag, 0), takeOut(bag, 3), bag]).toEqual([true, false, false, [1, 2]]);
    expect([isInBag(bag, 1), isInBag(bag, 0), countIn(bag, (item) => item > 0)]).toEqual([true, false, 2]);
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
