// 12.3 Open offers come and go unseen by others: they lapse, and those on which all agree are carried out when an open
// point is reached.
import { onlyFor } from '@rose/table';
import { seatName } from '../data/seats.ts';
import type { Table } from '../kind.ts';
import type { LogEntry, OfferEntry } from '../log.ts';
import { listOf, seatsOf } from '../position/pieces.ts';
import { NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { carryOut } from './deals.ts';
import { itemsOf, knowersOf, type Offer } from './parties.ts';
import { whyNotTerms } from './terms.ts';

/** A line for the parties alone; to others nothing was said. */
export const tellParties = (table: Table, offer: Offer, entry: OfferEntry): void => {
  const seats = listOf(knowersOf(table.state, offer)).map(seatName);
  const line: unknown = onlyFor(seats, entry);
  table.tell('12.3', line as LogEntry);
};
export const dropOffer = (table: Table, offer: Offer): void => {
  table.state.offers = table.state.offers.filter(({ tag, maker }) => tag !== offer.tag || maker !== offer.maker);
};
const lapse = (table: Table, offer: Offer, because: 'impossible' | 'over'): void => {
  tellParties(table, offer, { say: 'offer-lapsed', seat: seatName(offer.maker), offer: offer.tag, because });
  dropOffer(table, offer);
};

const isAgreed = (state: State, offer: Offer): boolean => (knowersOf(state, offer) & ~offer.yes) === 0;
/** By what everybody can see; what hands hold comes to light when the last has agreed. */
const isPossible = (state: State, offer: Offer): boolean => {
  const items = itemsOf(offer);
  return items.length > 0 && !whyNotTerms(state, items, NONE);
};
/** Each party knows its own hand. */
const isPossibleIndeed = (state: State, offer: Offer): boolean =>
  listOf(knowersOf(state, offer)).every((seat) => !whyNotTerms(state, itemsOf(offer), seat));

const sweep = (table: Table): void => {
  for (const offer of table.state.offers as readonly Offer[])
    if (!isPossible(table.state, offer)) lapse(table, offer, 'impossible');
};
const close = (table: Table, offer: Offer): void => {
  const { state } = table;
  if (!isPossibleIndeed(state, offer)) {
    table.reveal(listOf(knowersOf(state, offer)).map(seatName));
    lapse(table, offer, 'impossible');
    return;
  }
  table.reveal(seatsOf(state.options));
  dropOffer(table, offer);
  carryOut(table, offer);
};
/** At an open point. A deal may ask something first: then the others wait for the next point. */
export const settleOffers = (table: Table): void => {
  const { state } = table;
  const depth = state.under.length;
  while (state.under.length === depth) {
    sweep(table);
    const agreed = (state.offers as readonly Offer[]).find((offer) => isAgreed(state, offer));
    if (!agreed) return;
    close(table, agreed);
  }
};
/** Ruling 170: at the end of the next player-turn of its maker. */
export const endOffers = (table: Table, seat: number): void => {
  const { state } = table;
  for (const offer of state.offers as readonly Offer[])
    if (offer.maker === seat && (state.turns[seat] as number) >= offer.until) lapse(table, offer, 'over');
};
const isDue = (state: State, { to, due }: State['loans'][number]): boolean => to === state.turn && state.round >= due;
/** 12.2 When its day comes, the borrower is reminded, once; for his turn it lies ready to be given back. */
export const remindLoans = (table: Table): void => {
  const { state } = table;
  for (const { from, to, item } of state.loans.filter((loan) => isDue(state as State, loan))) {
    const [seat, lender] = [seatName(to), seatName(from)];
    const line: unknown = onlyFor([seat, lender], { say: 'loan-due', seat, lender, item });
    table.tell('12.2', line as LogEntry);
  }
};
/** 12.2 What was not given back in that turn is forgotten: nothing enforces it. */
export const forgetLoans = (state: Table['state']): void => {
  if (state.loans.length > 0) state.loans = state.loans.filter((loan) => !isDue(state as State, loan));
};
