// 4.3 Storms: every ship at sea goes to the nearest port, and lands whom she carries in the open (6.6).
import { nearest, searcher } from '@rose/parts';
import { releaseShip } from '../changes/cards.ts';
import { put } from '../changes/places.ts';
import { isNoble } from '../data/persons.ts';
import { areaOfPlace, isFortified, type PlaceId, PORTS_ON, placeName } from '../data/places.ts';
import { SEA_NEIGHBOURS } from '../data/seas.ts';
import { SHIPS, type ShipId, shipName } from '../data/ships.ts';
import type { Table } from '../kind.ts';
import { pieceNames } from '../naming.ts';
import { gateFor, isUnderSiege } from '../position/control.ts';
import { isClosedPort } from '../position/overseas.ts';
import { leaderSeat, leadOf, piecesAt, setOf } from '../position/pieces.ts';
import { isRefugeArea } from '../position/refuge.ts';
import { fleetOf, isLead, isSailing, sailorOf } from '../position/ships.ts';
import { inOpenFor, requirementOf } from '../position/sieges.ts';
import { strengthOfAll } from '../position/strength.ts';
import { aboard, inside, NONE, seaAt } from '../spots.ts';
import type { State } from '../state.ts';

const search = searcher(SEA_NEIGHBOURS);
/** The nearest ports by sea areas, in the order of the box. */
export const nearestPorts = (state: State, ship: number): readonly PlaceId[] => {
  const sea = seaAt(state.ships[ship] as number);
  const seat = sailorOf(state, ship);
  const nearestOf = (fits: (port: PlaceId) => boolean): readonly PlaceId[] => {
    const portsOn = (area: number): readonly PlaceId[] =>
      (PORTS_ON[area] as readonly PlaceId[]).filter((port) => !isClosedPort(state, port, seat) && fits(port));
    const seas = nearest(search, [sea], (area) => portsOn(area).length > 0);
    return [...new Set(seas.flatMap(portsOn))].sort((a, b) => a - b);
  };
  const isOrdinary = (port: PlaceId): boolean => !isRefugeArea(state, areaOfPlace(port));
  const ports = nearestOf(() => true);
  // 16.3 A port of refuge only where it is the single nearest.
  const open = ports.filter(isOrdinary);
  if (open.length > 0) return open;
  // Between two of them she comes to neither; at tables of the first five rules her owner chose one.
  return ports.length > 1 && state.rules > 5 ? nearestOf(isOrdinary) : ports;
};
/** 14.3 With town fights: driven into a port of others which they are too few to besiege, they land inside. */
const isShutIn = (state: State, port: number, nobles: number): boolean => {
  if (!state.options.townFight || nobles === 0 || !isFortified(port) || isUnderSiege(state, port)) return false;
  const seat = leaderSeat(state, leadOf(nobles));
  const area = areaOfPlace(port);
  if (gateFor(state, port, seat) === 'open') return false;
  const men = strengthOfAll(state, nobles | inOpenFor(state, area, seat), area);
  return men < requirementOf(state, port, seat);
};
/** 6.6 A fleet is driven into a port: whom she carries stands in the open there. */
export const drive = (table: Table, lead: number, port: number): void => {
  const { state } = table;
  const ships = fleetOf(state, lead);
  const pieces = piecesAt(state, aboard(lead));
  const nobles = setOf(pieces.filter(isNoble));
  const shutIn = isShutIn(state, port, nobles);
  for (const piece of pieces) put(state, piece, shutIn ? inside(port) : areaOfPlace(port));
  if (shutIn) state.intruders |= nobles;
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
