// 5.1 The deal, and the mulligan: a hand of 13 points or less may be shown and dealt again, once a campaign and side.
// The other side keeps its hand or gives it up; the Pretender is asked first, and again after every exchange (1.2).
import { CARDS, type CardId, cardName, pointsOf } from '../data/cards.ts';
import {
  type CardAction,
  HIGH_HAND,
  LOW_HAND,
  other,
  SEATS,
  type Seat,
  type State,
  sideOf,
  type Table,
  UNKNOWN_HAND,
  type Writable,
} from '../state.ts';

export const HAND = 7;
export const MULLIGAN = 13;
export const totalOf = (cards: readonly CardId[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);
const byNumber = (a: number, b: number): number => a - b;

/** Cards that nobody holds and nobody has played in this campaign. */
export const undealt = (state: State): CardId[] => {
  const gone = new Set([...state.hands, ...state.played].flat());
  return CARDS.filter((card) => !gone.has(card));
};

/** Draws so many of these cards at random; they leave the list. */
const draw = (table: Table, from: CardId[], count: number): CardId[] => {
  const drawn: CardId[] = [];
  for (let n = 0; n < count; n++) {
    const [face = 1] = table.roll('5.1', from.length);
    drawn.push(...from.splice(face - 1, 1));
  }
  return drawn.sort(byNumber);
};

/** Deals to whoever holds no card: in the first turn of a campaign that is both. Says whether it did. */
export const deal = (table: Table): boolean => {
  const { state } = table;
  const empty = SEATS.filter((seat) => state.hands[sideOf(seat)]?.length === 0);
  if (empty.length === 0) return false;
  const left = undealt(state);
  for (const seat of empty) {
    state.hands[sideOf(seat)] = draw(table, left, HAND + 1 - state.turn);
    state.dealt[sideOf(seat)] = UNKNOWN_HAND;
  }
  table.tell('5.1', { say: 'cards-dealt', campaign: state.campaign });
  return state.turn === 1;
};

/** Ruling 1.2: looks for the next side that may ask for a new hand; when there is none, cards are chosen. */
export const askNext = (table: Pick<Table, 'state' | 'reveal'>): void => {
  const { state } = table;
  const phase = state.phase as Extract<Writable['phase'], { name: 'card' }>;
  for (const seat of [other(state.kingSide), state.kingSide]) {
    const side = sideOf(seat);
    if (state.asked[side] === 1 || state.dealt[side] !== UNKNOWN_HAND) continue;
    // Whether somebody is asked tells all that the hand is poor or not.
    table.reveal(SEATS);
    if (totalOf(state.hands[side] as CardId[]) <= MULLIGAN) {
      Object.assign(phase, { step: 'ask', seat });
      return;
    }
    state.dealt[side] = HIGH_HAND;
  }
  phase.step = 'choose';
};

/** The answers around a mulligan. */
export const answer = (table: Table, seat: Seat, verb: Exclude<CardAction['do'], 'play-card'>): void => {
  const { state } = table;
  const phase = state.phase as Extract<Writable['phase'], { name: 'card' }>;
  switch (verb) {
    case 'keep-hand':
      state.dealt[sideOf(seat)] = LOW_HAND;
      table.tell('5.1', { say: 'hand-kept', seat });
      askNext(table);
      return;
    case 'ask-redeal':
      table.reveal([other(seat)]);
      table.tell('5.1', { say: 'redeal-asked', seat, hand: (state.hands[sideOf(seat)] as CardId[]).map(cardName) });
      Object.assign(phase, { step: 'answer', seat: other(seat) });
      return;
    case 'keep-mine':
      table.tell('5.1', { say: 'own-hand-kept', seat });
      exchange(table, other(seat), [other(seat)]);
      return;
    case 'give-up-mine':
      table.tell('5.1', { say: 'hand-given-up', seat });
      exchange(table, other(seat), [other(seat), seat]);
      return;
  }
};

/** The asker draws again from all cards but those that were kept; who gave up his hand draws too. */
const exchange = (table: Table, asker: Seat, drawing: readonly Seat[]): void => {
  const { state } = table;
  state.asked[sideOf(asker)] = 1;
  for (const seat of drawing) state.hands[sideOf(seat)] = [];
  const left = undealt(state);
  for (const seat of drawing) {
    state.hands[sideOf(seat)] = draw(table, left, HAND);
    state.dealt[sideOf(seat)] = UNKNOWN_HAND;
  }
  askNext(table);
};

/** Ruling 1.2: what all know of a hand from the mulligan: poor, rich, or nothing. */
const kindOfHand = (state: State, seat: Seat): number => {
  const { phase } = state;
  const isAsked = phase.name === 'card' && phase.step === 'ask' && phase.seat === seat;
  return isAsked ? LOW_HAND : (state.dealt[sideOf(seat)] as number);
};
/** How often a world's hand is drawn before the poorest or richest is taken. */
export const HAND_TRIES = 40;
/** Whether a hand could be what is left of the one dealt. */
export const handFits = (state: State, seat: Seat, hand: readonly CardId[]): boolean => {
  const kind = kindOfHand(state, seat);
  if (kind === UNKNOWN_HAND) return true;
  const total = totalOf(hand) + totalOf(state.played[sideOf(seat)] as readonly CardId[]);
  return total <= MULLIGAN === (kind === LOW_HAND);
};
/** The hand that fits if any does. */
export const poorest = (state: State, seat: Seat, from: readonly CardId[], count: number): CardId[] => {
  const sorted = [...from].sort((a, b) => pointsOf(a) - pointsOf(b));
  return kindOfHand(state, seat) === LOW_HAND ? sorted.slice(0, count) : sorted.slice(sorted.length - count);
};
