// The way a march would take, the use of the borders on it, and the way-points by which it can be changed.
import { borderMid, CrossingPills, type Point, Silent, towards, WayArrow, WayPill, WayStones } from '@rose/board';
import { type AreaName, areaName, blockName, isAreaName, type View } from '@rose/without-an-enemy/ids';
import { AREA_PLACES, MAP } from '../map/index.ts';
import { centreOf, type Placed } from './places.ts';
import { labelFor, type Props } from './said.ts';
import { crossedSoFar, crossingsOfAll, endOf, type Going, goalOf, pathOf, pointsFor } from './ways.ts';
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
export const Paths = ({ view, goings, placed }: PathsProps) => {
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
      <CrossingPills soFar={crossedSoFar(view)} planned={crossingsOfAll(view, goings)} half={PILL} midOf={midOf} />
      <Cost view={view} goings={goings} />
    </Silent>
  );
};

export const WayPoints = ({ board }: { readonly board: Props }) => (
  <WayStones
    board={board}
    stone={9}
    rim={15.5}
    isArea={isAreaName}
    at={stoneAt}
    labelFor={(place) => labelFor(board, place)}
  />
);
const stoneAt = (area: AreaName): Point => {
  const { x, y } = centreOf(area);
  return { x, y: y + 20 };
};
