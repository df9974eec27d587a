// Reads a written path back: its rings, in whole tenths, so that equal points are equal.
import { at, type Point, type Ring } from './geometry.ts';

const numbersIn = (text: string): readonly number[] =>
  (text.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map((number) => Math.round(Number(number) * 10));

export const ringsIn = (path: string): readonly Ring[] =>
  path
    .split('M')
    .slice(1)
    .map((text) => {
      const numbers = numbersIn(text);
      const ring: Point[] = [[at(numbers, 0), at(numbers, 1)]];
      for (let i = 2; i + 1 < numbers.length; i += 2) {
        const [x, y] = at(ring, -1);
        ring.push([x + at(numbers, i), y + at(numbers, i + 1)]);
      }
      return ring;
    });
