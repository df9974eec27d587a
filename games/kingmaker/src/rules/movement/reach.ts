// 5.1, 5.2, 5.5 How far a stack can go: five areas across country, or along roads to the first gate that is shut.
import { searcher, wayTo } from '@rose/parts';
import { A, AREAS, MARCH, stepsBetween } from '../data/areas.ts';
import { canHold, type PlaceId, placesIn } from '../data/places.ts';
import { gatesOf, hasRoad, ROAD_STEPS } from '../data/roads.ts';
import { gateFor } from '../position/control.ts';
import type { State } from '../state.ts';
import { SHUT, WITH_LEAVE } from './look.ts';

/** What a shut gate costs beyond its steps: so the way with the fewest questions is found first. */
const ASKING = 1000;
const search = searcher(ROAD_STEPS);

/** The gate whose keeper is to be asked in this area. */
export const askedGate = (state: State, area: number, seat: number): number =>
  gatesOf(area).find((place) => gateFor(state, place, seat) === 'leave') ?? -1;

export interface Roads {
  readonly count: number;
  readonly order: Int32Array;
  /** By area: -1, or the steps, and 1000 for each question. */
  readonly costs: Int32Array;
  readonly before: Int32Array;
}
/** Everything along the roads from an area. The next search writes into the same columns. */
export const roadsFrom = (stopIn: (area: number) => number, from: number): Roads | undefined => {
  if (!hasRoad(from)) return undefined;
  return search([from], {
    cost: (area) => (area !== from && stopIn(area) === WITH_LEAVE ? ASKING + 1 : 1),
    stops: (area) => stopIn(area) === SHUT,
  });
};
export const wayAlong = (roads: Roads, to: number): readonly number[] => wayTo(roads, to);

/** 5.5 Over the Menai, as a whole move; 15.6 between Calais and the Continent, where that is open. */
const OTHER_SHORE = new Map<number, number>([
  [A.caernarvon, A.anglesey],
  [A.anglesey, A.caernarvon],
  [A.calais, A.continent],
  [A.continent, A.calais],
]);
export const crossingFrom = (area: number): number => OTHER_SHORE.get(area) ?? -1;
/** 5.1 Whether an area lies within a march across country. */
export const isWithinMarch = (from: number, to: number): boolean => {
  const steps = stepsBetween(from, to);
  return from === to || (steps > 0 && steps <= MARCH) || crossingFrom(from) === to;
};
const AREAS_WITHIN: readonly (readonly number[])[] = AREAS.map((from) => {
  const other = crossingFrom(from);
  const within = AREAS.filter(
    (to) => to !== from && stepsBetween(from, to) > 0 && stepsBetween(from, to) <= MARCH,
  ).sort((a, b) => stepsBetween(from, a) - stepsBetween(from, b) || a - b);
  return other === -1 ? within : [...within, other];
});
/** Every area within a march, nearest first, the area itself apart. */
export const areasWithin = (from: number): readonly number[] => AREAS_WITHIN[from] as readonly number[];
const PLACES_WITHIN: readonly (readonly PlaceId[])[] = AREAS.map((from) =>
  [from, ...areasWithin(from)].flatMap((area) => placesIn(area).filter(canHold)),
);
/** Every place within a march that somebody can be inside of. */
export const placesWithin = (from: number): readonly PlaceId[] => PLACES_WITHIN[from] as readonly PlaceId[];
