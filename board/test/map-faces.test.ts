// Arrows walk from area to area.
import { describe, expect, test } from 'vitest';
import { groundTowards } from '../src/map-faces.tsx';

const GRID = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => ({ id: `${column}${row}`, centre: { x: column * 10, y: row * 10 } })),
);

describe('arrows', () => {
  test('each leads to the nearest area on its side', () => {
    expect(groundTowards(GRID, '11', 'ArrowLeft')).toBe('01');
    expect(groundTowards(GRID, '11', 'ArrowRight')).toBe('21');
    expect(groundTowards(GRID, '11', 'ArrowUp')).toBe('10');
    expect(groundTowards(GRID, '11', 'ArrowDown')).toBe('12');
  });
  test('at the edge there is nowhere to go', () => expect(groundTowards(GRID, '00', 'ArrowLeft')).toBeUndefined());
});
