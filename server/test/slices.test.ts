import { expect, test } from 'vitest';
import { inSlices } from '../src/socket/slices.ts';

/** Who was asked at each call. */
const round = (count: number, slices: number, calls: number): readonly (readonly number[])[] => {
  const asked: number[] = [];
  const next = inSlices(
    slices,
    () => Array.from({ length: count }, (_, i) => i),
    (one) => asked.push(one),
  );
  return Array.from({ length: calls }, () => {
    next();
    return asked.splice(0);
  });
};

test.for([[0], [1], [7], [100], [5_501]])(
  'everybody of %i is asked once a round, never many at a time',
  ([count = 0]) => {
    const calls = round(count, 100, 200);
    const everybody = Array.from({ length: count }, (_, i) => i);
    expect(calls.slice(0, 100).flat()).toEqual(everybody);
    expect(calls.slice(100).flat()).toEqual(everybody);
    expect(Math.max(...calls.map((some) => some.length))).toBeLessThanOrEqual(Math.ceil(count / 100));
  },
);

test('who comes meanwhile is asked in the next round', () => {
  const here = new Set(['Ann', 'Ben']);
  const asked: string[] = [];
  const next = inSlices(
    2,
    () => here,
    (one) => asked.push(one),
  );
  next();
  here.add('Cat');
  next();
  expect(asked).toEqual(['Ann', 'Ben']);
  next();
  next();
  expect(asked).toEqual(['Ann', 'Ben', 'Ann', 'Ben', 'Cat']);
});
