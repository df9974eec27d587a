// 2.0 Cards: those of neutral places and the new ones are laid out, and taken one by one.
import { refuse } from '@rose/table';
import { mercenariesFor, newCards, picksEach, SEATS, seatOf } from '../data/box.ts';
import {
  CARDS,
  type CardId,
  cardName,
  FIRST_NOBLE,
  FIRST_SHIP,
  homeOf,
  homeZone,
  isMercenary,
  isNoble,
  isShip,
  type MercenaryName,
} from '../data/cards.ts';
import { give, ownerOf, seatsOf, standsAt, supplyOf, without } from '../position.ts';
import { type DraftAction, NONE, type Phase, type Refusal, type State, type Table } from '../state.ts';
import { checkTitle } from '../titles.ts';

/** 2.1 Neutral places first, then the number of new cards of the turn. */
const layOut = (table: Table): void => {
  const { state } = table;
  const count = newCards(state.options.players, state.turn);
  const waiting = state.waiting.map(cardName);
  const fresh = state.pile.splice(0, count);
  state.shown = [...state.waiting, ...fresh];
  state.waiting = [];
  state.phase = { name: 'draft', step: 'pick', picked: 0 };
  table.reveal(seatsOf(state.options));
  table.tell('2.1', { say: 'cards-shown', waiting, fresh: fresh.map(cardName), pile: state.pile.length });
};

const picksInAll = (state: State): number => picksEach(state.options.players, state.turn) * state.options.players;
/** 2.2 Turn 1 goes back and forth, later turns always restart with player 1. */
export const pickerAt = (state: State, picked: number): number => {
  const { players } = state.options;
  const place = picked % players;
  const back = state.turn === 1 && Math.floor(picked / players) % 2 === 1;
  return state.order[back ? players - 1 - place : place] as number;
};
/** Who picks from here on. */
export const pickersFrom = (state: State, picked: number): readonly number[] =>
  Array.from({ length: picksInAll(state) - picked }, (_, n) => pickerAt(state, picked + n));

/** 2.4 A mercenary card is exchanged for tokens, as far as there are any, and leaves the game. */
const hire = (table: Table, seat: number, card: CardId): void => {
  const { state } = table;
  const tokens = Math.min(mercenariesFor(state.turn), supplyOf(state));
  state.mercenaries[seat] = (state.mercenaries[seat] as number) + tokens;
  state.gone.push(card);
  const name = cardName(card) as MercenaryName;
  table.tell('2.4', { say: 'mercenaries-hired', seat: seatOf(seat), card: name, tokens, supply: supplyOf(state) });
};
/** 2.3 A noble enters in his home region, a ship in her home port. */
const take = (table: Table, seat: number, card: CardId): void => {
  const { state } = table;
  state.shown = without(state.shown, card);
  if (isMercenary(card)) {
    table.tell('2.2', { say: 'card-picked', seat: seatOf(seat), card: cardName(card), at: null });
    hire(table, seat, card);
    return;
  }
  give(state, card, seat);
  if (isNoble(card)) state.nobles[card - FIRST_NOBLE] = homeOf(card);
  if (isShip(card)) state.ships[card - FIRST_SHIP] = homeZone(card);
  const at = isNoble(card) || isShip(card) ? standsAt(state, card) : null;
  table.tell('2.2', { say: 'card-picked', seat: seatOf(seat), card: cardName(card), at });
  checkTitle(table, card);
};
/** 2.5 What nobody took leaves the game. */
const clearAway = (table: Table): void => {
  const { state } = table;
  if (state.shown.length === 0) return;
  table.tell('2.5', { say: 'cards-left', cards: state.shown.map(cardName) });
  state.gone.push(...state.shown);
  state.shown = [];
};

const PICKS: readonly DraftAction[] = CARDS.map((card) => ({ do: 'pick', card }));
const picks = (state: State): readonly DraftAction[] => state.shown.map((card) => PICKS[card] as DraftAction);

const whyNotPick = (state: State, card: CardId): Refusal | undefined => {
  if (state.shown.includes(card)) return undefined;
  const owner = ownerOf(state, card);
  if (owner === NONE) return refuse('2.2', { why: 'card-not-shown', card: cardName(card) });
  return refuse('2.2', { why: 'card-is-taken', card: cardName(card), by: seatOf(owner) });
};

export const draft: Phase<'draft', DraftAction> = {
  rule: '2.2',
  verbs: ['pick'],
  enter({ state }) {
    state.phase = { name: 'draft', step: 'show', picked: 0 };
  },
  goOn(table) {
    if (table.state.phase.step === 'show') layOut(table as unknown as Table);
  },
  asked: (state) => ({
    must:
      state.phase.step === 'show' || state.shown.length === 0 || state.phase.picked === picksInAll(state)
        ? []
        : [seatOf(pickerAt(state, state.phase.picked))],
  }),
  candidates: picks,
  whyNot: (state, _seat, { card }) => whyNotPick(state, card),
  apply(table, seat, { card }) {
    const { state } = table;
    take(table as unknown as Table, SEATS.indexOf(seat), card);
    // A pick is final and public at once (ruling 18), also where the same player picks again.
    table.reveal(seatsOf(state.options));
    state.phase.picked += 1;
    if (state.phase.picked === picksInAll(state as State)) clearAway(table as unknown as Table);
  },
  next: () => 'taxes',
  legal: picks,
};
