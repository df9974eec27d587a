// The way that a march would take, as an arrow on the map, and what is said along it.
import { distance, type Point, polygon, round, towards } from './path.ts';
import { smooth } from './smooth.ts';
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

export interface WayPillProps {
  readonly at: Point;
  readonly text: string;
  /** Half its height. */
  readonly half: number;
  readonly looks?: 'full' | 'cost' | undefined;
}
/** A word on the way: how much of a border is used, what it all costs, how likely one arrives. */
export const WayPill = ({ at, text, half, looks }: WayPillProps) => {
  const width = 2 * half - 4 + text.length * 6.4;
  return (
    <g class={looks ? `way-pill ${looks}` : 'way-pill'} transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <rect x={-width / 2} y={-half} width={width} height={2 * half} rx={half} />
      <text y="4.5">{text}</text>
    </g>
  );
};

/** How many crossed a border, of how many who may. */
export interface BorderCrossed<A extends string> {
  readonly from: A;
  readonly to: A;
  readonly used: number;
  readonly limit: number;
}
const keyOf = ({ from, to }: BorderCrossed<string>): string => [from, to].toSorted().join();
export interface CrossingPillsProps<A extends string> {
  /** What was crossed before, and what the way in sight would cross: of one border the latter is shown. */
  readonly soFar: readonly BorderCrossed<A>[];
  readonly planned: readonly BorderCrossed<A>[];
  readonly half: number;
  midOf(one: A, other: A): Point;
}
export const CrossingPills = <A extends string>({ soFar, planned, half, midOf }: CrossingPillsProps<A>) => (
  <>
    {[...new Map([...soFar, ...planned].map((crossed) => [keyOf(crossed), crossed]))].map(([key, crossed]) => (
      <WayPill
        key={key}
        at={midOf(crossed.from, crossed.to)}
        text={`${crossed.used}/${crossed.limit}`}
        half={half}
        looks={crossed.used >= crossed.limit ? 'full' : undefined}
      />
    ))}
  </>
);
