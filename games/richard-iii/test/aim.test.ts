// Where a small screen looks: at what can be touched, not at the middle between two ends of the kingdom.
import { richardIII } from '@rose/richard-iii';
import { describe, expect, test } from 'vitest';
import { aimOf } from '../board/board.tsx';
import { piecesOf } from '../board/pieces.ts';
import { boxOf, placesOf } from '../board/places.ts';
import { acts } from './scene.ts';

const { state } = acts('york', 4, {
  at: { ireland: 'y-york y-rutland', calais: 'y-march y-warwick y-salisbury y-kent', middlesex: 'l-henry-vi' },
});
const placed = placesOf(piecesOf(richardIII.view(state, 'york')));
const boxesIn = (area: string) => placed.filter(({ piece }) => piece.area === area).map(boxOf);
const open = placed.flatMap(({ piece }) => piece.block ?? []).filter((block) => block.startsWith('y-'));

describe('a small screen', () => {
  test('looks at the most blocks that one look can hold', () => {
    const aim = aimOf({ open, picked: [], lit: [] }, placed);
    const sees = (area: string): boolean =>
      boxesIn(area).every((box) => aim !== undefined && box.x >= aim.x && box.x + box.width <= aim.x + aim.width);
    expect(sees('calais')).toBe(true);
    expect(sees('ireland')).toBe(false);
    expect(aim?.width).toBeLessThan(400);
  });
  test('looks at all of it where that is near enough', () => {
    const near = open.filter((block) => ['y-march', 'y-warwick'].includes(block));
    const aim = aimOf({ open: near, picked: [], lit: [] }, placed);
    for (const box of placed.filter(({ piece }) => near.includes(piece.id as (typeof near)[number])).map(boxOf))
      expect(aim && box.x >= aim.x && box.x + box.width <= aim.x + aim.width).toBe(true);
  });
});
