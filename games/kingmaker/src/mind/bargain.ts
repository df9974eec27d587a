// Bargains: what an offer is worth to each party, and which ones are taken. A bot shares
// the gain about evenly, asks more of who broke his word, and never binds itself for or against anybody in particular.
import type { Action } from '../rules/actions.ts';
import { offers as aside } from '../rules/asides/offers.ts';
import { crownKind, isArchbishop, menOfCard } from '../rules/data/crown.ts';
import { eventKind } from '../rules/data/events.ts';
import { votesOfPlace } from '../rules/data/places.ts';
import type { Seat } from '../rules/data/seats.ts';
import type { Gift, Item } from '../rules/parley/items.ts';
import { itemsOf, knows, type Offer, partiesOf } from '../rules/parley/parties.ts';
import { seatOfNoble } from '../rules/position/pieces.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { aliveIn, heirWorth, nobleWorths } from './worth.ts';

const HELD_EVENT = { 'free-move': 0.12, writ: 0.06, parliament: 0.05 } as const;
const eventWorth = (kind: string): number => HELD_EVENT[kind as keyof typeof HELD_EVENT] ?? 0.08;
const CARD = 0.1;
const HUNDRED_MEN = 0.5;
export const cardWorth = (card: number): number => {
  const kind = crownKind(card);
  const bishop = kind === 'bishop' ? (isArchbishop(card) ? 0.25 : 0.12) : 0;
  return CARD + bishop + (HUNDRED_MEN * menOfCard(card)) / 100 + (kind === 'noble' ? 0.1 : 0);
};
/** A loan comes back, perhaps. */
const LENT = 0.4;
/** What a prisoner is to who took him: his cards, and that another has him not. */
export const CAPTIVE = 0.4;
const LEAVE = 0.04;
/** What a gift is worth to who gives it, and to who gets it. */
const giftWorths = (state: State, gift: Gift): readonly [number, number] => {
  const both = (worth: number): readonly [number, number] => [worth, worth];
  const lent = 'due' in gift && gift.due > 0 ? LENT : 1;
  const noble = (who: number): number => nobleWorths(state)[who] as number;
  switch (gift.kind) {
    case 'hand':
    case 'card':
      return both(lent * cardWorth(gift.card));
    case 'event':
      return both(lent * eventWorth(eventKind(gift.card)));
    case 'any':
      return both(eventWorth(gift.of));
    case 'place':
      return both(lent * (0.1 + 0.03 * votesOfPlace(gift.place)));
    case 'ship':
      return both(lent * 0.1);
    case 'heir':
      return both(heirWorth(state, gift.royal) * (1 + 2.5 / Math.max(1, aliveIn(state))));
    case 'free':
      return [CAPTIVE * noble(gift.noble), noble(gift.noble)];
    case 'noble':
      return both(noble(gift.noble));
    case 'leave':
      return [LEAVE, LEAVE];
  }
};
/** An alliance is good for who is not ahead, with somebody who is not ahead either. */
const ALLIED = 0.1;
const AHEAD = 0.3;
const pactWorth = (state: State, seats: readonly number[], names: readonly Seat[]): number =>
  seats.every((seat) => evaluate(state, names[seat] as Seat) < AHEAD) ? ALLIED : -ALLIED;

/** What an offer brings a seat. */
export const gainOf = (state: State, items: readonly Item[], seat: number, names: readonly Seat[]): number => {
  let gain = 0;
  for (const item of items) {
    if (item.kind === 'ally') gain += item.seats.includes(seat) ? pactWorth(state, item.seats, names) : 0;
    // Who commands another's nobles has the use of them: that is for nobody else's asking.
    else if (item.kind === 'command') gain -= item.nobles.some((noble) => seatOfNoble(state, noble) === seat) ? 1 : 0;
    else {
      const [given, got] = giftWorths(state, item);
      gain += item.to === seat ? got : item.from === seat ? -given : 0;
    }
  }
  return gain;
};
/** 12.2 Promises that were kept, less those that were broken: all can read them. */
export const trustIn = (state: State, seat: number): number =>
  state.promises.reduce((trust, { seat: who, fate }) => {
    if (who !== seat || fate === 'open') return trust;
    return trust + (fate === 'kept' ? 1 : -1);
  }, 0);
const LEAST_GAIN = 0.02;
const WORD = 0.04;
/** The share of the others' gain that is enough for oneself; who broke his word pays for it. */
const FAIR = 0.6;
const MISTRUST = 0.25;
const isGood = (state: State, offer: Offer, seat: number, names: readonly Seat[]): boolean => {
  const items = itemsOf(offer);
  if (items.length === 0) return false;
  const trust = trustIn(state, offer.maker);
  const words = offer.words === '' || trust < 0 ? 0 : WORD * Math.min(3, 1 + trust);
  const own = gainOf(state, items, seat, names) + words;
  let others = 0;
  for (const [other] of names.entries())
    if (other !== seat && ((partiesOf(state, items) >> other) & 1) === 1)
      others = Math.max(others, gainOf(state, items, other, names));
  return own >= LEAST_GAIN && own >= (FAIR + MISTRUST * Math.max(0, -trust)) * others;
};
export const answerTo = (state: State, seat: number, names: readonly Seat[]): Action | undefined => {
  for (const offer of state.offers) {
    if (offer.maker === seat || ((offer.yes >> seat) & 1) === 1 || !knows(state, offer, seat)) continue;
    const accept = { do: 'accept', offer: offer.tag } as const;
    const good = isGood(state, offer, seat, names) && !aside.whyNot(state, seat, accept);
    return good ? accept : { do: 'refuse', offer: offer.tag };
  }
  return undefined;
};
