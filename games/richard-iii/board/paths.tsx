// The way a move would take, the use of the borders on it, and the way-points by which it can be changed.
import { type Dot, distance, markSpots, Place, type Point, polygon, round, Silent, spot, towards } from '@rose/board';
import { type AreaName, areaName, blockName, isAreaName, seaName, type View } from '@rose/richard-iii/ids';
import { AREA_LABELS, MAP, PLACES, SEA_LABELS } from '../map/index.ts';
import { areaOfWayPoint, isWayPoint } from './gestures.ts';
import type { Placed } from './pieces.ts';
import { labelFor, nameOf, type Props } from './said.ts';
import { type Crossing, crossedSoFar, crossingsOfAll, endOf, type Move, pointsFor } from './ways.ts';
import { boardWords } from './words.ts';

const groundOf = (area: AreaName): Point => ({ x: PLACES[area].at[0], y: PLACES[area].at[1] - 26 });
export const borderMid = (a: AreaName, b: AreaName): Point =>
  MAP.borders.find((border) => (border.a === a && border.b === b) || (border.a === b && border.b === a))?.mid ??
  towards(groundOf(a), groundOf(b), 0.5);

/** A line that bends gently through its points. */
const smooth = (points: readonly Point[]): string =>
  points.slice(1).reduce(
    (line, point, i) => {
      const [before, from, next] = [points[i - 1] ?? points[i], points[i], points[i + 2] ?? point];
      if (!before || !from) return line;
      const one = { x: from.x + (point.x - before.x) / 6, y: from.y + (point.y - before.y) / 6 };
      const two = { x: point.x - (next.x - from.x) / 6, y: point.y - (next.y - from.y) / 6 };
      return `${line}C${spot(one)} ${spot(two)} ${spot(point)}`;
    },
    `M${spot(points[0] ?? { x: 0, y: 0 })}`,
  );

const seaBend = (from: Point, to: Point, sea: string): Point => {
  const at = SEA_LABELS.find(({ id }) => id === sea)?.at ?? from;
  return towards(towards(from, to, 0.5), at, 0.3);
};
const pointsOf = (move: Move, start: Point): readonly Point[] => {
  const end = groundOf(areaName(endOf(move)));
  if (move.do === 'sail') return [start, seaBend(start, end, seaName(move.sea)), end];
  const areas = move.path.map(areaName);
  const mids = areas.slice(1).map((to, i) => borderMid(areas[i] as AreaName, to));
  return [start, ...mids, end];
};

const HEAD = 15;
const Arrow = ({ points }: { readonly points: readonly Point[] }) => {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (!before || !end) return null;
  const length = Math.max(1, distance(before, end));
  const neck = towards(end, before, HEAD / length);
  const side = { x: ((end.y - before.y) / length) * HEAD * 0.55, y: (-(end.x - before.x) / length) * HEAD * 0.55 };
  const head = polygon([end, { x: neck.x + side.x, y: neck.y + side.y }, { x: neck.x - side.x, y: neck.y - side.y }]);
  const shaft = smooth([...points.slice(0, -1), towards(end, before, (HEAD * 0.7) / length)]);
  return (
    <>
      <path class="way-casing" d={shaft} />
      <path class="way-casing head" d={head} />
      <path class="way" d={shaft} />
      <path class="way-head" d={head} />
    </>
  );
};

const Pill = ({ crossing: { from, to, used, limit } }: { readonly crossing: Crossing }) => {
  const { x, y } = borderMid(from, to);
  return (
    <g class={used >= limit ? 'pill full' : 'pill'} transform={`translate(${round(x)} ${round(y)})`}>
      <rect x="-17" y="-10" width="34" height="20" rx="10" />
      <text y="4.7">
        {used}/{limit}
      </text>
    </g>
  );
};

/** What the moves cost together, where they lead to. */
const Cost = ({ view, moves }: { readonly view: View; readonly moves: readonly Move[] }) => {
  const [first] = moves;
  const points = pointsFor(view, moves);
  if (!first || points === 0) return null;
  const { x, y } = groundOf(areaName(endOf(first)));
  const text = boardWords().points(points);
  const width = 16 + text.length * 6.6;
  return (
    <g class="pill cost" transform={`translate(${round(x)} ${round(y + 54)})`}>
      <rect x={-width / 2} y="-10" width={width} height="20" rx="10" />
      <text y="4.7">{text}</text>
    </g>
  );
};

export interface PathsProps {
  readonly view: View;
  /** Moves in sight: the one pointed at, or those that a touch here would make. */
  readonly moves: readonly Move[];
  readonly placed: readonly Placed[];
}
export const Paths = ({ view, moves, placed }: PathsProps) => {
  const planned = crossingsOfAll(view, moves);
  const isPlanned = (crossing: Crossing): boolean =>
    planned.some(({ from, to }) => [from, to].includes(crossing.from) && [from, to].includes(crossing.to));
  const soFar = crossedSoFar(view).filter((crossing) => !isPlanned(crossing));
  return (
    <Silent class="paths">
      {moves.map((move) => {
        const start = placed.find(({ piece }) => piece.block === blockName(move.block));
        return start && <Arrow key={move.block} points={pointsOf(move, { x: start.at.x + 4, y: start.at.y + 2 })} />;
      })}
      {[...soFar, ...planned].map((crossing) => (
        <Pill key={`${crossing.from} ${crossing.to}`} crossing={crossing} />
      ))}
      <Cost view={view} moves={moves} />
    </Silent>
  );
};

const nothing = (): void => {};
/** Behind the marks of the area, where no block stands. */
const stoneAt = ({ view, words }: Props, area: AreaName): Point => {
  const label = AREA_LABELS.find(({ id }) => id === area);
  if (!label) return groundOf(area);
  const last = markSpots(label, nameOf(words, view, area), label.marks.length).at(-1);
  return last ? { x: last.x + 17, y: last.y } : { x: label.at.x, y: label.at.y + 13 };
};
const RIM = 14.5;
/** Where the stones lie: what may be touched is looked for, and is on the small map where the large one leaves it out. */
export const stonesOf = (board: Props): readonly Dot[] =>
  board.open.filter(isWayPoint).flatMap((place): readonly Dot[] => {
    const area = areaOfWayPoint(place);
    if (!isAreaName(area)) return [];
    const { x, y } = stoneAt(board, area);
    return [{ place, box: { x: x - RIM, y: y - RIM, width: 2 * RIM, height: 2 * RIM } }];
  });
/** Stones on the road: touched after a block they name the way it takes. */
export const WayPoints = ({ board }: { readonly board: Props }) => (
  <g class="way-points">
    {board.open.filter(isWayPoint).map((place) => {
      const area = areaOfWayPoint(place);
      if (!isAreaName(area)) return null;
      return (
        <Place
          key={place}
          id={place}
          at={stoneAt(board, area)}
          label={labelFor(board, place)}
          open
          picked={board.picked.includes(place)}
          entrance={false}
          hold={nothing}
          touch={() => board.touch(place)}
          rest={nothing}
          focused={nothing}
          pressed={nothing}
        >
          <circle class="way-stone-rim" r={RIM} />
          <circle class="way-stone" r="6.5" />
          <path class="way-stone-mark" d="M-3 0H3M0.500-2.500L3 0L0.500 2.500" />
        </Place>
      );
    })}
  </g>
);
