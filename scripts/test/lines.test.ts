// Lines of code, counted by room and by kind.
import { expect, test } from 'vitest';
import { countsOf, linesTable } from '../src/lines.ts';

const BEFORE = countsOf('table/src/game.ts:10\ntable/test/play.test.ts:5\ngames/richard-iii/board/style.css:7\n');
const AFTER = countsOf(
  'table/src/game.ts:12\ngames/face.ts:3\ngames/kingmaker/src/index.ts:1000\nvitest.config.ts:2\n',
);

test('a line is source, style or test of its room', () => {
  expect([...BEFORE]).toEqual([
    ['table', { source: 10, styles: 0, tests: 5 }],
    ['games/richard-iii', { source: 0, styles: 7, tests: 0 }],
  ]);
  expect([...AFTER.keys()]).toEqual(['table', 'games/*.ts', 'games/kingmaker', '.']);
});
test('each group has its sum behind its rooms, and all have one', () => {
  const rows = linesTable(BEFORE, AFTER).split('\n');
  expect(rows).toContain('| `table` | 10 | 12 |  |  | 5 |  |');
  expect(rows).toContain('| **the three older games** |  |  | 7 |  |  |  |');
  expect(rows).toContain('| **the house around them** |  | 5 |  |  |  |  |');
  expect(rows.at(-1)).toBe('| **all** | 10 | 1,017 | 7 |  | 5 |  |');
});
test('a room that belongs to no group is not lost in silence', () =>
  expect(() => linesTable(BEFORE, countsOf('attic/src/box.ts:1\n'))).toThrow('attic'));
