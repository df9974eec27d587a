// 15.3 What becomes of prisoners while a battle in lines lasts: they are executed, or exchanged.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { setKeeper } from '../changes/heirs.ts';
import { put } from '../changes/places.ts';
import { isNoble, NOBLE_COUNT, type NobleId, type PieceId, pieceName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import { RESERVE } from '../data/spaces.ts';
import type { Refusal, Table } from '../kind.ts';
import { escortOf } from './arraying.ts';
import { heirsHeldBy, heldBySide } from './closing.ts';
import { type Field, type FieldTable, seatOfSide, setOfSide } from './lines.ts';

/** Prisoners may be executed or exchanged while a side engages or shifts. */
const isBetween = ({ phase }: Field): boolean => phase.step === 'engage' || phase.step === 'shift';
export const whyNotPrisoner = (state: Field, piece: number): Refusal | undefined =>
  isBetween(state) && isNoble(piece) && heldBySide(state, state.phase.asked).includes(piece)
    ? undefined
    : refuse('15.3', { why: 'not-your-prisoner', noble: pieceName(piece) });
/** 15.3 Nobles and heirs alike; tables of the first five rules exchanged nobles alone. */
const exchanged = (state: Field, side: number): readonly number[] => [
  ...heldBySide(state, side),
  ...(state.rules > 5 ? heirsHeldBy(state, side) : []),
];
export const whyNotExchange = (state: Field, noble: number, other: number): Refusal | undefined => {
  if (state.phase.offered) return refuse('15.3', { why: 'offered-already' });
  const { asked: side } = state.phase;
  if (!isBetween(state) || !exchanged(state, side).includes(noble))
    return refuse('15.3', { why: 'not-your-prisoner', noble: pieceName(noble) });
  return exchanged(state, 1 - side).includes(other)
    ? undefined
    : refuse('15.3', { why: 'not-their-prisoner', noble: pieceName(other) });
};
export function* ofPrisoners(state: Field): Iterable<Act<'execute' | 'exchange'>> {
  const side = state.phase.asked;
  for (const piece of heldBySide(state, side) as readonly NobleId[]) yield { do: 'execute', piece };
  for (const noble of exchanged(state, side) as readonly PieceId[])
    for (const other of exchanged(state, 1 - side) as readonly PieceId[]) yield { do: 'exchange', noble, other };
}
/** An heir stands again with the first noble of the side he comes back to. */
const giveBack = (table: FieldTable, royal: number, side: number): void => {
  const state = table.state as Field;
  setKeeper(table as unknown as Table, royal, seatOfSide(state, side));
  table.state.phase.with[royal - NOBLE_COUNT] = escortOf(state, royal, setOfSide(state, side));
};
/** 15.3 Exchanged prisoners are on the field again, in reserve. */
export const exchange = (table: FieldTable): void => {
  const { state } = table;
  const { phase } = state;
  const [noble, other] = phase.exchange as [number, number];
  const side = phase.asked;
  for (const [one, own] of [
    [noble, 1 - side],
    [other, side],
  ] as const) {
    if (!isNoble(one)) {
      giveBack(table, one, own);
      continue;
    }
    put(state, one, phase.from[one] as number);
    state.captors[one] = 0;
    phase.space[one] = RESERVE;
    phase.shown &= ~(1 << one);
    if (own === 0) phase.attackers |= 1 << one;
    else phase.defenders |= 1 << one;
  }
  const seat = seatName(seatOfSide(state as Field, side));
  table.tell('15.3', { say: 'exchanged', seat, noble: pieceName(noble), other: pieceName(other) });
};
