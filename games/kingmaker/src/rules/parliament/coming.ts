// 9.2 Who can come to a Parliament: everybody on English soil who is not besieged; from overseas only by ship.
import { refuse } from '@rose/table';
import { isBesieged } from '../asides/hand.ts';
import { put } from '../changes/places.ts';
import { isOverseas } from '../data/areas.ts';
import { FIRST_ROYAL, type NobleId, nobleName, pieceName } from '../data/persons.ts';
import { areaOfPlace, isFortified, isPort, type PlaceId, PORTS, placesIn } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import { holdOf, SHIPS, type ShipId, VOYAGE } from '../data/ships.ts';
import type { Refusal } from '../kind.ts';
import { pointsTo } from '../movement/voyage.ts';
import { pieceNames } from '../naming.ts';
import { gateFor, isFriendly, isUnderSiege } from '../position/control.ts';
import { areaOf, isInPlay, isOnBoard, noblesAt, ofSeat, royalsAt, seatOfNoble } from '../position/pieces.ts';
import { fleetOf, hasPassengers, sailorOf } from '../position/ships.ts';
import { inside, isOnLand, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { presentAt, type Sitting, type SittingTable } from './sitting.ts';

const portIn = (area: number): PlaceId | undefined => placesIn(area).find(isPort);
const canReach = (state: State, ship: number, port: PlaceId): boolean => {
  if (state.ships[ship] === inside(port)) return true;
  if (isUnderSiege(state, port)) return false;
  const points = pointsTo(state, ship, inside(port));
  return points > 0 && points <= VOYAGE;
};
/** Ruling 90: empty, his faction's, near enough, and of room for all his permanent men. */
export const shipsFor = (state: State, noble: number): readonly ShipId[] => {
  const port = portIn(areaOf(state, noble));
  if (port === undefined) return [];
  const [seat, men] = [seatOfNoble(state, noble), state.men[noble] as number];
  return SHIPS.filter(
    (ship) =>
      state.ships[ship] !== NONE &&
      sailorOf(state, ship) === seat &&
      holdOf(ship) >= men &&
      !hasPassengers(state, ship) &&
      fleetOf(state, ship).length === 1 &&
      canReach(state, ship, port),
  );
};
/** Friendly or without walls, on English soil. */
export const portsFor = (state: State, seat: number): readonly PlaceId[] =>
  PORTS.filter((port) => {
    if (isOverseas(areaOfPlace(port)) || isUnderSiege(state, port)) return false;
    return isFortified(port) ? isFriendly(state, port, seat) : gateFor(state, port, seat) === 'open';
  });
export const isFromOverseas = (state: State, noble: number): boolean => isOverseas(areaOf(state, noble));

/** Ruling 90: why somebody cannot come at all. */
export const whyNotCome = (state: State, noble: number): Refusal | undefined => {
  const name = nobleName(noble);
  if (!isInPlay(state, noble) || !isOnBoard(state, noble)) return refuse('9.2', { why: 'not-on-board', noble: name });
  if (!isOnLand(state.spot[noble] as number)) return refuse('9.2', { why: 'is-afloat', piece: pieceName(noble) });
  if (isBesieged(state, noble)) return refuse('9.2', { why: 'is-besieged', piece: pieceName(noble) });
  if (!isFromOverseas(state, noble)) return undefined;
  return shipsFor(state, noble).length === 0 || portsFor(state, seatOfNoble(state, noble)).length === 0
    ? refuse('9.2', { why: 'no-ship-comes', noble: name })
    : undefined;
};
/** Of their own will: everybody of a faction who can, and is not there yet. */
export const couldAttend = (state: Sitting, seat: number): number => {
  const present = presentAt(state);
  let set = 0;
  for (let noble = 0; noble < FIRST_ROYAL; noble++)
    if (
      isInPlay(state, noble) &&
      seatOfNoble(state, noble) === seat &&
      ((present >> noble) & 1) === 0 &&
      !whyNotCome(state, noble)
    )
      set |= 1 << noble;
  return set;
};

/** He comes at once, whatever the distance; an heir whose only escort he was comes along. */
export const come = (table: SittingTable, noble: number, ship: number = NONE, port: number = NONE): void => {
  const { state } = table;
  const [from, seat, hall] = [state.spot[noble] as number, seatOfNoble(state, noble), inside(state.phase.site)];
  if (from === hall) return;
  put(state, noble, hall);
  if (ship !== NONE) {
    state.ships[ship] = inside(port);
    state.driven &= ~(1 << ship);
  }
  const left = ofSeat(state, noblesAt(state, from), seat);
  const heirs = left === 0 ? royalsAt(state, from).filter((heir) => state.keeper[heir - FIRST_ROYAL] === seat) : [];
  for (const royal of heirs) {
    put(state, royal, hall);
    state.phase.brought.push({ royal, noble });
  }
  state.phase.came.push({ noble: noble as NobleId, from, ship: ship as ShipId });
  table.tell('9.2', { say: 'came', seat: seatName(seat), pieces: pieceNames([noble, ...heirs]) });
};
