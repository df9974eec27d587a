// Where a small screen looks: near enough to read, at what is asked about.
import { describe, expect, test } from 'vitest';
import { aimAt, around, seenBy } from '../src/aim.ts';
import { fitted } from '../src/camera.ts';

const BOARD = { x: 0, y: 0, width: 1000, height: 800 };
const DESK = { width: 1000, height: 800 };
const PHONE = { width: 390, height: 500 };
const YORK = { x: 480, y: 180, width: 200, height: 180 };

describe('the camera', () => {
  test('stays where it is on a desk: all can be read', () => {
    expect(aimAt(BOARD, DESK, fitted(BOARD), YORK)).toEqual(fitted(BOARD));
  });
  test('goes near on a phone, so that a unit is at least a pixel and the whole question is seen', () => {
    const near = aimAt(BOARD, PHONE, fitted(BOARD), YORK);
    const seen = seenBy(BOARD, PHONE, near);
    expect((PHONE.width / BOARD.width) * near.zoom).toBeGreaterThanOrEqual(1);
    expect(seen.x).toBeLessThanOrEqual(YORK.x);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(YORK.x + YORK.width);
    expect(seen.y).toBeLessThanOrEqual(YORK.y);
    expect(seen.y + seen.height).toBeGreaterThanOrEqual(YORK.y + YORK.height);
  });
  test('does not move while the next question is in sight, and moves when it is not', () => {
    const near = aimAt(BOARD, PHONE, fitted(BOARD), YORK);
    expect(aimAt(BOARD, PHONE, near, { x: 520, y: 220, width: 60, height: 60 })).toBe(near);
    expect(aimAt(BOARD, PHONE, near, { x: 100, y: 700, width: 60, height: 60 })).not.toEqual(near);
  });
  test('does not chase what is too large for one look, as long as some of it is seen', () => {
    const near = aimAt(BOARD, PHONE, fitted(BOARD), YORK);
    expect(aimAt(BOARD, PHONE, near, { x: 100, y: 100, width: 800, height: 600 })).toBe(near);
    expect(aimAt(BOARD, PHONE, near, { x: 0, y: 600, width: 900, height: 200 })).not.toEqual(near);
  });
  test('a screen without size changes nothing', () => {
    expect(aimAt(BOARD, { width: 0, height: 0 }, fitted(BOARD), YORK)).toEqual(fitted(BOARD));
  });
});

test('the box around boxes', () => {
  expect(around([], 5)).toBeUndefined();
  const two = [
    { x: 0, y: 10, width: 10, height: 10 },
    { x: 30, y: 0, width: 5, height: 5 },
  ];
  expect(around(two, 5)).toEqual({ x: -5, y: -5, width: 45, height: 30 });
});
