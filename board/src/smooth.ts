// Lines that bend: roads and ways on a map.
import { type Point, spot } from './path.ts';

/** A line without corners through points: the tangent at each is the way from the one before to the one after. */
export const smooth = (points: readonly Point[]): string => {
  const [first, ...others] = points;
  if (!first) return '';
  const bends = others.map((to, i) => {
    const from = points[i] ?? to;
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to];
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const reach = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${spot(leave)} ${spot(reach)} ${spot(to)}`;
  });
  return `M${spot(first)}${bends.join('')}`;
};
