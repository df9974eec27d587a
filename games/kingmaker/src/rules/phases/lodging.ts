// 3.4 The new lord of a place says whether a guest who was put out may go back in; no answer: he may not.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { put } from '../changes/places.ts';
import { areaOfPlace, placeName } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { During, Phase } from '../kind.ts';
import { holderOf } from '../position/control.ts';
import { listOf, noblesAt, ofSeat, royalsAt } from '../position/pieces.ts';
import { keeperOfRoyal } from '../position/throne.ts';
import { inside, NONE } from '../spots.ts';

type Lodging = During<'lodging'>;
type Answer = Act<'let-stay' | 'put-out'>;
/** The guests who still stand before the gate. */
const before = (state: Lodging): number => state.phase.nobles & noblesAt(state, areaOfPlace(state.phase.place));
const answers = ({ phase }: Lodging): readonly Answer[] => [
  { do: 'let-stay', seat: phase.seat },
  { do: 'put-out', seat: phase.seat },
];

export const lodging: Phase<'lodging', Answer> = {
  rule: '3.4',
  verbs: ['let-stay', 'put-out'],
  asked(state) {
    const holder = holderOf(state, state.phase.place);
    return { must: holder === NONE || before(state) === 0 ? [] : [seatName(holder)] };
  },
  candidates: answers,
  whyNot: ({ phase }, _seat, { seat }) =>
    seat === phase.seat ? undefined : refuse('3.4', { why: 'no-such-guest-here', seat: seatName(seat) }),
  apply(table, seat, action) {
    const { state } = table;
    const { place } = state.phase;
    const guests = before(state as Lodging);
    state.phase.nobles = 0;
    if (action.do === 'put-out') return;
    const area = areaOfPlace(place);
    const heirs = royalsAt(state, area).filter(
      (royal) =>
        keeperOfRoyal(state, royal) === action.seat && ofSeat(state, noblesAt(state, area), action.seat) === guests,
    );
    for (const piece of [...listOf(guests), ...heirs]) put(state, piece, inside(place));
    table.tell('3.4', { say: 'lodged', seat, visitor: seatName(action.seat), place: placeName(place) });
  },
  next: () => undefined,
  byDefault: (state) => answers(state)[1],
};
