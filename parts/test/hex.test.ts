import { describe, expect, test } from 'vitest';
import { HEX_STEPS, hexDistance, hexNeighbours } from '../src/index.ts';

const flower = [{ q: 0, r: 0 }, ...HEX_STEPS];

describe('hexagons', () => {
  test('the middle of a flower has six neighbours, in the order of the directions', () => {
    expect(hexNeighbours(flower).slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  test('a petal has three neighbours and three ways off the board', () => {
    expect(
      hexNeighbours(flower)
        .slice(6, 12)
        .filter((cell) => cell === -1),
    ).toHaveLength(3);
  });
  test('going and coming back are opposite directions', () => {
    const next = hexNeighbours(flower);
    for (const direction of HEX_STEPS.keys()) {
      const petal = next[direction] as number;
      expect(next[petal * 6 + ((direction + 3) % 6)]).toBe(0);
    }
  });
  test('distance counts steps, straight and bent', () => {
    expect(hexDistance({ q: 0, r: 0 }, { q: 3, r: 0 })).toBe(3);
    expect(hexDistance({ q: 0, r: -3 }, { q: -3, r: 3 })).toBe(6);
    expect(hexDistance({ q: 2, r: -1 }, { q: 2, r: -1 })).toBe(0);
  });
});
