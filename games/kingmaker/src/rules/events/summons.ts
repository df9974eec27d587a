// 4.5, 4.6 Raids, revolts and piracy call nobles, each with his own cards and men, to the place that is named.
import { put } from '../changes/places.ts';
import { isOverseas } from '../data/areas.ts';
import { summonsOn } from '../data/events.ts';
import { isNoble, nobleName, royalName } from '../data/persons.ts';
import { areaOfPlace, canHold, isFortified, isPort, isUnfortified } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import { shipsOn } from '../data/ships.ts';
import type { Table } from '../kind.ts';
import { whereName } from '../naming.ts';
import { gateFor, holderOf, isUnderSiege, roomIn } from '../position/control.ts';
import { areaOf, has, isInPlay, leadOf, listOf, noblesAt, ofSeat, royalsAt, seatOfNoble } from '../position/pieces.ts';
import { hasPassengers, ownerOfShip } from '../position/ships.ts';
import { keeperOfRoyal } from '../position/throne.ts';
import { inside, isInside, isOnLand, isUnderNoble, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';

/** Ruling 58: nobody comes who is besieged, at sea, in captivity or overseas. */
export const answers = (state: State, noble: number): boolean => {
  const spot = state.spot[noble] as number;
  if (!isInPlay(state, noble) || !isOnLand(spot) || isOverseas(areaOf(state, noble))) return false;
  return !(isInside(spot) && isUnderSiege(state, placeAt(spot)));
};
/** Ruling 57: inside where the place receives him, else in the open before it. */
const receives = (state: State, place: number, noble: number): boolean => {
  if (!canHold(place) || isUnderSiege(state, place)) return false;
  const seat = seatOfNoble(state, noble);
  const open = isFortified(place) ? holderOf(state, place) === seat : gateFor(state, place, seat) === 'open';
  const already = state.spot[noble] === inside(place);
  return open && (already || isUnfortified(place) || roomIn(state, place) >= (state.men[noble] as number));
};
export const callTo = (table: Table, noble: number, place: number): void => {
  const { state } = table;
  const spot = receives(state, place, noble) ? inside(place) : areaOfPlace(place);
  put(state, noble, spot);
  const seat = seatName(seatOfNoble(state, noble));
  table.tell('4.5', { say: 'called', seat, noble: nobleName(noble), where: whereName(spot) });
};
/** 4.6 The ships of an office put in, too, even where their noble cannot come; with passengers aboard they do not. */
const callShips = (table: Table, card: number, noble: number, port: number): void => {
  const { state } = table;
  for (const ship of shipsOn(card)) {
    if (ownerOfShip(state, ship) !== noble || hasPassengers(state, ship) || state.ships[ship] === NONE) continue;
    state.ships[ship] = inside(port);
    state.driven |= 1 << ship;
  }
};
const nobleOf = (state: State, card: number): number => {
  if (isNoble(card)) return isInPlay(state, card) ? card : NONE;
  const holder = state.held[card] as number;
  return isUnderNoble(holder) ? holder : NONE;
};

/** An heir whose only escorts were called away goes along; his controller chooses where they went apart. */
const followEscorts = (table: Table, from: number, gone: number): void => {
  const { state } = table;
  for (const royal of royalsAt(state, from)) {
    const keeper = keeperOfRoyal(state, royal);
    const escorts = keeper === NONE ? 0 : ofSeat(state, gone, keeper);
    if (escorts === 0 || ofSeat(state, noblesAt(state, from), keeper) !== 0) continue;
    const spots = new Set(listOf(escorts).map((noble) => state.spot[noble]));
    if (spots.size > 1) {
      table.interrupt({ name: 'escort', royal, nobles: escorts });
      continue;
    }
    const noble = leadOf(escorts);
    put(state, royal, state.spot[noble] as number);
    table.tell('4.5', { say: 'heir-follows', royal: royalName(royal), noble: nobleName(noble) });
  }
};
export const summons = (table: Table, card: number): void => {
  const { state } = table;
  const from = new Map<number, number>();
  let called = 0;
  for (const { card: who, to } of summonsOn(card)) {
    const noble = nobleOf(state, who);
    if (noble === NONE) continue;
    if (shipsOn(who).length > 0 && isPort(to)) callShips(table, who, noble, to);
    if (has(called, noble) || !answers(state, noble)) continue;
    called |= 1 << noble;
    const spot = state.spot[noble] as number;
    from.set(spot, (from.get(spot) ?? 0) | (1 << noble));
    callTo(table, noble, to);
  }
  for (const [spot, gone] of from) followEscorts(table, spot, gone);
};
