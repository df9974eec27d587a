// 15.2, 15.3 How a battle in lines begins and ends: who is left holds the prisoners of the other side, and frees his own.

import { put } from '../changes/places.ts';
import { settle, shareHeirs, takeHeirs } from '../combat/aftermath.ts';
import { askFates } from '../combat/captives.ts';
import { leaderOf } from '../combat/forces.ts';
import { FIRST_ROYAL, nobleName } from '../data/persons.ts';
import type { PlaceId } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import { PHASE_FACTS } from '../facts.ts';
import type { Table, TableIn } from '../kind.ts';
import { has, isAlive, listOf, noblesAt, noblesThat, ofSeat } from '../position/pieces.ts';
import { keeperOfRoyal } from '../position/throne.ts';
import { captorAt, isCaptive, NONE } from '../spots.ts';
import { escortOf } from './arraying.ts';
import { type Field, type FieldTable, seatOfSide, setOfSide } from './lines.ts';

export const openField = (
  table: TableIn<'combat'>,
  heirs: readonly [readonly number[], readonly number[]],
  besieged: readonly number[],
): void => {
  const { state } = table;
  const { attackers, defenders, area, by } = state.phase;
  const facts = PHASE_FACTS.of.field.blank() as FieldTable['state']['phase'];
  Object.assign(facts, { area, by, against: leaderOf(state, defenders), attackers, defenders, active: 0, asked: 1 });
  for (const noble of listOf(attackers | defenders)) facts.from[noble] = state.spot[noble] as number;
  for (const [side, royals] of heirs.entries())
    for (const royal of royals) {
      facts.heirs.push(royal as never);
      facts.with[royal - FIRST_ROYAL] = escortOf(state, royal, side === 0 ? attackers : defenders);
    }
  facts.besieged = besieged.slice() as PlaceId[];
  table.interrupt(facts as never);
};

const prisonersOf = (state: Field, seat: number): readonly number[] =>
  listOf(
    noblesThat(state, (noble) => {
      const spot = state.spot[noble] as number;
      return (
        state.phase.from[noble] !== NONE && isCaptive(spot) && captorAt(spot) === seat && state.captors[noble] !== 0
      );
    }),
  );
export const heldBySide = (state: Field, side: number): readonly number[] =>
  prisonersOf(state, seatOfSide(state, side));
/** Heirs whom a side has taken in this battle. */
export const heirsHeldBy = (state: Field, side: number): readonly number[] =>
  state.phase.heirs.filter(
    (royal) =>
      isAlive(state, royal) &&
      keeperOfRoyal(state, royal) === seatOfSide(state, side) &&
      state.phase.with[royal - FIRST_ROYAL] === (NONE as number),
  );
const free = (table: Table, noble: number, spot: number): void => {
  const { state } = table;
  put(state, noble, spot);
  state.captors[noble] = 0;
  table.tell('15.3', { say: 'rescued', noble: nobleName(noble) });
};
/** 7.4 The combat that rests beneath: who beat besiegers may go on. */
const relieve = (table: Table, besieged: readonly number[], winners: number): void => {
  for (const facts of table.state.under)
    if (facts.name === 'combat')
      for (const place of besieged) facts.relieved.push({ place: place as never, nobles: winners });
};
/** Heirs whom the side that is left takes with the field: those of the beaten faction, and of its allies, too. */
const isBeaten = (state: Field, winner: number, royal: number): boolean => {
  const keeper = keeperOfRoyal(state, royal);
  if (state.rules < 6) return keeper === seatOfSide(state, 1 - winner);
  const escort = state.phase.with[royal - FIRST_ROYAL] as number;
  return keeper !== seatOfSide(state, winner) && (escort === NONE || !has(setOfSide(state, winner), escort));
};
/** 15.3 Where nobody is beaten each side keeps the heirs it has taken, and an heir whose escort fell stays with the noble he
 * joined. Tables of the first five rules left them where they had stood before. */
const goWithEscorts = (table: Table, state: Field, side: number): void => {
  const nobles = setOfSide(state, side);
  if (nobles === 0) return;
  const seat = seatOfSide(state, side);
  const { heirs, with: escorts } = state.phase;
  takeHeirs(table, heirsHeldBy(state, side), nobles, seat);
  for (const royal of heirs) {
    const escort = escorts[royal - FIRST_ROYAL] as number;
    const keeper = keeperOfRoyal(state, royal);
    if (!isAlive(state, royal) || escort === NONE || !has(nobles, escort)) continue;
    if (ofSeat(state, noblesAt(state, state.spot[royal] as number), keeper) !== 0) continue;
    put(table.state, royal, state.spot[escort] as number);
    table.state.group[royal] = state.group[escort] as number;
  }
};
/** Taken in an encounter, or with the whole field. */
const isTaken = ({ with: escorts, attackers, defenders }: Field['phase'], royal: number, won: boolean): boolean => {
  const escort = escorts[royal - FIRST_ROYAL] as number;
  return escort === NONE || (won && !has(attackers | defenders, escort));
};
export const closeField = (table: FieldTable): void => {
  const whole = table as unknown as Table;
  const state = table.state as Field;
  const { phase } = table.state;
  phase.step = 'done';
  // Taken down now: whoever is asked afterwards is another phase.
  const seats = [phase.by, phase.against] as const;
  const left = [setOfSide(state, 0), setOfSide(state, 1)] as const;
  const held = [heldBySide(state, 0), heldBySide(state, 1)] as const;
  const winner = left[0] !== 0 && left[1] === 0 ? 0 : left[1] !== 0 && left[0] === 0 ? 1 : NONE;
  if (winner !== NONE) {
    const seat = seats[winner] as number;
    const heirs = phase.heirs.filter((royal) => isAlive(state, royal) && isBeaten(state, winner, royal));
    table.tell('15.2', { say: 'field-won', seat: seatName(seat) });
    takeHeirs(whole, heirs, left[winner] as number, seat);
    if (winner === 0) relieve(whole, phase.besieged, left[0]);
  } else table.tell('15.2', { say: 'field-left' });
  for (const side of [0, 1]) {
    if (left[side] !== 0) continue;
    for (const noble of held[side] as readonly number[]) free(whole, noble, phase.from[noble] as number);
  }
  if (state.rules > 5) for (const side of [0, 1]) goWithEscorts(whole, state, side);
  settle(whole, phase.heirs.slice());
  for (const side of [0, 1]) {
    // 13.3 Whoever was taken in the field stands with nobody there.
    const seat = seats[side] as number;
    const taken = phase.heirs.filter(
      (royal) =>
        isAlive(state, royal) && keeperOfRoyal(state, royal) === seat && isTaken(phase, royal, winner === side),
    );
    if (left[side] !== 0) shareHeirs(whole, seat, taken, left[side] as number);
    const nobles = left[side] === 0 ? [] : (held[side] as readonly number[]);
    if (nobles.length > 0) askFates(whole, seat, left[side] as number, nobles);
  }
};
