// The drawing against the neighbours of the rules, and whether everything has its place.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { moduleFor, survey } from '@rose/maps';
import { edgesOf, isWithin, touching, touchingAtCorners } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { MAP } from '../map/index.ts';
import { SPEC } from '../map/spec.ts';
import { AREA_NAMES, areaName, NEIGHBOURS } from '../src/rules/data/areas.ts';
import { areaOfPlace, PLACE_NAMES, PLACES, placeName } from '../src/rules/data/places.ts';
import { ROAD_AREAS, ROAD_NAMES } from '../src/rules/data/roads.ts';
import { SEA_NAMES, SEA_NEIGHBOURS, seaName } from '../src/rules/data/seas.ts';

const checkedIn = readFileSync(new URL('../map/map.gen.ts', import.meta.url), 'utf8');
const outlines = new Map([...MAP.areas, ...MAP.zones].map(({ id, path }) => [id as string, edgesOf(path)]));
const pairsIn = (neighbours: readonly (readonly number[])[], nameOf: (id: number) => string): readonly string[] =>
  [
    ...new Set(neighbours.flatMap((near, a) => near.map((b) => [nameOf(a), nameOf(b)].toSorted().join(' ')))),
  ].toSorted();
const LAND = pairsIn(NEIGHBOURS, areaName);
const SEA = pairsIn(SEA_NEIGHBOURS, seaName);

describe('the map in the house is the map the maker draws', () => {
  const found = survey(SPEC);
  test('without troubles, the same bytes', () => {
    expect(found.troubles).toEqual([]);
    expect(moduleFor(SPEC, found) === checkedIn).toBe(true);
  });
  test('and not too many of them', () => expect(gzipSync(checkedIn).length).toBeLessThan(60_000));
});

describe('neighbours', () => {
  const SCOTS = ['berwick', 'bewcastle', 'carlisle', 'kielder', 'otterburn', 'wooler'].map((id) =>
    [id, 'scotland'].toSorted().join(' '),
  );
  const land = MAP.areas.map(({ id }) => id);
  const zones = MAP.zones.map(({ id }) => id);
  test('248 areas and 44 sea areas', () => {
    expect(land.toSorted()).toEqual(AREA_NAMES.toSorted());
    expect(zones.toSorted()).toEqual(SEA_NAMES.toSorted());
    expect([land.length, zones.length]).toEqual([248, 44]);
  });
  test('604 pairs touch by land, and the march of Scotland; no others, not even at a corner', () => {
    expect(LAND).toHaveLength(604);
    const wanted = [...LAND, ...SCOTS].toSorted();
    expect(touching(land, outlines)).toEqual(wanted);
    expect(touchingAtCorners(land, outlines)).toEqual(wanted);
  });
  test('75 pairs of sea areas, and no others', () => {
    expect(SEA).toHaveLength(75);
    expect(touching(zones, outlines)).toEqual(SEA);
  });
  test('each border is drawn once, by its kind', () => {
    const pairs = MAP.borders.map(({ a, b }) => `${a} ${b}`);
    expect(pairs.toSorted()).toEqual([...LAND, ...SCOTS].toSorted());
    const counts = new Map<string, number>();
    for (const { kind } of MAP.borders) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({ area: 548, river: 23, bound: 33, closed: 6 });
    expect(MAP.currents).toHaveLength(75);
  });
  test('no contact is too short to be seen', () => {
    for (const { a, b, length } of MAP.borders) expect(length, `${a} ${b}`).toBeGreaterThan(7.5);
  });
});

describe('places and roads', () => {
  test('each place stands in its own area', () => {
    expect(Object.keys(MAP.spots)).toEqual(PLACE_NAMES);
    for (const place of PLACES) {
      const area = areaName(areaOfPlace(place));
      expect(isWithin(outlines.get(area) ?? [], MAP.spots[placeName(place)]), placeName(place)).toBe(true);
    }
  });
  test('no two symbols lie over each other', () => {
    const spots = Object.entries(MAP.spots);
    const near = spots.flatMap(([a, one], i) =>
      spots.slice(i + 1).flatMap(([b, two]) => (Math.hypot(one.x - two.x, one.y - two.y) < 9.9 ? [`${a} ${b}`] : [])),
    );
    expect(near).toEqual([]);
  });
  test('a road halts in each of its areas, in turn', () => {
    expect(MAP.roads.map(({ id }) => id)).toEqual(ROAD_NAMES);
    for (const [road, { id, stages }] of MAP.roads.entries()) {
      const areas = (ROAD_AREAS[road] ?? []).map(areaName);
      expect(stages).toHaveLength(areas.length);
      for (const [i, { halts }] of stages.entries())
        for (const halt of halts)
          expect(isWithin(outlines.get(areas[i] ?? '') ?? [], halt), `${id} ${areas[i]}`).toBe(true);
    }
  });
});
