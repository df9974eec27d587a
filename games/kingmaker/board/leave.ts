// 3.5 How places receive their viewer, as a view tells it, and whom a march or a voyage would ask for leave: others are
// asked at once, and what they were asked cannot be taken back.
import {
  A,
  type Action,
  areaAt,
  crownName,
  gatesOf,
  hasRoad,
  isInside,
  kindOf,
  MARCH,
  motherOf,
  NO_MOTHER,
  P,
  type PlaceName,
  pieceName,
  placeAt,
  placeName,
  ROAD_STEPS,
  SEATS,
  type Seat,
  stepsBetween,
  type View,
} from '@rose/kingmaker/ids';
import { searcher, wayTo } from '@rose/parts';
import { holderOf, isNoted } from './holders.ts';
import { noblesOf, spotOfPiece, whereIs } from './stacks.ts';

const isMine = ({ viewer }: View, seat: Seat): boolean => seat === viewer;
/** Who shuts the gate: the holder, or whoever stands in a town without walls. */
const keeperOf = (view: View, place: PlaceName): Seat | undefined => {
  if (kindOf(P[place]) !== 'open-town') return holderOf(view, place);
  const isIn = (seat: Seat): boolean =>
    noblesOf(view, seat).some((noble) => spotOfPiece(view, noble) === `in:${place}`);
  const inside = SEATS.filter(isIn);
  return inside.some((seat) => isMine(view, seat)) ? undefined : inside[0];
};
const hasLeave = (view: View, keeper: Seat, place: PlaceName): boolean => {
  const given = (by: Readonly<Record<string, readonly string[] | undefined>>, key: string): boolean =>
    by[key]?.includes(view.viewer) ?? false;
  return given(view.leave, place) || given(view.leaveAll, keeper);
};
/** 12.1 What changed hands in this player-turn is not used in it. */
const isFresh = (view: View, place: PlaceName): boolean => {
  const card = motherOf(P[place]);
  const isGiven = card !== NO_MOTHER && (view.fresh as readonly string[]).includes(crownName(card));
  return (view.freshPlaces as readonly string[]).includes(place) || (isGiven && !isNoted(view, place));
};
type Gate = 'open' | 'leave' | 'shut';
export const gateOf = (view: View, place: PlaceName): Gate => {
  const kind = kindOf(P[place]);
  if (kind === 'field' || kind === 'refuge') return 'shut';
  if (kind === 'unfortified') return 'open';
  const keeper = keeperOf(view, place);
  if (!keeper) return kind === 'open-town' ? 'open' : 'shut';
  if (isMine(view, keeper)) return isFresh(view, place) ? 'shut' : 'open';
  return hasLeave(view, keeper, place) ? 'open' : 'leave';
};

interface Asked {
  readonly place: PlaceName;
  readonly keeper: Seat;
}
const askedAt = (view: View, place: PlaceName | undefined): Asked | undefined => {
  const keeper = place && gateOf(view, place) === 'leave' ? keeperOf(view, place) : undefined;
  return place && keeper && { place, keeper };
};
const search = searcher(ROAD_STEPS);
/** What a question costs beyond a step: the way with the fewest is taken. */
const ASKING = 1000;
/** The gate at which a way along the roads has to ask first. */
const askedOnRoad = (view: View, from: number, to: number): Asked | undefined => {
  if (!hasRoad(from)) return undefined;
  const gates = (area: number): readonly Gate[] => gatesOf(area).map((place) => gateOf(view, placeName(place)));
  const roads = search([from], {
    cost: (area) => (area !== from && !gates(area).includes('shut') && gates(area).includes('leave') ? ASKING + 1 : 1),
    stops: (area) => gates(area).includes('shut'),
  });
  const passed = wayTo(roads, to)
    .slice(1, -1)
    .flatMap((area) => gatesOf(area));
  return askedAt(
    view,
    passed.map(placeName).find((place) => gateOf(view, place) === 'leave'),
  );
};
const placeIn = (spot: number): PlaceName | undefined => (isInside(spot) ? placeName(placeAt(spot)) : undefined);
/** Whom it would ask first. */
export const leaveAsked = (view: View, action: Action): Asked | undefined => {
  if (action.do === 'sail') return askedAt(view, placeIn(action.spot)) ?? askedAt(view, placeIn(action.land));
  if (action.do !== 'march') return undefined;
  const where = whereIs(view, pieceName(action.piece));
  if (!where || !('area' in where)) return undefined;
  const [from, to] = [A[where.area], areaAt(action.spot)];
  const steps = stepsBetween(from, to);
  const isNear = from === to || (steps > 0 && steps <= MARCH);
  const onRoad = isNear ? undefined : askedOnRoad(view, from, to);
  return onRoad ?? askedAt(view, placeIn(action.spot));
};
