// A small real island, divided: what the maker draws, and what it refuses to draw.
import { describe, expect, test } from 'vitest';
import { type Bound, type MapSpec, makeMap, moduleOf, type NaturalBorder, places, survey } from '../src/index.ts';
import { projectionOf } from '../src/projection.ts';
import { ISLAND } from './island.ts';

const NORTH = '-4.45 54.35, -4.4 54.3';
const MIDDLE = '-4.6 54.2, -4.5 54.18';
const SOUTH = '-4.75 54.08, -4.65 54.1';

const island = (borders: readonly Bound[], more: Partial<MapSpec> = {}): MapSpec => ({
  ...ISLAND,
  areas: [
    { id: 'north', land: 'man', seeds: NORTH },
    { id: 'middle', land: 'man', seeds: MIDDLE },
    { id: 'south', land: 'man', seeds: SOUTH },
  ],
  naturalBorders: [],
  borders,
  leastContact: 20,
  stray: 4,
  ...more,
});
const RIGHT: readonly Bound[] = [
  { a: 'north', b: 'middle', kind: 'hills' },
  { a: 'south', b: 'middle', kind: 'river' },
];

describe('a map that keeps to the rules', () => {
  const map = makeMap(island(RIGHT));
  test('every area and border once, kinds as given, the pair in order of the alphabet', () => {
    expect(map.areas.map(({ id }) => id)).toEqual(['north', 'middle', 'south']);
    expect(map.borders.map(({ a, b, kind }) => [a, b, kind])).toEqual([
      ['middle', 'north', 'hills'],
      ['middle', 'south', 'river'],
    ]);
  });
  test('neighbours have different tints', () => {
    const tint = (id: string) => map.areas.find((area) => area.id === id)?.tint;
    for (const { a, b } of map.borders) expect(tint(a)).not.toBe(tint(b));
  });
  test('the same bytes every time', () => expect(moduleOf(makeMap(island(RIGHT)))).toBe(moduleOf(map)));
});

describe('a map that does not', () => {
  test('a missing pair', () => {
    const wrong = [...RIGHT, { a: 'north', b: 'south', kind: 'open' }];
    expect(survey(island(wrong)).troubles).toEqual(['north and south do not touch']);
    expect(() => makeMap(island(wrong))).toThrow('north and south do not touch');
  });
  test('a pair too many', () =>
    expect(survey(island(RIGHT.slice(1))).troubles).toEqual([
      expect.stringMatching(/^middle and north touch along [\d.]+ and should not$/),
    ]));
  test('a contact too short to see', () =>
    expect(survey(island(RIGHT, { leastContact: 900 })).troubles).toHaveLength(2));
  test('an area in two pieces', () => {
    const seeds = `${SOUTH}, -4.55 54.3`;
    const { troubles } = survey(
      island(RIGHT, {
        areas: [
          { id: 'north', land: 'man', seeds: NORTH },
          { id: 'middle', land: 'man', seeds: MIDDLE },
          { id: 'south', land: 'man', seeds },
        ],
      }),
    );
    expect(troubles).toContain('south lies in 2 pieces');
  });
  test('a country the atlas does not know', () =>
    expect(() => survey(island(RIGHT, { lands: { man: { countries: ['Avalon'], leastIsland: 1 } } }))).toThrow(
      'Avalon',
    ));
});

describe('natural borders', () => {
  const ACROSS = '-4.85 54.16, -4.6 54.16, -4.3 54.16';
  const river = (width?: number): readonly NaturalBorder[] => [
    { left: 'middle', right: 'south', line: ACROSS, ...(width !== undefined && { width }) },
  ];
  test('a border keeps to its line', () => {
    const spec = island(RIGHT, { naturalBorders: river(), stray: 0 });
    const level = projectionOf(spec.projection)([-4.6, 54.16])[1];
    const border = makeMap(spec).borders.find(({ b }) => b === 'south');
    expect(Math.abs((border?.mid.y ?? 0) - level)).toBeLessThan(3);
  });
  test('open water parts two areas', () =>
    expect(survey(island(RIGHT, { naturalBorders: river(8) })).troubles).toEqual(['south and middle do not touch']));
});

describe('lands', () => {
  test('scenery is drawn as the rest of the land and has no contacts', () => {
    const [north, middle, south] = island(RIGHT).areas;
    if (!north || !middle || !south) throw new Error('an island of three');
    const { drawing, troubles } = survey(
      island(RIGHT.slice(0, 1), { areas: [north, middle, { ...south, scenery: true }] }),
    );
    expect(troubles).toEqual([]);
    expect(drawing.areas.map(({ id }) => id)).toEqual(['north', 'middle']);
    expect(drawing.rest).not.toBe('');
  });
  test('water can be filled', () => {
    const plain = makeMap(island(RIGHT));
    const bank = '-4.9 54.2, -4.6 54.2, -4.6 54.3, -4.9 54.3';
    const lands = { man: { countries: ['Isle of Man'], leastIsland: 20, filled: [bank] } };
    const wider = survey(island(RIGHT, { lands })).drawing;
    const room = (map: typeof plain) => map.areas.reduce((sum, { radius }) => sum + radius, 0);
    expect(room(wider)).toBeGreaterThan(room(plain));
  });
  test('a place is a longitude and a latitude', () => {
    expect(places('-3.5 54, 1 52.25')).toEqual([
      [-3.5, 54],
      [1, 52.25],
    ]);
    expect(() => places('-3.5')).toThrow('-3.5');
    expect(() => places('one two')).toThrow('one two');
  });
});
