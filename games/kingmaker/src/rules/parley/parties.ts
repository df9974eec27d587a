// 12.3 Whose an offer is: everybody who gives or gets something by it must agree, and nobody else hears of it.
import { seatOfNoble } from '../position/pieces.ts';
import { NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { type Item, readItem } from './items.ts';

const seatsIn = (state: State, item: Item): readonly number[] => {
  if (item.kind === 'ally') return item.seats;
  if (item.kind === 'command') return [item.noble, ...item.nobles].map((noble) => seatOfNoble(state, noble));
  return [item.from, item.to];
};
/** As bits of seats. */
export const partiesOf = (state: State, items: readonly Item[]): number => {
  let set = 0;
  for (const item of items) for (const seat of seatsIn(state, item)) if (seat !== NONE) set |= 1 << seat;
  return set;
};

export type Offer = State['offers'][number];
/** The items of an offer; nothing where somebody wrote down what is none. */
export const itemsOf = ({ items }: Pick<Offer, 'items'>): readonly Item[] => {
  const read = items.map(readItem);
  return read.includes(undefined) ? [] : (read as Item[]);
};
/** Who knows of an offer: its maker, and whom it names. A noble may die meanwhile; who was asked was asked. */
export const knowersOf = (state: State, offer: Offer): number =>
  partiesOf(state, itemsOf(offer)) | (1 << offer.maker) | offer.yes;
export const knows = (state: State, offer: Offer, seat: number): boolean =>
  ((knowersOf(state, offer) >> seat) & 1) === 1;
export const offerNamed = (state: State, seat: number, tag: string): Offer | undefined =>
  state.offers.find((offer) => offer.tag === tag && knows(state, offer, seat));
