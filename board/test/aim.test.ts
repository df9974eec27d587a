// Where a frame looks: it stays where it is as long as what is asked can be seen and touched.
import { describe, expect, test } from 'vitest';
import { aimAt, around, contains, seenBy, showing } from '../src/aim.ts';
import { type Box, type Camera, fitted } from '../src/camera.ts';

const BOARD = { x: 0, y: 0, width: 1000, height: 800 };
const DESK = { width: 1000, height: 800 };
const PHONE = { width: 390, height: 500 };
const YORK = { x: 480, y: 180, width: 40, height: 44 };
const LONDON = { x: 700, y: 560, width: 40, height: 44 };
const home = fitted(BOARD);
const look = (screen: typeof DESK, now: Camera, aims: readonly Box[]): Camera =>
  aimAt({ box: BOARD, screen, home, now }, aims, 26 / 40);

describe('the camera', () => {
  test('stays where it is on a desk: all can be touched', () => expect(look(DESK, home, [YORK, LONDON])).toBe(home));
  test('goes near on a phone, so that a thing can be touched', () => {
    const near = look(PHONE, home, [YORK]);
    expect((PHONE.width / BOARD.width) * near.zoom * 40).toBeGreaterThanOrEqual(25);
    expect(contains(seenBy(BOARD, PHONE, near), YORK)).toBe(true);
  });
  test('stays where the player put it while the next question is in sight', () => {
    const put: Camera = { zoom: 2.5, at: { x: 520, y: 260 } };
    expect(look(DESK, put, [YORK])).toBe(put);
  });
  test('pans before it zooms', () => {
    const put: Camera = { zoom: 2.5, at: { x: 520, y: 260 } };
    const next = look(DESK, put, [LONDON]);
    expect(next.zoom).toBe(2.5);
    expect(contains(seenBy(BOARD, DESK, next), LONDON)).toBe(true);
  });
  test('goes home where all that is asked does not fit the window', () => {
    const put: Camera = { zoom: 3, at: { x: 200, y: 200 } };
    expect(look(DESK, put, [YORK, LONDON, { ...YORK, x: 40, y: 40 }])).toBe(home);
  });
  test('shows most of what lies too far apart for one look, and does not chase the rest', () => {
    const far = [
      YORK,
      { ...YORK, x: 540 },
      { ...YORK, y: 240 },
      { ...YORK, x: 20, y: 740 },
      { ...YORK, x: 940, y: 740 },
    ];
    const near = look(PHONE, home, far);
    expect(contains(seenBy(BOARD, PHONE, near), YORK)).toBe(true);
    expect(look(PHONE, near, far)).toBe(near);
  });
  test('shows what is in the hand, whatever else of the answers is in sight', () => {
    const near: Camera = { zoom: 5, at: { x: 500, y: 202 } };
    const far = [YORK, LONDON, { ...YORK, x: 20, y: 740 }];
    const aimed = (held?: Box): Camera => aimAt({ box: BOARD, screen: PHONE, home, now: near }, far, 26 / 40, held);
    expect(aimed()).toBe(near);
    expect(aimed(YORK)).toBe(near);
    expect(contains(seenBy(BOARD, PHONE, aimed(LONDON)), LONDON)).toBe(true);
  });
  test('a screen without size changes nothing', () => expect(look({ width: 0, height: 0 }, home, [YORK])).toBe(home));
  test('shows exactly what it is told to', () => {
    const land = { x: 300, y: 100, width: 400, height: 600 };
    const seen = seenBy(BOARD, PHONE, showing(BOARD, PHONE, land));
    expect(contains(seen, land)).toBe(true);
    expect(Math.min(seen.width - land.width, seen.height - land.height)).toBeLessThan(1);
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
