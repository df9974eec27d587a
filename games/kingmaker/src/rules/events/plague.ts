// 4.2 Plague: every noble and heir inside a named town dies; nobody else. 15.9 In the advanced game dice decide for each.

import { kill } from '../changes/deaths.ts';
import { claimHeirs } from '../changes/heirs.ts';
import { townsOn } from '../data/events.ts';
import { dies } from '../dice.ts';
import type { Table } from '../kind.ts';
import { listOf, noblesAt, royalsAt, setOf } from '../position/pieces.ts';
import { inside } from '../spots.ts';

export const plague = (table: Table, card: number): void => {
  const { state } = table;
  const spots = townsOn(card).map(inside);
  const falls = (): boolean => !state.options.advanced || dies(table, 'plague');
  const nobles = listOf(spots.reduce((set, spot) => set | noblesAt(state, spot), 0)).filter(falls);
  const royals = spots.flatMap((spot) => royalsAt(state, spot)).filter(falls);
  kill(table, setOf(nobles), royals, 'plague');
  claimHeirs(table);
};
