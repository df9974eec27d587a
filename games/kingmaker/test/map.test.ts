// The drawing against the neighbours of the rules, and whether everything has its place.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { moduleFor, survey } from '@rose/maps';
import { describe, expect, test } from 'vitest';
import { MAP } from '../map/index.ts';
import { LAND, SEA } from '../map/neighbours.ts';
import { SITES } from '../map/sites.ts';
import { SPEC } from '../map/spec.ts';
import { WAYS } from '../map/ways.ts';
import { cornersShared, edgesOf, isWithin, shared } from './map-reading.ts';

const checkedIn = readFileSync(new URL('../map/map.gen.ts', import.meta.url), 'utf8');
const outlines = new Map([...MAP.areas, ...MAP.zones].map(({ id, path }) => [id as string, edgesOf(path)]));
const pairsIn = (table: { readonly [one: string]: string }): readonly string[] =>
  Object.entries(table)
    .flatMap(([a, others]) => others.split(' ').map((b) => [a, b].toSorted().join(' ')))
    .toSorted();

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
    expect(new Set(land).size).toBe(248);
    expect(new Set(zones).size).toBe(44);
  });
  test('604 pairs touch by land, and the march of Scotland; no others, not even at a corner', () => {
    expect(pairsIn(LAND)).toHaveLength(604);
    const wanted = [...pairsIn(LAND), ...SCOTS].toSorted();
    expect(shared(land, outlines)).toEqual(wanted);
    expect(cornersShared(land, outlines)).toEqual(wanted);
  });
  test('75 pairs of sea areas, and no others', () => {
    expect(pairsIn(SEA)).toHaveLength(75);
    expect(shared(zones, outlines)).toEqual(pairsIn(SEA));
  });
  test('each border is drawn once, by its kind', () => {
    const pairs = MAP.borders.map(({ a, b }) => `${a} ${b}`);
    expect(pairs.toSorted()).toEqual([...pairsIn(LAND), ...SCOTS].toSorted());
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
    expect(Object.keys(MAP.spots)).toEqual(Object.keys(SITES));
    for (const [place, spot] of Object.entries(MAP.spots)) {
      const [area = ''] = SITES[place] ?? [];
      expect(isWithin(outlines.get(area) ?? [], spot), `${place} in ${area}`).toBe(true);
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
    for (const { id, stages } of MAP.roads) {
      const areas = WAYS[id]?.areas.split(' ') ?? [];
      expect(stages).toHaveLength(areas.length);
      for (const [i, { halts }] of stages.entries())
        for (const halt of halts)
          expect(isWithin(outlines.get(areas[i] ?? '') ?? [], halt), `${id} ${areas[i]}`).toBe(true);
    }
  });
});
