// 7.1 The card of a combat: its other half decides. A Free Move or a Refuge is kept by the attacker, and replaced at once.
import { onlyFor } from '@rose/table';
import { discardEvent, drawEvent } from '../changes/cards.ts';
import { eventKind, eventName, resultOf } from '../data/events.ts';
import { seatName } from '../data/seats.ts';
import type { Table } from '../kind.ts';
import { seatsOf } from '../position/pieces.ts';
import { handOf, NONE } from '../spots.ts';

const keep = (table: Table, seat: number, card: number): void => {
  const by = seatName(seat);
  table.state.events[card] = handOf(seat);
  if (eventKind(card) === 'free-move') table.tell('5.6', { say: 'free-move-found', seat: by, card: eventName(card) });
  else table.tell('16.3', { say: 'refuge-found', seat: by, card: onlyFor(by, eventName(card)) });
};
/** What else than to decide a card may do in this combat. */
export interface Turning {
  /** What an Allegiance card does (16.4); without it, or where it does nothing, the card is laid aside. */
  readonly waver?: () => boolean;
  /** 15.2 The card only tells the weather: a Refuge is laid aside, too. Tables of the first five rules kept it. */
  readonly isWeather?: boolean;
}
/** The card that decides; NONE where there is none to be had, which counts as bad weather (17.3). */
export const turnCard = (table: Table, seat: number, { waver, isWeather = false }: Turning = {}): number => {
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
    const isRefuge = eventKind(card) === 'refuge';
    const isLaidAside = eventKind(card) === 'vacillating' || (isRefuge && isWeather && state.rules > 5);
    if (!isLaidAside) keep(table, seat, card);
    else {
      discardEvent(state, card);
      if (isRefuge || !waver?.()) table.tell('16.4', { say: 'set-aside', card: eventName(card) });
    }
  }
};
export const isBadWeather = (card: number): boolean => card === NONE || resultOf(card) === 'bad-weather';
