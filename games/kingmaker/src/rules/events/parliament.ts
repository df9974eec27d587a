// 15.9 Parliament must be called: at once, where the drawer says; not where somebody else than Henry is King.
import { N } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import { PHASE_FACTS } from '../facts.ts';
import type { Table } from '../kind.ts';
import { kings } from '../position/throne.ts';

export const callParliament = (table: Table): void => {
  const { state } = table;
  if (kings(state).some((king) => king !== N.henry)) {
    table.tell('15.9', { say: 'parliament-ignored', seat: seatName(state.turn) });
    return;
  }
  table.interrupt({ ...PHASE_FACTS.of.parliament.blank(), step: 'site', called: true, summoner: state.turn });
};
