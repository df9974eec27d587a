// Words in pieces: lines and plain text.
import { line, place, plain } from '@rose/table/text';
import { describe, expect, test } from 'vitest';

describe('line', () => {
  test('keeps the places it names', () =>
    expect(line`${place('e3')} steps to ${place('d4', 'the middle')}.`).toEqual([
      { place: 'e3', as: 'e3' },
      ' steps to ',
      { place: 'd4', as: 'the middle' },
      '.',
    ]));
  test('takes words, numbers and other lines in', () => {
    const who = line`Lord ${'Warwick'}`;
    expect(line`${who} has ${0} men, then ${3}`).toEqual(['Lord ', 'Warwick', ' has ', '0', ' men, then ', '3']);
  });
  test('leaves no empty pieces of its own', () => expect(line`${'a'}${'b'}`).toEqual(['a', 'b']));
});
test('plain reads it aloud', () => {
  expect(plain(line`${place('e3')} to ${place('d4', 'D 4')}, ${2} steps`)).toBe('e3 to D 4, 2 steps');
  expect(plain([])).toBe('');
});
