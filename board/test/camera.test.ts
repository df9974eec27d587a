import { describe, expect, test } from 'vitest';
import { type Box, fitted, MOST_ZOOM, pan, settle, windowOf, zoomAt } from '../src/camera.ts';
import { byKey } from '../src/gestures.ts';

const BOARD: Box = { x: -400, y: -300, width: 800, height: 600 };
const whole = fitted(BOARD);

describe('the camera', () => {
  test('shows the whole board at first', () => expect(windowOf(BOARD, whole)).toEqual(BOARD));
  test('keeps the point under the hand where it was', () => {
    const fixed = { x: 100, y: -50 };
    const share = ({ x, y, width, height }: Box) => [(fixed.x - x) / width, (fixed.y - y) / height];
    const near = zoomAt(BOARD, whole, 2, fixed);
    expect(near.zoom).toBe(2);
    expect(share(windowOf(BOARD, near))).toEqual(share(windowOf(BOARD, whole)));
  });
  test('comes no nearer than four times and goes no farther than the whole', () => {
    expect(zoomAt(BOARD, whole, 50, { x: 0, y: 0 }).zoom).toBe(MOST_ZOOM);
    expect(zoomAt(BOARD, whole, 0.1, { x: 300, y: 200 })).toEqual(whole);
  });
  test('never leaves the board', () => {
    const near = settle(BOARD, { zoom: 2, at: { x: 0, y: 0 } });
    expect(windowOf(BOARD, pan(BOARD, near, { x: 9999, y: -9999 }))).toEqual({
      x: 0,
      y: -300,
      width: 400,
      height: 300,
    });
    expect(pan(BOARD, whole, { x: 50, y: 50 })).toEqual(whole);
  });
});

describe('its keys', () => {
  test('+ and = come nearer, - goes back, 0 shows all', () => {
    const near = byKey(BOARD, '+')?.(whole);
    if (!near) throw new Error('+ does nothing');
    expect(near.zoom).toBeGreaterThan(1);
    expect(byKey(BOARD, '=')?.(whole)).toEqual(near);
    expect(byKey(BOARD, '-')?.(near).zoom).toBeCloseTo(1);
    expect(byKey(BOARD, '0')?.(near)).toEqual(whole);
  });
  test('other keys are left to the game', () => expect(byKey(BOARD, 'ArrowUp')).toBeUndefined());
});
