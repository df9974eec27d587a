// Dice: from a list, from a seed, fair; and what is built on them.
import { fair, pick, scripted, seeded, shuffled } from '@rose/table';
import { describe, expect, test } from 'vitest';

const many = (count: number, roll: () => number): number[] => Array.from({ length: count }, roll);

describe('scripted', () => {
  test('gives its faces in order', () => {
    const roll = scripted([3, 1, 6]);
    expect(many(3, () => roll(6))).toEqual([3, 1, 6]);
  });
  test('says when it runs out', () => {
    const roll = scripted([1]);
    roll(6);
    expect(() => roll(6)).toThrow('roll 2 of d6, only 1 given');
  });
  test.for([0, 7, -1, 1.5])('%d is no face of d6', (face) =>
    expect(() => scripted([face])(6)).toThrow(/is not a face/),
  );
});

describe('seeded', () => {
  test('the same seed, the same dice', () => {
    const [a, b] = [seeded(42), seeded(42)];
    expect(many(50, () => a(6))).toEqual(many(50, () => b(6)));
  });
  test('neighbouring seeds differ, small and large ones', () => {
    const first = (seed: number) => {
      const roll = seeded(seed);
      return many(20, () => roll(6)).join('');
    };
    expect(new Set([0, 1, 2, 3, 2 ** 32, 2 ** 32 + 1, 2 ** 40].map(first)).size).toBe(7);
  });
  test('every face, about equally often', () => {
    const roll = seeded(1471);
    const count = new Map<number, number>();
    for (const face of many(60_000, () => roll(6))) count.set(face, (count.get(face) ?? 0) + 1);
    expect([...count.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    // Five standard deviations of 10,000: sqrt(60,000 · 1/6 · 5/6) is 91.
    for (const times of count.values()) expect(Math.abs(times - 10_000)).toBeLessThan(456);
  });
});

describe('fair', () => {
  const words = (...list: readonly number[]) => {
    let next = 0;
    return () => list[next++] ?? 0;
  };
  test('words beyond the last whole multiple are thrown away', () => {
    expect(fair(words(2 ** 32 - 1, 4), 3)).toBe(2); // 2^32 leaves 1 when divided by 3
    expect(fair(words(2 ** 32 - 2, 4), 3)).toBe(3);
    expect(fair(words(2 ** 32 - 1, 4), 2)).toBe(2); // nothing is left over: the word counts
    expect(fair(words(2 ** 32 - 4, 2 ** 32 - 3, 5), 6)).toBe(6);
  });
  test('a die of one side needs no luck', () => expect(fair(words(2 ** 32 - 1), 1)).toBe(1));
  test.for([0, -6, 2.5, 2 ** 32 + 1, Number.NaN])('there is no die of %d sides', (sides) =>
    expect(() => fair(words(1), sides)).toThrow(/no die/),
  );
});

describe('shuffled and pick', () => {
  const ITEMS = ['a', 'b', 'c', 'd'];
  test('all items, once; the list itself stays', () => {
    expect(shuffled(ITEMS, seeded(9)).sort()).toEqual(ITEMS);
    expect(ITEMS.join('')).toBe('abcd');
  });
  test('every order, about equally often', () => {
    const roll = seeded(10);
    const orders = new Map<string, number>();
    for (let n = 0; n < 24_000; n++) {
      const order = shuffled(ITEMS, roll).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const times of orders.values()) expect(Math.abs(times - 1_000)).toBeLessThan(155);
  });
  test('a pick needs something to choose from', () => {
    expect(pick(ITEMS, scripted([3]))).toBe('c');
    expect(() => pick([], scripted([1]))).toThrow(/nothing to choose/);
  });
});
