// What each phase remembers while it lasts. A chapter's own facts stand here, its rules in `phases/`.
import { bits, choice, column, flag, list, record, word } from '@rose/parts';
import { NONE } from './spots.ts';
import { CROWN_CARD, NOBLE, none, PIECE, PLACE, SEAT, SHIP, SPOT } from './words.ts';

/** 3.5 A question for leave: who wants to pass, go in or put in, and where the move leads if the answer is yes. */
export const ASK = record({
  owner: SEAT,
  place: PLACE,
  pieces: list(PIECE),
  ship: none(SHIP),
  to: SPOT,
});
const FACTS = {
  /** 1.3 All at once and unseen: by card the noble it is meant for, by noble the castle he is meant for (14.9). */
  allocation: {
    given: column(CROWN_CARD, none(NOBLE), { rest: NONE }),
    placed: column(NOBLE, SPOT, { rest: NONE }),
    ready: bits(SEAT),
  },
  placement: {},
  chance: { step: word(['begin', 'act', 'done']) },
  /** 4.3 Ships whose owners choose among equally near ports. */
  storm: { ships: list(SHIP) },
  /** 4.5 An heir whose escorts are called to different places. */
  escort: { royal: PIECE, nobles: bits(NOBLE) },
  movement: {
    step: word(['begin', 'move', 'done']),
    asks: list(ASK),
    /** 6.5 Ports to which somebody sailed in order to besiege them. */
    bound: list(PLACE),
  },
  /** 3.4 Guests who were put out of a place, and whom its new lord may let in again. */
  lodging: { place: PLACE, seat: SEAT, nobles: bits(NOBLE) },
  coronation: { over: flag },
  /** 11.2 found: a noble was turned up, who must be placed. */
  draw: { step: word(['begin', 'play', 'close', 'done']), found: flag },
} as const;

export const PHASE_FACTS = choice(FACTS);
export const UNDER = list(choice(FACTS), 20);
