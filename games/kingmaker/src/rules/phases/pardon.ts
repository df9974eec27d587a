// 15.8 Before a noble is executed a Royal Pardon may be played: his owner is asked first, then all others who hold a Crown
// card at the same time. The first in turn order is used.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { countIn, moveCard } from '../changes/cards.ts';
import { executeNoble, freeNoble } from '../combat/captives.ts';
import { crownName, PARDON_CARDS } from '../data/crown.ts';
import { nobleName } from '../data/persons.ts';
import { seatName, seatNumber } from '../data/seats.ts';
import type { Phase, Table, TableIn } from '../kind.ts';
import { listOf, roundFrom, seatOfNoble, seatsOf } from '../position/pieces.ts';
import { CHANCERY, handOf, NONE } from '../spots.ts';
import type { State } from '../state.ts';

const pardonOf = (state: State, seat: number): number =>
  PARDON_CARDS.find((card) => state.held[card] === handOf(seat)) ?? NONE;
/** How many Crown cards somebody holds is public. */
const couldPlay = (state: State, seat: number): boolean => countIn(state.held, handOf(seat)) > 0;

const play = (table: Table, seat: number, noble: number): void => {
  const { state } = table;
  const card = pardonOf(state, seat);
  moveCard(state, card, CHANCERY);
  table.tell('15.8', { say: 'pardoned', seat: seatName(seat), noble: nobleName(noble), card: crownName(card) });
  freeNoble(table, noble);
};
/** Whom the question goes to next; at the end it is done or not. */
const proceed = (table: TableIn<'pardon'>): void => {
  const { state } = table;
  const { phase } = state;
  const owner = seatOfNoble(state, phase.noble);
  if (phase.step === 'begin') {
    phase.step = 'owner';
    phase.asked = couldPlay(state, owner) ? 1 << owner : 0;
  }
  if (phase.step === 'owner' && phase.asked === 0 && phase.plays === 0) {
    phase.step = 'others';
    for (const seat of roundFrom(state, state.turn))
      if (seat !== owner && seat !== phase.seat && couldPlay(state, seat)) phase.asked |= 1 << seat;
  }
  if (phase.step === 'done' || phase.asked !== 0) return;
  phase.step = 'done';
  const { noble, seat: by } = phase;
  const seat = roundFrom(state, state.turn).find((one) => ((phase.plays >> one) & 1) === 1);
  if (seat === undefined) executeNoble(table as unknown as Table, by, noble);
  else play(table as unknown as Table, seat, noble);
};

export const pardon: Phase<'pardon', Act<'pardon' | 'pass'>> = {
  rule: '15.8',
  verbs: ['pardon', 'pass'],
  goOn: proceed,
  asked: ({ phase }) => ({ must: listOf(phase.asked).map(seatName) }),
  candidates: () => [{ do: 'pardon' }, { do: 'pass' }],
  whyNot: (state, seat, action) =>
    action.do === 'pardon' && pardonOf(state, seatNumber(seat)) === NONE
      ? refuse('15.8', { why: 'no-pardon' })
      : undefined,
  apply(table, seat, action) {
    const { state } = table;
    const { phase } = state;
    const bit = 1 << seatNumber(seat);
    phase.asked &= ~bit;
    if (action.do === 'pardon') phase.plays |= bit;
    // the last of those who were asked at the same time sees what the others have answered
    const isOver = phase.step === 'others' && phase.asked === 0;
    if (isOver && state.rules > 5) table.reveal(seatsOf(state.options));
  },
  next: () => undefined,
  isWindow: () => true,
  byDefault: () => ({ do: 'pass' }),
};
