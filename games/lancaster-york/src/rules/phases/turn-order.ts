// 1.1 Turn order: the lowest score first; players level on score keep the order they had. On turn 1 it was drawn.
import { seatOf, yearOf } from '../data/box.ts';
import { NONE, type Phase, type Table } from '../state.ts';

const findOrder = ({ state, tell }: Table): void => {
  const { scores, turn } = state;
  // Sorting keeps equals where they are.
  if (turn > 1) state.order.sort((a, b) => (scores[a] as number) - (scores[b] as number));
  state.phase = { name: 'turn-order', step: 'done' };
  tell('1.1', { say: 'turn-began', turn, year: yearOf(turn), order: state.order.map(seatOf) });
};

export const turnOrder: Phase<'turn-order', never> = {
  rule: '1.1',
  verbs: [],
  begin(table) {
    const { state } = table;
    if (state.phase.name === 'turn-order') {
      findOrder(table);
      return;
    }
    state.turn += 1;
    // 8.3 Markers that were set aside are back (ruling 72).
    state.markers = state.markers.map((house) => (house === NONE ? 0 : house));
    state.phase = { name: 'turn-order', step: 'ready' };
  },
  active: () => [],
  candidates: () => [],
  whyNot: () => undefined,
  apply() {},
  next: ({ phase }) => (phase.step === 'ready' ? 'turn-order' : 'draft'),
};
