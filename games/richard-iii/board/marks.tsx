// Marks on the map: exile boxes, crossed swords where both sides stand, the sign of a refusal.
import {
  areaClip,
  areaShape,
  blockBox as boxOf,
  type Point,
  RefusalOver,
  round,
  Silent,
  SwordsOver,
  useDrawing,
} from '@rose/board';
import { A, AREA_NAMES, type AreaName, isAreaName, isExile } from '@rose/richard-iii/ids';
import { PLACES } from '../map/index.ts';
import { contestedAreas, type Placed } from './pieces.ts';

const EXILES = AREA_NAMES.filter((area) => isExile(A[area]));
/** A dotted box around everybody who waits beyond the sea, and the name below them. */
const ExileBox = ({ area, placed }: { readonly area: AreaName; readonly placed: readonly Placed[] }) => {
  const boxes = placed.filter(({ piece }) => piece.stands === area).map(boxOf);
  if (boxes.length < 2) return null;
  const [x, y] = PLACES[area].at;
  const left = Math.min(x - 46, ...boxes.map((box) => box.x)) - 7;
  const top = Math.min(...boxes.map((box) => box.y)) - 7;
  const right = Math.max(x + 46, ...boxes.map((box) => box.x + box.width)) + 7;
  return (
    <rect
      class="exile"
      x={left}
      y={top}
      width={round(right - left)}
      height={round(y + (PLACES[area].marks.length > 0 ? 23 : 9) - top)}
      rx="8"
    />
  );
};
export const Exiles = ({ placed }: { readonly placed: readonly Placed[] }) => (
  <Silent class="exiles">
    {EXILES.map((area) => (
      <ExileBox key={area} area={area} placed={placed} />
    ))}
  </Silent>
);

/** Over the gap between the two ranks, where they hide no number. */
const swordsAt = (area: AreaName, placed: readonly Placed[]): Point => {
  const here = placed.filter(({ piece }) => piece.stands === area && piece.area === area);
  if (new Set(here.map(({ piece }) => piece.seat)).size < 2) {
    const [x, y] = PLACES[area].at;
    return { x, y: round(Math.min(y - 13, ...here.map(boxOf).map((box) => box.y))) };
  }
  const red = here.filter(({ piece }) => piece.seat === 'lancaster').map(boxOf);
  const white = here.filter(({ piece }) => piece.seat === 'york').map(boxOf);
  const right = Math.max(...red.map(({ x, width }) => x + width));
  const left = Math.min(...white.map(({ x }) => x));
  const tops = [...red, ...white].map(({ y }) => y);
  return { x: round((right + left) / 2), y: round(Math.min(...tops)) };
};
export const Battles = ({ placed }: { readonly placed: readonly Placed[] }) => {
  const { href, url } = useDrawing();
  const areas = contestedAreas(placed.map(({ piece }) => piece));
  return (
    <Silent class="battles">
      {areas.map((area) => (
        <g key={area} clip-path={url(areaClip(area))}>
          <use class="contested" href={href(areaShape(area))} />
        </g>
      ))}
    </Silent>
  );
};
export const Swords = ({ placed }: { readonly placed: readonly Placed[] }) => (
  <SwordsOver
    looks="battles"
    areas={contestedAreas(placed.map(({ piece }) => piece))}
    at={(area) => swordsAt(area, placed)}
  />
);

const labelOf = (place: string): Point | undefined =>
  isAreaName(place) ? { x: PLACES[place].at[0], y: PLACES[place].at[1] - 18 } : undefined;
interface RefusedProps {
  readonly place: string | undefined;
  readonly placed: readonly Placed[];
}
export const Refused = (props: RefusedProps) => <RefusalOver looks="refusals" groundAt={labelOf} {...props} />;
