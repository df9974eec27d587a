// What each phase remembers while it lasts. A chapter's own facts stand here, its rules in `phases/`.
import { bits, choice, column, flag, list, record, whole, word } from '@rose/parts';
import { FIELD } from './field/facts.ts';
import { PARLIAMENT } from './parliament/facts.ts';
import { NONE } from './spots.ts';
import { AREA, CROWN_CARD, EVENT_CARD, NOBLE, none, PIECE, PLACE, SEAT, SHIP, SPOT } from './words.ts';

/** 3.5 A question for leave: who wants to pass, go in or put in, and where the move leads if the answer is yes. */
export const ASK = record({
  owner: SEAT,
  place: PLACE,
  pieces: list(PIECE),
  ship: none(SHIP),
  to: SPOT,
});
/** 7.1 A combat that is declared. */
const ATTACK = {
  kind: word(['none', 'battle', 'siege', 'ambush', 'town']),
  /** The seat that leads it. */
  by: none(SEAT),
  area: none(AREA),
  /** What is besieged. */
  place: none(PLACE),
  attackers: bits(NOBLE),
  defenders: bits(NOBLE),
};

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
  /** 14.1 Who is asked for a Writ, who plays one, whose turn it is to name whom he sends, and who was sent for whom. */
  commission: {
    event: EVENT_CARD,
    step: word(['begin', 'ask', 'name', 'done']),
    asked: bits(SEAT),
    plays: bits(SEAT),
    namer: none(SEAT),
    sent: list(record({ noble: NOBLE, nobles: bits(NOBLE) })),
  },
  /** 16.1 How many cards the drawer has still to give back. */
  treachery: { seat: SEAT, cards: whole(0, 3) },
  movement: {
    step: word(['begin', 'move', 'done']),
    asks: list(ASK),
    /** 6.5 Ports to which somebody sailed in order to besiege them. */
    bound: list(PLACE),
    /** 16.3 Who stood overseas when the phase began, and who of them has no right to stay and can leave. */
    stayed: bits(NOBLE),
    due: bits(NOBLE),
  },
  /** 17.2 Who is asked for a Free Move, who has answered, who plays one, and whose move it is. */
  'free-moves': {
    step: word(['ask', 'move', 'answer', 'done']),
    asked: bits(SEAT),
    plays: bits(SEAT),
    mover: none(SEAT),
    /** Whether he has played his card. */
    used: flag,
    /** Ships that had not sailed this round when the card was played. */
    unsailed: bits(SHIP),
    asks: list(ASK),
    bound: list(PLACE),
  },
  combat: {
    step: word(['choose', 'heirs', 'card', 'done']),
    ...ATTACK,
    /** 7.5 Controllers of heirs who are still to be asked. */
    asked: bits(SEAT),
    /** 6.5 Ports that must be besieged now. */
    bound: list(PLACE),
    /** 7.4 Places whose besiegers were beaten, and by whom: these may attack once more. */
    relieved: list(record({ place: PLACE, nobles: bits(NOBLE) })),
  },
  /** 15.2 */
  field: FIELD,
  /** 8.2 Nobles just taken, for each of whom the captor says what becomes of him. */
  prisoners: { seat: SEAT, nobles: list(NOBLE) },
  /** 8.3 Cards of an executed noble to be shared among those who took him. */
  spoils: { seat: SEAT, cards: list(CROWN_CARD), nobles: bits(NOBLE) },
  /** 13.3 Heirs taken by nobles of several factions: their commander names who keeps each. */
  bounty: { seat: SEAT, royals: list(PIECE), nobles: bits(NOBLE) },
  /** 3.3 A place just taken: whose it is to be, then who goes in. */
  seizure: { seat: SEAT, place: PLACE, nobles: bits(NOBLE), lord: none(NOBLE), inside: flag },
  /** 8.2 A freed noble, for whom his player chooses a castle. */
  homecoming: { noble: NOBLE },
  /** 8.6 Before the draw: what becomes of prisoners who are still held. */
  ransom: { asked: bits(SEAT) },
  /** 15.8 Before an execution: his owner is asked for a Royal Pardon, then all others who hold a Crown card. */
  pardon: {
    seat: none(SEAT),
    noble: NOBLE,
    step: word(['begin', 'owner', 'others', 'done']),
    asked: bits(SEAT),
    plays: bits(SEAT),
  },
  /** 3.4 Guests who were put out of a place, and whom its new lord may let in again. */
  lodging: { place: PLACE, seat: SEAT, nobles: bits(NOBLE) },
  /** 9 */
  parliament: PARLIAMENT,
  coronation: { over: flag },
  /** 11.2 found: a noble was turned up, who must be placed. */
  draw: { step: word(['begin', 'play', 'close', 'done']), found: flag },
} as const;

export const PHASE_FACTS = choice(FACTS);
export const UNDER = list(choice(FACTS), 20);
