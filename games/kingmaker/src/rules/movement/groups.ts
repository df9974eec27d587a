// 3.6 Stacks: nobles of one faction in one spot are one stack unless their owner keeps them apart. Heirs are of a stack, too.
import { type Random, refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { PIECE_COUNT, PIECES, type PieceId, pieceName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { pieceNames, whereName } from '../naming.ts';
import { isOnBoard, seatOfPiece } from '../position/pieces.ts';
import type { State } from '../state.ts';

/** The faction's own pieces of a spot. */
const matesOf = (state: State, seat: number, spot: number): readonly PieceId[] =>
  PIECES.filter((piece) => state.spot[piece] === spot && seatOfPiece(state, piece) === seat);
/** Whether these are a stack already, and the others of the spot are not in it. */
const isSo = (state: State, seat: number, pieces: readonly PieceId[]): boolean => {
  const first = pieces[0] as number;
  return matesOf(state, seat, state.spot[first] as number).every(
    (mate) => (state.group[mate] === state.group[first]) === pieces.includes(mate),
  );
};
export const whyNotGroup = (state: State, seat: number, { pieces }: Act<'group'>): Refusal | undefined => {
  const first = pieces[0] as number;
  for (const piece of pieces) {
    if (!isOnBoard(state, piece) || seatOfPiece(state, piece) !== seat)
      return refuse('3.6', { why: 'not-your-piece', piece: pieceName(piece) });
    if (state.spot[piece] !== state.spot[first]) return refuse('3.6', { why: 'not-one-spot' });
  }
  return isSo(state, seat, pieces) ? refuse('3.6', { why: 'already-so' }) : undefined;
};
/** A number that no other of the faction has in this spot. */
const freeGroup = (state: State, seat: number, pieces: readonly PieceId[]): number => {
  const spot = state.spot[pieces[0] as number] as number;
  const taken = matesOf(state, seat, spot)
    .filter((mate) => !pieces.includes(mate))
    .map((mate) => state.group[mate]);
  let group = 0;
  while (taken.includes(group)) group++;
  return group;
};
export const group = (table: Table, seat: number, { pieces }: Act<'group'>): void => {
  const { state } = table;
  const number = freeGroup(state, seat, pieces);
  for (const piece of pieces) state.group[piece] = number;
  const where = whereName(state.spot[pieces[0] as number] as number);
  table.tell('3.6', { say: 'grouped', seat: seatName(seat), pieces: pieceNames(pieces), where });
};
/** The smallest: each piece by itself. */
export const groupItems = (state: State, seat: number): readonly Act<'group'>[] => {
  const items: Act<'group'>[] = [];
  for (let piece = 0; piece < PIECE_COUNT; piece++)
    if (isOnBoard(state, piece) && seatOfPiece(state, piece) === seat)
      items.push({ do: 'group', pieces: [piece as PieceId] });
  return items;
};
/** Some of one spot, as somebody might part them. */
export const groupSample = (state: State, seat: number, random: Random): Act<'group'> | undefined => {
  const items = groupItems(state, seat);
  const one = items[random(Math.max(1, items.length)) - 1]?.pieces[0];
  if (one === undefined) return undefined;
  const mates = matesOf(state, seat, state.spot[one] as number).filter((mate) => mate === one || random(2) === 1);
  const action: Act<'group'> = { do: 'group', pieces: mates };
  return whyNotGroup(state, seat, action) ? undefined : action;
};
