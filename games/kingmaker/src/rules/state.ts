// What is kept, in columns of small numbers by card, piece, place, ship or seat. A column's comment is its meaning;
// `spots.ts` tells how a spot and a holder are numbers, `facts.ts` what each phase remembers.
import { apart, bits, column, list, type Of, or, record, shared, text, type ValueOf, whole } from '@rose/parts';
import { PHASE_FACTS, UNDER } from './facts.ts';
import type { Options } from './options.ts';
import { LOAN, MOST_PROMISES, OFFER, PROMISE } from './parley/fields.ts';
import { DECK, NONE, OUT } from './spots.ts';
import {
  AREA,
  CROWN_CARD,
  EVENT_CARD,
  HOLDER,
  NOBLE,
  none,
  PIECE,
  PLACE,
  ROYAL,
  SEAT,
  SHIP,
  SHIP_NUMBER,
  SPOT,
} from './words.ts';

/** Until a seat has finished its own turn of this number. */
const UNTIL = { seat: SEAT, turn: whole(0) };
/** A column with a row for each seat of the table. */
const bySeat = { some: true } as const;

export const STATE = record({
  rules: whole(1, 99),
  options: shared<Options>(),
  /** 0.1 Counted from the first player's turn; 0 before it. */
  round: whole(0, 999),
  /** Whose player-turn it is. */
  turn: none(SEAT),
  first: none(SEAT),
  /** By seat: own turns begun. */
  turns: column(SEAT, whole(0, 999), bySeat),

  /** By Crown card. */
  held: column(CROWN_CARD, or(HOLDER, DECK)),
  /** By Event card. */
  events: column(EVENT_CARD, or(HOLDER, OUT)),
  /** The Event card all see: the last one turned up. */
  shown: none(EVENT_CARD),
  /** 12.1 Crown cards that changed hands this player-turn: not to be used in it. */
  fresh: list(CROWN_CARD),

  /** By piece, nobles then royals. */
  spot: column(PIECE, SPOT),
  /** 3.6 By piece: 0, or the number of the stack in which its owner keeps it apart from the others of its spot. */
  group: column(PIECE, whole(0, 33), { rest: 0 }),
  /** By piece, this player-turn: 0 not moved, 1 moved, 2 may move again by a Free Move, 3 moved again. */
  moved: column(PIECE, whole(0, 3), { rest: 0 }),
  /** 13.2 By piece, this round: the seat that moved it or attacked with it. */
  usedBy: column(PIECE, none(SEAT), { rest: NONE }),
  /** 7.1 Nobles who attacked, and who were attacked, this player-turn. */
  attacked: bits(NOBLE),
  defended: bits(NOBLE),
  /** 8.2 Nobles released this player-turn: they do nothing more in it. */
  idle: bits(NOBLE),
  /** By noble: men of his cards wherever he stands, counted anew whenever one comes or goes. */
  men: apart(column(NOBLE, whole(0, 2000))),
  /** 8.2 By noble: who took him, as bits of nobles. */
  captors: column(NOBLE, bits(NOBLE), { rest: 0 }),
  /** 8.2 Prisoners whose captor waits for a ransom. */
  ransom: bits(NOBLE),
  /** 13.2 By noble: the noble who commands him. */
  command: column(NOBLE, none(NOBLE), { rest: NONE }),

  /** 8.4 By royal: the faction that controls him. */
  keeper: column(ROYAL, none(SEAT), { rest: NONE }),
  /** 10.2 Who is crowned: of the eight royals and Beaufort. */
  crowned: list(PIECE, 9),
  /** 14.5 The one of two Kings whom a Parliament named. */
  favoured: none(PIECE),
  /** 8.5 By seat: the own turn in which it came to hold both houses, NONE while it does not. */
  both: column(SEAT, whole(NONE, 999), bySeat),
  /** 8.5 By seat: the house of the heir it took last, 0 Lancaster, 1 York. */
  latest: column(SEAT, whole(0, 1), bySeat),

  /** By ship: a sea, inside a port, or off the board. */
  ships: column(SHIP, SPOT),
  /** 6.3 By ship: the ship she sails with; passengers of a fleet are aboard that one. */
  fleet: column(SHIP, SHIP_NUMBER),
  /** 6.7 By ship: the faction that keeps her until its passengers have landed. */
  kept: column(SHIP, none(SEAT), { rest: NONE }),
  /** 6.7 By ship, this round: like `moved`. */
  sailed: column(SHIP, whole(0, 3), { rest: 0 }),
  /** 6.6 Ships that were driven into a port, which its lord may shut. */
  driven: bits(SHIP),

  /** 3.3 By place: the noble to whom it is noted, whatever a card says. */
  noted: column(PLACE, none(NOBLE), { rest: NONE }),
  notedShips: column(SHIP, none(NOBLE), { rest: NONE }),
  /** 7.4 By place: the faction that besieges it. */
  siege: column(PLACE, none(SEAT), { rest: NONE }),
  /** 3.5 By place: seats that have leave until it is withdrawn; by seat: those that have it for all its places. */
  leave: column(PLACE, bits(SEAT), { rest: 0 }),
  leaveAll: column(SEAT, bits(SEAT), bySeat),

  /** 9.5 The King's peace. */
  peace: list(record({ area: AREA, ...UNTIL })),
  /** 13.3 Peace between former allies. */
  truces: list(record({ seats: bits(SEAT), ...UNTIL })),
  /** 13.1 By seat: the lowest seat of its alliance; its own number while it has none. */
  alliance: column(SEAT, SEAT, bySeat),

  /** 10.3 The last round to be played once no royal is left and Beaufort wears no crown. */
  lastRound: or(whole(NONE, 999), NONE),
  /** 10.5 Seats that asked for an end. */
  wishes: bits(SEAT),
  /** 14.8 Who has won by votes in Parliament. */
  acclaimed: none(SEAT),
  /** 10.5 Who has won by counting; no bits while the game goes on. */
  counted: bits(SEAT),

  /** 17.1 Actions that wait for the next open point, in the order received, as notation. */
  waiting: list(record({ seat: SEAT, action: text })),

  /** 12.1 Places and ships of another's card that changed hands this player-turn: not to be used in it. */
  freshPlaces: list(PLACE),
  freshShips: bits(SHIP),
  /** 12.3 Open offers, in the order made. */
  offers: list(OFFER),
  /** 12.2 */
  loans: list(LOAN),
  promises: list(PROMISE, MOST_PROMISES),

  /** 3.4 Guests who were put out of a place, and whom its new lord is still to be asked about. */
  lodgings: list(record({ place: PLACE, seat: SEAT, nobles: bits(NOBLE) })),

  /** 15.5, 16.4 Nobles on their way home, whose players are still to say where they go. */
  homing: list(NOBLE),
  /** 16.5 Catastrophes in force, until their drawer's own turn of that number begins. */
  catastrophes: list(record({ card: EVENT_CARD, ...UNTIL })),
  /** 15.8 From where and to where the French carry a faction over this player-turn. */
  aid: list(AREA, 2),
  /** 14.3 Nobles shut up in a place that is not theirs, who must fight in it; and those whom its lord has attacked since. */
  intruders: bits(NOBLE),
  excused: bits(NOBLE),
  /** 16.3 Refuge cards that were played: for whom and where, since which of the seat's own turns. */
  refuges: list(record({ card: none(EVENT_CARD), seat: SEAT, area: AREA, since: whole(0), pieces: list(PIECE) })),

  under: UNDER,
  phase: PHASE_FACTS,
});
export type State = Of<typeof STATE>;
/** The state while it may be changed. */
export type Writable = ValueOf<typeof STATE>;
