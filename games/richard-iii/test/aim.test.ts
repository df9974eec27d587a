// The map is as large as what can stand on it: every area and everybody in it lies within.
import { richardIII } from '@rose/richard-iii';
import { describe, expect, test } from 'vitest';
import { CORE, dotsOf, LAND } from '../board/board.tsx';
import { piecesOf } from '../board/pieces.ts';
import { boxOf, placesOf } from '../board/places.ts';
import { MAP, PLACES } from '../map/index.ts';
import { A, AREA_NAMES, isExile } from '../src/rules/data/areas.ts';
import { acts } from './scene.ts';

const { state } = acts('york', 4, {
  at: { ireland: 'y-york y-rutland', calais: 'y-march y-warwick y-salisbury y-kent', middlesex: 'l-henry-vi' },
});
const placed = placesOf(piecesOf(richardIII.view(state, 'york')));
const isIn = (outer: typeof CORE, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;

describe('the core of the map', () => {
  test('holds everybody, those in exile too', () => {
    for (const { x, y, width, height } of placed.map(boxOf)) {
      expect(isIn(CORE, { x, y })).toBe(true);
      expect(isIn(CORE, { x: x + width, y: y + height })).toBe(true);
    }
    for (const area of AREA_NAMES)
      expect(isIn(CORE, { x: PLACES[area].at[0], y: PLACES[area].at[1] }), area).toBe(true);
  });
  test('its land holds every area that is no exile', () => {
    for (const { id, centre } of MAP.areas) if (!isExile(A[id])) expect(isIn(LAND, centre), id).toBe(true);
  });
  test('finds areas and blocks, and nothing else', () => {
    expect(dotsOf(['kent', 'y-march', '#end-actions'], placed).map(({ place }) => place)).toEqual(['kent', 'y-march']);
  });
});
