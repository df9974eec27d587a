// 6 Voyages: where a fleet may go, why not, and the going. Passengers land when she is in port.
import { searcher } from '@rose/parts';
import { refuse } from '@rose/table';
import type { Act, Action } from '../actions.ts';
import { releaseShip } from '../changes/cards.ts';
import { put } from '../changes/places.ts';
import { areaName } from '../data/areas.ts';
import {
  areaOfPlace,
  canHold,
  isPort,
  kindOf,
  type PlaceId,
  PORT_SEAS,
  PORTS_ON,
  placeName,
  placesIn,
} from '../data/places.ts';
import { SEA_NEIGHBOURS, type SeaId } from '../data/seas.ts';
import { seatName } from '../data/seats.ts';
import { cardOfShip, type ShipId, shipName, VOYAGE } from '../data/ships.ts';
import type { Refusal, Table } from '../kind.ts';
import { pieceNames, whereName } from '../naming.ts';
import { type Gate, gateFor, isUnderSiege, keeperOf, roomIn } from '../position/control.ts';
import { isClosedPort } from '../position/overseas.ts';
import { listOf, piecesAt } from '../position/pieces.ts';
import { mayGoTo } from '../position/refuge.ts';
import { fleetOf, hasPassengers, isLead, passengersOf, portOf, sailorOf } from '../position/ships.ts';
import { menInAll } from '../position/strength.ts';
import { aboard, areaAt, atSea, inside, isAtSea, isInside, NONE, placeAt, SPOT_LIMIT, seaAt } from '../spots.ts';
import type { State } from '../state.ts';
import { mayMove, moveOnce } from './stacks.ts';

const search = searcher(SEA_NEIGHBOURS);
interface Seas {
  /** By sea: the points it costs to be there, -1 out of reach. */
  readonly costs: Int32Array;
  readonly extra: number;
  /** Seas she can be in, and ports she can be in, at the end. */
  readonly seas: readonly number[];
  readonly ports: readonly PlaceId[];
}
/** By spot of a ship: the sea does not change. */
const SEAS: (Seas | undefined)[] = [];
const findSeas = (spot: number): Seas => {
  const isOut = isAtSea(spot);
  const starts = isOut ? [seaAt(spot)] : (PORT_SEAS[placeAt(spot)] as readonly SeaId[]);
  const extra = isOut ? 0 : 1;
  const costs = search(starts, { limit: VOYAGE - extra }).costs.slice();
  const within = (points: number): number[] =>
    SEA_NEIGHBOURS.map((_, sea) => sea).filter((sea) => costs[sea] !== -1 && (costs[sea] as number) + points <= VOYAGE);
  const seas = within(extra).filter((sea) => (costs[sea] as number) + extra > 0);
  const ports = [...new Set(within(extra + 1).flatMap((sea) => PORTS_ON[sea] as readonly PlaceId[]))];
  return { costs, extra, seas, ports };
};
export const seasFrom = (state: State, ship: number): Seas => {
  const spot = state.ships[ship] as number;
  const known = SEAS[spot] ?? findSeas(spot);
  SEAS[spot] = known;
  return known;
};
export const pointsTo = (state: State, ship: number, spot: number): number => {
  const { costs, extra } = seasFrom(state, ship);
  if (isAtSea(spot)) return (costs[seaAt(spot)] as number) < 0 ? -1 : (costs[seaAt(spot)] as number) + extra;
  let least = -1;
  for (const sea of PORT_SEAS[placeAt(spot)] as readonly SeaId[]) {
    const cost = costs[sea] as number;
    if (cost >= 0 && (least < 0 || cost + extra + 1 < least)) least = cost + extra + 1;
  }
  return least;
};
/** The sea before a port, on the shortest way. */
const seaBefore = (state: State, ship: number, port: number): SeaId => {
  const { costs } = seasFrom(state, ship);
  const seas = (PORT_SEAS[port] as readonly SeaId[]).filter((sea) => (costs[sea] as number) >= 0);
  return seas.reduce((best, sea) => ((costs[sea] as number) < (costs[best] as number) ? sea : best));
};

/** 6.7 Whoever has people aboard keeps her until they have landed, and sails her. */
const isFreshShip = (state: State, ship: number): boolean =>
  (((state.freshShips >> ship) & 1) === 1 || state.fresh.includes(cardOfShip(ship))) && !hasPassengers(state, ship);
/** 6.7, 6.6 Why she may not sail at all. */
export const whyNotSailing = (state: State, seat: number, ship: number): Refusal | undefined => {
  const name = { ship: shipName(ship) };
  if (sailorOf(state, ship) !== seat || state.ships[ship] === NONE)
    return refuse('6.7', { why: 'not-your-ship', ...name });
  if (!isLead(state, ship)) return refuse('6.3', { why: 'ship-follows', ...name });
  // 12.1 Given in this player-turn.
  const fresh = state.rules > 4 ? fleetOf(state, ship).find((one) => isFreshShip(state, one)) : undefined;
  if (fresh !== undefined) return refuse('12.1', { why: 'is-fresh', ship: shipName(fresh) });
  if (isFreshShip(state, ship)) return refuse('12.1', { why: 'is-fresh', ...name });
  if (fleetOf(state, ship).some((other) => !mayMove(state.sailed[other] as number)))
    return refuse('6.1', { why: 'ship-has-sailed', ...name });
  return whyNotOut(state, seat, ship);
};
/** 12.1, 6.6 Why she may not leave with others either. Tables of the first four rules looked at the ship that leads alone. */
export const whyNotAlong = (state: State, seat: number, ship: number): Refusal | undefined => {
  if (state.rules < 5) return undefined;
  return isFreshShip(state, ship)
    ? refuse('12.1', { why: 'is-fresh', ship: shipName(ship) })
    : whyNotOut(state, seat, ship);
};
/** 6.6 From a hostile port into which she was driven she leaves only with leave. */
const whyNotOut = (state: State, seat: number, ship: number): Refusal | undefined => {
  const port = portOf(state, ship);
  if (port === NONE || ((state.driven >> ship) & 1) === 0) return undefined;
  return gateFor(state, port, seat) === 'leave'
    ? refuse('6.6', { why: 'port-is-shut', place: placeName(port) })
    : undefined;
};
/** How a port receives a faction; lands overseas are open to whom they are open (6.8). */
export const portGate = (state: State, port: number, seat: number): Gate =>
  kindOf(port) === 'refuge' ? 'open' : gateFor(state, port, seat);

const whyNotPort = (state: State, seat: number, port: PlaceId): Refusal | undefined => {
  const name = { place: placeName(port) };
  if (!isPort(port)) return refuse('6.1', { why: 'no-port', ...name });
  if (isClosedPort(state, port, seat)) return refuse('6.8', { why: 'port-is-closed', ...name });
  if (isUnderSiege(state, port)) return refuse('7.4', { why: 'place-is-besieged', ...name });
  return portGate(state, port, seat) === 'shut' ? refuse('6.5', { why: 'port-is-shut', ...name }) : undefined;
};
/** 6.4 Where passengers may land: in the open, or inside a place of that area that takes them. */
const whyNotLand = (state: State, seat: number, ship: number, port: PlaceId, land: number): Refusal | undefined => {
  const away = areaOfPlace(port);
  if (!mayGoTo(state, seat, listOf(passengersOf(state, ship)), away))
    return refuse('16.3', { why: 'needs-refuge', area: areaName(away) });
  if (!hasPassengers(state, ship))
    return land === NONE ? undefined : refuse('6.4', { why: 'nobody-aboard', ship: shipName(ship) });
  const area = areaOfPlace(port);
  if (land === area) return undefined;
  if (!isInside(land) || areaAt(land) !== area) return refuse('6.4', { why: 'cannot-land-there' });
  const place = placeAt(land);
  const name = { place: placeName(place) };
  if (!canHold(place) || isUnderSiege(state, place)) return refuse('6.4', { why: 'gate-is-shut', ...name });
  // 3.5 Where leave is needed it is asked: of the port, or of a place beside it, which no port with walls has.
  if (gateFor(state, place, seat) === 'shut') return refuse('6.4', { why: 'gate-is-shut', ...name });
  const men = menInAll(state, passengersOf(state, ship));
  const room = roomIn(state, place);
  return room >= men ? undefined : refuse('3.7', { why: 'no-room', ...name, room, men });
};
export const whyNotSail = (state: State, seat: number, { ship, spot, land }: Act<'sail'>): Refusal | undefined => {
  const stuck = whyNotSailing(state, seat, ship);
  if (stuck) return stuck;
  const name = { ship: shipName(ship) };
  if (isAtSea(spot)) {
    if (land !== NONE) return refuse('6.4', { why: 'cannot-land-there' });
    return pointsTo(state, ship, spot) > 0 ? undefined : refuse('6.1', { why: 'ship-too-far', ...name });
  }
  if (!isInside(spot)) return refuse('6.1', { why: 'ship-too-far', ...name });
  const port = placeAt(spot);
  const shut = whyNotPort(state, seat, port);
  if (shut) return shut;
  const points = pointsTo(state, ship, spot);
  if (points < 1 || points > VOYAGE) return refuse('6.1', { why: 'ship-too-far', ...name });
  return whyNotLand(state, seat, ship, port, land);
};
/** Whether a fleet that may sail, and can be there in time, may end her voyage so. */
export const mayPutIn = (state: State, seat: number, ship: number, spot: number, land: number): boolean =>
  isAtSea(spot) || !(whyNotPort(state, seat, placeAt(spot)) ?? whyNotLand(state, seat, ship, placeAt(spot), land));

/** Made once: lists of them are asked for all the time. */
const SAILS = new Map<number, Act<'sail'>>();
export const sailTo = (ship: ShipId, spot: number, land: number): Act<'sail'> => {
  const key = (ship * SPOT_LIMIT + spot) * SPOT_LIMIT + land + 1;
  let known = SAILS.get(key);
  if (!known) {
    known = { do: 'sail', ship, spot, land };
    SAILS.set(key, known);
  }
  return known;
};
/** Every legal voyage of a fleet. */
export const addVoyages = (state: State, seat: number, ship: ShipId, into: Action[]): void => {
  if (whyNotSailing(state, seat, ship)) return;
  const { seas, ports } = seasFrom(state, ship);
  for (const sea of seas) into.push(sailTo(ship, atSea(sea), NONE));
  const laden = hasPassengers(state, ship);
  for (const port of ports) {
    if (whyNotPort(state, seat, port)) continue;
    const spot = inside(port);
    if (!laden) into.push(sailTo(ship, spot, NONE));
    else
      for (const land of [areaOfPlace(port), ...placesIn(areaOfPlace(port)).map(inside)])
        if (!whyNotLand(state, seat, ship, port, land)) into.push(sailTo(ship, spot, land));
  }
};

/** 6.4 She lies in port, whom she carried stands ashore, and her company parts. */
export const putIn = (table: Table, seat: number, lead: number, port: number, land: number): void => {
  const { state } = table;
  const pieces = piecesAt(state, aboard(lead));
  for (const piece of pieces) {
    put(state, piece, land);
    // 6.2 Nobody marches on after landing.
    if (mayMove(state.moved[piece] as number)) state.moved[piece] = moveOnce(state.moved[piece] as number);
  }
  if (pieces.length > 0)
    table.tell('6.4', { say: 'landed', seat: seatName(seat), pieces: pieceNames(pieces), where: whereName(land) });
  for (const ship of fleetOf(state, lead)) {
    state.ships[ship] = inside(port);
    state.fleet[ship] = ship;
    if (state.kept[ship] !== NONE) releaseShip(state, ship);
  }
};
/** Counts the voyage, and tells it. */
const depart = (table: Table, seat: number, lead: number, to: number): void => {
  const { state } = table;
  const ships = fleetOf(state, lead);
  table.tell('6.1', {
    say: 'sailed',
    seat: seatName(seat),
    ships: ships.map(shipName),
    to: whereName(to),
    points: pointsTo(state, lead, to),
  });
  for (const ship of ships) {
    state.sailed[ship] = moveOnce(state.sailed[ship] as number);
    state.driven &= ~(1 << ship);
  }
};
const stayAtSea = (state: Table['state'], lead: number, sea: SeaId): void => {
  const laden = hasPassengers(state, lead);
  for (const ship of fleetOf(state, lead)) {
    state.ships[ship] = atSea(sea);
    if (!laden) state.fleet[ship] = ship;
  }
};
/** Sails; where a port is somebody's its keeper is asked, and she waits in the sea before it. The asker, if any. */
export const sail = (table: Table, seat: number, { ship, spot, land }: Act<'sail'>): number => {
  const { state } = table;
  depart(table, seat, ship, spot);
  if (isAtSea(spot)) {
    stayAtSea(state, ship, seaAt(spot));
    return NONE;
  }
  const port = placeAt(spot);
  if (portGate(state, port, seat) === 'leave') {
    const sea = seaBefore(state, ship, port);
    for (const other of fleetOf(state, ship)) state.ships[other] = atSea(sea);
    return keeperOf(state, port, seat);
  }
  putIn(table, seat, ship, port, land);
  return NONE;
};
/** 3.5 The place beside an open port into which they may go once its keeper says so; NONE where nobody is asked there. */
export const askedAshore = (state: State, seat: number, { spot, land }: Act<'sail'>): number => {
  if (!isInside(land) || !isInside(spot) || land === spot) return NONE;
  return gateFor(state, placeAt(land), seat) === 'leave' ? placeAt(land) : NONE;
};
/** 6.5 Lands before a port in order to besiege it. */
export const landBefore = (table: Table, seat: number, ship: number, port: number): void => {
  depart(table, seat, ship, inside(port));
  putIn(table, seat, ship, port, areaOfPlace(port));
};
export const isReachable = (state: State, ship: number, port: number): boolean => {
  const points = pointsTo(state, ship, inside(port));
  return points > 0 && points <= VOYAGE;
};
