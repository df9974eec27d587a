// Prints: equal for the same plain data, different wherever one value is.
import { expect, test } from 'vitest';
import { printOf } from '../src/laws/print.ts';

const STATE = {
  name: 'field',
  open: false,
  none: null,
  share: 0.25,
  far: 2 ** 40,
  spots: [3, 1, 4, 1, 5],
  mixed: [1, 'two', [2, -1], { area: 7 }, 2.5],
  phase: { name: 'move', asks: [] as readonly number[] },
};
const CHANGES: readonly object[] = [
  { name: 'fields' },
  { name: 'Field' },
  { open: true },
  { open: 0 },
  { open: undefined },
  { none: 0 },
  { share: 0.5 },
  { share: -0.25 },
  { far: 2 ** 41 },
  { more: 0 },
  ...[0, 1, 2, 3, 4].map((at) => ({ spots: STATE.spots.with(at, 9) })),
  ...[0, 1, 2, 3].map((at) => ({ spots: STATE.spots.with(at, 2 ** 31 - 1) })),
  { spots: [3, 1, 4, 1] },
  { spots: [3, 1, 4, 1, 5, 0] },
  { spots: [1, 3, 4, 1, 5] },
  { spots: [3, 1, 4, 1, '5'] },
  { mixed: [1, 'two', [2], -1, { area: 7 }, 2.5] },
  { mixed: [1, 'two', [2, -1], { place: 7 }, 2.5] },
  { mixed: [1, 'two', [2, -1], { area: 7 }, 2] },
  { phase: { name: 'move', asks: [0] } },
  { phase: { name: 'move', asks: {} } },
];

test('the same data has the same print, made anew or absent as undefined', () => {
  expect(printOf(structuredClone(STATE))).toBe(printOf(STATE));
  expect(printOf({ ...STATE, more: undefined })).toBe(printOf(STATE));
  expect(Number.isSafeInteger(printOf(STATE))).toBe(true);
});
test('no two of many changes have the same', () => {
  const prints = [STATE, ...CHANGES.map((change) => ({ ...STATE, ...change }))].map(printOf);
  expect(prints.filter((print, n) => prints.indexOf(print) !== n)).toEqual([]);
});
test('lists of small numbers are told apart, all of them', () => {
  const lists = Array.from({ length: 20_000 }, (_, n) => [n % 3, n % 7, 0, Math.floor(n / 21), 1]);
  const seen = new Map<number, string>();
  for (const list of lists) {
    const text = seen.get(printOf(list)) ?? list.join();
    expect(text).toBe(list.join());
    seen.set(printOf(list), text);
  }
});
