// 8.1 Death: all die first, then cards are sorted, places turn neutral, heirs are freed (ruling 190). Whoever calls this
// claims heirs afterwards, where his rule says so.
import { N } from '../data/persons.ts';
import type { Table } from '../kind.ts';
import type { Cause } from '../log.ts';
import { pieceNames } from '../naming.ts';
import { listOf } from '../position/pieces.ts';
import { DECK, NONE } from '../spots.ts';
import { dropCards, moveCard } from './cards.ts';
import { endRoyal, freeHeirs, uncrown } from './heirs.ts';
import { changingHands, liftSieges, put, unnotePlaces } from './places.ts';

/** Takes a noble off the board: his own card goes to the deck, the others as 8.1 says unless somebody took them. */
const removeNoble = (table: Table, noble: number): void => {
  const { state } = table;
  put(state, noble, NONE);
  state.captors[noble] = 0;
  state.command[noble] = NONE;
  state.ransom &= ~(1 << noble);
  for (const other of state.command.keys()) if (state.command[other] === noble) state.command[other] = NONE;
  if (noble === N.beaufort) uncrown(state, noble);
  dropCards(state, noble);
  moveCard(state, noble, DECK);
};
export const kill = (table: Table, nobles: number, royals: readonly number[], cause: Cause): void => {
  if (nobles === 0 && royals.length === 0) return;
  const pieces = [...listOf(nobles), ...royals];
  const rule = cause === 'execution' ? '8.3' : '8.1';
  table.tell(rule, { say: 'died', pieces: pieceNames(pieces), cause });
  remove(table, nobles, royals);
};
/** The same without a word of its own. */
export const remove = (table: Table, nobles: number, royals: readonly number[]): void => {
  const { state } = table;
  changingHands(table, () => {
    for (const royal of royals) endRoyal(table, royal);
    for (const noble of listOf(nobles)) removeNoble(table, noble);
    unnotePlaces(state, nobles);
  });
  freeHeirs(table);
  liftSieges(table);
};
