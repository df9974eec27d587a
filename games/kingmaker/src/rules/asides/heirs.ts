// 7.5 The controller of an heir may execute him at any moment before a card is turned.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { remove } from '../changes/deaths.ts';
import { isRoyal, pieceName, ROYALS } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { isAlive } from '../position/pieces.ts';
import { heirsOf, keeperOfRoyal } from '../position/throne.ts';
import type { State } from '../state.ts';
import type { Aside } from './aside.ts';

export const whyNotExecuteHeir = (state: State, seat: number, piece: number): Refusal | undefined => {
  const name = pieceName(piece);
  if (!isRoyal(piece)) return refuse('8.3', { why: 'not-your-prisoner', noble: name });
  if (!isAlive(state, piece)) return refuse('7.5', { why: 'is-dead', piece: name });
  return keeperOfRoyal(state, piece) === seat ? undefined : refuse('7.5', { why: 'not-your-heir', royal: name });
};
export const executeHeir = (table: Table, seat: number, royal: number): void => {
  table.tell('7.5', { say: 'executed', seat: seatName(seat), piece: pieceName(royal) });
  remove(table, 0, [royal]);
};
export const executions = (state: State, seat: number): readonly Act<'execute'>[] =>
  heirsOf(state, seat).map((piece) => ({ do: 'execute', piece }));

export const heirs: Aside<'execute'> = {
  rule: '7.5',
  verbs: ['execute'],
  candidates: (state) => ROYALS.filter((piece) => isAlive(state, piece)).map((piece) => ({ do: 'execute', piece })),
  whyNot: (state, seat, { piece }) => whyNotExecuteHeir(state, seat, piece),
  legal: executions,
  apply: (table, seat, { piece }) => executeHeir(table, seat, piece),
};
