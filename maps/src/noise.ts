// Noise that depends on the place alone: the two sides of a border are moved alike, so no gap opens between them.
import type { Point } from './geometry.ts';

/** From -1 to 1, the same for the same whole numbers on every machine. */
const hash = (x: number, y: number, layer: number): number => {
  const mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(layer, 1274126177);
  const again = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return (((again ^ (again >>> 16)) >>> 0) / 4294967296) * 2 - 1;
};
const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise. With a `period` it repeats, so that tiles of it fit together. */
export const noise = (x: number, y: number, layer: number, period?: number): number => {
  const wrap = (cell: number): number => (period === undefined ? cell : ((cell % period) + period) % period);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - left), ease(y - top)];
  const corner = (right: number, down: number): number => hash(wrap(left + right), wrap(top + down), layer);
  const upper = corner(0, 0) * (1 - u) + corner(1, 0) * u;
  const lower = corner(0, 1) * (1 - u) + corner(1, 1) * u;
  return upper * (1 - v) + lower * v;
};

/** A hand that is not quite steady: wide bends and small ones. */
export const unsteady =
  (wide: number) =>
  ([x, y]: Point): Point => {
    if (wide === 0) return [x, y];
    const [far, near] = [wide * 6.6, wide * 2.2];
    const bend = (layer: number): number =>
      wide * noise(x / far, y / far, layer) + wide * 0.37 * noise(x / near, y / near, layer + 1);
    return [x + bend(1), y + bend(3)];
  };
