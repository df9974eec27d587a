// The water around a small real island, divided: zones meet north and south of it, and the island is a hole.
import { describe, expect, test } from 'vitest';
import { type Bound, type MapSpec, moduleOf, type SeaSpec, survey } from '../src/index.ts';
import { projectionOf } from '../src/projection.ts';
import { ISLAND } from './island.ts';

const DOWN = '-4.55 54.6, -4.55 54.2, -4.55 53.9';
const IN_WATER: MapSpec = {
  ...ISLAND,
  // smaller, so that there is water around it
  projection: { ...ISLAND.projection, into: { x: 60, y: 60, width: 280, height: 280 } },
  areas: [{ id: 'man', land: 'man' }],
  naturalBorders: [],
  borders: [],
  leastContact: 20,
  stray: 0,
};
const sea = (borders: readonly Bound[], more: Partial<SeaSpec> = {}): SeaSpec => ({
  zones: [
    { id: 'east', seeds: '-4.2 54.3' },
    { id: 'west', seeds: '-4.9 54.3' },
  ],
  naturalBorders: [{ left: 'east', right: 'west', line: DOWN }],
  borders,
  ...more,
});
const TOUCH: readonly Bound[] = [{ a: 'east', b: 'west', kind: 'sea' }];

/** How many rings of a path lie around a place: an odd number means within. */
const isWithin = (path: string, [x, y]: readonly [number, number]): boolean => {
  let inside = false;
  for (const ring of path.split('z').filter((text) => text !== '')) {
    const numbers = (ring.match(/-?(\d*\.\d+|\d+)/g) ?? []).map(Number);
    let [px = 0, py = 0] = numbers;
    const points = [[px, py] as const];
    for (let i = 2; i < numbers.length; i += 2) {
      [px, py] = [px + (numbers[i] ?? 0), py + (numbers[i + 1] ?? 0)];
      points.push([px, py]);
    }
    for (const [i, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
};

describe('the sea in zones', () => {
  const project = projectionOf(IN_WATER.projection);
  const { drawing, sea: drawn, troubles } = survey({ ...IN_WATER, sea: sea(TOUCH) });
  const pathOf = (id: string): string => drawn?.zones.find((zone) => zone.id === id)?.path ?? '';
  test('each place of the water belongs to one zone, the land to none', () => {
    expect(troubles).toEqual([]);
    const owners = (place: readonly [number, number]): readonly string[] =>
      (drawn?.zones ?? []).filter(({ path }) => isWithin(path, project(place))).map(({ id }) => id);
    expect(owners([-4.25, 54.1])).toEqual(['east']);
    expect(owners([-4.85, 54.3])).toEqual(['west']);
    expect(owners([-4.45, 54.25])).toEqual([]);
    expect(owners([-4.62, 54.2])).toEqual([]);
  });
  test('their border is drawn over water only, in two pieces', () => {
    const [border, ...others] = drawn?.borders ?? [];
    expect(others).toEqual([]);
    expect(border?.path.match(/M/g)).toHaveLength(2);
    expect(isWithin(drawing.areas[0]?.path ?? '', [border?.mid.x ?? 0, border?.mid.y ?? 0])).toBe(false);
    expect(pathOf('east')).not.toBe('');
  });
  test('a contact the rules do not know is a trouble, and so is a missing one', () => {
    expect(survey({ ...IN_WATER, sea: sea([]) }).troubles).toEqual([expect.stringContaining('east and west touch')]);
    const three = sea([...TOUCH, { a: 'west', b: 'lagoon', kind: 'sea' }]);
    expect(survey({ ...IN_WATER, sea: three }).troubles).toEqual(['west and lagoon do not touch']);
  });
  test('water beyond the game is not written and may touch what it likes', () => {
    const beyond = sea([], {
      zones: [
        { id: 'east', seeds: '-4.2 54.3' },
        { id: 'west', seeds: '-4.9 54.3', scenery: true },
      ],
    });
    const found = survey({ ...IN_WATER, sea: beyond });
    expect(found.troubles).toEqual([]);
    expect(found.sea?.zones.map(({ id }) => id)).toEqual(['east']);
  });
  test('a map without zones is written without a sea', () => {
    expect(moduleOf(drawing)).not.toContain('SEA');
    expect(moduleOf(drawing, drawn)).toContain('export const SEA');
  });
});
