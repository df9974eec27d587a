// 9, 14.5 What a Parliament remembers while it sits.
import { bits, column, flag, list, record, whole, word } from '@rose/parts';
import { NONE } from '../spots.ts';
import { CROWN_CARD, NOBLE, none, PIECE, PLACE, SEAT, SHIP, SPOT } from '../words.ts';
import { SITTING_STEPS } from './steps.ts';

const PAIR = record({ noble: NOBLE, other: NOBLE });
export const PARLIAMENT = {
  step: word(SITTING_STEPS),
  /** 15.9 By an Event card, in the chance phase. */
  called: flag,
  summoner: none(SEAT),
  site: none(PLACE),
  /** Who held the site, and who was inside, before anybody came. */
  host: none(SEAT),
  before: bits(NOBLE),
  /** 9.2 The summoned for whom a ship must be named. */
  overseas: bits(NOBLE),
  /** Who came, from where, and by which ship. */
  came: list(record({ noble: NOBLE, from: SPOT, ship: none(SHIP) })),
  /** Heirs who came with their only escort. */
  brought: list(record({ royal: PIECE, noble: NOBLE })),
  /** Seats still to be asked: one after the other in the order of the table, or all at once. */
  queue: list(SEAT),
  asked: bits(SEAT),
  /** 14.5 By seat: the house whose heirs do not count, 0 Lancaster, 1 York; the votes, counted once. */
  uncounted: column(SEAT, whole(NONE, 1), { rest: NONE }),
  commons: column(SEAT, whole(0, 300), { rest: 0 }),
  lords: column(SEAT, whole(0, 300), { rest: 0 }),
  /** 14.5 Who proposes, first to last; those who have not yet proposed for this card. */
  proposers: list(SEAT),
  order: list(SEAT),
  /** 9.3 Cards of Chancery that lie on the table, as drawn; the first is the one that is voted on. */
  cards: list(CROWN_CARD),
  nominee: none(NOBLE),
  agreed: flag,
  /** Nominees who declined, or were refused where the proposer may try again. */
  tried: bits(NOBLE),
  /** By seat, unseen: 0 none yet, else a block for each House, or the King it backs. */
  ballots: column(SEAT, whole(0, 9), { rest: 0 }),
  /** 15.8 Whether Pardons in Chancery are voted on. */
  pardon: word(['unasked', 'proposed', 'passed']),
  /** 9.4 Swaps that were proposed; the last one is the one in question. */
  pairs: list(PAIR, 300),
  /** 14.6 Whether homes are chosen unseen; by noble, the place he goes to. */
  secret: flag,
  homes: column(NOBLE, none(PLACE), { rest: NONE }),
} as const;
