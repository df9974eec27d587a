// The way a march would take, the use of the borders on it, and the way-points by which it can be changed.
import {
  areaOfWayPoint,
  borderMid,
  isWayPoint,
  Place,
  type Point,
  Silent,
  towards,
  WayArrow,
  WayPill,
} from '@rose/board';
import { type AreaName, areaName, blockName, isAreaName, type View } from '@rose/without-an-enemy/ids';
import { AREA_PLACES, MAP } from '../map/index.ts';
import { centreOf, type Placed } from './places.ts';
import { labelFor, type Props } from './said.ts';
import { type Crossing, crossedSoFar, crossingsOfAll, endOf, type Going, goalOf, pathOf, pointsFor } from './ways.ts';
import { boardWords } from './words.ts';

const groundOf = (area: AreaName): Point => {
  const [x, y] = AREA_PLACES[area].field;
  return { x, y: y - 14 };
};
const midOf = (a: AreaName, b: AreaName): Point =>
  borderMid(MAP.borders, a, b) ?? towards(groundOf(a), groundOf(b), 0.5);

const pointsOf = (going: Going, start: Point): readonly Point[] => {
  const areas = pathOf(going).map(areaName);
  const mids = areas.slice(1).map((to, i) => midOf(areas[i] as AreaName, to));
  const end = endOf(going);
  return end === undefined ? [] : [start, ...mids, groundOf(areaName(end))];
};

const HEAD = 12;
export const PILL = 8.5;
/** What the moves cost together, where they lead to. */
const Cost = ({ view, goings }: { readonly view: View; readonly goings: readonly Going[] }) => {
  const [first] = goings;
  const points = pointsFor(view, goings);
  const end = first && endOf(first);
  if (end === undefined || points === 0) return null;
  const { x, y } = groundOf(areaName(end));
  return <WayPill at={{ x, y: y + 30 }} text={boardWords().points(points)} half={PILL} looks="cost" />;
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
        return (
          start && <WayArrow key={key} head={HEAD} points={pointsOf(going, { x: start.at.x + 2, y: start.at.y - 8 })} />
        );
      })}
      {[...soFar, ...planned].map((crossing) => (
        <WayPill
          key={keyOf(crossing)}
          at={midOf(crossing.from, crossing.to)}
          text={`${crossing.used}/${crossing.limit}`}
          half={PILL}
          looks={crossing.used >= crossing.limit ? 'full' : undefined}
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
