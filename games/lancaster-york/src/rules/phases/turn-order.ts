// 1.1 Turn order: the lowest score first; players level on score keep the order they had. On turn 1 it was drawn.
import { seatOf, yearOf } from '../data/box.ts';
import { type Automatic, NONE, type Table } from '../state.ts';

const findOrder = ({ state, tell }: Table): void => {
  const { scores, turn } = state;
  // Sorting keeps equals where they are.
  if (turn > 1) state.order.sort((a, b) => (scores[a] as number) - (scores[b] as number));
  tell('1.1', { say: 'turn-began', turn, year: yearOf(turn), order: state.order.map(seatOf) });
};

export const turnOrder: Automatic<'turn-order'> = {
  rule: '1.1',
  enter({ state }) {
    state.turn += 1;
    // 8.3 Markers that were set aside are back (ruling 72).
    state.markers = state.markers.map((house) => (house === NONE ? 0 : house));
    state.phase = { name: 'turn-order' };
  },
  goOn: findOrder,
  next: () => 'draft',
};
