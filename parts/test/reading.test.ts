// Reading what somebody wrote: the first fault is noted, and something harmless is read instead.
import { plainReader } from '@rose/parts';
import { expect, test } from 'vitest';

test('what is right is read and no fault is noted; what is left out has its fallback', () => {
  const read = plainReader();
  const colour = read.named((text) => (text === 'red' ? 7 : undefined), 'a colour', 0);
  expect([colour('red', 'a'), read.count(3, 'b', 1, 5, 1), read.count(undefined, 'b', 1, 5, 4)]).toEqual([7, 3, 4]);
  expect([read.flag(true, 'c'), read.flag(undefined, 'c'), read.flag(undefined, 'c', true)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([read.word('b', 'd', ['a', 'b'], 'a'), read.list([1], 'e'), read.fields({ x: 1 }, '', ['x'])]).toEqual([
    'b',
    [1],
    { x: 1 },
  ]);
  expect(read.fault()).toBeUndefined();
});

test.for([
  ['a number', (read) => read.count(9, 'turn', 1, 5, 1), 'turn', 'must be a whole number from 1 to 5'],
  ['a flag', (read) => read.flag('yes', 'aid'), 'aid', 'must be true or false'],
  ['a word', (read) => read.word('c', 'side', ['a', 'b'], 'a'), 'side', 'must be one of: a, b'],
  ['a list', (read) => read.list({}, 'cards'), 'cards', 'must be a list'],
  ['too long a list', (read) => read.list(Array(201).fill(1), 'cards'), 'cards', 'must have 200 items at most'],
  ['a name', (read) => read.named(() => undefined, 'a town', 0)('x', 'at'), 'at', 'must be the name of a town'],
  ['an object', (read) => read.fields(1, ''), 'position', 'must be an object'],
  ['a field', (read) => read.fields({ y: 1 }, 'phase', ['x']), 'phase.y', 'is unknown; known are: x'],
] as readonly (readonly [string, (read: ReturnType<typeof plainReader>) => unknown, string, string])[])(
  'the first fault stays: %s',
  ([, fault, field, reason]) => {
    const read = plainReader();
    fault(read);
    read.wrong('later', 'is wrong too');
    expect(read.fault()).toEqual({ field, reason });
  },
);
