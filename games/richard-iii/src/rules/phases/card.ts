// 1.1, 5.1 Card phase: both choose a card in secret; the cards are turned up and say who is Player 1. In the first turn
// of a campaign the hands are dealt, and a poor one may be dealt again (mulligan, ruling 1.2).
import { onlyFor, refuse } from '@rose/table';
import { BLOCKS } from '../data/blocks.ts';
import { CARDS, type CardId, cardName, isEvent, NO_CARD, pointsOf } from '../data/cards.ts';
import {
  type CardAction,
  type During,
  other,
  type Phase,
  type Refusal,
  SEATS,
  type Seat,
  type State,
  sideOf,
  type Table,
  type Writable,
} from '../state.ts';
import { answer, askNext, deal } from './mulligan.ts';

/** 1.1 Events first, then the higher card; the Pretender wins ties (ruling 1.3). */
const playerOne = (state: State, cards: readonly CardId[]): Seat => {
  const worth = cards.map((card) => pointsOf(card) + (isEvent(card) ? 10 : 0));
  const [lancaster = 0, york = 0] = worth;
  if (lancaster === york) return other(state.kingSide);
  return lancaster > york ? 'lancaster' : 'york';
};

/** Both cards are turned up. */
const turnUpCards = (table: Table, state: Writable, chosen: readonly CardId[]): void => {
  state.cards = chosen.slice();
  for (const side of [0, 1]) {
    const card = chosen[side] as CardId;
    state.hands[side] = (state.hands[side] as CardId[]).filter((held) => held !== card);
    (state.played[side] as CardId[]).push(card);
  }
  state.player1 = playerOne(state, chosen);
  table.reveal(SEATS);
  const [lancaster, york] = chosen as [CardId, CardId];
  table.tell('1.1', {
    say: 'cards-revealed',
    lancaster: cardName(lancaster),
    york: cardName(york),
    player1: state.player1,
  });
};

const handOf = (state: State, seat: Seat): readonly CardId[] => state.hands[sideOf(seat)] as readonly CardId[];
const NOT_CHOSEN: readonly CardId[] = [NO_CARD, NO_CARD];

const whyNotCard = (state: During<'card'>, seat: Seat, action: CardAction): Refusal | undefined => {
  const { step } = state.phase;
  const fits =
    action.do === 'play-card'
      ? step === 'choose'
      : action.do === 'ask-redeal' || action.do === 'keep-hand'
        ? step === 'ask'
        : step === 'answer';
  if (!fits) return refuse('5.1', { why: 'not-at-this-step', verb: action.do });
  if (action.do === 'play-card' && !handOf(state, seat).includes(action.card))
    return refuse('1.1', { why: 'card-not-in-hand', card: cardName(action.card) });
  return undefined;
};

/** Nothing of the last turn is left: moves, battles, cards. */
const clearTurn = (state: Writable): void => {
  for (const block of BLOCKS) {
    state.done[block] = 0;
    state.came[block] = 0;
  }
  state.attacks = [];
  state.cards = [NO_CARD, NO_CARD];
};

const startTurn = (table: Table): void => {
  const { state } = table;
  clearTurn(state);
  state.phase = { name: 'card', step: 'choose', seat: other(state.kingSide), chosen: NOT_CHOSEN.slice() };
  table.tell('1.0', { say: 'turn-begins', campaign: state.campaign, turn: state.turn });
  if (deal(table)) askNext(table);
};

export const card: Phase<'card', CardAction> = {
  rule: '1.1',
  verbs: ['ask-redeal', 'keep-hand', 'keep-mine', 'give-up-mine', 'play-card'],
  enter({ state }) {
    if (state.phase.name === 'supply') state.turn += 1;
    state.phase = { name: 'card', step: 'deal', seat: other(state.kingSide), chosen: NOT_CHOSEN.slice() };
  },
  goOn(table) {
    if (table.state.phase.step === 'deal') startTurn(table);
  },
  asked({ phase }) {
    switch (phase.step) {
      case 'deal':
        return { must: [] };
      case 'ask':
      case 'answer':
        return { must: [phase.seat] };
      case 'choose':
        return { must: SEATS.filter((seat) => phase.chosen[sideOf(seat)] === NO_CARD) };
    }
  },
  *candidates() {
    for (const verb of ['ask-redeal', 'keep-hand', 'keep-mine', 'give-up-mine'] as const) yield { do: verb };
    for (const held of CARDS) yield { do: 'play-card', card: held };
  },
  whyNot: whyNotCard,
  legal(state, seat) {
    switch (state.phase.step) {
      case 'deal':
        return [];
      case 'ask':
        return ASK;
      case 'answer':
        return ANSWER;
      case 'choose':
        return handOf(state, seat).map((held) => PLAYS[held] as CardAction);
    }
  },
  apply(table, seat, action) {
    if (action.do !== 'play-card') {
      answer(table, seat, action.do);
      return;
    }
    const { phase } = table.state;
    phase.chosen[sideOf(seat)] = action.card;
    table.tell('1.1', { say: 'card-chosen', seat, card: onlyFor(seat, cardName(action.card)) });
    if (phase.chosen[sideOf(other(seat))] !== NO_CARD) turnUpCards(table, table.state, phase.chosen);
  },
  next: () => 'action',
};
const ASK: readonly CardAction[] = [{ do: 'ask-redeal' }, { do: 'keep-hand' }];
const ANSWER: readonly CardAction[] = [{ do: 'keep-mine' }, { do: 'give-up-mine' }];
const PLAYS: readonly CardAction[] = CARDS.map((held) => ({ do: 'play-card', card: held }));
