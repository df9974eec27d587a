// 16.4 Vacillating Allegiance in a fight: a noble of the weaker side, drawn by lot, goes home or changes sides.
import { keepShips, moveCard } from '../changes/cards.ts';
import { releaseNoble } from '../changes/deaths.ts';
import { freeHeirs } from '../changes/heirs.ts';
import { changingHands, put } from '../changes/places.ts';
import type { OddsName } from '../data/events.ts';
import { nobleName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import { TURNS_FROM } from '../data/tables.ts';
import type { Table } from '../kind.ts';
import { countOf, leadOf, listOf, seatOfNoble } from '../position/pieces.ts';
import { captiveOf, factionOf, NONE } from '../spots.ts';

export interface Waverer {
  readonly noble: number;
  /** Whether he now fights for the others. */
  readonly turned: boolean;
}
/** The weaker side of a fight, and what it meets. */
export interface Wavering {
  readonly weak: number;
  /** The stronger side; no nobles where a garrison stands alone. */
  readonly strong: number;
  /** The faction that leads the stronger side; NONE where nobody does: then nobody changes sides. */
  readonly seat: number;
  /** Reckoned without him. */
  odds(noble: number): OddsName;
  /** 14.3 The place that is fought for: who stands in it is put out by nothing but the fight. */
  readonly place?: number;
}
const changeSides = (table: Table, noble: number, { seat, strong, place }: Wavering): void => {
  const { state } = table;
  releaseNoble(table, noble);
  const change = (): void => moveCard(state, noble, factionOf(seat));
  changingHands(table, () => (state.rules > 3 ? keepShips(state, change) : change()), place);
  put(state, noble, state.spot[noble] as number);
  if (strong !== 0) state.group[noble] = state.group[leadOf(strong)] as number;
  freeHeirs(table);
};
const goHome = (table: Table, noble: number): void => {
  const { state } = table;
  releaseNoble(table, noble);
  put(state, noble, captiveOf(seatOfNoble(state, noble)));
  state.homing.push(noble);
};
/** Nobody wavers where forces are even or the weaker side has one noble. Odds are taken without him. */
export const waverIn = (table: Table, fight: Wavering): Waverer | undefined => {
  const { state } = table;
  const count = countOf(fight.weak);
  if (count < 2) return undefined;
  const noble = listOf(fight.weak)[(table.roll('16.4', count)[0] as number) - 1] as number;
  const odds = fight.odds(noble);
  if (odds === 'even') return undefined;
  const die = table.roll('16.4', 6)[0] as number;
  const turned = die >= TURNS_FROM[odds] && fight.seat !== NONE;
  const how = { seat: seatName(seatOfNoble(state, noble)), noble: nobleName(noble), die, odds };
  if (turned) {
    table.tell('16.4', { say: 'changed-sides', ...how });
    changeSides(table, noble, fight);
  } else {
    table.tell('16.4', { say: 'deserted', ...how });
    goHome(table, noble);
  }
  return { noble, turned };
};
