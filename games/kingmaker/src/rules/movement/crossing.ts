// 15.8 French aid: once, whoever stands with the noble who has it crosses the Channel without ships, as a whole move.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { put } from '../changes/places.ts';
import { A } from '../data/areas.ts';
import { C } from '../data/crown.ts';
import { areaOfPlace, isUnfortified, P, type PlaceId, PORTS_ON } from '../data/places.ts';
import { S } from '../data/seas.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { pieceNames, whereName } from '../naming.ts';
import { isFriendly } from '../position/control.ts';
import { areaAt, isUnderNoble } from '../spots.ts';
import type { State } from '../state.ts';
import { isStack, moveOnce, type Stack, stackLedBy, stacksOf, whyNotLeave } from './stacks.ts';

const CHANNEL = [
  S['the-downs'],
  S['strait-of-dover'],
  S['rye-bay'],
  S['the-solent'],
  S['needles-sea'],
  S['portland-sea'],
  S['lyme-bay'],
  S['start-sea'],
  S['plymouth-sea'],
] as const;
const SHORES: readonly PlaceId[] = [...new Set(CHANNEL.flatMap((sea) => PORTS_ON[sea] as readonly PlaceId[]))].filter(
  (port) => port !== P.calais && port !== P.continent,
);
/** The areas of ports that are friendly or have no walls. */
const landings = (state: State, seat: number): readonly number[] => [
  ...new Set(SHORES.filter((port) => isUnfortified(port) || isFriendly(state, port, seat)).map(areaOfPlace)),
];
const carries = (state: State, { pieces }: Stack): boolean => {
  const noble = state.held[C.french] as number;
  return isUnderNoble(noble) && (pieces as readonly number[]).includes(noble) && !state.fresh.includes(C.french);
};
export const isByTheChannel = (area: number): boolean => area === A.calais || area === A.continent;

/** First the stack of the noble who has the card; then others may follow from the same area to the same shore. */
const whyNotFrom = (state: State, seat: number, stack: Stack, spot: number): Refusal | undefined => {
  const stuck = whyNotLeave(state, stack);
  if (stuck) return stuck;
  const area = areaAt(stack.spot);
  const [from, to] = state.aid;
  const aided = from === undefined ? carries(state, stack) && isByTheChannel(area) : from === area && to === spot;
  if (!aided) return refuse('15.8', { why: 'no-french-aid' });
  return landings(state, seat).includes(spot) ? undefined : refuse('15.8', { why: 'cannot-land-there' });
};
export const whyNotCross = (state: State, seat: number, { piece, spot }: Act<'cross'>): Refusal | undefined => {
  const stack = stackLedBy(state, seat, piece);
  return isStack(stack) ? whyNotFrom(state, seat, stack, spot) : stack;
};
export function* crossings(state: State, seat: number): Iterable<Act<'cross'>> {
  if (!state.options.advanced || !isUnderNoble(state.held[C.french] as number)) return;
  for (const stack of stacksOf(state, seat))
    if (isByTheChannel(areaAt(stack.spot)))
      for (const spot of landings(state, seat)) yield { do: 'cross', piece: stack.lead, spot };
}
export const cross = (table: Table, seat: number, { piece, spot }: Act<'cross'>): void => {
  const { state } = table;
  const stack = stackLedBy(state, seat, piece);
  if (!isStack(stack)) return;
  state.aid = [areaAt(stack.spot), spot] as typeof state.aid;
  for (const mover of stack.pieces) {
    state.moved[mover] = moveOnce(state.moved[mover] as number);
    state.usedBy[mover] = seat;
    put(state, mover, spot);
  }
  table.tell('15.8', {
    say: 'crossed',
    seat: seatName(seat),
    pieces: pieceNames(stack.pieces),
    from: whereName(stack.spot),
    to: whereName(spot),
  });
};
