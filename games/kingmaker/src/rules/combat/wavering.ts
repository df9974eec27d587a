// 16.4 Vacillating Allegiance in a battle: a noble of the weaker side, drawn by lot, goes home or changes sides.
import { keepShips, moveCard } from '../changes/cards.ts';
import { releaseNoble } from '../changes/deaths.ts';
import { freeHeirs } from '../changes/heirs.ts';
import { changingHands, put } from '../changes/places.ts';
import { nobleName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import { TURNS_FROM } from '../data/tables.ts';
import type { Table } from '../kind.ts';
import { countOf, leadOf, listOf, seatOfNoble } from '../position/pieces.ts';
import { strengthOfAll } from '../position/strength.ts';
import { captiveOf, factionOf } from '../spots.ts';
import { leaderOf } from './forces.ts';
import { oddsOf } from './odds.ts';

export interface Waverer {
  readonly noble: number;
  /** Whether he now fights for the others. */
  readonly turned: boolean;
}
const changeSides = (table: Table, noble: number, strong: number): void => {
  const { state } = table;
  const seat = leaderOf(state, strong);
  releaseNoble(table, noble);
  const change = (): void => moveCard(state, noble, factionOf(seat));
  changingHands(table, () => (state.rules > 3 ? keepShips(state, change) : change()));
  put(state, noble, state.spot[noble] as number);
  state.group[noble] = state.group[leadOf(strong)] as number;
  freeHeirs(table);
};
const goHome = (table: Table, noble: number): void => {
  const { state } = table;
  releaseNoble(table, noble);
  put(state, noble, captiveOf(seatOfNoble(state, noble)));
  state.homing.push(noble);
};
/** Nobody wavers where forces are even or the weaker side has one noble. Odds are taken without him. */
export const waverIn = (table: Table, strong: number, weak: number, area: number): Waverer | undefined => {
  const { state } = table;
  const count = countOf(weak);
  if (count < 2) return undefined;
  const noble = listOf(weak)[(table.roll('16.4', count)[0] as number) - 1] as number;
  const odds = oddsOf(strengthOfAll(state, strong, area), strengthOfAll(state, weak & ~(1 << noble), area));
  if (odds === 'even') return undefined;
  const die = table.roll('16.4', 6)[0] as number;
  const turned = die >= TURNS_FROM[odds];
  const how = { seat: seatName(seatOfNoble(state, noble)), noble: nobleName(noble), die, odds };
  if (turned) {
    table.tell('16.4', { say: 'changed-sides', ...how });
    changeSides(table, noble, strong);
  } else {
    table.tell('16.4', { say: 'deserted', ...how });
    goHome(table, noble);
  }
  return { noble, turned };
};
