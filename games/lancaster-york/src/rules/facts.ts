// The fields of plans, forces and phases: what a state keeps of them, and their names in documents.
import { apart, bit, bits, choice, column, list, maybe, one, record, row, whole, word, worded } from '@rose/parts';
import { HOUSES, MERCENARY_TOKENS, newCards, SEATS, TITLES, TROOPS } from './data/box.ts';
import { C, type CardName, NOBLES, nobleName, PERSON_NAMES, PLACE_NAMES, SHIPS, shipName } from './data/cards.ts';
import { REGION_NAMES, ZONE_COUNT, ZONE_NAMES } from './data/regions.ts';

/** An owner, a holder, a region or a zone that is not there. */
export const NONE = -1;
/** More than any purse or score. */
export const MOST = 9_999;

const numbers = <N extends CardName>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, C[name]])) as { readonly [P in N]: (typeof C)[P] };
export const CARD = one(C, 'a card');
export const PLACE = one(numbers(PLACE_NAMES), 'a place');
export const PERSON = one(numbers(PERSON_NAMES), 'a person');
export const NOBLE = one(numbers(NOBLES.map(nobleName)), 'a noble');
export const SHIP = one(numbers(SHIPS.map(shipName)), 'a ship');
export const REGION = one(REGION_NAMES, 'a region');
export const ZONE = one(ZONE_NAMES, 'a sea zone');
export const SEAT = one(SEATS);
export const HOUSE = one(HOUSES);
export const TITLE = one(TITLES);
/** A column for as many as there are: the seats that play, the regions where there are houses. */
export const SOME = { some: true } as const;

/** 4.0 What a player has written down. It may hold orders that no longer are legal: they are ignored (5.3). */
export const PLAN = record({
  bid: apart(whole(0, MOST)),
  /** The landing region of the bid; NONE without one. */
  landing: apart(maybe(REGION, NONE)),
  /** By piece (`slotOf`): the region or zone it is ordered to, NONE without an order. */
  to: row(NOBLES.length + SHIPS.length, whole(NONE, ZONE_COUNT - 1)),
  /** By place. */
  troops: column(PLACE, whole(0, TROOPS), { rest: 0 }),
  mercenaries: column(PLACE, whole(0, MERCENARY_TOKENS), { rest: 0 }),
  /** Cubes: a bit for each person (`bitOf`). */
  black: bits(PERSON),
  white: bits(PERSON),
});

/** Forces may hold garrisons besides troops: there is no limit of twenty. */
const FORCE = whole(0, TROOPS + 3);
/** By seat and place (`standOf`). */
const FORCES = worded(
  list(FORCE, SEATS.length * PLACE_NAMES.length),
  column(SEAT, column(PLACE, FORCE, { rest: 0 }), SOME),
  (forces) =>
    Array.from({ length: forces.length / PLACE_NAMES.length }, (_, seat) =>
      forces.slice(seat * PLACE_NAMES.length, (seat + 1) * PLACE_NAMES.length),
    ),
  (seats) => seats.flat(),
);
/** What deployment has put on the board. */
export const FIELD = record({
  troops: FORCES,
  mercenaries: FORCES,
  /** White cubes that lie on persons: bits. */
  white: bits(PERSON),
  /** By seat: the persons of the black cubes that were paid, in the order of payment. */
  black: column(SEAT, list(PERSON), SOME),
});

export const PHASE = choice({
  'turn-order': {},
  draft: {
    /** show: the cards of the turn are still to be laid out. */
    step: word(['show', 'pick']),
    /** Cards taken so far this turn, by all. */
    picked: whole(0, newCards(4, 1)),
  },
  taxes: {
    /** collect: taxes are still to be paid; aid: French aid is offered. */
    step: word(['collect', 'aid']),
    /** How many players, in turn order, have been asked. */
    asked: whole(0, SEATS.length),
  },
  /** By seat: 1 while the plan is confirmed. */
  planning: { locked: apart(column(SEAT, bit, SOME)) },
  deployment: { field: apart(FIELD) },
  bribery: { field: apart(FIELD) },
  /** attacked: places attacked this turn, whose garrison has come out. */
  combat: { field: apart(FIELD), attacked: bits(PLACE) },
  /** done: it was the last, and the game is over. */
  parliament: { step: word(['ready', 'done']) },
});
