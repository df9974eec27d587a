// 3.5 Standing leave, given beforehand for a place or for all. It is withdrawn in one's own movement phase only.
import { pick, refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { isFortified, PLACES, type PlaceId, placeName } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { holderOf } from '../position/control.ts';
import type { State } from '../state.ts';
import type { Aside } from './aside.ts';

type Permit = Act<'permit' | 'permit-all'>;
const hasAll = (state: State, seat: number, visitor: number): boolean =>
  (((state.leaveAll[seat] as number) >> visitor) & 1) === 1;

const whyNot = (state: State, seat: number, action: Permit): Refusal | undefined => {
  const visitor = action.seat;
  if (visitor === seat || visitor >= state.options.players) return refuse('3.5', { why: 'no-such-guest' });
  const given = refuse('3.5', { why: 'has-leave', seat: seatName(visitor) });
  if (action.do === 'permit-all') return hasAll(state, seat, visitor) ? given : undefined;
  const place = placeName(action.place);
  if (holderOf(state, action.place) !== seat) return refuse('3.5', { why: 'not-your-place', place });
  return (((state.leave[action.place] as number) >> visitor) & 1) === 1 ? given : undefined;
};
export const permit = ({ state, tell }: Table, seat: number, visitor: number, place: PlaceId | 'all'): void => {
  if (place === 'all') state.leaveAll[seat] = (state.leaveAll[seat] as number) | (1 << visitor);
  else state.leave[place] = (state.leave[place] as number) | (1 << visitor);
  const named = place === 'all' ? place : placeName(place);
  tell('3.5', { say: 'permitted', seat: seatName(seat), visitor: seatName(visitor), place: named });
};
function* items(state: State, seat: number): Iterable<Permit> {
  for (let visitor = 0; visitor < state.options.players; visitor++) {
    if (visitor === seat) continue;
    yield { do: 'permit-all', seat: visitor };
    for (const place of PLACES)
      if (isFortified(place) && holderOf(state, place) === seat) yield { do: 'permit', place, seat: visitor };
  }
}

export const leave: Aside<'permit' | 'permit-all'> = {
  rule: '3.5',
  verbs: ['permit', 'permit-all'],
  candidates: () => [],
  whyNot,
  apply: (table, seat, action) =>
    permit(table, seat, action.seat, action.do === 'permit' ? action.place : ('all' as const)),
  open: {
    verbs: ['permit', 'permit-all'],
    items,
    sample(state, seat, random) {
      const legal = [...items(state, seat)].filter((item) => !whyNot(state, seat, item));
      return legal.length === 0 ? undefined : pick(legal, random);
    },
  },
};
