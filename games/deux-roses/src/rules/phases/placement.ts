// 2 Set-up: the players place one soldier each in turn until both have four (ruling 5).
import { refuse } from '@rose/table';
import { around, CELLS, nameOf, RED_STARS, touch } from '../data/cells.ts';
import { ARMY, castleOf, isEmpty, putSoldier, soldiersOf, touchesSoldierOf } from '../position.ts';
import { other, type Phase, type PlacementAction, type Seat, type State } from '../state.ts';

const isComplete = (state: State, seat: Seat): boolean => soldiersOf(state, seat).length >= ARMY;

const OFF_STARS = CELLS.filter((cell) => !RED_STARS.includes(cell));

export const placement: Phase<'placement', PlacementAction> = {
  rule: '2',
  verbs: ['place'],
  asked: (state) => ({ must: isComplete(state, state.toMove) ? [] : [state.toMove] }),
  *candidates() {
    for (const cell of CELLS) yield { do: 'place', cell };
  },
  whyNot(state, seat, { cell }) {
    const name = nameOf(cell);
    // 2.3 One piece a cell (ruling 8).
    if (!isEmpty(state, cell)) return refuse('2.3', { why: 'cell-taken', cell: name });
    // 2.4 Nobody on the red stars (ruling 8).
    if (RED_STARS.includes(cell)) return refuse('2.4', { why: 'red-star', cell: name });
    // 2.1 The first soldier touches its own castle (ruling 6).
    if (soldiersOf(state, seat).length === 0) {
      const castle = castleOf(state, seat);
      if (around(castle).includes(cell)) return undefined;
      return refuse('2.1', { why: 'first-touches-castle', cell: name, castle: nameOf(castle) });
    }
    // 2.2 Every later soldier touches a soldier of its army (ruling 7).
    if (touchesSoldierOf(state, seat, cell)) return undefined;
    return refuse('2.2', { why: 'touches-no-soldier', cell: name });
  },
  legal(state, seat) {
    const soldiers = soldiersOf(state, seat);
    const beside = soldiers.length === 0 ? [castleOf(state, seat)] : soldiers;
    return OFF_STARS.filter((cell) => isEmpty(state, cell) && beside.some((piece) => touch(piece, cell))).map(
      (cell) => ({ do: 'place', cell }),
    );
  },
  apply({ state, tell }, seat, { cell }) {
    putSoldier(state, seat, cell);
    tell('2', { say: 'placed', seat, cell: nameOf(cell) });
    if (!isComplete(state, other(seat))) state.toMove = other(seat);
  },
  next: () => 'play',
};
