import { expect, test } from 'vitest';
import { firstOf } from '../src/layers.ts';

test('layers that are not laid yet leave their places free', () => {
  const children = [['ground', 'names'], 'pieces', false, 'paths'];
  expect(firstOf(children, 0)).toEqual([[null, null], null, null, null]);
  expect(firstOf(children, 3)).toEqual([['ground', 'names'], 'pieces', null, null]);
  expect(firstOf(children, 9)).toEqual(children);
  expect(firstOf('alone', 1)).toBe('alone');
});
