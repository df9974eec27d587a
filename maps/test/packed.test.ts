// A map packed and unpacked again: the same outlines from lines that are written once.
import { readerOf, unpackMap, written, writtenStep } from '@rose/board/packed';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packed, survey } from '../src/index.ts';
import { withCommonCorners } from '../src/mend.ts';
import { ringsIn } from '../src/read-path.ts';
import type { MapSpec } from '../src/spec.ts';
import { topologyOf } from '../src/topology.ts';
import { ISLAND } from './island.ts';

const DIVIDED: MapSpec = {
  ...ISLAND,
  areas: [
    { id: 'north', land: 'man', seeds: '-4.45 54.35, -4.4 54.3', tint: 4 },
    { id: 'middle', land: 'man', seeds: '-4.6 54.2, -4.5 54.18', tint: 7 },
    { id: 'south', land: 'man', seeds: '-4.75 54.08, -4.65 54.1', foreign: true },
  ],
  naturalBorders: [],
  borders: [
    { a: 'north', b: 'middle', kind: 'hills' },
    { a: 'south', b: 'middle', kind: 'river' },
  ],
  leastContact: 20,
  stray: 4,
  sea: {
    zones: [
      { id: 'east', seeds: '-4.2 54.2' },
      { id: 'west', seeds: '-4.9 54.2' },
    ],
    naturalBorders: [],
    borders: [{ a: 'east', b: 'west', kind: 'sea' }],
  },
  packed: true,
  places: [
    { id: 'peel', area: 'middle', at: '-4.7 54.22' },
    { id: 'ramsey', area: 'north', at: '-4.38 54.32' },
  ],
  roads: [{ id: 'the-way', areas: ['north', 'middle', 'south'], places: ['ramsey', 'peel'] }],
};
const found = survey(DIVIDED);
const map = unpackMap(packed(DIVIDED, found));

describe('numbers as letters', () => {
  test('every whole number comes back', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 })), (numbers) => {
        const reader = readerOf(numbers.map(writtenStep).join(''));
        expect(numbers.map(() => reader.step())).toEqual(numbers);
      }),
    ));
  test('small ones take one letter; what is no whole number is refused', () => {
    expect(written(63)).toHaveLength(1);
    expect(() => written(-1)).toThrow('-1');
    expect(() => readerOf('').number()).toThrow('nothing to read');
  });
});

describe('a map unpacked', () => {
  test('areas, their tints and rooms, in order; foreign land has no tint', () => {
    expect(map.areas.map(({ id, tint }) => [id, tint])).toEqual([
      ['north', 4],
      ['middle', 7],
      ['south', undefined],
    ]);
    for (const [i, { centre, radius }] of map.areas.entries())
      expect({ centre, radius }).toEqual({
        centre: found.drawing.areas[i]?.centre,
        radius: found.drawing.areas[i]?.radius,
      });
  });
  const without = (a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] =>
    [...a].filter((x) => !b.has(x));
  const both = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...a].filter((x) => b.has(x)));
  const edgesOf = (path: string): ReadonlySet<string> =>
    new Set(
      ringsIn(path).flatMap((ring) =>
        ring.map((point, i) => [point, ring[(i + 1) % ring.length]].map(String).toSorted().join()),
      ),
    );
  test('all corners that were drawn are there, and only corners of the shore are new', () => {
    for (const [i, { path }] of map.areas.entries()) {
      const before = new Set(
        ringsIn(found.drawing.areas[i]?.path ?? '')
          .flat()
          .map(String),
      );
      const after = new Set(ringsIn(path).flat().map(String));
      expect(without(before, after)).toEqual([]);
      expect(without(after, before).length).toBeLessThanOrEqual(2);
    }
  });
  test('borders are what two outlines share, with their kind', () => {
    expect(map.borders.map(({ a, b, kind }) => [a, b, kind])).toEqual([
      ['middle', 'north', 'hills'],
      ['middle', 'south', 'river'],
    ]);
    const [middle = '', north = ''] = ['middle', 'north'].map((id) => map.areas.find((area) => area.id === id)?.path);
    const common = both(edgesOf(middle), edgesOf(north));
    const drawn = ringsIn(map.borders[0]?.path ?? '').reduce((sum, line) => sum + line.length - 1, 0);
    expect(common.size).toBe(drawn);
  });
  test('a sea zone walks the very shore of the land', () => {
    const land = edgesOf(map.areas.map(({ path }) => path).join(''));
    const water = edgesOf(map.zones.map(({ path }) => path).join(''));
    const shore = ringsIn(map.coast).reduce((sum, line) => sum + line.length - 1, 0);
    const foreign = both(edgesOf(map.areas.at(-1)?.path ?? ''), water);
    expect(without(both(land, water), foreign)).toHaveLength(shore);
    expect(shore).toBeGreaterThan(40);
    expect(map.currents.map(({ a, b, kind }) => [a, b, kind])).toEqual([['east', 'west', 'sea']]);
  });
  test('the rim of two areas leaves out what lies between them', () => {
    const edges = (path: string): number => ringsIn(path).reduce((sum, line) => sum + line.length - 1, 0);
    const apart = edges(map.rim(['north'])) + edges(map.rim(['middle']));
    const between = edges(map.borders[0]?.path ?? '');
    expect(edges(map.rim(['north', 'middle']))).toBe(apart - 2 * between);
  });
  test('water-lines, places and roads as they were found', () => {
    expect(map.waterLines.map(ringsIn)).toEqual(found.drawing.waterLines.map(ringsIn));
    const [x, y] = found.spots.get('peel') ?? [];
    expect(map.spots.peel).toEqual({ x, y });
    expect(map.roads.map(({ id, stages }) => [id, stages.length])).toEqual([['the-way', 3]]);
    expect(map.roads[0]?.stages[0]?.halts).toEqual([map.spots.ramsey]);
    expect(map.roads[0]?.stages[2]).not.toHaveProperty('over');
  });
});

describe('lines that outlines share', () => {
  const square = (x: number) =>
    [
      [x, 0],
      [x + 10, 0],
      [x + 10, 10],
      [x, 10],
    ] as const;
  test('two squares side by side have three lines, the one between them walked both ways', () => {
    const { lines, walks } = topologyOf([
      { id: 'left', rings: [square(0)] },
      { id: 'right', rings: [square(10)] },
    ]);
    expect(lines).toHaveLength(3);
    const shared = walks[0]?.flat().find(({ line }) => walks[1]?.flat().some((other) => other.line === line));
    expect(walks[1]?.flat().find(({ line }) => line === shared?.line)?.isBack).toBe(true);
  });
  test('an island and the hole it leaves in the sea are one line, wherever each begins', () => {
    const ring = square(0);
    const { lines } = topologyOf([
      { id: 'island', rings: [ring] },
      { id: 'sea', rings: [[ring[2], ring[1], ring[0], ring[3]]] },
    ]);
    expect(lines).toHaveLength(1);
  });
  test('a corner that only the sea has on the common shore is given to the land', () => {
    const [land] = withCommonCorners(
      [{ id: 'land', rings: [square(0)] }],
      [{ id: 'sea', rings: [[...square(10), [10, 4]]] }],
    );
    expect(land[0]?.rings[0]).toContainEqual([10, 4]);
    expect(land[0]?.rings[0]).toHaveLength(5);
  });
});

describe('places and roads', () => {
  test('a place stands in its area, however near the shore it truly lies', () => {
    const astray = survey({ ...DIVIDED, places: [{ id: 'deep', area: 'south', at: '-3.9 54.2' }], roads: [] });
    expect(astray.troubles).toEqual(['deep finds no room in south']);
  });
  test('a road between areas that do not touch is named', () =>
    expect(survey({ ...DIVIDED, roads: [{ id: 'ferry', areas: ['north', 'south'], places: [] }] }).troubles).toEqual([
      'ferry goes from north to south, which do not touch',
    ]));
});
