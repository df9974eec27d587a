// 13.3 Heirs and prisoners taken by nobles of several factions: the commander's player names the noble who keeps each of them.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { setKeeper } from '../changes/heirs.ts';
import { put } from '../changes/places.ts';
import { isRoyal, type NobleId, nobleName, type PieceId, pieceName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { During, Phase, Table } from '../kind.ts';
import { isAlive, isCaptured, isInPlay, isOnBoard, listOf, ofSeat, seatOfNoble } from '../position/pieces.ts';
import { captiveOf } from '../spots.ts';

type Sharing = During<'bounty'>;
const left = (state: Sharing): readonly PieceId[] =>
  state.phase.royals.filter((piece): piece is PieceId =>
    isRoyal(piece) ? isAlive(state, piece) : isCaptured(state, piece),
  );
const keepers = (state: Sharing) =>
  listOf(state.phase.nobles).filter((noble) => isInPlay(state, noble) && isOnBoard(state, noble));
const choices = (state: Sharing): readonly Act<'keep'>[] =>
  left(state).flatMap((royal) => keepers(state).map((noble) => ({ do: 'keep', royal, noble }) as const));

/** His faction says what becomes of him; what he carries is for those of it who took part. */
const handOver = (table: Table, prisoner: NobleId, noble: number): void => {
  const { state } = table;
  const seat = seatOfNoble(state, noble);
  if (state.spot[prisoner] !== captiveOf(seat)) {
    put(state, prisoner, captiveOf(seat));
    state.captors[prisoner] = ofSeat(state, state.captors[prisoner] as number, seat);
  }
  table.interrupt({ name: 'prisoners', seat, nobles: [prisoner] });
};
export const bounty: Phase<'bounty', Act<'keep'>> = {
  rule: '13.3',
  verbs: ['keep'],
  asked: (state) => ({ must: choices(state).length > 0 ? [seatName(state.phase.seat)] : [] }),
  candidates: choices,
  whyNot(state, _seat, { royal, noble }) {
    if (!left(state).includes(royal)) return refuse('13.3', { why: 'not-your-heir', royal: pieceName(royal) });
    return keepers(state).includes(noble)
      ? undefined
      : refuse('13.3', { why: 'not-a-captor', noble: nobleName(noble) });
  },
  apply(table, _seat, { royal, noble }) {
    const { state } = table;
    state.phase.royals = state.phase.royals.filter((other) => other !== royal);
    const whole = table as unknown as Table;
    if (isRoyal(royal)) setKeeper(whole, royal, seatOfNoble(state, noble));
    else handOver(whole, royal as NobleId, noble);
  },
  next: () => undefined,
  byDefault: (state) =>
    choices(state).find(({ noble }) => seatOfNoble(state, noble) === state.phase.seat) ?? choices(state)[0],
};
