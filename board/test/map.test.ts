import { describe, expect, test } from 'vitest';
import { markSpots, nameLines } from '../src/map-names.tsx';

describe('names on a map', () => {
  test('a long name takes a second line, broken where both are shortest', () => {
    expect(nameLines('Kent')).toEqual(['Kent']);
    expect(nameLines('South Yorks')).toEqual(['South Yorks']);
    expect(nameLines('Yorkshire de l’Est')).toEqual(['Yorkshire', 'de l’Est']);
    expect(nameLines('Northumberland')).toEqual(['Northumberland']);
  });
  test('marks hang centred below the last line', () => {
    const name = { id: 'kent', at: { x: 100, y: 50 }, size: 10 };
    const spots = markSpots(name, 'Kent', 3);
    expect(spots.map(({ x }) => x)).toEqual([85, 100, 115]);
    expect(new Set(spots.map(({ y }) => y)).size).toBe(1);
    const [lower] = markSpots(name, 'Yorkshire du Nord', 1);
    expect((lower?.y ?? 0) - (spots[0]?.y ?? 0)).toBeCloseTo(8.4, 1);
  });
});
