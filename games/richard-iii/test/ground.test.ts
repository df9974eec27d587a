// What a touch on a block is for: the block, or the area it stands in.
import { describe, expect, test } from 'vitest';
import { contestedAreas, groundOf, type Piece } from '../board/pieces.ts';

const piece = (seat: Piece['seat'], block: Piece['block']): Piece => ({
  id: block ?? 'unknown-kent-1',
  seat,
  area: 'kent',
  stands: 'kent',
  block,
  steps: null,
  isDown: false,
  isDone: false,
  isReserve: false,
  isPrisoner: false,
});
const own = piece('lancaster', 'l-oxford');
const rebel = piece('york', 'rebel');
const hidden = piece('york', undefined);
const asked = (open: readonly string[], picked: readonly string[] = []) => ({ open, picked, viewer: 'lancaster' });

describe('a touch on a block', () => {
  test('is for the block where it is asked for, or in the hand', () => {
    expect(groundOf(asked(['l-oxford', 'kent']), own)).toBe('l-oxford');
    expect(groundOf(asked(['kent'], ['l-oxford']), own)).toBe('l-oxford');
    expect(groundOf(asked(['rebel', 'kent'], ['l-clifford']), rebel)).toBe('rebel');
  });
  test('is for the area where that alone is asked for', () => {
    for (const one of [own, rebel, hidden]) expect(groundOf(asked(['kent']), one)).toBe('kent');
  });
  test('on an enemy is for his area while something is in the hand, so that an attack can be aimed at him', () => {
    for (const one of [rebel, hidden]) expect(groundOf(asked([], ['l-clifford']), one)).toBe('kent');
  });
  test('on an own block is for the block where another is in the hand: they go together, or he goes instead', () => {
    expect(groundOf(asked(['kent'], ['l-clifford']), own)).toBe('l-oxford');
  });
  test('with nothing asked for there, is for the block: why not him?', () => {
    expect(groundOf(asked([]), own)).toBe('l-oxford');
    expect(groundOf(asked([]), rebel)).toBe('rebel');
  });
});

test('an area is contested where both sides stand upright; a prisoner contests nothing', () => {
  expect(contestedAreas([own, rebel])).toEqual(['kent']);
  expect(contestedAreas([own, hidden])).toEqual(['kent']);
  expect(contestedAreas([own])).toEqual([]);
  expect(contestedAreas([own, { ...rebel, isDown: true }])).toEqual([]);
  expect(contestedAreas([{ ...piece('lancaster', 'l-henry-vi'), isPrisoner: true }, rebel])).toEqual([]);
});
