import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roomIn } from '../src/centre.ts';
import {
  areaOf,
  contains,
  dense,
  distance,
  lengthOf,
  middleOf,
  type Point,
  segments,
  smooth,
} from '../src/geometry.ts';
import { noise, unsteady } from '../src/noise.ts';
import { closedPath, openPath } from '../src/path.ts';
import { simplified, simplifiedLine } from '../src/simplify.ts';

const SQUARE: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const POND: readonly Point[] = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
];
const point = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }));
const line = fc.array(point, { minLength: 2, maxLength: 40 });

describe('points, lines and rings', () => {
  test('length, area and the point half-way', () => {
    expect(
      lengthOf([
        [0, 0],
        [3, 4],
        [3, 10],
      ]),
    ).toBe(11);
    expect(areaOf(SQUARE)).toBe(100);
    expect(
      middleOf([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toEqual([10, 0]);
  });
  test('a pond is not land', () => {
    expect(contains([SQUARE, POND], [2, 2])).toBe(true);
    expect(contains([SQUARE, POND], [5, 5])).toBe(false);
    expect(contains([SQUARE], [12, 5])).toBe(false);
  });
  test('a dense line is as long, and no step is longer than asked', () =>
    fc.assert(
      fc.property(line, (points) => {
        const fine = dense(points, 3);
        expect(lengthOf(fine)).toBeCloseTo(lengthOf(points), 6);
        for (const [a, b] of segments(fine)) expect(distance(a, b)).toBeLessThanOrEqual(3.0001);
      }),
    ));
  test('smoothing keeps both ends', () =>
    fc.assert(
      fc.property(line, (points) => {
        const soft = smooth(points);
        expect([soft[0], soft.at(-1)]).toEqual([points[0], points.at(-1)]);
      }),
    ));
  test('the roomiest place of a square is its middle, beside a pond it is not', () => {
    expect(roomIn([SQUARE])).toEqual({ centre: [5, 5], radius: 5 });
    expect(contains([SQUARE, POND], roomIn([SQUARE, POND]).centre)).toBe(true);
  });
});

describe('simpler lines', () => {
  const STEPS: readonly Point[] = [
    [0, 0],
    [5, 0.1],
    [10, 0],
    [10, 10],
    [5, 9.9],
    [0, 10],
  ];
  test('what spans little goes, what spans much stays', () => expect(simplified(STEPS, 2)).toEqual(SQUARE));
  test('the ends of a line stay', () => {
    const flat: readonly Point[] = Array.from({ length: 20 }, (_, i) => [i, (i % 2) * 0.01]);
    const simple = simplifiedLine(flat, 1);
    expect(simple.length).toBeLessThan(flat.length);
    expect([simple[0], simple.at(-1)]).toEqual([flat[0], flat.at(-1)]);
  });
});

describe('noise', () => {
  test('the same place is moved alike, and never far', () =>
    fc.assert(
      fc.property(point, (at) => {
        const moved = unsteady(5)(at);
        expect(unsteady(5)(at)).toEqual(moved);
        expect(distance(at, moved)).toBeLessThan(5 * 1.37 * Math.SQRT2 + 0.001);
      }),
    ));
  test('it repeats where asked', () =>
    fc.assert(
      fc.property(point, ([x, y]) => {
        expect(noise(x / 7, y / 7, 1, 8)).toBeCloseTo(noise(x / 7 + 8, y / 7 - 16, 1, 8), 9);
      }),
    ));
});

describe('paths', () => {
  /** A reader of its own: absolute places from steps. */
  const read = (path: string): readonly Point[] => {
    const numbers = (path.match(/-?(\d*\.\d+|\d+)/g) ?? []).map(Number);
    let [x = 0, y = 0] = numbers;
    return Array.from({ length: numbers.length / 2 }, (_, i): Point => {
      if (i > 0) [x, y] = [x + (numbers[2 * i] ?? 0), y + (numbers[2 * i + 1] ?? 0)];
      return [x, y];
    });
  };
  test('short, and read back within half a tenth', () => {
    expect(
      openPath([
        [
          [1, 2],
          [1.5, 1.5],
          [-3, 1.5],
        ],
      ]),
    ).toBe('M1 2l.5-.5-4.5 0');
    expect(closedPath([SQUARE])).toBe('M0 0l10 0 0 10-10 0z');
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 2, maxLength: 30, selector: String }), (points) => {
        const fine = points.map(([x, y]): Point => [x / 7, y / 7]);
        const back = read(openPath([fine]));
        expect(back).toHaveLength(fine.length);
        for (const [i, [x, y]] of back.entries()) {
          expect(Math.abs(x - (fine[i]?.[0] ?? 0))).toBeLessThan(0.0501);
          expect(Math.abs(y - (fine[i]?.[1] ?? 0))).toBeLessThan(0.0501);
        }
      }),
    );
  });
});
