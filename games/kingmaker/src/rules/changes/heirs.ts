// 8.4 Heirs change hands, are freed, and die. 10.2 With them crowns come to an end.
import { dukeOf, FIRST_ROYAL, HOUSES, type House, houseOf, nobleName, ROYALS, royalName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { Table } from '../kind.ts';
import { hasNobles } from '../position/control.ts';
import { isAlive, leadOf, noblesAt, seatsIn } from '../position/pieces.ts';
import { heirsOf, holdsBoth, keeperOfRoyal, seniorOf, survivors } from '../position/throne.ts';
import { ASIDE, handOf, NONE } from '../spots.ts';
import type { Writable } from '../state.ts';

/** 8.5 The count of both houses starts, goes on or ends. */
const noteHouses = (table: Table, seat: number, taken: number): void => {
  const { state } = table;
  // The house that he came to hold last, not the heir.
  if (taken !== NONE && heirsOf(state, seat, houseOf(taken)).length === 1)
    state.latest[seat] = HOUSES.indexOf(houseOf(taken));
  if (!holdsBoth(state, seat)) {
    state.both[seat] = NONE;
    return;
  }
  if (state.both[seat] !== NONE) return;
  state.both[seat] = state.turns[seat] as number;
  table.tell('8.5', { say: 'both-houses', seat: seatName(seat) });
};
/** The only way an heir changes hands. */
export const setKeeper = (table: Table, royal: number, seat: number): void => {
  const { state } = table;
  const before = keeperOfRoyal(state, royal);
  if (before === seat) return;
  state.keeper[royal - FIRST_ROYAL] = seat;
  if (seat === NONE) table.tell('8.4', { say: 'heir-uncontrolled', royal: royalName(royal) });
  else table.tell('8.4', { say: 'heir-taken', seat: seatName(seat), royal: royalName(royal) });
  if (before !== NONE) noteHouses(table, before, NONE);
  if (seat !== NONE) noteHouses(table, seat, royal);
  if (seat !== NONE) claimDuke(table, houseOf(royal));
};
/** 15.7 A Duke who lies aside comes to the hand of whoever controls the senior of his house. */
export const claimDuke = (table: Table, house: House): void => {
  const { state } = table;
  const duke = dukeOf(house);
  const senior = seniorOf(state, house);
  const seat = senior === NONE ? NONE : keeperOfRoyal(state, senior);
  if (seat === NONE || state.held[duke] !== ASIDE) return;
  state.held[duke] = handOf(seat);
  table.tell('15.7', { say: 'duke-claimed', seat: seatName(seat), noble: nobleName(duke) });
};

/** 8.4 Ruling 83 for every spot: alone with an heir whose own people are not there. */
export const claimHeirs = (table: Table): void => {
  const { state } = table;
  for (const royal of ROYALS) {
    const spot = state.spot[royal] as number;
    if (spot === NONE) continue;
    const seats = seatsIn(state, noblesAt(state, spot));
    const keeper = keeperOfRoyal(state, royal);
    if (seats === 0 || (keeper !== NONE && ((seats >> keeper) & 1) === 1)) continue;
    if ((seats & (seats - 1)) === 0) setKeeper(table, royal, leadOf(seats));
  }
};
/** Ruling 66: an heir whose whole escort has just fallen is nobody's, unless somebody stands alone with him. */
export const orphan = (table: Table, royals: readonly number[]): void => {
  const { state } = table;
  for (const royal of royals) {
    const keeper = keeperOfRoyal(state, royal);
    if (!isAlive(state, royal) || keeper === NONE) continue;
    const seats = seatsIn(state, noblesAt(state, state.spot[royal] as number));
    if (((seats >> keeper) & 1) === 0) setKeeper(table, royal, NONE);
  }
};
/** Ruling 84: a faction without a noble, on the board or in captivity, controls no heir. */
export const freeHeirs = (table: Table): void => {
  const { state } = table;
  for (const royal of ROYALS) {
    const keeper = keeperOfRoyal(state, royal);
    if (keeper !== NONE && isAlive(state, royal) && !hasNobles(state, keeper)) setKeeper(table, royal, NONE);
  }
};

/** 10.2 A crown is gone; a choice between two Kings has no object any more. */
export const uncrown = (state: Writable, claimant: number): void => {
  if (!state.crowned.includes(claimant)) return;
  state.crowned = state.crowned.filter((other) => other !== claimant);
  state.favoured = NONE;
};
/** Ruling 101. */
const ROUNDS_WITHOUT_ROYALS = 10;
/** A royal leaves the game for good. */
export const endRoyal = (table: Table, royal: number): void => {
  const { state } = table;
  const keeper = keeperOfRoyal(state, royal);
  state.spot[royal] = NONE;
  state.keeper[royal - FIRST_ROYAL] = NONE;
  uncrown(state, royal);
  if (keeper !== NONE) noteHouses(table, keeper, NONE);
  if (survivors(state).length === 0 && state.lastRound === NONE) state.lastRound = state.round + ROUNDS_WITHOUT_ROYALS;
};
