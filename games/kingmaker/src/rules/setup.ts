// 1.1, 1.2, 1.6 Set-up: the decks of this game, heirs on their places, and the deal.
import { onlyFor } from '@rose/table';
import { countIn, drawCrown } from './changes/cards.ts';
import { C, CROWN, crownKind, crownName, isAdvancedCrown } from './data/crown.ts';
import { EVENTS } from './data/events.ts';
import { isDuke, N, NOBLES, ROYALS, startOf } from './data/persons.ts';
import { areaOfPlace, canHold } from './data/places.ts';
import { type Seat, seatName } from './data/seats.ts';
import { eventsOfGame } from './event-deck.ts';
import type { Table } from './kind.ts';
import type { Options } from './options.ts';
import { seatsOf } from './position/pieces.ts';
import { recount } from './position/strength.ts';
import { ASIDE, DECK, handOf, inside, NONE, OUT } from './spots.ts';
import { STATE, type State, type Writable } from './state.ts';

type Dealer = Pick<Table, 'roll' | 'tell'>;
/** 1.2 */
const DEALT = 36;

/** 1.1, 15.1, 16 The Event cards of this game; others are out of it. */
const eventDeck = (options: Options): number[] => {
  const cards = new Set(eventsOfGame(options));
  return EVENTS.map((event) => (cards.has(event) ? DECK : OUT));
};
/** Before the deal the five special cards are out of the deck. */
const crownDeck = (options: Options): number[] =>
  CROWN.map((card) => {
    if (!isAdvancedCrown(card)) return DECK;
    return options.advanced && isDuke(card) ? ASIDE : OUT;
  });

/** 1.6 A table before the deal: heirs on their places, only Henry crowned. */
export const bareTable = (options: Options, rules: number): Writable => {
  const state = STATE.blank();
  const seats = seatsOf(options);
  Object.assign(state, {
    rules,
    options,
    turns: seats.map(() => 0),
    both: seats.map(() => NONE),
    latest: seats.map(() => 0),
    leaveAll: seats.map(() => 0),
    alliance: seats.map((_, seat) => seat),
    events: eventDeck(options),
    held: crownDeck(options),
    fleet: state.fleet.map((_, ship) => ship),
    crowned: [N.henry],
  } satisfies Partial<Writable>);
  for (const royal of ROYALS) {
    const start = startOf(royal, options.advanced, options.heirsMoved);
    if (start !== undefined) state.spot[royal] = canHold(start) ? inside(start) : areaOfPlace(start);
  }
  for (const noble of NOBLES) recount(state, noble);
  return state;
};

const isNobleInHand = (state: State, seat: number): boolean =>
  NOBLES.some((noble) => state.held[noble] === handOf(seat));
/** 1.2 Equal hands; the rest stays in the deck. */
const dealOnce = (table: Dealer, state: Writable): number => {
  const { players, dealAll } = state.options;
  const cards = Math.floor((dealAll ? countIn(state.held, DECK) : DEALT) / players);
  for (let seat = 0; seat < players; seat++)
    for (let n = 0; n < cards; n++) state.held[drawCrown(table, state, '1.2')] = handOf(seat);
  return cards;
};
/** Ruling 11: who was dealt no noble turns up cards until one appears; the others are shuffled back. */
const findNoble = (table: Dealer, state: Writable, seat: number): void => {
  const turned: number[] = [];
  while (turned.length === 0 || crownKind(turned.at(-1) as number) !== 'noble') {
    const card = drawCrown(table, state, '1.2');
    state.held[card] = OUT;
    turned.push(card);
  }
  for (const card of turned) state.held[card] = DECK;
  state.held[turned.at(-1) as number] = handOf(seat);
  const viewers: readonly (Seat | 'spectator')[] = state.options.secretPlacement
    ? [seatName(seat)]
    : [...seatsOf(state.options), 'spectator'];
  table.tell('1.2', { say: 'noble-found', seat: seatName(seat), cards: onlyFor(viewers, turned.map(crownName)) });
};
const deal = (table: Dealer, state: Writable): void => {
  const seats = seatsOf(state.options).map((_, seat) => seat);
  let cards = dealOnce(table, state);
  // Ruling 103: with everything dealt, a player without a noble means a new deal.
  while (state.options.dealAll && !seats.every((seat) => isNobleInHand(state, seat))) {
    for (const card of CROWN) if (seats.some((seat) => state.held[card] === handOf(seat))) state.held[card] = DECK;
    cards = dealOnce(table, state);
  }
  for (const seat of seats) if (!isNobleInHand(state, seat)) findNoble(table, state, seat);
  // Ruling 120: French aid and the Pardons join the deck after the deal.
  if (state.options.advanced)
    for (const card of [C.french, C['royal-pardon-1'], C['royal-pardon-2']]) state.held[card] = DECK;
  table.tell('1.2', { say: 'dealt', cards, deck: countIn(state.held, DECK) });
};

export const setup = (options: Options, table: Dealer, rules: number): State => {
  const state = bareTable(options, rules);
  deal(table, state);
  return state;
};
