// Lines as SVG writes them, short: steps instead of places, in whole tenths, and no sign that is not needed.
import { at, type Point, type Polyline, type Ring, rounded } from './geometry.ts';

const tenths = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)];
const written = (value: number): string => (value / 10).toString().replace(/^(-?)0\./, '$1.');
/** A minus sign, or a point after a number that has one already, parts two numbers by itself. */
const joined = (numbers: readonly number[]): string =>
  numbers.map(written).reduce((text, next, i, all) => {
    const parts = next.startsWith('-') || (next.startsWith('.') && at(all, i - 1).includes('.'));
    return i === 0 || parts ? text + next : `${text} ${next}`;
  }, '');

const steps = (line: Polyline): string => {
  const places = line.map(tenths);
  const moves = places.slice(1).flatMap(([x, y], i): readonly Point[] => {
    const [fromX, fromY] = at(places, i);
    return x === fromX && y === fromY ? [] : [[x - fromX, y - fromY]];
  });
  return `M${joined(at(places, 0))}${moves.length > 0 ? `l${joined(moves.flat())}` : ''}`;
};
export const openPath = (lines: readonly Polyline[]): string => lines.map(steps).join('');
export const closedPath = (rings: readonly Ring[]): string => rings.map((ring) => `${steps(ring)}z`).join('');

export const spot = (point: Point): { readonly x: number; readonly y: number } => {
  const [x, y] = rounded(point);
  return { x, y };
};
