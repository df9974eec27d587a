// Names on the map: by rank, never over each other, more of them the nearer one looks.
import type { Box } from '@rose/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { covers, placeNames, type Wanted } from '../board/map-naming.ts';
import { COUNTRY, SITES } from '../board/map-places.ts';
import { lookAt, type NamesProps, namesFor } from '../board/map-wanted.ts';
import { MAP } from '../map/index.ts';

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
const asked = (scale: number, more: Partial<NamesProps> = {}): NamesProps => ({
  scale,
  wordFor: capital,
  asked: [],
  avoid: [],
  ...more,
});
const idsAt = (scale: number, more: Partial<NamesProps> = {}): readonly string[] =>
  namesFor(asked(scale, more), lookAt(scale)).names.map(({ id }) => id);
const places = SITES.filter(({ kind }) => kind !== 'refuge').map(({ id }) => id);

describe('names by nearness', () => {
  test('from afar the four cities and what is asked about', () => {
    expect(idsAt(1).toSorted()).toEqual(['bristol', 'london', 'norwich', 'york']);
    expect(idsAt(1, { asked: ['stamford', 'halifax', 'the-wash'] })).toHaveLength(7);
  });
  test('nearer nearly all places, open country and waters; nearest all of them', () => {
    const near = idsAt(1.6);
    expect(places.filter((id) => near.includes(id)).length).toBeGreaterThanOrEqual(130);
    expect(COUNTRY.filter((id) => near.includes(id)).length).toBeGreaterThanOrEqual(100);
    expect(MAP.zones.filter(({ id }) => !near.includes(id))).toEqual([]);
    const nearest = idsAt(3.2);
    expect([...places, ...COUNTRY].filter((id) => !nearest.includes(id))).toEqual([]);
  });
  test('a name half-way to the nearest look is not lost by coming nearer', () =>
    expect(idsAt(2.2).length).toBeGreaterThanOrEqual(idsAt(1.6).length));
  test('where a crowd leaves no room, a city waits for more zoom rather than lie under it; asked about, it stands', () => {
    const { x, y } = MAP.spots.london;
    const crowd: Box = { x: x - 120, y: y - 90, width: 240, height: 180 };
    expect(idsAt(1, { avoid: [crowd] })).not.toContain('london');
    expect(idsAt(1, { avoid: [crowd], asked: ['london'] })).toContain('london');
  });
  test('names give way to what stands on the map', () => {
    const { x, y } = MAP.spots.lincoln;
    const block: Box = { x: x - 16, y: y - 16, width: 32, height: 32 };
    const free = namesFor(asked(1.6), lookAt(1.6)).names.find(({ id }) => id === 'lincoln');
    const moved = namesFor(asked(1.6, { avoid: [block] }), lookAt(1.6)).names.find(({ id }) => id === 'lincoln');
    expect(free).toBeDefined();
    expect(moved?.by).not.toEqual(free?.by);
  });
  test('roads are named where there is room, only when one looks closely', () => {
    expect(namesFor(asked(1.6), lookAt(1.6)).roads).toEqual([]);
    expect(namesFor(asked(3.2), lookAt(3.2)).roads.length).toBeGreaterThan(10);
  });
});

describe('the law of names', () => {
  const wanted: fc.Arbitrary<Wanted> = fc.record({
    id: fc.uuid(),
    text: fc.string({ minLength: 3, maxLength: 22 }),
    face: fc.constantFrom('city', 'place', 'country', 'water'),
    at: fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) }),
    size: fc.constantFrom(12.5, 14),
    around: fc.constant([6, 6, 6, 6] as const),
  });
  test('no two names lie over each other, nor over what was there before', () =>
    fc.assert(
      fc.property(fc.array(wanted, { maxLength: 30 }), (list) => {
        const before: Box = { x: 150, y: 150, width: 100, height: 60 };
        const { names, boxes } = placeNames(list, [before]);
        expect(boxes).toHaveLength(names.length + 1);
        for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(covers(a, b)).toBe(false);
      }),
    ));
  test('what is part of the question steps aside of a crowd', () => {
    const at = { x: 50, y: 50 };
    const crowd: Box = { x: 20, y: 20, width: 60, height: 60 };
    const one: Wanted = { id: 'a', text: 'York', face: 'city', at, size: 13, around: [6, 6, 6, 6], must: true };
    const [, box] = placeNames([one], [crowd]).boxes;
    expect(box && covers(box, crowd)).toBe(false);
  });
  test('what is part of the question stands rather over small symbols than far from its own', () => {
    const at = { x: 50, y: 50 };
    const symbols: readonly Box[] = [{ x: -50, y: -50, width: 200, height: 200 }];
    const one: Wanted = { id: 'a', text: 'York', face: 'city', at, size: 13, around: [6, 6, 6, 6], must: true };
    const [box] = placeNames([one], [], symbols).boxes;
    expect(box && covers(box, { x: 38, y: 38, width: 24, height: 24 })).toBe(true);
    expect(placeNames([{ ...one, must: false }], [], symbols).names).toEqual([]);
  });
  test('what is part of the question is named even where there is no room', () => {
    const at = { x: 50, y: 50 };
    const crowded: Box = { x: -500, y: -500, width: 1000, height: 1000 };
    const one: Wanted = { id: 'a', text: 'Stamford', face: 'place', at, size: 13, around: [6, 6, 6, 6] };
    expect(placeNames([one], [crowded]).names).toEqual([]);
    expect(placeNames([{ ...one, must: true }], [crowded]).names.map(({ id }) => id)).toEqual(['a']);
  });
});
