// 4 Initiative: both choose a card in secret; the higher one is Player 1, and on a tie one of them decides.
import { onlyFor, refuse } from '@rose/table';
import type { InitiativeAction } from '../actions.ts';
import { apOf, type CardId, cardName, NO_CARD } from '../data/cards.ts';
import { tieDecidedBy } from '../data/tables.ts';
import { notNow } from '../names.ts';
import { type During, type Phase, type Refusal, SEATS, type Seat, sideOf, type TableIn } from '../state.ts';

type Choosing = During<'initiative'>;
const waiting = ({ phase }: Choosing): readonly Seat[] =>
  SEATS.filter((seat) => phase.chosen[sideOf(seat)] === NO_CARD);

const whyNotCard = (state: Choosing, seat: Seat, card: CardId): Refusal | undefined =>
  state.hands[sideOf(seat)]?.includes(card)
    ? undefined
    : refuse('3.2', { why: 'card-not-in-hand', card: cardName(card) });

/** 4.1 Player 1 is known: each has the points of his card. */
const settleOrder = (table: TableIn<'initiative'>, first: Seat): void => {
  const { state } = table;
  state.player1 = first;
  for (const side of [0, 1]) state.ap[side] = apOf(state.cards[side] as CardId);
  state.phase.step = 'over';
  table.tell('4.1', { say: 'order-set', player1: first });
};
/** 4.1 Both cards are turned up together. */
const turnUpCards = (table: TableIn<'initiative'>): void => {
  const { state } = table;
  table.reveal(SEATS);
  for (const side of [0, 1]) {
    const card = state.phase.chosen[side] as CardId;
    state.cards[side] = card;
    state.hands[side] = (state.hands[side] as CardId[]).filter((held) => held !== card);
    (state.played[side] as CardId[]).push(card);
  }
  const [royalist, parliament] = state.cards as [CardId, CardId];
  table.tell('4.1', { say: 'cards-revealed', royalist: cardName(royalist), parliament: cardName(parliament) });
  if (apOf(royalist) === apOf(parliament)) state.phase.step = 'order';
  else settleOrder(table, apOf(royalist) > apOf(parliament) ? 'royalist' : 'parliament');
};

export const initiative: Phase<'initiative', InitiativeAction> = {
  rule: '4.1',
  verbs: ['play-card', 'go-first'],
  enter({ state }) {
    state.phase = { name: 'initiative', step: 'choose', chosen: [NO_CARD, NO_CARD] };
  },
  asked(state) {
    if (state.phase.step === 'choose') return { must: waiting(state) };
    return { must: state.phase.step === 'order' ? [tieDecidedBy(state.year)] : [] };
  },
  *candidates(state, seat) {
    if (state.phase.step === 'choose')
      for (const card of state.hands[sideOf(seat)] as readonly CardId[]) yield { do: 'play-card', card };
    else for (const first of SEATS) yield { do: 'go-first', seat: first };
  },
  whyNot(state, seat, action) {
    if ((action.do === 'play-card') !== (state.phase.step === 'choose')) return notNow('4.2', action.do);
    return action.do === 'play-card' ? whyNotCard(state, seat, action.card) : undefined;
  },
  apply(table, seat, action) {
    const { state, tell } = table;
    if (action.do === 'go-first') {
      settleOrder(table, action.seat);
      return;
    }
    state.phase.chosen[sideOf(seat)] = action.card;
    tell('4.1', { say: 'card-chosen', seat, card: onlyFor(seat, cardName(action.card)) });
    if (waiting(state).length === 0) turnUpCards(table);
  },
  next: () => 'events',
};
