// The way a march takes on the map, for the eye: across country by the fewest areas, else along the roads.
import {
  A,
  type Action,
  type AreaId,
  type AreaName,
  areaAt,
  areaName,
  gatesOf,
  isAreaName,
  isOverseas,
  type Kingmaker,
  MARCH,
  NEIGHBOURS,
  type PlaceName,
  pieceName,
  placeName,
  ROAD_STEPS,
  type View,
} from '@rose/kingmaker/ids';
import { shortestWay } from '@rose/parts';
import type { BoardProps } from '../../face.ts';
import { gateOf } from './leave.ts';
import { whereIs } from './stacks.ts';
import { groundTouch } from './touched.ts';

export type March = Extract<Action, { readonly do: 'march' }>;
export const isMarch = (action: Action | undefined): action is March => action?.do === 'march';

const onFoot = (area: number): readonly AreaId[] => (isOverseas(area) ? [] : (NEIGHBOURS[area] ?? []));
const byRoad = (area: number): Iterable<number> => (ROAD_STEPS[area] ?? []) as Iterable<number>;
export const wayBetween = (from: AreaName, to: AreaName): readonly AreaName[] => {
  const walk = shortestWay<number>(A[from], A[to], onFoot);
  const isNear = walk.length > 0 && walk.length - 1 <= MARCH;
  const way = isNear ? walk : shortestWay<number>(A[from], A[to], byRoad);
  return (way.length > 0 ? way : [A[from], A[to]]).map(areaName);
};
/** The areas that a march goes through, the first one where it starts. */
export const wayOf = (view: View, { piece, spot }: March): readonly AreaName[] => {
  const where = whereIs(view, pieceName(piece));
  const to = areaAt(spot);
  if (!where || !('area' in where) || to < 0) return [];
  return wayBetween(where.area, areaName(to));
};

export interface Stop {
  readonly place: PlaceName;
  /** Nobody can be asked, or somebody's leave is needed. */
  readonly kind: 'bar' | 'hand';
}
/** Gates on the roads of these areas at which a march along the road ends, or asks for leave. */
export const stopsIn = (view: View, places: readonly string[]): readonly Stop[] =>
  places.filter(isAreaName).flatMap((area) =>
    gatesOf(A[area]).flatMap((gate): readonly Stop[] => {
      const place = placeName(gate);
      const way = gateOf(view, place);
      return way === 'open' ? [] : [{ place, kind: way === 'leave' ? 'hand' : 'bar' }];
    }),
  );
type InHand = Pick<BoardProps<Kingmaker>, 'view' | 'picked' | 'open' | 'offered'>;
const NO_STOPS: readonly Stop[] = [];
/** Those that a march of what is in the hand may come to: whoever comes into play is stopped nowhere. */
export const stopsFor = ({ view, picked, open, offered }: InHand): readonly Stop[] =>
  picked.length > 0 && offered.some(isMarch) ? stopsIn(view, open) : NO_STOPS;
/** Into a place or before it: the way is the same, and shown before the menu asks which of both is meant. */
export const marchTo = ({ picked, offered }: Pick<InHand, 'picked' | 'offered'>, goal: string | undefined) =>
  picked.length === 1 ? offered.find((action) => isMarch(action) && groundTouch(action.spot) === goal) : undefined;
