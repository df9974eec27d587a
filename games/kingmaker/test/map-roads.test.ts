// Ways over the map: along roads where there are roads, within the areas they go through.

import { edgesOf, isWithin } from '@rose/testkit';
import { describe, expect, test } from 'vitest';
import { areasOfRoad } from '../board/map-places.ts';
import { ROADS, roadPoints, wayPoints } from '../board/map-roads.ts';
import { MAP } from '../map/index.ts';

const outlines = new Map<string, ReturnType<typeof edgesOf>>(MAP.areas.map(({ id, path }) => [id, edgesOf(path)]));
const within = (area: string, point: { readonly x: number; readonly y: number }): boolean =>
  isWithin(outlines.get(area) ?? [], point);

describe('ways', () => {
  test('a way across country halts in every area it goes through', () => {
    const areas = ['stamford', 'spalding', 'boston'] as const;
    const points = wayPoints(areas);
    for (const area of areas) expect(points.some((point) => within(area, point))).toBe(true);
    expect(points).toHaveLength(5);
  });
  test('a way along a road is the road, in either direction', () => {
    const areas = areasOfRoad('great-north-road').slice(0, 6);
    const there = wayPoints(areas);
    expect(wayPoints(areas.toReversed()).toReversed()).toEqual(there);
    const road = roadPoints('great-north-road').map(({ x, y }) => `${x} ${y}`);
    for (const { x, y } of there) expect(road).toContain(`${x} ${y}`);
  });
  test('a stretch that two roads share is drawn once', () => {
    const steps = new Set(
      MAP.roads.flatMap(({ id }) =>
        areasOfRoad(id)
          .slice(1)
          .map((to, i) => [areasOfRoad(id)[i] ?? '', to].toSorted((a, b) => (a < b ? -1 : 1)).join(' ')),
      ),
    );
    // Each step of a road is two bends: to the border and on; a second place in an area is one more.
    const bends = ROADS.split('C').length - 1;
    expect(bends).toBeGreaterThanOrEqual(2 * steps.size);
    expect(bends).toBeLessThan(2 * steps.size + 12);
  });
});
