// 7.2 What follows a combat, of whatever kind: heirs who were taken, and what comes of where everybody stands.
import { claimHeirs, orphan, setKeeper } from '../changes/heirs.ts';
import { liftSieges, put } from '../changes/places.ts';
import type { Table } from '../kind.ts';
import { isAlive, leadOf, listOf, seatsIn } from '../position/pieces.ts';
import { keeperOfRoyal } from '../position/throne.ts';

/** An heir goes to the side that took him: to one of its nobles, if none stands with him. */
export const takeHeirs = (table: Table, heirs: readonly number[], winners: number, seat: number): void => {
  const { state } = table;
  for (const royal of heirs) {
    if (!isAlive(state, royal)) continue;
    setKeeper(table, royal, seat);
    const spots = listOf(winners).map((noble) => state.spot[noble] as number);
    if (!spots.includes(state.spot[royal] as number)) put(state, royal, spots[0] as number);
    state.group[royal] = state.group[leadOf(winners)] as number;
  }
};
/** 13.3 Where nobles of several factions took an heir, their commander's player names one of them. */
export const shareHeirs = (table: Table, seat: number, heirs: readonly number[], winners: number): void => {
  const { state } = table;
  const seats = seatsIn(state, winners);
  const royals = heirs.filter((royal) => isAlive(state, royal) && keeperOfRoyal(state, royal) === seat);
  if ((seats & (seats - 1)) !== 0 && royals.length > 0)
    table.interrupt({ name: 'bounty', seat, royals, nobles: winners });
};
/** What follows from where everybody stands after a combat. */
export const settle = (table: Table, heirs: readonly number[]): void => {
  orphan(table, heirs);
  claimHeirs(table);
  liftSieges(table);
};
