// 4.2 Plague: every noble and heir inside a named town dies; nobody else.

import { kill } from '../changes/deaths.ts';
import { claimHeirs } from '../changes/heirs.ts';
import { townsOn } from '../data/events.ts';
import type { Table } from '../kind.ts';
import { noblesAt, royalsAt } from '../position/pieces.ts';
import { inside } from '../spots.ts';

export const plague = (table: Table, card: number): void => {
  const { state } = table;
  const spots = townsOn(card).map(inside);
  const nobles = spots.reduce((set, spot) => set | noblesAt(state, spot), 0);
  const royals = spots.flatMap((spot) => royalsAt(state, spot));
  kill(table, nobles, royals, 'plague');
  claimHeirs(table);
};
