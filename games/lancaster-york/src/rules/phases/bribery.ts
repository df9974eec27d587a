// 6.0 Bribery: in reverse turn order black cubes are tried, one after the other.

import { personNames } from '../../papers/naming.ts';
import { seatOf } from '../data/box.ts';
import { type PersonId, personName } from '../data/cards.ts';
import { bitOf, give, ownerOf, standsAt } from '../position.ts';
import { type Automatic, NONE, type Table, type Writable } from '../state.ts';
import { checkTitle } from '../titles.ts';
import { emptyField } from './deployment.ts';

type Facts = Extract<Writable['phase'], { name: 'bribery' }>;

/** 6.1 A white cube stops one attempt and both cubes go; otherwise the person changes owner at once, with its card. */
const bribe = (table: Table, { field }: Facts, seat: number, person: PersonId): void => {
  const { state } = table;
  const owner = ownerOf(state, person);
  if (owner === NONE || owner === seat) return;
  const name = personName(person);
  const bit = bitOf(person);
  if ((field.white & bit) !== 0) {
    field.white &= ~bit;
    table.tell('6.1', { say: 'bribe-failed', seat: seatOf(seat), person: name, owner: seatOf(owner) });
    return;
  }
  give(state, person, seat);
  const at = standsAt(state, person);
  table.tell('6.1', { say: 'bribe-worked', seat: seatOf(seat), person: name, from: seatOf(owner), at });
  checkTitle(table, person);
};

export const bribeAll = (table: Table): void => {
  const { state } = table;
  const phase = state.phase as Facts;
  for (const seat of state.order.toReversed())
    for (const person of phase.field.black[seat] as readonly PersonId[]) bribe(table, phase, seat, person);
  // 6.2 White cubes nobody challenged go back; their price stays paid.
  if (phase.field.white !== 0) table.tell('6.2', { say: 'guards-returned', persons: personNames(phase.field.white) });
  phase.field.white = 0;
  phase.field.black = state.scores.map(() => []);
};

export const bribery: Automatic<'bribery'> = {
  rule: '6.1',
  enter({ state }) {
    const field = state.phase.name === 'deployment' ? state.phase.field : emptyField(state);
    state.phase = { name: 'bribery', field };
  },
  goOn: bribeAll,
  next: () => 'combat',
};
