// The way a move would take, the use of the borders on it, and the way-points by which it can be changed.
import {
  areaOfWayPoint,
  blockBox,
  borderMid,
  CrossingPills,
  type Dot,
  isWayPoint,
  markSpots,
  type Point,
  Silent,
  towards,
  WayArrow,
  WayPill,
  WayStones,
} from '@rose/board';
import { type AreaName, areaName, blockName, isAreaName, seaName, type View } from '@rose/richard-iii/ids';
import { AREA_LABELS, MAP, PLACES, SEA_LABELS } from '../map/index.ts';
import { isComing, type Placed } from './pieces.ts';
import { labelFor, nameOf, type Props } from './said.ts';
import { crossedSoFar, crossingsOfAll, endOf, type Move, pointsFor } from './ways.ts';
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
/** The middle of a block above its foot, and how far an arrow reaches beyond the border. */
const BODY = 22;
const INTO = 0.6;
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
  return (
    <Silent class="paths">
      <Coming placed={placed} />
      {moves.map((move) => {
        const start = placed.find(({ piece }) => piece.block === blockName(move.block));
        return (
          start && (
            <WayArrow key={move.block} head={HEAD} points={pointsOf(move, { x: start.at.x + 4, y: start.at.y + 2 })} />
          )
        );
      })}
      <CrossingPills soFar={crossedSoFar(view)} planned={crossingsOfAll(view, moves)} half={PILL} midOf={midOf} />
      <Cost view={view} moves={moves} />
    </Silent>
  );
};

/** Attacks that are ordered: from those who wait at a border into the area they fight for. */
const Coming = ({ placed }: { readonly placed: readonly Placed[] }) => {
  const groups = Map.groupBy(
    placed.filter(({ piece }) => isComing(piece)),
    ({ piece: { stands, area } }) => `${stands} ${area}`,
  );
  return [...groups].map(([key, all]) => {
    const [first] = all;
    if (!first) return null;
    const { stands, area } = first.piece;
    const boxes = all.map(blockBox);
    const left = Math.min(...boxes.map(({ x }) => x));
    const right = Math.max(...boxes.map(({ x, width }) => x + width));
    const start = { x: (left + right) / 2, y: first.at.y - BODY * first.scale };
    const mid = midOf(stands, area);
    return <WayArrow key={key} head={HEAD} points={[start, mid, towards(mid, groundOf(area), INTO)]} />;
  });
};

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
export const WayPoints = ({ board }: { readonly board: Props }) => (
  <WayStones
    board={board}
    stone={6.5}
    rim={RIM}
    isArea={isAreaName}
    at={(area) => stoneAt(board, area)}
    labelFor={(place) => labelFor(board, place)}
  />
);
