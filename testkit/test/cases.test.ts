import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/all.ts';
import { caseFaults, caseFaultsIn } from '../src/index.ts';

const CASES = '# A game\n\nOf 3. nothing follows.\n\n1. A knight. [2]\n2. **A rook.** See 1.\n3. A king.\n';
/** Written in two halves, so that the tests of a game are not mistaken for these. */
const titled = (title: string): string => `test('${'case'} ${title}', () => {});`;
const ALL = [titled('1 a knight'), titled('2, a rook'), titled('3 a king')];

describe('cases and tests', () => {
  test('agree', () => expect(caseFaults(CASES, ALL)).toEqual([]));
  test('a table of rows counts like single tests', () =>
    expect(
      caseFaults(CASES, [titled('1 a knight'), `test.for([['${'case'} 2 a rook', 1], ['${'case'} 3 a king', 2]])`]),
    ).toEqual([]));
  test('what calls for a test has one', () =>
    expect(caseFaults(CASES, ALL.slice(1))).toEqual(['case 1 is not tested']));
  test('no case is tested twice', () =>
    expect(caseFaults(CASES, [...ALL, titled('2 once more')])).toEqual(['case 2 is tested 2 times']));
  test('no test is for a case that nobody wrote', () =>
    expect(caseFaults(CASES, [...ALL, titled('12 a queen')])).toEqual(['case 12 is not listed']));
  test('a number that is put in later is not believed', () =>
    expect(caseFaults(CASES, [...ALL, `test.for([4])('${'case'} %i something', () => {})`])).toEqual([
      'a title "case %i": the number must stand in it',
    ]));
  test('a number listed twice is a mistake, and so is a list of nothing', () => {
    expect(caseFaults(`${CASES}3. Again.\n`, ALL)).toEqual(['case 3 is listed 2 times']);
    expect(caseFaults('nothing', [])).toEqual(['there are no cases']);
  });
});

test.for([...GAMES.keys()])('%s: each case of its cases.md is tested once', (id) =>
  expect(caseFaultsIn(fileURLToPath(new URL(`../../games/${id}/test`, import.meta.url)))).toEqual([]),
);
