// 5.1, 15 Operational events: Player 1's, then Player 2's. What can do nothing is ignored (3.3).
import { refuse } from '@rose/table';
import type { EventAction } from '../actions.ts';
import { SEA_IDS } from '../data/areas.ts';
import { type CardId, cardName, type Effect, effectOf, eventPhaseOf, leavesAfterEvent } from '../data/cards.ts';
import { notNow } from '../names.ts';
import { type During, NOWHERE, other, type Phase, SEATS, sideOf, type TableIn } from '../state.ts';
import { atOnce } from './event-effects.ts';
import { addCandidates, apply as applyAsked, begin, hasAnswer, isOptional, whyNotAsked } from './event-questions.ts';

export type Resolving = During<'events'>;
const cardOf = (state: Resolving): CardId => state.cards[sideOf(state.phase.owner)] as CardId;
export const eventOf = (state: Resolving): Effect | null =>
  eventPhaseOf(cardOf(state)) === 'operational' ? effectOf(cardOf(state)) : null;

/** 3.4 A card whose event has had any effect may leave the game. */
export const noteEffect = (table: TableIn<'events'>): void => {
  const { state } = table;
  const card = cardOf(state);
  if (!leavesAfterEvent(card) || state.removed.includes(card)) return;
  state.removed.push(card);
  table.tell('3.4', { say: 'card-removed', card: cardName(card) });
};
const closeEvent = ({ state }: TableIn<'events'>): void => {
  const { phase } = state;
  const first = phase.owner === state.player1;
  phase.step = first ? 'begin' : 'over';
  phase.owner = other(phase.owner);
  phase.points = 0;
  phase.touched = [];
  phase.city = NOWHERE;
};

export const events: Phase<'events', EventAction> = {
  rule: '5.1',
  verbs: ['add', 'lose', 'deploy', 'seize', 'undermine', 'hold', 'end-event'],
  enter({ state }) {
    const { player1 } = state;
    state.phase = {
      name: 'events',
      step: 'begin',
      owner: player1,
      acting: player1,
      points: 0,
      touched: [],
      city: NOWHERE,
    };
  },
  goOn(table) {
    const { state } = table;
    while (state.phase.step !== 'over') {
      const effect = eventOf(state);
      if (state.phase.step === 'begin') {
        if (effect && atOnce(table, effect)) noteEffect(table);
        if (effect) begin(table, effect);
        // Whether its owner has anything to answer is learned now, be he asked or not.
        if (state.rules > 2 && state.phase.points > 0) table.reveal(SEATS);
        state.phase.step = 'ask';
      }
      if (effect && hasAnswer(state, effect)) return;
      closeEvent(table);
    }
  },
  asked: ({ phase }) => ({ must: phase.step === 'ask' ? [phase.acting] : [] }),
  *candidates(state, seat) {
    const effect = eventOf(state);
    if (!effect) return;
    yield* addCandidates(state, seat, effect);
    if (effect.op === 'sea-control') for (const sea of SEA_IDS) yield { do: 'seize', sea };
    yield { do: 'end-event' };
  },
  whyNot(state, seat, action) {
    const effect = eventOf(state);
    if (!effect) return notNow('5.1', action.do);
    if (action.do !== 'end-event') return whyNotAsked(state, seat, effect, action);
    return isOptional(effect) ? undefined : refuse('3.3', { why: 'event-not-done' });
  },
  apply(table, seat, action) {
    const { state } = table;
    const effect = eventOf(state);
    if (!effect) return;
    if (action.do === 'end-event') {
      closeEvent(table);
      return;
    }
    applyAsked(table, seat, effect, action);
    noteEffect(table);
  },
  next: () => 'actions',
};
