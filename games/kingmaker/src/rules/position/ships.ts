// 6 Ships: who holds and who sails them, what lies where, what they carry.
import { cardOfShip, holdOf, SHIP_COUNT, type ShipId } from '../data/ships.ts';
import { aboard, isAtSea, isInside, isUnderNoble, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';
import { noblesAt, seatOfNoble } from './pieces.ts';
import { menInAll } from './strength.ts';

/** The noble whose ship she is, by note or by card. */
export const ownerOfShip = (state: State, ship: number): number => {
  const noted = state.notedShips[ship] as number;
  if (noted !== NONE) return noted;
  const holder = state.held[cardOfShip(ship)] as number;
  return isUnderNoble(holder) ? holder : NONE;
};
/** 6.7 The faction that sails her. */
export const sailorOf = (state: State, ship: number): number => {
  const kept = state.kept[ship] as number;
  if (kept !== NONE) return kept;
  const owner = ownerOfShip(state, ship);
  return owner === NONE ? NONE : seatOfNoble(state, owner);
};
export const isShipOnBoard = (state: State, ship: number): boolean => state.ships[ship] !== NONE;
export const isSailing = (state: State, ship: number): boolean => isAtSea(state.ships[ship] as number);
/** The port she lies in; NONE at sea or off the board. */
export const portOf = (state: State, ship: number): number => {
  const spot = state.ships[ship] as number;
  return isInside(spot) ? placeAt(spot) : NONE;
};
/** 6.3 The ships that sail with her; she leads whose number they bear. */
export const fleetOf = (state: State, ship: number): readonly ShipId[] => {
  const lead = state.fleet[ship];
  const ships: ShipId[] = [];
  for (let other = 0; other < SHIP_COUNT; other++)
    if (state.fleet[other] === lead && isShipOnBoard(state, other)) ships.push(other as ShipId);
  return ships;
};
export const isLead = (state: State, ship: number): boolean => state.fleet[ship] === ship;
export const passengersOf = (state: State, ship: number): number =>
  noblesAt(state, aboard(state.fleet[ship] as number));
export const hasPassengers = (state: State, ship: number): boolean =>
  state.spot.includes(aboard(state.fleet[ship] as number));
export const holdOfFleet = (state: State, ship: number): number => {
  let hold = 0;
  const lead = state.fleet[ship] as number;
  for (let other = 0; other < SHIP_COUNT; other++)
    if (state.fleet[other] === lead && isShipOnBoard(state, other)) hold += holdOf(other);
  return hold;
};
export const spaceIn = (state: State, ship: number): number =>
  holdOfFleet(state, ship) - menInAll(state, passengersOf(state, ship));
