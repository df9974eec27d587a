// A land with two arms around a bay: a cell that reaches across the water leaves a scrap on the other arm.
import { describe, expect, test } from 'vitest';
import { arcsOf, type Seed } from '../src/cells.ts';
import { contactsOf } from '../src/contacts.ts';
import { cut } from '../src/cut.ts';
import { areaOf, type Point } from '../src/geometry.ts';
import { isAstray, outlinesOf, withoutCrumbs } from '../src/stitch.ts';

const LAND: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [70, 100],
  [70, 30],
  [30, 30],
  [30, 100],
  [0, 100],
];
const SEEDS: readonly Seed[] = [
  { owner: 'west', at: [15, 20] },
  { owner: 'east', at: [85, 90] },
];
const OWN = new Map(SEEDS.map(({ owner, at }) => [owner, [at]]));
const areas = (owner: string, pieces: Parameters<typeof outlinesOf>[1]): readonly number[] =>
  outlinesOf(owner, pieces)
    .map(({ ring }) => areaOf(ring))
    .toSorted((a, b) => b - a);

describe('a cell that leaks across a bay', () => {
  const pieces = cut(
    arcsOf(SEEDS, (point) => point),
    [LAND],
  );
  test('the areas fill the land', () => {
    const all = [...areas('west', pieces), ...areas('east', pieces)].reduce((sum, area) => sum + area, 0);
    expect(all).toBeCloseTo(areaOf(LAND), 6);
  });
  test('leaves a scrap that holds no seed of its own', () => {
    const rings = outlinesOf('east', pieces).map(({ ring }) => ring);
    expect(rings).toHaveLength(2);
    expect(rings.filter((ring) => isAstray(ring, OWN.get('east') ?? []))).toHaveLength(1);
    expect(contactsOf(pieces.borders)[0]?.lines).toHaveLength(2);
  });
  test('a scrap smaller than a crumb goes to the neighbour it hangs on, a larger one stays', () => {
    const [, scrap = 0] = areas('east', pieces);
    const clean = withoutCrumbs(OWN, pieces, scrap + 1);
    expect(areas('east', clean)).toHaveLength(1);
    expect(areas('west', clean)[0]).toBeCloseTo((areas('west', pieces)[0] ?? 0) + scrap, 6);
    expect(contactsOf(clean.borders)[0]?.lines).toHaveLength(1);
    expect(areas('east', withoutCrumbs(OWN, pieces, scrap - 1))).toHaveLength(2);
  });
});

test('an island no border crosses stays whole', () => {
  const isle: readonly Point[] = [
    [200, 0],
    [210, 0],
    [205, 8],
  ];
  expect(
    cut(
      arcsOf(SEEDS, (point) => point),
      [LAND, isle],
    ).whole,
  ).toEqual([isle]);
});
