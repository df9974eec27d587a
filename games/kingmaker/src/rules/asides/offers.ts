// 12.3 Offers: made, answered and taken back at any moment, and known to their parties alone. Who has agreed has agreed;
// when all have, the offer is carried out at the next open point.
import { fingerprint, refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { MOST_OFFERS } from '../parley/fields.ts';
import { type Item, writeItem, writeTerms } from '../parley/items.ts';
import { offerItems, sampleOffer } from '../parley/making.ts';
import { itemsOf, knowersOf, knows, type Offer, offerNamed } from '../parley/parties.ts';
import { dropOffer, tellParties } from '../parley/settling.ts';
import { whyNotPropose, whyNotTerms } from '../parley/terms.ts';
import { listOf } from '../position/pieces.ts';
import type { State } from '../state.ts';
import type { Aside } from './aside.ts';

/** Made of what is offered, and of nothing else: it counts nothing. */
const tagOf = (maker: number, items: readonly Item[], words: string): string =>
  fingerprint(`${seatName(maker)} ${writeTerms(items)} ${words}`).slice(0, 8);

const whyNotOffer = (state: State, seat: number, items: readonly Item[], words: string): Refusal | undefined => {
  const own = state.offers.filter(({ maker }) => maker === seat);
  if (own.length >= MOST_OFFERS) return refuse('12.3', { why: 'too-many-offers' });
  if (own.some(({ tag }) => tag === tagOf(seat, items, words))) return refuse('12.3', { why: 'offered-already' });
  return whyNotPropose(state, seat, items);
};
const make = (table: Table, seat: number, items: readonly Item[], words: string): void => {
  const { state } = table;
  const tag = tagOf(seat, items, words);
  const until = (state.turns[seat] as number) + 1;
  const offer: Offer = { maker: seat, tag, items: items.map(writeItem), words, yes: 1 << seat, until };
  state.offers.push({ ...offer, items: [...offer.items] });
  inform(table, seat, offer);
  tellParties(table, offer, { say: 'offered', seat: seatName(seat), offer: tag, terms: writeTerms(items), words });
};
/** What others have been told cannot be unsaid. */
const inform = (table: Table, seat: number, offer: Offer): void =>
  table.reveal(
    listOf(knowersOf(table.state, offer))
      .map(seatName)
      .filter((party) => party !== seatName(seat)),
  );

type Answer = Act<'accept' | 'refuse' | 'retract'>;
const whyNotAnswer = (state: State, seat: number, { do: verb, offer: tag }: Answer): Refusal | undefined => {
  const offer = offerNamed(state, seat, tag);
  if (!offer) return refuse('12.3', { why: 'no-such-offer' });
  if (verb === 'retract') return offer.maker === seat ? undefined : refuse('12.3', { why: 'not-your-offer' });
  if (((offer.yes >> seat) & 1) === 1) return refuse('12.3', { why: 'agreed-already' });
  return verb === 'refuse' ? undefined : whyNotTerms(state, itemsOf(offer), seat);
};
const SAYS = { refuse: 'offer-refused', retract: 'offer-retracted' } as const;
const answer = (table: Table, seat: number, { do: verb, offer: tag }: Answer): void => {
  const offer = offerNamed(table.state, seat, tag) as Offer;
  inform(table, seat, offer);
  if (verb === 'accept') {
    const open = table.state.offers.find((one) => one.tag === tag && one.maker === offer.maker);
    if (open) open.yes |= 1 << seat;
    tellParties(table, offer, { say: 'agreed', seat: seatName(seat), offer: tag });
    return;
  }
  tellParties(table, offer, { say: SAYS[verb], seat: seatName(seat), offer: tag });
  dropOffer(table, offer);
};

function* answersTo(state: State, seat: number): Iterable<Answer> {
  for (const offer of state.offers) {
    if (!knows(state, offer, seat)) continue;
    if (offer.maker === seat) yield { do: 'retract', offer: offer.tag };
    else yield* [{ do: 'accept', offer: offer.tag } as const, { do: 'refuse', offer: offer.tag } as const];
  }
}

type Parley = Act<'offer' | 'counter'> | Answer;
export const offers: Aside<Parley['do']> = {
  rule: '12.3',
  verbs: ['offer', 'counter', 'accept', 'refuse', 'retract'],
  always: true,
  candidates: answersTo,
  whyNot(state, seat, action) {
    if (action.do === 'offer') return whyNotOffer(state, seat, action.terms, action.words);
    if (action.do !== 'counter') return whyNotAnswer(state, seat, action);
    return (
      whyNotAnswer(state, seat, { do: 'refuse', offer: action.offer }) ??
      whyNotOffer(state, seat, action.terms, action.words)
    );
  },
  apply(table, seat, action) {
    if (action.do === 'offer') make(table, seat, action.terms, action.words);
    else if (action.do === 'counter') {
      answer(table, seat, { do: 'refuse', offer: action.offer });
      make(table, seat, action.terms, action.words);
    } else answer(table, seat, action);
  },
  open: {
    verbs: ['offer', 'counter'],
    items: (state, seat) => offerItems(state, seat),
    sample(state, seat, random) {
      const terms = sampleOffer(state, seat, random);
      if (!terms || whyNotOffer(state, seat, terms, '')) return undefined;
      const open = state.offers.find((offer) => offer.maker !== seat && knows(state, offer, seat));
      const answered = open && !whyNotAnswer(state, seat, { do: 'refuse', offer: open.tag }) && random(3) === 1;
      return answered ? { do: 'counter', offer: open.tag, terms, words: '' } : { do: 'offer', terms, words: '' };
    },
  },
};
