import { describe, expect, test } from 'vitest';
import { COATS, guestCoat } from '../src/coats.ts';
import { arrowStep, centreOf, isArrow } from '../src/hex.ts';
import { ICON_NAMES, isIconName } from '../src/icon.tsx';
import { keyframes, offsets } from '../src/motion.ts';
import { clock, distance, lobes, ngon, polygon, star, towards } from '../src/path.ts';

describe('outlines', () => {
  test('a polygon is closed and rounded to tenths', () => {
    expect(
      polygon([
        { x: 0, y: 0 },
        { x: 10.04, y: 0 },
        { x: 3.3333, y: -7.77 },
      ]),
    ).toBe('M0 0L10 0L3.3 -7.8Z');
  });
  test('a clock begins at twelve and turns to the right', () => {
    expect(clock(10, 0).y).toBeCloseTo(-10);
    expect(clock(10, 90).x).toBeCloseTo(10);
  });
  test('figures have as many corners as asked', () => {
    expect(ngon(8, 30).split('L')).toHaveLength(8);
    expect(star(16, 50, 20).split('L')).toHaveLength(32);
    expect(lobes(5, 20, 14).split('A')).toHaveLength(6);
  });
  test('a point towards another may lie between or beyond', () => {
    expect(towards({ x: 0, y: 0 }, { x: 10, y: 20 }, 0.5)).toEqual({ x: 5, y: 10 });
    expect(towards({ x: 0, y: 0 }, { x: 10, y: 20 }, 2)).toEqual({ x: 20, y: 40 });
  });
});

describe('hexagons', () => {
  test('all six neighbours lie equally far', () => {
    const ways = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ] as const;
    for (const [q, r] of ways)
      expect(distance(centreOf({ q: 0, r: 0 }, 10), centreOf({ q, r }, 10))).toBeCloseTo(10 * Math.sqrt(3));
  });
  test('an arrow key keeps to the column it is given', () => {
    const cells = [
      { q: 0, r: -1 },
      { q: 1, r: -1 },
    ];
    expect(arrowStep(cells, { q: 0, r: 0 }, 'ArrowUp', 5)).toEqual({ q: 1, r: -1 });
    expect(arrowStep(cells, { q: 0, r: 0 }, 'ArrowUp', -5)).toEqual({ q: 0, r: -1 });
    expect(arrowStep(cells, { q: 0, r: 0 }, 'ArrowDown', 0)).toBeUndefined();
  });
  test('only the four arrows are arrows', () => {
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'ArrowUpwards'].filter(isArrow)).toHaveLength(
      4,
    );
  });
});

describe('motion', () => {
  const path = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
  ];
  test('time is spent by length of way', () => expect(offsets(path)).toEqual([0, 0.75, 1]));
  test('a journey ends where the thing stands', () => {
    expect(keyframes({ path }).map(({ transform }) => transform)).toEqual([
      'translate(-30px, -10px)',
      'translate(0px, -10px)',
      'translate(0px, 0px)',
    ]);
  });
  test('what leaves fades on its way', () => {
    expect(keyframes({ path, fades: 'out' }).map(({ opacity }) => opacity)).toEqual([1, 0.25, 0]);
  });
});

describe('arms and icons', () => {
  test('a guest keeps his shield, and guests differ', () => {
    const names = ['Edmund', 'Cecily', 'Owen', 'Anne', 'Hugh', 'Margery', 'Ralph', 'Isabel'];
    expect(names.map(guestCoat)).toEqual(names.map(guestCoat));
    expect(new Set(names.map(guestCoat)).size).toBeGreaterThan(3);
    for (const name of names) expect(Object.keys(COATS)).toContain(guestCoat(name));
  });
  test('icons are known by name', () => {
    expect(ICON_NAMES.every(isIconName)).toBe(true);
    expect(isIconName('toString')).toBe(false);
  });
});
