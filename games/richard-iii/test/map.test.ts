// The drawing against the rules: who touches whom, who lies by the sea, and whether everything has its place.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { nameLines } from '@rose/board';
import { moduleFor, survey } from '@rose/maps';
import { type Edge, edgesOf, isWithin, type Spot } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { standingIn as standing } from '../board/places.ts';
import { RULE_BORDERS } from '../map/borders.ts';
import { MAP, PLACES } from '../map/index.ts';
import { SPEC } from '../map/spec.ts';
import {
  A,
  AREA_NAMES,
  AREAS,
  areaName,
  isCity,
  isCoast,
  isCrown,
  isExile,
  isMajorPort,
} from '../src/rules/data/areas.ts';
import { borderBetween, borderColour, NO_BORDER } from '../src/rules/data/borders.ts';
import * as english from '../text/names.en.ts';
import * as french from '../text/names.fr.ts';

const FILE = new URL('../map/map.gen.ts', import.meta.url);
const checkedIn = readFileSync(FILE, 'utf8');

const sum = (edges: readonly Edge[]): number => edges.reduce((total, { length }) => total + length, 0);

const EDGES = new Map(MAP.areas.map(({ id, path }) => [id, edgesOf(path)]));
const edges = (id: string): readonly Edge[] => EDGES.get(id as (typeof AREA_NAMES)[number]) ?? [];
const shared = (a: string, b: string): number => {
  const there = new Set(edges(b).map(({ name }) => name));
  return sum(edges(a).filter(({ name }) => there.has(name)));
};
const areaAt = (spot: Spot): string | undefined => AREA_NAMES.find((id) => isWithin(edges(id), spot));

/** Contacts on the drawing that are none by the rules: ships only go from Calais to France. */
const isShipsOnly = (a: string, b: string): boolean => a === 'calais' && b === 'france';
const pairs = AREA_NAMES.toSorted().flatMap((a, i, all) => all.slice(i + 1).map((b) => [a, b] as const));

describe('the map in the house is the map the maker draws', () => {
  test('the same bytes', () => {
    const found = survey(SPEC);
    expect(found.troubles).toEqual([]);
    expect(moduleFor(SPEC, found) === checkedIn).toBe(true);
  });
  test('and not too many of them', () => expect(gzipSync(checkedIn).length).toBeLessThan(35_000));
});

describe('2.1 areas', () => {
  test('all 33 are drawn, and nothing else', () =>
    expect(MAP.areas.map(({ id }) => id).toSorted()).toEqual(AREA_NAMES.toSorted()));
  test('2.8 who has a coast by the rules has one to see, and nobody else', () => {
    const owners = new Map<string, number>();
    for (const { name } of MAP.areas.flatMap(({ id }) => edges(id))) owners.set(name, (owners.get(name) ?? 0) + 1);
    const coast = (id: string): number => sum(edges(id).filter(({ name }) => owners.get(name) === 1));
    expect(AREAS.filter((area) => coast(areaName(area)) >= 24).map(areaName)).toEqual(
      AREAS.filter(isCoast).map(areaName),
    );
  });
});

describe('5.21 borders', () => {
  test('outlines touch where the rules say so, along enough to be seen, and nowhere else', () => {
    const touching = pairs.filter(([a, b]) => shared(a, b) > 0 && !isShipsOnly(a, b));
    expect(touching).toEqual(pairs.filter(([a, b]) => borderBetween(A[a], A[b]) !== NO_BORDER));
    for (const [a, b] of touching) expect(shared(a, b), `${a} and ${b}`).toBeGreaterThan(16);
  });
  test('each of the 62 is drawn once, as long as the outlines share it, in the pattern of its colour', () => {
    const kinds = { yellow: 'open', blue: 'river', red: 'hills' } as const;
    const drawn = MAP.borders.filter(({ kind }) => kind !== 'bound');
    expect(drawn).toHaveLength(62);
    expect(RULE_BORDERS).toHaveLength(62);
    for (const { a, b, kind, length } of drawn) {
      expect(kind, `${a} and ${b}`).toBe(kinds[borderColour(borderBetween(A[a], A[b]))]);
      expect(Math.abs(shared(a, b) - length), `${a} and ${b}`).toBeLessThan(3);
    }
  });
});

describe('places', () => {
  test('every name in the country stands in its own area', () => {
    const own = AREA_NAMES.filter((name) => !isExile(A[name]) && name !== 'isle-of-man');
    for (const name of own) expect(areaAt({ x: PLACES[name].at[0], y: PLACES[name].at[1] - 4 })).toBe(name);
  });
  test('2.3 to 2.8 marks are those of the rules; abroad every place is a port, which goes without saying', () => {
    for (const area of AREAS) {
      const { marks } = PLACES[areaName(area)];
      expect(marks.includes('city'), areaName(area)).toBe(isCity(area));
      expect(marks.includes('crown'), areaName(area)).toBe(isCrown(area));
      expect(marks.includes('port'), areaName(area)).toBe(isMajorPort(area) && !isExile(area));
    }
  });
  test.for([
    ['English', english],
    ['French', french],
  ] as const)('no two names overlap in %s', ([, { AREAS: words }]) => {
    const boxes = AREA_NAMES.map((name) => {
      const lines = nameLines(words[name].name);
      const [x, y] = PLACES[name].at;
      const half = Math.max(...lines.map((line) => line.length)) * 3.9;
      return { name, left: x - half, right: x + half, top: y - 10, bottom: y + (lines.length - 1) * 12 };
    });
    const clashes = boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(clashes).toEqual([]);
  });
});

describe('where blocks stand', () => {
  const COUNTS = [[1], [2], [3], [5], [8], [1, 1], [4, 3], [8, 8]];
  test.for(COUNTS)('%j blocks have a spot each, apart from each other, on the board', (counts) => {
    for (const area of AREA_NAMES) {
      const { scale, groups } = standing(area, counts);
      expect(groups.map((group) => group.length)).toEqual(counts);
      const spots = groups.flat();
      for (const [i, { x, y }] of spots.entries()) {
        expect(x > 20 * scale && x < MAP.box.width - 24 * scale && y > 48 * scale && y < MAP.box.height, area).toBe(
          true,
        );
        for (const other of spots.slice(i + 1))
          expect(Math.abs(x - other.x) > 46 * scale || Math.abs(y - other.y) > 49 * scale, area).toBe(true);
      }
    }
  });
  test('one or two are drawn in full size, eight still large enough for their arms and pips', () => {
    for (const area of AREA_NAMES) {
      expect(standing(area, [2]).scale, area).toBe(1);
      expect(standing(area, [8]).scale, area).toBeGreaterThanOrEqual(0.55);
    }
  });
  test('nobody needs no room', () => expect(standing('kent', [0, 0]).groups).toEqual([[], []]));
});
