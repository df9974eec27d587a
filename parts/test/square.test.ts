import { expect, test } from 'vitest';
import { SIDE_STEPS, SQUARE_STEPS, sideDistance, squareDistance, squareNeighbours } from '../src/index.ts';

const BOARD = [0, 1, 2].flatMap((rank) => [0, 1, 2].map((file) => ({ file, rank })));

test('the middle touches all eight, in the order of the directions', () => {
  expect(squareNeighbours(BOARD, SQUARE_STEPS).slice(4 * 8, 5 * 8)).toEqual([5, 8, 7, 6, 3, 0, 1, 2]);
});
test('a corner has two sides on the board', () => {
  expect(squareNeighbours(BOARD, SIDE_STEPS).slice(0, 4)).toEqual([1, 3, -1, -1]);
});
test.for([SIDE_STEPS, SQUARE_STEPS])('going and coming back are opposite directions', (steps) => {
  const next = squareNeighbours(BOARD, steps);
  const half = steps.length / 2;
  for (const [square] of BOARD.entries())
    for (const [direction] of steps.entries()) {
      const there = next[square * steps.length + direction] as number;
      if (there !== -1) expect(next[there * steps.length + ((direction + half) % steps.length)]).toBe(square);
    }
});
test('distance over sides counts both ways, over corners the longer one', () => {
  const [a, b] = [
    { file: 1, rank: 7 },
    { file: 4, rank: 5 },
  ];
  expect([sideDistance(a, b), squareDistance(a, b), squareDistance(b, b)]).toEqual([5, 3, 0]);
});
