// 1.4 The first player: the Chancellor's, else the highest bishop's, else the one with most men; a tie is drawn by lot.
import { pick } from '@rose/table';
import { BISHOP_CARDS, C } from './data/crown.ts';
import { seatName } from './data/seats.ts';
import type { Table } from './kind.ts';
import { noblesThat, seatOfNoble, seatsOf } from './position/pieces.ts';
import { menInAll } from './position/strength.ts';
import { isUnderNoble, NONE } from './spots.ts';
import type { State } from './state.ts';

const holderSeat = (state: State, card: number): number => {
  const noble = state.held[card] as number;
  return isUnderNoble(noble) ? seatOfNoble(state, noble) : NONE;
};
type Found = readonly [seat: number, because: 'chancellor' | 'bishop' | 'men' | 'lot'];
const find = (table: Table): Found => {
  const { state } = table;
  const chancellor = holderSeat(state, C.chancellor);
  if (chancellor !== NONE) return [chancellor, 'chancellor'];
  const bishop = BISHOP_CARDS.map((card) => holderSeat(state, card)).find((seat) => seat !== NONE);
  if (bishop !== undefined) return [bishop, 'bishop'];
  const men = seatsOf(state.options).map((_, seat) =>
    menInAll(
      state,
      noblesThat(state, (noble) => seatOfNoble(state, noble) === seat),
    ),
  );
  const most = Math.max(...men);
  const leaders = men.flatMap((count, seat) => (count === most ? [seat] : []));
  if (leaders.length === 1) return [leaders[0] as number, 'men'];
  return [pick(leaders, (sides) => table.roll('1.4', sides)[0] as number), 'lot'];
};
export const firstPlayer = (table: Table): void => {
  const [seat, because] = find(table);
  table.state.first = seat;
  table.tell('1.4', { say: 'starts', seat: seatName(seat), because });
};
