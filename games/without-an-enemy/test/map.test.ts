// The drawing against the borders of the rules, and whether everything has its place.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { moduleFor, survey } from '@rose/maps';
import { edgesOf, isWithin, touching, touchingAtCorners } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { AREA_PLACES, MAP, regionOfTint, TOWN_PLACES } from '../map/index.ts';
import { SPEC } from '../map/spec.ts';
import { A, AREA_NAMES, areaName, isOffMap, regionName, regionOf } from '../src/rules/data/areas.ts';
import { BORDERS, endsOf, isRough } from '../src/rules/data/borders.ts';
import { areaOfCity, CITIES, cityName } from '../src/rules/data/cities.ts';

const checkedIn = readFileSync(new URL('../map/map.gen.ts', import.meta.url), 'utf8');
const outlines = new Map(MAP.areas.map(({ id, path }) => [id as string, edgesOf(path)]));
const areas = MAP.areas.map(({ id }) => id);
const RULES = BORDERS.map((border) => {
  const [a, b] = endsOf(border);
  return { a: areaName(a), b: areaName(b), kind: isRough(border) ? 'hills' : 'open' };
});
const written = ({ a, b, kind }: { readonly a: string; readonly b: string; readonly kind: string }): string =>
  `${[a, b].toSorted().join(' ')} ${kind}`;

describe('the map in the house is the map the maker draws', () => {
  const found = survey(SPEC);
  test('without troubles, the same bytes', () => {
    expect(found.troubles).toEqual([]);
    expect(moduleFor(SPEC, found) === checkedIn).toBe(true);
  });
  test('and not too many of them', () => expect(gzipSync(checkedIn).length).toBeLessThan(35_000));
});

describe('borders', () => {
  test('49 areas, each with its place', () => {
    expect(new Set(areas).size).toBe(49);
    expect(areas.toSorted()).toEqual(AREA_NAMES.toSorted());
  });
  test('104 borders, each drawn once, by its kind', () => {
    expect(RULES).toHaveLength(104);
    expect(MAP.borders.map(written).toSorted()).toEqual(RULES.map(written).toSorted());
  });
  test('outlines touch where there is a border, and nowhere else, not even at a corner', () => {
    const wanted = RULES.map(({ a, b }) => [a, b].toSorted().join(' ')).toSorted();
    expect(touching(areas, outlines)).toEqual(wanted);
    expect(touchingAtCorners(areas, outlines)).toEqual(wanted);
  });
  test('every border is long enough to be seen', () => {
    for (const { a, b, length } of MAP.borders) expect(length, `${a} ${b}`).toBeGreaterThan(16);
  });
});

describe('tints', () => {
  test('a tint tells the region, and no two neighbours wear the same', () => {
    const tints = new Map<string, number | undefined>(MAP.areas.map(({ id, tint }) => [id, tint]));
    for (const area of AREA_NAMES.filter((name) => !isOffMap(A[name])))
      expect(regionOfTint(tints.get(area) ?? -1), area).toBe(regionName(regionOf(A[area])));
    for (const { a, b } of MAP.borders) expect(tints.get(a), `${a} ${b}`).not.toBe(tints.get(b));
  });
});

describe('places', () => {
  const areaAt = (x: number, y: number): string | undefined =>
    areas.find((area) => isWithin(outlines.get(area) ?? [], { x, y }));
  test('a name stands in its county, or over the sea beside it; so do its blocks', () => {
    for (const [area, { name, field }] of Object.entries(AREA_PLACES))
      for (const y of [name[1] - 4, field[1] - 14]) {
        const [x] = y === name[1] - 4 ? name : field;
        expect([area, undefined], `${area} at ${x} ${y}`).toContain(areaAt(x, y));
      }
  });
  test('each town stands in its area', () => {
    for (const city of CITIES) {
      const [x, y] = TOWN_PLACES[cityName(city)].at;
      expect(areaAt(x, y), cityName(city)).toBe(areaName(areaOfCity(city)));
    }
    expect(CITIES).toHaveLength(32);
  });
});
