// 4.3 Storms: every ship at sea goes to the nearest port, and lands whom she carries in the open (6.6).
import { nearest, searcher } from '@rose/parts';
import { releaseShip } from '../changes/cards.ts';
import { put } from '../changes/places.ts';
import { C } from '../data/crown.ts';
import { areaOfPlace, P, type PlaceId, PORTS_ON, placeName } from '../data/places.ts';
import { SEA_NEIGHBOURS } from '../data/seas.ts';
import { SHIPS, type ShipId, shipName } from '../data/ships.ts';
import type { Table } from '../kind.ts';
import { pieceNames } from '../naming.ts';
import { piecesAt, seatOfNoble } from '../position/pieces.ts';
import { fleetOf, isLead, isSailing, sailorOf } from '../position/ships.ts';
import { aboard, inside, isUnderNoble, NONE, seaAt } from '../spots.ts';
import type { State } from '../state.ts';

/** 6.8 Lands overseas that nobody of a faction may sail to (ruling 148). */
export const isClosedPort = (state: State, port: number, seat: number): boolean => {
  if (port === P.scotland) return true;
  if (state.options.advanced) return false;
  if (port === P.continent) return true;
  if (port !== P.ireland) return false;
  const lieutenant = state.held[C['lieutenant-ireland']] as number;
  return !isUnderNoble(lieutenant) || seatOfNoble(state, lieutenant) !== seat;
};

const search = searcher(SEA_NEIGHBOURS);
/** The nearest ports by sea areas, in the order of the box. */
export const nearestPorts = (state: State, ship: number): readonly PlaceId[] => {
  const sea = seaAt(state.ships[ship] as number);
  const seat = sailorOf(state, ship);
  const portsOn = (area: number): readonly PlaceId[] =>
    (PORTS_ON[area] as readonly PlaceId[]).filter((port) => !isClosedPort(state, port, seat));
  const seas = nearest(search, [sea], (area) => portsOn(area).length > 0);
  return [...new Set(seas.flatMap(portsOn))].sort((a, b) => a - b);
};
/** 6.6 A fleet is driven into a port: whom she carries stands in the open there. */
export const drive = (table: Table, lead: number, port: number): void => {
  const { state } = table;
  const ships = fleetOf(state, lead);
  const pieces = piecesAt(state, aboard(lead));
  for (const piece of pieces) put(state, piece, areaOfPlace(port));
  for (const ship of ships) {
    state.ships[ship] = inside(port);
    state.fleet[ship] = ship;
    state.driven |= 1 << ship;
    if (state.kept[ship] !== NONE) releaseShip(state, ship);
  }
  table.tell('4.3', {
    say: 'ship-driven',
    ship: shipName(lead),
    port: placeName(port),
    pieces: pieceNames(pieces),
  });
};

export const storms = (table: Table): void => {
  const { state } = table;
  const open: ShipId[] = [];
  for (const ship of SHIPS) {
    if (!isSailing(state, ship) || !isLead(state, ship)) continue;
    const ports = nearestPorts(state, ship);
    if (ports.length === 1) drive(table, ship, ports[0] as number);
    else if (ports.length > 1) open.push(ship);
  }
  if (open.length > 0) table.interrupt({ name: 'storm', ships: open });
};
