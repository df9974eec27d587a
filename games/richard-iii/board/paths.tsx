// The way a move would take, the use of the borders on it, and the way-points by which it can be changed.
import {
  areaOfWayPoint,
  borderMid,
  type Dot,
  isWayPoint,
  markSpots,
  Place,
  type Point,
  Silent,
  towards,
  WayArrow,
  WayPill,
} from '@rose/board';
import { type AreaName, areaName, blockName, isAreaName, seaName, type View } from '@rose/richard-iii/ids';
import { AREA_LABELS, MAP, PLACES, SEA_LABELS } from '../map/index.ts';
import type { Placed } from './pieces.ts';
import { labelFor, nameOf, type Props } from './said.ts';
import { type Crossing, crossedSoFar, crossingsOfAll, endOf, type Move, pointsFor } from './ways.ts';
import { boardWords } from './words.ts';

const groundOf = (area: AreaName): Point => ({ x: PLACES[area].at[0], y: PLACES[area].at[1] - 26 });
const midOf = (a: AreaName, b: AreaName): Point =>
  borderMid(MAP.borders, a, b) ?? towards(groundOf(a), groundOf(b), 0.5);

const seaBend = (from: Point, to: Point, sea: string): Point => {
  const at = SEA_LABELS.find(({ id }) => id === sea)?.at ?? from;
  return towards(towards(from, to, 0.5), at, 0.3);
};
const pointsOf = (move: Move, start: Point): readonly Point[] => {
  const end = groundOf(areaName(endOf(move)));
  if (move.do === 'sail') return [start, seaBend(start, end, seaName(move.sea)), end];
  const areas = move.path.map(areaName);
  const mids = areas.slice(1).map((to, i) => midOf(areas[i] as AreaName, to));
  return [start, ...mids, end];
};

const HEAD = 15;
const PILL = 10;
/** What the moves cost together, where they lead to. */
const Cost = ({ view, moves }: { readonly view: View; readonly moves: readonly Move[] }) => {
  const [first] = moves;
  const points = pointsFor(view, moves);
  if (!first || points === 0) return null;
  const { x, y } = groundOf(areaName(endOf(first)));
  return <WayPill at={{ x, y: y + 54 }} text={boardWords().points(points)} half={PILL} looks="cost" />;
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
        return (
          start && (
            <WayArrow key={move.block} head={HEAD} points={pointsOf(move, { x: start.at.x + 4, y: start.at.y + 2 })} />
          )
        );
      })}
      {[...soFar, ...planned].map((crossing) => (
        <WayPill
          key={`${crossing.from} ${crossing.to}`}
          at={midOf(crossing.from, crossing.to)}
          text={`${crossing.used}/${crossing.limit}`}
          half={PILL}
          looks={crossing.used >= crossing.limit ? 'full' : undefined}
        />
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
