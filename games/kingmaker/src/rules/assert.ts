// What must always hold (ruling 150): ranges of all columns, cards and pieces that agree, ships and their passengers.
import { type Fault, faultIn } from '@rose/parts';
import { phaseFault } from './assert-phase.ts';
import { ATTACHABLE, crownName } from './data/crown.ts';
import { NOBLES, nobleName, ROYALS, royalName } from './data/persons.ts';
import { isPort } from './data/places.ts';
import { SHIPS, shipName } from './data/ships.ts';
import { isInPlay } from './position/pieces.ts';
import { ownerOfShip } from './position/ships.ts';
import { menCounted } from './position/strength.ts';
import { keeperOfRoyal } from './position/throne.ts';
import { isAboard, isAtSea, isInside, isUnderNoble, NONE, placeAt, shipAt } from './spots.ts';
import { STATE, type State } from './state.ts';

const fault = (field: string, reason: string): Fault => ({ field, reason });

const nobleFault = (state: State): Fault | undefined => {
  const men = menCounted(state);
  const before = state.phase.name === 'allocation' || state.phase.name === 'placement';
  for (const noble of NOBLES) {
    if (men[noble] !== state.men[noble]) return fault(`men.${nobleName(noble)}`, `must be ${men[noble]}`);
    const stands = state.spot[noble] !== NONE;
    const plays = isInPlay(state, noble);
    if (stands && !plays) return fault(`spot.${nobleName(noble)}`, 'must be - while he is not in play');
    if (!stands && plays && !before) return fault(`spot.${nobleName(noble)}`, 'must be somewhere: he is in play');
  }
  return undefined;
};
const cardFault = (state: State): Fault | undefined => {
  for (const card of ATTACHABLE) {
    const holder = state.held[card] as number;
    if (isUnderNoble(holder) && !isInPlay(state, holder))
      return fault(`held.${crownName(card)}`, `must not lie under ${nobleName(holder)}, who is not in play`);
  }
  return undefined;
};
const heirFault = (state: State): Fault | undefined => {
  const dead = ROYALS.find((royal) => state.spot[royal] === NONE && keeperOfRoyal(state, royal) !== NONE);
  return dead === undefined ? undefined : fault(`keeper.${royalName(dead)}`, 'must be null: he is dead');
};
const shipFault = (state: State): Fault | undefined => {
  for (const ship of SHIPS) {
    const owned = ownerOfShip(state, ship) !== NONE || state.kept[ship] !== NONE;
    if (owned === (state.ships[ship] === NONE))
      return fault(
        `ships.${shipName(ship)}`,
        owned ? 'must be somewhere: a noble has her' : 'must be -: nobody has her',
      );
    const spot = state.ships[ship] as number;
    if (spot !== NONE && !isAtSea(spot) && !(isInside(spot) && isPort(placeAt(spot))))
      return fault(`ships.${shipName(ship)}`, 'must be at sea or in a port');
    const lead = state.fleet[ship] as number;
    if (lead !== ship && (state.fleet[lead] !== lead || state.ships[lead] !== spot))
      return fault(`fleet.${shipName(ship)}`, 'must lead, and be where she is');
  }
  for (const spot of state.spot)
    if (isAboard(spot) && state.ships[shipAt(spot)] === NONE)
      return fault(`ships.${shipName(shipAt(spot))}`, 'must be somewhere: she has passengers');
  return undefined;
};
export const faultOf = (state: State): Fault | undefined =>
  faultIn(STATE, state) ??
  nobleFault(state) ??
  cardFault(state) ??
  heirFault(state) ??
  shipFault(state) ??
  phaseFault(state);

export const assert = (state: State): void => {
  const found = faultOf(state);
  if (found) throw new Error(`kingmaker: ${found.field} ${found.reason}`);
};
