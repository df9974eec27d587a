// Any one march or voyage by dice, without a list of all: a goal is thrown among all that could ever be, and judged alone.
import { type Drawer, pick, type Random } from '@rose/table';
import type { Action } from '../actions.ts';
import { AREAS } from '../data/areas.ts';
import { areaOfPlace, canHold, placesIn } from '../data/places.ts';
import { hasRoad } from '../data/roads.ts';
import { SHIP_COUNT, type ShipId } from '../data/ships.ts';
import { hasPassengers, isLead, sailorOf } from '../position/ships.ts';
import { areaAt, atSea, inside, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { gatesFor } from './look.ts';
import { marchTo, mayMarch } from './march.ts';
import { areasWithin, isWithinMarch, placesWithin, roadsFrom } from './reach.ts';
import { type Stack, stacksOf, whyNotLeave } from './stacks.ts';
import { mayPutIn, sailTo, seasFrom, whyNotSailing } from './voyage.ts';

/** By area: every spot a stack could ever march to from it across country. */
const GOALS: readonly (readonly number[])[] = AREAS.map((from) => [
  from,
  ...areasWithin(from),
  ...placesWithin(from).map(inside),
]);
/** Beyond, along a road: as often as so many of them. */
const ALONG = 16;
const sizeOf = (stack: Stack): number => goalsOf(stack).length + (hasRoad(areaAt(stack.spot)) ? ALONG : 0);
const goalsOf = ({ spot }: Stack): readonly number[] => GOALS[areaAt(spot)] as readonly number[];

interface Haven {
  readonly spot: number;
  readonly land: number;
}
/** By spot of a ship: every end of a voyage of hers, empty and laden. */
const EMPTY: (readonly Haven[])[] = [];
const LADEN: (readonly Haven[])[] = [];
const havensFrom = (state: State, ship: ShipId, laden: boolean): readonly Haven[] => {
  const known = laden ? LADEN : EMPTY;
  const from = state.ships[ship] as number;
  known[from] ??= findHavens(state, ship, laden);
  return known[from];
};
const findHavens = (state: State, ship: ShipId, laden: boolean): readonly Haven[] => {
  const { seas, ports } = seasFrom(state, ship);
  const lands = (area: number): readonly number[] => (laden ? [area, ...placesIn(area).map(inside)] : [NONE]);
  return [
    ...seas.map((sea) => ({ spot: atSea(sea), land: NONE })),
    ...ports.flatMap((port) => lands(areaOfPlace(port)).map((land) => ({ spot: inside(port), land }))),
  ];
};
const fleetsOf = (state: State, seat: number): readonly ShipId[] => {
  const found: ShipId[] = [];
  for (let n = 0; n < SHIP_COUNT; n++) {
    const ship = n as ShipId;
    if (state.ships[ship] === NONE || sailorOf(state, ship) !== seat || !isLead(state, ship)) continue;
    if (!whyNotSailing(state, seat, ship)) found.push(ship);
  }
  return found;
};

/** How often the dice say that it shall be something else, where there are so many goals: as one of them. */
const ELSE = 8;
/** The first throw has chosen one of so many shares of a list already. */
export interface Share {
  readonly share: number;
  readonly of: number;
}
const ALL: Share = { share: 0, of: 1 };
export const pickShare = <T>(list: readonly T[], { share, of }: Share, random: Random): T | undefined => {
  const part = of === 1 ? list : list.filter((_, n) => n % of === share);
  return part.length === 0 ? undefined : pick(part, random);
};
/** What draws a march or a voyage, or nothing where the goal is shut; a share for anything else. */
export const moveDrawer = (state: State, seat: number): Drawer<Action | Share> => {
  const stacks = stacksOf(state, seat).filter((stack) => !whyNotLeave(state, stack));
  const fleets = fleetsOf(state, seat);
  const havens = fleets.map((ship) => havensFrom(state, ship, hasPassengers(state, ship)));
  let size = ELSE;
  for (const stack of stacks) size += sizeOf(stack);
  for (const { length } of havens) size += length;
  if (size === ELSE) return () => ALL;
  return (random) => {
    let at = random(size) - 1 - ELSE;
    if (at < 0) return { share: at + ELSE, of: ELSE };
    for (const stack of stacks) {
      const goal = goalsOf(stack)[at];
      if (goal !== undefined) return marchOf(state, seat, stack, goal);
      if (at < sizeOf(stack)) return roadMarchOf(state, seat, stack, at - goalsOf(stack).length, random);
      at -= sizeOf(stack);
    }
    for (let n = 0; n < fleets.length; n++) {
      const ends = havens[n] as readonly Haven[];
      if (at < ends.length) return voyageOf(state, seat, fleets[n] as ShipId, ends[at] as Haven);
      at -= ends.length;
    }
    return undefined;
  };
};
const marchOf = (state: State, seat: number, stack: Stack, spot: number): Action | undefined =>
  mayMarch(state, seat, stack, spot) ? marchTo(stack.lead, spot) : undefined;
/** The roads are followed as far as they are open; then the dice choose. */
const roadMarchOf = (state: State, seat: number, stack: Stack, share: number, random: Random): Action | undefined => {
  const from = areaAt(stack.spot);
  const roads = roadsFrom(gatesFor(state, seat), from);
  const goals: number[] = [];
  for (let n = 0; roads && n < roads.count; n++) {
    const area = roads.order[n] as number;
    if (isWithinMarch(from, area)) continue;
    goals.push(area);
    for (const place of placesIn(area)) if (canHold(place)) goals.push(inside(place));
  }
  const goal = pickShare(goals, { share, of: ALONG }, random);
  return goal === undefined ? undefined : marchOf(state, seat, stack, goal);
};
const voyageOf = (state: State, seat: number, ship: ShipId, { spot, land }: Haven): Action | undefined =>
  mayPutIn(state, seat, ship, spot, land) ? sailTo(ship, spot, land) : undefined;
