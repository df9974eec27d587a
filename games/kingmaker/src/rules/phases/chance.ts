// 4.1 Chance: a card is turned up for all and fully carried out; some are kept.
import { onlyFor } from '@rose/table';
import { discardEvent, drawEvent } from '../changes/cards.ts';
import { claimHeirs } from '../changes/heirs.ts';
import { askHome } from '../changes/homes.ts';
import { liftSieges } from '../changes/places.ts';
import { eventKind, eventName, isKept } from '../data/events.ts';
import { seatName } from '../data/seats.ts';
import { EVENTS_BY_KIND } from '../events/index.ts';
import type { Step, Table } from '../kind.ts';
import { seatsOf } from '../position/pieces.ts';
import { handOf, NONE } from '../spots.ts';
import { beginTurn, hasBoard, mayEnter } from '../turns.ts';

/** 4.7 Everybody has seen it, but of a Refuge card not its length. */
const keep = (table: Table, card: number): void => {
  const { state } = table;
  const seat = seatName(state.turn);
  state.events[card] = handOf(state.turn);
  const seen = eventKind(card) === 'refuge' ? [seat] : [...seatsOf(state.options), 'spectator'];
  table.tell('4.7', { say: 'card-kept', seat, card: onlyFor(seen, eventName(card)) });
};
const turnUp = (table: Table): void => {
  const { state } = table;
  const card = drawEvent(table, state, '4.1');
  if (card === NONE) {
    table.tell('17.3', { say: 'no-card', seat: seatName(state.turn) });
    return;
  }
  table.reveal(seatsOf(state.options));
  if (isKept(card)) {
    keep(table, card);
    return;
  }
  discardEvent(state, card);
  table.tell('4.1', { say: 'card-turned', seat: seatName(state.turn), card: eventName(card) });
  EVENTS_BY_KIND.get(eventKind(card))?.(table, card);
};

export const chance: Step<'chance'> = {
  rule: '4.1',
  enter(table) {
    beginTurn(table);
    table.state.phase = { name: 'chance', step: 'begin' };
  },
  goOn(table) {
    const whole = table as unknown as Table;
    const { state } = whole;
    if (table.state.phase.step === 'begin') {
      const depth = state.under.length;
      table.state.phase.step = 'act';
      turnUp(whole);
      if (state.under.length > depth) return;
    }
    claimHeirs(whole);
    liftSieges(whole);
    if (askHome(whole)) return;
    table.state.phase.step = 'done';
  },
  next: (state) => (hasBoard(state, state.turn) || mayEnter(state, state.turn) ? 'movement' : 'draw'),
};
