// 6.2, 6.3, 6.5 Companies of ships, boarding, and landing in order to besiege.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { put } from '../changes/places.ts';
import { areaName } from '../data/areas.ts';
import { isNoble, pieceName } from '../data/persons.ts';
import { areaOfPlace, placeName } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import { type ShipId, shipName } from '../data/ships.ts';
import type { Refusal, Table } from '../kind.ts';
import { pieceNames } from '../naming.ts';
import { gateFor, holderOf, isUnderSiege } from '../position/control.ts';
import { isClosedPort } from '../position/overseas.ts';
import { noblesThat } from '../position/pieces.ts';
import { fleetOf, hasPassengers, isLead, passengersOf, portOf, sailorOf, spaceIn } from '../position/ships.ts';
import { canBeBesieged, inOpenFor, requirementOf } from '../position/sieges.ts';
import { strengthOfAll } from '../position/strength.ts';
import { isAtPeace, isTruce } from '../position/truces.ts';
import { aboard, areaAt, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { isStack, mayMove, moveOnce, type Stack, stackLedBy, whyNotLeave } from './stacks.ts';
import { isReachable, landBefore, portGate, whyNotAlong, whyNotSailing } from './voyage.ts';

const canStillSail = (state: State, ship: number): boolean =>
  fleetOf(state, ship).every((other) => mayMove(state.sailed[other] as number));
/** 6.3 Ships that lie together sail together from here on: so one noble's men can be spread over them. */
export const whyNotConvoy = (state: State, seat: number, { ship, leader }: Act<'convoy'>): Refusal | undefined => {
  for (const one of [ship, leader]) {
    const name = { ship: shipName(one) };
    if (sailorOf(state, one) !== seat || state.ships[one] === NONE)
      return refuse('6.7', { why: 'not-your-ship', ...name });
    if (!isLead(state, one)) return refuse('6.3', { why: 'ship-follows', ...name });
    if (!canStillSail(state, one)) return refuse('6.1', { why: 'ship-has-sailed', ...name });
    const stuck = whyNotAlong(state, seat, one);
    if (stuck) return stuck;
  }
  const name = { ship: shipName(ship) };
  if (hasPassengers(state, ship) || fleetOf(state, ship).length > 1)
    return refuse('6.3', { why: 'ship-leads', ...name });
  return ship !== leader && state.ships[ship] === state.ships[leader]
    ? undefined
    : refuse('6.3', { why: 'ships-apart', ...name, leader: shipName(leader) });
};
export const convoy = (table: Table, seat: number, { ship, leader }: Act<'convoy'>): void => {
  table.state.fleet[ship] = leader;
  table.tell('6.3', { say: 'convoy', seat: seatName(seat), ship: shipName(ship), leader: shipName(leader) });
};

/** 6.2 From anywhere in the area of a port that is open to the faction, before any other move. */
export const whyNotBoard = (state: State, seat: number, { piece, ship }: Act<'board'>): Refusal | undefined => {
  const stack = stackLedBy(state, seat, piece);
  return isStack(stack) ? whyNotAboard(state, seat, stack, ship) : stack;
};
export const whyNotAboard = (state: State, seat: number, stack: Stack, ship: ShipId): Refusal | undefined => {
  const stuck = whyNotLeave(state, stack) ?? whyNotSailing(state, seat, ship);
  if (stuck) return stuck;
  const name = { ship: shipName(ship) };
  const port = portOf(state, ship);
  if (port === NONE || areaOfPlace(port) !== areaAt(stack.spot))
    return refuse('6.2', { why: 'ship-not-here', ...name });
  if (!isNoble(stack.lead)) return refuse('5.4', { why: 'needs-an-escort', piece: pieceName(stack.lead) });
  if (portGate(state, port, seat) !== 'open' || isUnderSiege(state, port))
    return refuse('6.2', { why: 'cannot-board-here', place: placeName(port) });
  return spaceIn(state, ship) >= stack.men ? undefined : refuse('6.3', { why: 'ship-is-full', ...name });
};
export const board = (table: Table, seat: number, { piece, ship }: Act<'board'>): void => {
  const { state } = table;
  const stack = stackLedBy(state, seat, piece);
  if (!isStack(stack)) return;
  for (const mover of stack.pieces) {
    state.moved[mover] = moveOnce(state.moved[mover] as number);
    state.usedBy[mover] = seat;
    put(state, mover, aboard(ship));
  }
  table.tell('6.2', { say: 'boarded', seat: seatName(seat), pieces: pieceNames(stack.pieces), ship: shipName(ship) });
};

/** 6.5 Into a port that is shut only to besiege it, with enough men ashore and aboard. */
export const whyNotAssault = (state: State, seat: number, { ship, place }: Act<'assault'>): Refusal | undefined => {
  const stuck = whyNotSailing(state, seat, ship);
  if (stuck) return stuck;
  const name = { place: placeName(place) };
  if (passengersOf(state, ship) === 0) return refuse('6.5', { why: 'nobody-aboard', ship: shipName(ship) });
  if (!isReachable(state, ship, place)) return refuse('6.1', { why: 'ship-too-far', ship: shipName(ship) });
  if (isClosedPort(state, place, seat)) return refuse('6.8', { why: 'port-is-closed', ...name });
  if (gateFor(state, place, seat) === 'open' || !canBeBesieged(state, place, seat))
    return refuse('6.5', { why: 'no-siege-needed', ...name });
  const area = areaOfPlace(place);
  if (isAtPeace(state, area)) return refuse('9.5', { why: 'kings-peace', area: areaName(area) });
  const holder = holderOf(state, place);
  if (isTruce(state, seat, holder)) return refuse('13.3', { why: 'truce', seat: seatName(holder) });
  if (isUnderSiege(state, place) && state.siege[place] !== seat)
    return refuse('7.4', { why: 'besieged-by-other', ...name });
  const men = strengthOfAll(state, passengersOf(state, ship) | inOpenFor(state, area, seat), area);
  const needed = requirementOf(state, place, seat);
  return men >= needed ? undefined : refuse('6.5', { why: 'too-few-to-land', ...name, men, needed });
};
export const assault = (table: Table, seat: number, { ship, place }: Act<'assault'>): void =>
  landBefore(table, seat, ship, place);

/** 6.4 Nobody stays aboard in port. */
export const hasBoarders = (state: State, seat: number): boolean =>
  noblesThat(state, (noble) => {
    const spot = state.spot[noble] as number;
    if (spot < aboard(0) || spot >= aboard(20)) return false;
    const ship = (spot - aboard(0)) as ShipId;
    return sailorOf(state, ship) === seat && portOf(state, ship) !== NONE;
  }) !== 0;
