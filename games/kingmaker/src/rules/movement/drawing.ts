// Any one march or voyage by dice, without a list of all: a goal is thrown among all that could ever be, and judged alone.
import type { Random } from '@rose/table';
import type { Action } from '../actions.ts';
import { AREAS } from '../data/areas.ts';
import { areaOfPlace, canHold, placesIn } from '../data/places.ts';
import { SHIP_COUNT, type ShipId } from '../data/ships.ts';
import { hasPassengers, isLead, sailorOf } from '../position/ships.ts';
import { areaAt, atSea, inside, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { marchTo, mayMarch } from './march.ts';
import { areasWithin, isWithinMarch, placesWithin, roadsBeyond } from './reach.ts';
import { type Stack, stacksOf, whyNotLeave } from './stacks.ts';
import { mayPutIn, sailTo, seasFrom, whyNotSailing } from './voyage.ts';

/** By area: every spot a stack could ever march to from it. */
const GOALS: readonly (readonly number[])[] = AREAS.map((from) => {
  const beyond = roadsBeyond(from).filter((area) => !isWithinMarch(from, area));
  return [
    from,
    ...areasWithin(from),
    ...placesWithin(from).map(inside),
    ...beyond,
    ...beyond.flatMap((area) => placesIn(area).filter(canHold).map(inside)),
  ];
});
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
/** A march or a voyage, each equally likely, or nothing where the goal is shut; 'else' for anything else. */
export const drawMove = (state: State, seat: number, random: Random): Action | 'else' | undefined => {
  const stacks = stacksOf(state, seat).filter((stack) => !whyNotLeave(state, stack));
  const fleets = fleetsOf(state, seat);
  let size = ELSE;
  for (const stack of stacks) size += goalsOf(stack).length;
  const laden = fleets.map((ship) => hasPassengers(state, ship));
  for (const [n, ship] of fleets.entries()) size += havensFrom(state, ship, laden[n] as boolean).length;
  let at = random(size) - 1 - ELSE;
  if (at < 0) return 'else';
  for (const stack of stacks) {
    const goals = goalsOf(stack);
    if (at < goals.length) return marchOf(state, seat, stack, goals[at] as number);
    at -= goals.length;
  }
  for (const [n, ship] of fleets.entries()) {
    const havens = havensFrom(state, ship, laden[n] as boolean);
    if (at < havens.length) return voyageOf(state, seat, ship, havens[at] as Haven);
    at -= havens.length;
  }
  return undefined;
};
const marchOf = (state: State, seat: number, stack: Stack, spot: number): Action | undefined =>
  mayMarch(state, seat, stack, spot) ? marchTo(stack.lead, spot) : undefined;
const voyageOf = (state: State, seat: number, ship: ShipId, { spot, land }: Haven): Action | undefined =>
  mayPutIn(state, seat, ship, spot, land) ? sailTo(ship, spot, land) : undefined;
