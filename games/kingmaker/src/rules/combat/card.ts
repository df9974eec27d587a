// 7.1 The card of a combat: its other half decides. A Free Move is kept by the attacker, and replaced at once.
import { discardEvent, drawEvent } from '../changes/cards.ts';
import { eventKind, eventName, resultOf } from '../data/events.ts';
import { seatName } from '../data/seats.ts';
import type { Table } from '../kind.ts';
import { seatsOf } from '../position/pieces.ts';
import { handOf, NONE } from '../spots.ts';

/** The card that decides; NONE where there is none to be had, which counts as bad weather (17.3). */
export const turnCard = (table: Table, seat: number): number => {
  const { state } = table;
  table.reveal(seatsOf(state.options));
  for (;;) {
    const card = drawEvent(table, state, '7.1');
    if (card === NONE) return NONE;
    if (resultOf(card) !== 'none') {
      discardEvent(state, card);
      table.tell('7.1', { say: 'combat-card', card: eventName(card), result: resultOf(card) });
      return card;
    }
    if (eventKind(card) === 'free-move') {
      state.events[card] = handOf(seat);
      table.tell('5.6', { say: 'free-move-found', seat: seatName(seat), card: eventName(card) });
    } else discardEvent(state, card);
  }
};
