// 1.5 Placement: each noble inside one of his own castles; the first player places all his, then the next round the table.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { claimHeirs } from '../changes/heirs.ts';
import { put } from '../changes/places.ts';
import { castlesOf, NOBLES, type NobleId, nobleName } from '../data/persons.ts';
import { seatName, seatNumber } from '../data/seats.ts';
import type { Phase, Table } from '../kind.ts';
import { whereName } from '../naming.ts';
import { isInPlay, roundFrom, seatOfNoble } from '../position/pieces.ts';
import { inside, NONE } from '../spots.ts';
import type { State } from '../state.ts';

const unplaced = (state: State, seat: number): readonly NobleId[] =>
  NOBLES.filter((noble) => isInPlay(state, noble) && seatOfNoble(state, noble) === seat && state.spot[noble] === NONE);
const placer = (state: State): number =>
  roundFrom(state, state.first).find((seat) => unplaced(state, seat).length > 0) ?? NONE;

function* candidates(state: State, seat: number): Iterable<Act<'place'>> {
  for (const noble of unplaced(state, seat))
    for (const castle of castlesOf(noble)) yield { do: 'place', noble, spot: inside(castle) };
}

export const placement: Phase<'placement', Act<'place'>> = {
  rule: '1.5',
  verbs: ['place'],
  enter({ state }) {
    state.phase = { name: 'placement' };
  },
  asked(state) {
    const seat = placer(state);
    return { must: seat === NONE ? [] : [seatName(seat)] };
  },
  candidates: (state, seat) => candidates(state, seatNumber(seat)),
  whyNot(state, seat, { noble, spot }) {
    const name = { noble: nobleName(noble) };
    if (seatOfNoble(state, noble) !== seatNumber(seat)) return refuse('2.3', { why: 'not-your-noble', ...name });
    if (state.spot[noble] !== NONE) return refuse('1.5', { why: 'placed-already', ...name });
    return castlesOf(noble).some((castle) => inside(castle) === spot)
      ? undefined
      : refuse('1.5', { why: 'not-his-castle', ...name });
  },
  apply(table, seat, { noble, spot }) {
    put(table.state, noble, spot);
    table.tell('1.5', { say: 'placed', seat, noble: nobleName(noble), where: whereName(spot) });
    claimHeirs(table as unknown as Table);
  },
  next: () => 'chance',
  byDefault: (state, seat) => [...candidates(state, seatNumber(seat))][0],
};
