// The way a march would take, the use of the borders on it, and the way-points by which it can be changed.
import { distance, Place, type Point, polygon, round, Silent, spot, towards } from '@rose/board';
import { type AreaName, areaName, blockName, isAreaName, type View } from '@rose/without-an-enemy/ids';
import { AREA_PLACES, MAP } from '../map/index.ts';
import { areaOfWayPoint, isWayPoint } from './gestures.ts';
import { centreOf, type Placed } from './places.ts';
import { labelFor, type Props } from './said.ts';
import { type Crossing, crossedSoFar, crossingsOfAll, endOf, type Going, goalOf, pathOf, pointsFor } from './ways.ts';
import { boardWords } from './words.ts';

const groundOf = (area: AreaName): Point => {
  const [x, y] = AREA_PLACES[area].field;
  return { x, y: y - 14 };
};
const borderMid = (a: AreaName, b: AreaName): Point =>
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
const pointsOf = (going: Going, start: Point): readonly Point[] => {
  const areas = pathOf(going).map(areaName);
  const mids = areas.slice(1).map((to, i) => borderMid(areas[i] as AreaName, to));
  const end = endOf(going);
  return end === undefined ? [] : [start, ...mids, groundOf(areaName(end))];
};

const HEAD = 12;
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
      <path class="wae-way casing" d={shaft} />
      <path class="wae-way casing head" d={head} />
      <path class="wae-way" d={shaft} />
      <path class="wae-way head" d={head} />
    </>
  );
};

export const Pill = ({
  at: { x, y },
  text,
  looks,
}: {
  readonly at: Point;
  readonly text: string;
  readonly looks: string;
}) => {
  const width = 12 + text.length * 6.2;
  return (
    <g class={`wae-pill ${looks}`} transform={`translate(${round(x)} ${round(y)})`}>
      <rect x={-width / 2} y="-8.5" width={width} height="17" rx="8.5" />
      <text y="4.3">{text}</text>
    </g>
  );
};
/** What the moves cost together, where they lead to. */
const Cost = ({ view, goings }: { readonly view: View; readonly goings: readonly Going[] }) => {
  const [first] = goings;
  const points = pointsFor(view, goings);
  const end = first && endOf(first);
  if (end === undefined || points === 0) return null;
  const { x, y } = groundOf(areaName(end));
  return <Pill at={{ x, y: y + 30 }} text={boardWords().points(points)} looks="cost" />;
};

export interface PathsProps {
  readonly view: View;
  /** Moves in sight: the one pointed at, or those that a touch here would make. */
  readonly goings: readonly Going[];
  readonly placed: readonly Placed[];
}
const keyOf = ({ from, to }: Crossing): string => [from, to].toSorted().join();
export const Paths = ({ view, goings, placed }: PathsProps) => {
  const planned = crossingsOfAll(view, goings);
  const keys = new Set(planned.map(keyOf));
  const soFar = crossedSoFar(view).filter((crossing) => !keys.has(keyOf(crossing)));
  // An army that goes one way is one arrow.
  const ways = new Map(goings.map((going) => [[...pathOf(going), goalOf(going)].join(), going]));
  return (
    <Silent class="wae-paths">
      {[...ways].map(([key, going]) => {
        const start = placed.find(({ piece }) => piece.block === blockName(going.block));
        return start && <Arrow key={key} points={pointsOf(going, { x: start.at.x + 2, y: start.at.y - 8 })} />;
      })}
      {[...soFar, ...planned].map((crossing) => (
        <Pill
          key={keyOf(crossing)}
          at={borderMid(crossing.from, crossing.to)}
          text={`${crossing.used}/${crossing.limit}`}
          looks={crossing.used >= crossing.limit ? 'full' : ''}
        />
      ))}
      <Cost view={view} goings={goings} />
    </Silent>
  );
};

const nothing = (): void => {};
/** Stones on the road: touched after a block they name the way it takes. */
export const WayPoints = ({ board }: { readonly board: Props }) => (
  <g class="wae-stones">
    {board.open.filter(isWayPoint).map((place) => {
      const area = areaOfWayPoint(place);
      if (!isAreaName(area)) return null;
      const { x, y } = centreOf(area);
      return (
        <Place
          key={place}
          id={place}
          at={{ x, y: y + 20 }}
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
          <circle class="wae-stone-rim" r="15.5" />
          <circle class="wae-stone" r="9" />
          <path class="wae-stone-mark" d="M-4.500 0H4.500M.8-3.800L4.500 0L.8 3.800" />
        </Place>
      );
    })}
  </g>
);
