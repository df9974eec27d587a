import { describe, expect, test } from 'vitest';
import { blockBox, elbowRoom, fromTheBack, makeRoom, overlap, type Stood, standing } from '../src/index.ts';

const box = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
const block = (x: number, y: number): Stood => ({ at: { x, y }, scale: 1 });

describe('groups', () => {
  test('stay where they are when alone', () => {
    expect(elbowRoom([box(0, 0)], [box(0, 0)])).toEqual([{ x: 0, y: 0 }]);
  });
  test('make room for each other', () => {
    const [a = { x: 0, y: 0 }, b = { x: 0, y: 0 }] = elbowRoom([box(0, 0), box(30, 5)], []);
    expect(overlap(box(a.x, a.y), box(30 + b.x, 5 + b.y))).toBeLessThan(0.05 * 40 * 40);
  });
  test('move as a whole: who stood side by side still does', () => {
    const [left, right, guest] = makeRoom([[block(0, 0), block(47, 0)], [block(60, 4)]], []) as [Stood, Stood, Stood];
    expect(right.at.x - left.at.x).toBeCloseTo(47, 0);
    expect(right.at.y).toBe(left.at.y);
    expect(overlap(blockBox(right), blockBox(guest))).toBeLessThan(0.05 * 54 * 56);
  });
  test('nobody reaches above the roof', () => {
    const [high, low] = makeRoom([[block(0, 30)], [block(300, 400)]], [], 92) as [Stood, Stood];
    expect(blockBox(high).y).toBeCloseTo(92, 0);
    expect(low).toEqual(block(300, 400));
  });
  test('rows in front are drawn last', () => {
    expect(fromTheBack([block(1, 9), block(5, 2), block(0, 2)]).map(({ at }) => at.x)).toEqual([0, 5, 1]);
  });
});

describe('ranks above a name', () => {
  const ground = { at: [100, 200], room: [150, 110] } as const;
  test('a few stand in full size, centred over the name', () => {
    const { scale, groups } = standing(ground, [2]);
    expect(scale).toBe(1);
    expect(groups).toEqual([
      [
        { x: 76.5, y: 187 },
        { x: 123.5, y: 187 },
      ],
    ]);
  });
  test('many are drawn smaller and stay within their room', () => {
    const { scale, groups } = standing(ground, [8, 5]);
    expect(scale).toBeLessThan(1);
    for (const { x, y } of groups.flat()) {
      expect(Math.abs(x - 100)).toBeLessThanOrEqual(75);
      expect(y).toBeGreaterThan(200 - 13 - 110);
    }
    expect(groups.map(({ length }) => length)).toEqual([8, 5]);
  });
});
