// Parts of the drawing: lenses, water-lines, tints, the tile of paper.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { distance, type Point } from '../src/geometry.ts';
import { paperModule } from '../src/paper.ts';
import { places } from '../src/places.ts';
import { veil } from '../src/png.ts';
import { projectionOf } from '../src/projection.ts';
import type { LonLat, Projection } from '../src/spec.ts';
import { TINTS, tintsOf } from '../src/tint.ts';
import { waterLines } from '../src/water-lines.ts';

const PLAIN: Projection = {
  parallels: [50.5, 54.8],
  meridian: -2,
  fit: '-5 50, 1 55',
  into: { x: 0, y: 0, width: 1000, height: 800 },
};

describe('projection', () => {
  const COVENTRY: LonLat = [-1.5, 52.4];
  test('the places that are to fit do so, however wide the map is made', () => {
    for (const wider of [1, 1.2]) {
      const project = projectionOf({ ...PLAIN, wider });
      for (const place of places(PLAIN.fit)) {
        const [x, y] = project(place);
        expect(x >= -0.01 && x <= 1000.01 && y >= -0.01 && y <= 800.01).toBe(true);
      }
    }
  });
  test('a lens enlarges its middle and leaves alone what lies beyond its rim', () => {
    const flat = projectionOf(PLAIN);
    const seen = projectionOf({ ...PLAIN, lenses: [{ at: COVENTRY, radius: 200, more: 0.3 }] });
    expect(seen(COVENTRY)).toEqual(flat(COVENTRY));
    expect(seen([-5, 50])).toEqual(flat([-5, 50]));
    const near: LonLat = [-1.45, 52.4];
    expect(distance(seen(COVENTRY), seen(near)) / distance(flat(COVENTRY), flat(near))).toBeCloseTo(1.3, 1);
  });
  test('a lens that would fold the map is refused', () =>
    expect(() => projectionOf({ ...PLAIN, lenses: [{ at: COVENTRY, radius: 200, more: 1.3 }] })).toThrow('fold'));
});

describe('water-lines', () => {
  const ISLE: readonly Point[] = [
    [40, 40],
    [80, 40],
    [80, 80],
    [40, 80],
  ];
  const away = ([x, y]: Point): number => Math.hypot(Math.max(40 - x, 0, x - 80), Math.max(40 - y, 0, y - 80));
  test('each keeps its distance from the coast, out at sea', () => {
    const distances = [5, 10, 16];
    const lines = waterLines([ISLE], { x: 0, y: 0, width: 120, height: 120 }, distances, 1.6);
    for (const [i, rings] of lines.entries()) {
      expect(rings).toHaveLength(1);
      for (const point of rings.flat()) expect(Math.abs(away(point) - (distances[i] ?? 0))).toBeLessThan(0.5);
    }
  });
});

describe('tints', () => {
  test('six areas that all touch each other need six; a seventh is too many', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const all = (names: readonly string[]) => names.flatMap((a, i) => names.slice(i + 1).map((b) => ({ a, b })));
    const six = ids.slice(0, TINTS);
    expect(new Set(tintsOf(six, all(six)).values()).size).toBe(6);
    expect(() => tintsOf(ids, all(ids))).toThrow('every tint');
  });
});

describe('paper', () => {
  test('a picture that any reader of PNG unpacks', () => {
    const bytes = Buffer.from(veil(4, [1, 2, 3], 255, (x, y) => x + 4 * y));
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    const start = bytes.indexOf('IDAT') + 4;
    const length = bytes.readUInt32BE(start - 8);
    expect([...inflateSync(bytes.subarray(start, start + length))]).toEqual(
      [
        [0, 0x01, 0x23],
        [0, 0x45, 0x67],
        [0, 0x89, 0xab],
        [0, 0xcd, 0xef],
      ].flat(),
    );
  });
  test('the tile in the house is the tile the maker bakes', () => {
    const file = new URL('../../board/src/paper.gen.ts', import.meta.url);
    expect(paperModule()).toBe(readFileSync(file, 'utf8'));
  });
});
