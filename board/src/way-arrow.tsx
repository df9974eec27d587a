// The way that a march would take, as an arrow on the map.
import { distance, type Point, polygon, smooth, towards } from './path.ts';
import './way-arrow.css';

/** The middle of the border between two areas. */
export const borderMid = (
  borders: readonly { readonly a: string; readonly b: string; readonly mid: Point }[],
  one: string,
  other: string,
): Point | undefined => borders.find(({ a, b }) => (a === one && b === other) || (a === other && b === one))?.mid;

export interface WayArrowProps {
  readonly points: readonly Point[];
  /** How long its head is. */
  readonly head: number;
}
export const WayArrow = ({ points, head: size }: WayArrowProps) => {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (!before || !end) return null;
  const length = Math.max(1, distance(before, end));
  const neck = towards(end, before, size / length);
  const side = { x: ((end.y - before.y) / length) * size * 0.55, y: (-(end.x - before.x) / length) * size * 0.55 };
  const head = polygon([end, { x: neck.x + side.x, y: neck.y + side.y }, { x: neck.x - side.x, y: neck.y - side.y }]);
  const shaft = smooth([...points.slice(0, -1), towards(end, before, (size * 0.7) / length)]);
  return (
    <g class="way-arrow">
      <path class="casing" d={shaft} />
      <path class="casing head" d={head} />
      <path d={shaft} />
      <path class="head" d={head} />
    </g>
  );
};
