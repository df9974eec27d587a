// A picture that is shifted looks as if it had been drawn anew.
import { describe, expect, test } from 'vitest';
import { fitOf, seenBy } from '../src/aim.ts';
import { type Camera, fitted } from '../src/camera.ts';
import { shiftOf } from '../src/steady.ts';

const BOARD = { x: 10, y: -20, width: 1000, height: 800 };
const SCREEN = { width: 640, height: 700 };

const onScreen = (camera: Camera, { x, y }: { readonly x: number; readonly y: number }) => {
  const seen = seenBy(BOARD, SCREEN, camera);
  const scale = fitOf(BOARD, SCREEN) * camera.zoom;
  return { x: (x - seen.x) * scale, y: (y - seen.y) * scale };
};
const shifted = (shift: string, { x, y }: { readonly x: number; readonly y: number }) => {
  const [dx = 0, dy = 0, scale = 1] = (shift.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  return { x: x * scale + dx, y: y * scale + dy };
};

describe('the shift from one camera to another', () => {
  test('is none while both are the same, and none on a screen without size', () => {
    const camera = fitted(BOARD);
    expect(shiftOf(BOARD, SCREEN, camera, camera)).toBeUndefined();
    expect(shiftOf(BOARD, { width: 0, height: 0 }, camera, { zoom: 2, at: { x: 0, y: 0 } })).toBeUndefined();
  });
  const CAMERAS: readonly Camera[] = [
    fitted(BOARD),
    { zoom: 2.5, at: { x: 300, y: 500 } },
    { zoom: 4, at: { x: 800, y: 120 } },
  ];
  test.for(CAMERAS.flatMap((from) => CAMERAS.filter((to) => to !== from).map((to) => [from, to] as const)))(
    'brings every spot to where it would be drawn: %j',
    ([drawn, now]) => {
      const shift = shiftOf(BOARD, SCREEN, drawn, now) ?? '';
      for (const point of [
        { x: 10, y: -20 },
        { x: 333, y: 444 },
        { x: 1010, y: 780 },
      ]) {
        const [is, should] = [shifted(shift, onScreen(drawn, point)), onScreen(now, point)];
        expect(is.x).toBeCloseTo(should.x, 6);
        expect(is.y).toBeCloseTo(should.y, 6);
      }
    },
  );
});
