// The words in which documents say where something is and whose it is; the fields of the state are made of them.
import { type Field, maybe, one, or, text, whole, worded } from '@rose/parts';
import { A } from './data/areas.ts';
import { C } from './data/crown.ts';
import { E } from './data/events.ts';
import { isNoble, isPieceName, N, NOBLE_NAMES, nobleName, PIECE_NAMES, ROYAL_NAMES } from './data/persons.ts';
import { P } from './data/places.ts';
import { SEATS, seatName } from './data/seats.ts';
import { H, SHIP_NAMES } from './data/ships.ts';
import { isSeat, spotOf, spotWords } from './spot-words.ts';
import {
  ASIDE,
  CHANCERY,
  DECK,
  DISCARD,
  factionOf,
  factionSeat,
  HOLDER_LIMIT,
  handOf,
  handSeat,
  IN_FORCE,
  isInFaction,
  isInHand,
  isUnderNoble,
  NONE,
  OUT,
  SPOT_LIMIT,
} from './spots.ts';

export const SEAT = one(SEATS);
export const AREA = one(A, 'an area');
export const PLACE = one(P, 'a place');
export const SHIP = one(H, 'a ship');
/** The same as a plain number. */
export const SHIP_NUMBER = one(SHIP_NAMES, 'a ship');
export const CROWN_CARD = one(C, 'a Crown card');
export const EVENT_CARD = one(E, 'an Event card');
export const NOBLE = one(NOBLE_NAMES, 'a noble');
export const PIECE = one(PIECE_NAMES, 'a noble or an heir');
/** Royals count from 25 on, like the pieces they are. */
export const ROYAL = one(
  Object.fromEntries(ROYAL_NAMES.map((name) => [name, N[name] as number])) as Readonly<Record<string, number>>,
  'an heir',
);

export const SPOT: Field<number, string> = or(
  worded(
    whole(NONE, SPOT_LIMIT - 1),
    text,
    spotWords,
    spotOf,
    'must be an area, in:, aboard:, captive: or sea: with a name, or -',
  ),
  NONE,
);

const PILES = {
  deck: DECK,
  chancery: CHANCERY,
  aside: ASIDE,
  out: OUT,
  discard: DISCARD,
  'in-force': IN_FORCE,
} as const;
const isPile = (text: string): text is keyof typeof PILES => Object.hasOwn(PILES, text);
/** `percy` under Percy, `hand:red`, `red` in play, else the name of a pile. */
export const holderWords = (holder: number): string => {
  if (isUnderNoble(holder)) return nobleName(holder);
  if (isInHand(holder)) return `hand:${seatName(handSeat(holder))}`;
  if (isInFaction(holder)) return seatName(factionSeat(holder));
  return Object.keys(PILES).find((pile) => isPile(pile) && PILES[pile] === holder) ?? 'out';
};
const holderOf = (given: string): number | undefined => {
  if (isPile(given)) return PILES[given];
  if (isSeat(given)) return factionOf(SEATS.indexOf(given));
  if (isPieceName(given) && isNoble(N[given])) return N[given];
  const seat = given.startsWith('hand:') ? given.slice('hand:'.length) : '';
  return isSeat(seat) ? handOf(SEATS.indexOf(seat)) : undefined;
};
export const HOLDER: Field<number, string> = worded(
  whole(0, HOLDER_LIMIT - 1),
  text,
  holderWords,
  holderOf,
  'must be a noble, a seat, hand: with a seat, or a pile: deck, chancery, aside, out, discard, in-force',
);

/** Nobody, nowhere, nothing: null in words. */
export const none = <T extends number, W>(field: Field<T, W>): Field<T, W | null> =>
  or(maybe(field, NONE as T), NONE as T);
