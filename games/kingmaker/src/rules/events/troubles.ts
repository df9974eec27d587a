// 15.9, 16 Events that strike cards, royals and single nobles.
import { countIn, discardEvent, moveCard } from '../changes/cards.ts';
import { kill } from '../changes/deaths.ts';
import { claimHeirs } from '../changes/heirs.ts';
import { crownName, MERCENARY_CARDS } from '../data/crown.ts';
import { eventName, numberOn } from '../data/events.ts';
import { NOBLES, nobleName, royalName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import { ROYAL_DEATH } from '../data/tables.ts';
import { twoDice } from '../dice.ts';
import type { Table } from '../kind.ts';
import { isAlive, listOf, onBoardOf } from '../position/pieces.ts';
import { recount } from '../position/strength.ts';
import { DECK, handOf, IN_FORCE, isInside, isOnLand, isUnderNoble, NONE, placeAt } from '../spots.ts';

/** 15.9 Every mercenary under a noble goes to the Crown deck; those in hands stay. */
export const mercenariesGoHome = (table: Table): void => {
  const { state } = table;
  const cards = MERCENARY_CARDS.filter((card) => isUnderNoble(state.held[card] as number));
  for (const card of cards) moveCard(state, card, DECK);
  table.tell('15.9', { say: 'mercenaries-left', cards: cards.map(crownName) });
};
/** 16.6 Two dice name a royal; nothing happens if he is dead already. */
export const royalDeath = (table: Table): void => {
  const { state } = table;
  const dice = twoDice(table, '16.6');
  const royal = ROYAL_DEATH[state.options.advanced ? 'advanced' : 'basic'][dice - 2] as number;
  const dead = !isAlive(state, royal);
  table.tell('16.6', { say: 'royal-death', dice, royal: royalName(royal), dead });
  if (dead) return;
  kill(table, 0, [royal], 'sickness');
  claimHeirs(table);
};
/** 16.5 Titles, offices and bishops bring no men until the drawer's own turn so many rounds later begins. */
export const catastrophe = (table: Table, card: number): void => {
  const { state } = table;
  const rounds = numberOn(card);
  const seat = state.turn;
  state.events[card] = IN_FORCE;
  state.catastrophes.push({ card: card as never, seat, turn: (state.turns[seat] as number) + rounds });
  for (const noble of NOBLES) recount(state, noble);
  table.tell('16.5', { say: 'catastrophe-begins', seat: seatName(seat), card: eventName(card), rounds });
};
/** 16.5 When a turn begins, those are over whose time has come. */
export const endCatastrophes = (table: Table): void => {
  const { state } = table;
  const over = state.catastrophes.filter(
    ({ seat, turn }) => seat === state.turn && (state.turns[seat] as number) >= turn,
  );
  if (over.length === 0) return;
  state.catastrophes = state.catastrophes.filter((one) => !over.includes(one));
  for (const noble of NOBLES) recount(state, noble);
  for (const { card } of over) {
    discardEvent(state, card);
    table.tell('16.5', { say: 'catastrophe-ends', card: eventName(card) });
  }
};
/** 16.1 The drawer gives back so many Crown cards of his hand. */
export const treachery = (table: Table, card: number): void => {
  const { state } = table;
  const cards = Math.min(numberOn(card), countIn(state.held, handOf(state.turn)));
  table.tell('16.1', { say: 'treachery', seat: seatName(state.turn), cards });
  if (cards > 0) table.interrupt({ name: 'treachery', seat: state.turn, cards });
};
/** 16.4 One noble of the drawer, drawn by lot, neither moves nor attacks this turn. */
export const wavering = (table: Table): void => {
  const { state } = table;
  const able = listOf(onBoardOf(state, state.turn)).filter((noble) => {
    const spot = state.spot[noble] as number;
    return isOnLand(spot) && !(isInside(spot) && state.siege[placeAt(spot)] !== NONE);
  });
  if (able.length === 0) return;
  const noble = able[(table.roll('16.4', able.length)[0] as number) - 1] as number;
  state.idle |= 1 << noble;
  table.tell('16.4', { say: 'wavers', seat: seatName(state.turn), noble: nobleName(noble) });
};
