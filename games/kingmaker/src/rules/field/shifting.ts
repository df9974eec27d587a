// 15.2 Shifting: each noble once, to a neighbouring space, from the second line to the reserve, from the reserve to any
// free space; neighbours may change places.
import { onlyFor, refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { nobleName } from '../data/persons.ts';
import { type Seat, seatName } from '../data/seats.ts';
import { COLUMNS, columnOf, isFront, isSecond, RESERVE, spaceName, touches } from '../data/spaces.ts';
import type { Refusal } from '../kind.ts';
import { has, listOf, seatsOf } from '../position/pieces.ts';
import { NONE } from '../spots.ts';
import {
  type Field,
  type FieldTable,
  hasFront,
  nobleIn,
  seatOfSide,
  setOfSide,
  showFronts,
  spaceOf,
  stepForward,
} from './lines.ts';

/** Whether the lines of a side would be in order with this noble there: somebody in front, nobody behind an empty space. */
const isInOrder = (state: Field, side: number, noble: number, space: number, other: number): boolean => {
  const own = listOf(setOfSide(state, side));
  const at = (one: number): number => {
    if (one === noble) return space;
    return one === other ? spaceOf(state, noble) : spaceOf(state, one);
  };
  const isHeld = (column: number): boolean => own.some((one) => at(one) === column);
  if (isSecond(space) && !isHeld(columnOf(space))) return false;
  // Whoever is left behind an empty space goes forward, and counts as the front.
  return COLUMNS.some((column) => isHeld(column) || own.some((one) => at(one) === column + 3));
};
export const whyNotShift = (state: Field, { noble, space }: Act<'shift'>): Refusal | undefined => {
  const side = state.phase.asked;
  const name = { noble: nobleName(noble) };
  if (!has(setOfSide(state, side), noble)) return refuse('15.2', { why: 'not-your-noble', ...name });
  const { shifted } = state.phase;
  if (shifted.includes(noble)) return refuse('15.2', { why: 'has-shifted', ...name });
  const from = spaceOf(state, noble);
  const other = space === RESERVE ? NONE : nobleIn(state, side, space);
  const reaches = space === RESERVE ? isSecond(from) : from === RESERVE ? other === NONE : touches(from, space);
  if (!reaches || from === space || (other !== NONE && shifted.includes(other)))
    return refuse('15.2', { why: 'not-a-neighbour', ...name });
  return isInOrder(state, side, noble, space, other) ? undefined : refuse('15.2', { why: 'nobody-before-him' });
};
export const shifts = (state: Field): readonly Act<'shift'>[] =>
  listOf(setOfSide(state, state.phase.asked)).flatMap((noble) =>
    [0, 1, 2, 3, 4, 5, RESERVE].map((space) => ({ do: 'shift', noble, space }) as const),
  );
export const whyNotShifted = (state: Field): Refusal | undefined =>
  hasFront(state, state.phase.asked) ? undefined : refuse('15.2', { why: 'needs-a-front' });

export const shift = (table: FieldTable, { noble, space }: Act<'shift'>): void => {
  const { state } = table;
  const { phase } = state;
  const side = phase.asked;
  const before = phase.shown;
  const other = space === RESERVE ? NONE : nobleIn(state as Field, side, space);
  if (other !== NONE) {
    phase.space[other] = phase.space[noble] as number;
    phase.shifted.push(other as never);
  }
  phase.space[noble] = space;
  phase.shifted.push(noble as never);
  // 15.2 Whoever goes back among others who are not seen is not seen any more.
  for (const one of [noble, other])
    if (one !== NONE && !isFront(phase.space[one] as number)) phase.shown &= ~(1 << one);
  showFronts(table);
  stepForward(table);
  if ((phase.shown & ~before) !== 0) table.reveal(seatsOf(state.options));
  const seat = seatName(seatOfSide(state as Field, side));
  const open = has(before | phase.shown, noble);
  const viewers: readonly (Seat | 'spectator')[] = open ? [...seatsOf(state.options), 'spectator'] : [seat];
  table.tell('15.2', {
    say: 'shifted',
    seat,
    noble: onlyFor(viewers, nobleName(noble)),
    space: spaceName(space),
  });
};
