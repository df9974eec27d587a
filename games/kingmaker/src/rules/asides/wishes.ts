// 10.5 Where an end was agreed on, the game is counted at once when more than half of the seats ask for it.
import { refuse } from '@rose/table';
import { seatName } from '../data/seats.ts';
import { judge } from '../judgement.ts';
import { countOf } from '../position/pieces.ts';
import type { Aside } from './aside.ts';

export const wishes: Aside<'wish-end'> = {
  rule: '10.5',
  verbs: ['wish-end'],
  candidates: () => [],
  whyNot(state, seat) {
    if (state.options.ending !== 'agreed') return refuse('10.5', { why: 'no-such-ending' });
    return ((state.wishes >> seat) & 1) === 1 ? refuse('10.5', { why: 'wished-already' }) : undefined;
  },
  apply(table, seat) {
    const { state } = table;
    state.wishes |= 1 << seat;
    table.tell('10.5', { say: 'wishes-end', seat: seatName(seat) });
    if (2 * countOf(state.wishes) > state.options.players) judge(table);
  },
  // A wish is no move: nobody should stumble over it among the choices.
  open: {
    verbs: ['wish-end'],
    items: () => [{ do: 'wish-end' }],
    sample: (state, seat, random) =>
      state.options.ending === 'agreed' && ((state.wishes >> seat) & 1) === 0 && random(50) === 1
        ? { do: 'wish-end' }
        : undefined,
  },
};
