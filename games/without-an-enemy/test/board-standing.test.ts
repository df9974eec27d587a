// What the board says of the war as it stands: where fights are shown, and what may still change hands.
import { withoutAnEnemy } from '@rose/without-an-enemy';
import { A, AREA_NAMES, areaName, isOffMap, type Seat } from '@rose/without-an-enemy/ids';
import { expect, test } from 'vitest';
import { swordsAt } from '../board/marks.tsx';
import { stonesOf } from '../board/paths.tsx';
import { piecesOf } from '../board/pieces.ts';
import { placesOf } from '../board/places.ts';
import { threatsIn } from '../board/threats.ts';
import { AREA_PLACES } from '../map/index.ts';
import { table } from './scene.ts';

const viewOf = (at: Readonly<Record<string, string>>, viewer: Seat = 'royalist') =>
  withoutAnEnemy.view(table({ at, phase: { name: 'actions', acting: 'royalist' }, seed: 1 }).state, viewer);

const LAND = AREA_NAMES.filter((area) => !isOffMap(A[area]));
/** The area whose blocks stand nearest to a point of the map. */
const nearest = ({ x, y }: { readonly x: number; readonly y: number }) => {
  const far = (area: (typeof LAND)[number]): number => {
    const [left, top] = AREA_PLACES[area].field;
    return Math.hypot(left - x, top - y);
  };
  return LAND.toSorted((one, other) => far(one) - far(other))[0];
};
test.for([
  'r-charles p-essex p-skippon p-holles p-stapleton p-balfour',
  'r-charles r-rupert r-forth r-astley r-wilmot p-essex',
])('8.2 swords are crossed over the county that is fought for: %s', (blocks) => {
  for (const viewer of ['royalist', 'parliament'] as const) {
    const pieces = piecesOf(viewOf({ oxfordshire: blocks }, viewer));
    for (const area of LAND) {
      const moved = pieces.map((piece) => (piece.area === areaName(A.oxfordshire) ? { ...piece, area } : piece));
      expect(nearest(swordsAt(area, placesOf(moved))), `${viewer} ${area}`).toBe(area);
    }
  }
});

/** What a block covers on the ground, at full size; and the fewest pixels a unit at which a mouse is asked for blocks. */
const SHADOW = 58;
const LAND_SEEN = 26 / 36;
test('a block that answers is drawn large enough where the whole land is seen', () => {
  const view = viewOf({
    oxfordshire: 'r-charles r-rupert r-forth p-essex p-skippon',
    kent: 'r-astley',
    cornwall: 'r-wilmot r-maurice r-northampton r-midland-foot r-north-welsh r-hopton r-byron',
  });
  for (const { piece, scale } of placesOf(piecesOf(view)))
    expect(SHADOW * scale * LAND_SEEN, piece.id).toBeGreaterThanOrEqual(24);
});

test('the map looks for the stones of a way as it does for whatever answers', () => {
  expect(stonesOf({ open: ['via-dorset', 'kent', 'r-charles'] }).map(({ place }) => place)).toEqual(['via-dorset']);
});

test('14.1 a city with points is threatened by whoever stands before it, and the count says what would follow', () => {
  const view = viewOf({
    leicestershire: 'r-charles p-essex',
    gloucester: 'p-massey',
    gloucestershire: 'r-forth',
    oxfordshire: 'r-rupert',
    london: 'p-skippon',
  });
  expect(threatsIn(view)).toEqual([{ seat: 'royalist', cities: ['leicester', 'gloucester'], track: view.track + 2 }]);
  expect(threatsIn(viewOf({ oxfordshire: 'r-rupert', london: 'p-skippon' }))).toEqual([]);
  const other = viewOf({ oxfordshire: 'p-essex r-astley', london: 'p-skippon' });
  expect(threatsIn(other)).toEqual([{ seat: 'parliament', cities: ['oxford'], track: other.track - 1 }]);
});
