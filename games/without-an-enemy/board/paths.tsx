// The way a march would take, the use of the borders on it, and the way-points by which it can be changed.
import {
  areaOfWayPoint,
  borderMid,
  CrossingPills,
  type Dot,
  distance,
  isWayPoint,
  type Point,
  Silent,
  towards,
  WayArrow,
  WayPill,
  WayStones,
} from '@rose/board';
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

/** How far an attack's arrow begins before the border, and how far it reaches beyond it. */
const [BEFORE, BEYOND] = [26, 15];
const along = (from: Point, to: Point, far: number): Point =>
  towards(from, to, Math.min(1, far / Math.max(1, distance(from, to))));
/** 5.8 Over which borders the attackers came into the areas still to be resolved, and how many over each. */
const Attacks = ({ view, placed }: Pick<PathsProps, 'view' | 'placed'>) => {
  const { phase } = view;
  const isAsked = phase.name === 'tactics' || (phase.name === 'battle' && phase.step === 'main');
  if (!isAsked) return null;
  const areas: readonly string[] = phase.name === 'battle' ? [phase.area] : view.todo;
  const attackers = placed.filter(
    ({ piece: { area, seat, came, how } }) =>
      areas.includes(area) && view.attackers[area] === seat && came !== null && how === 'plain',
  );
  const groups = Map.groupBy(attackers, ({ piece: { came, area } }) => `${came} ${area}`);
  return [...groups].map(([key, all]) => {
    const { came, area } = all[0]?.piece ?? {};
    if (!came || !area) return null;
    const mid = midOf(came, area);
    const start = along(mid, groundOf(came), BEFORE);
    return (
      <g key={key}>
        <WayArrow head={HEAD} points={[start, mid, along(mid, groundOf(area), BEYOND)]} />
        <WayPill at={start} text={String(all.length)} half={PILL} />
      </g>
    );
  });
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
      <Attacks view={view} placed={placed} />
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

/** Large enough to be touched where the whole land is seen. */
const RIM = 17;
const stoneAt = (area: AreaName): Point => {
  const { x, y } = centreOf(area);
  return { x, y: y + 20 };
};
/** Where the stones lie: what may be touched is looked for, and is on the small map where the large one leaves it out. */
export const stonesOf = ({ open }: Pick<Props, 'open'>): readonly Dot[] =>
  open.filter(isWayPoint).flatMap((place): readonly Dot[] => {
    const area = areaOfWayPoint(place);
    if (!isAreaName(area)) return [];
    const { x, y } = stoneAt(area);
    return [{ place, box: { x: x - RIM, y: y - RIM, width: 2 * RIM, height: 2 * RIM } }];
  });
export const WayPoints = ({ board }: { readonly board: Props }) => (
  <WayStones
    board={board}
    stone={9}
    rim={RIM}
    isArea={isAreaName}
    at={stoneAt}
    labelFor={(place) => labelFor(board, place)}
  />
);
