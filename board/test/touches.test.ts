import { expect, test } from 'vitest';
import { beginsWith, mayMean } from '../src/index.ts';

test('a gesture begins with its own first places, and with nothing', () => {
  expect(beginsWith(['york', 'derby'], ['york'])).toBe(true);
  expect(beginsWith(['york', 'derby'], [])).toBe(true);
  expect(beginsWith(['york', 'derby'], ['york', 'derby'])).toBe(true);
});
test('not with another place, another order or more than it has', () => {
  expect(beginsWith(['york', 'derby'], ['derby'])).toBe(false);
  expect(beginsWith(['york', 'derby'], ['derby', 'york'])).toBe(false);
  expect(beginsWith(['york'], ['york', 'derby'])).toBe(false);
});
test('touches may mean what has one gesture that begins so', () => {
  expect(mayMean([['a', 'b'], ['c']], ['c'])).toBe(true);
  expect(mayMean([['a', 'b'], ['c']], ['b'])).toBe(false);
  expect(mayMean([], [])).toBe(false);
});
