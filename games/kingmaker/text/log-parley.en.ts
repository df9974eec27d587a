// English: offers, deals, alliances and promises.
import type { Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { capital, Piece, piece, pieces, seat, seats } from './parts.en.ts';
import { clauses, termsInWords, thingsInWords } from './terms.en.ts';
import { clausesOfDeal } from './terms.ts';

type Log = Catalogue<Kingmaker>['log'];

const promised = (words: string): Line => (words === '' ? [] : line` “${words}”`);
export const parley: Pick<
  Log,
  | 'offered'
  | 'agreed'
  | 'offer-refused'
  | 'offer-retracted'
  | 'offer-lapsed'
  | 'loan-due'
  | 'deal'
  | 'allied'
  | 'commanded'
  | 'command-ended'
  | 'left-alliance'
  | 'promise-judged'
> = {
  offered: ({ seat: id, terms, words }) =>
    line`${seat(id)} offers: ${termsInWords(terms.split(','))}.${promised(words)}`,
  agreed: ({ seat: id }) => line`${seat(id)} agrees to the offer.`,
  'offer-refused': ({ seat: id }) => line`${seat(id)} refuses the offer.`,
  'offer-retracted': ({ seat: id }) => line`${seat(id)} takes the offer back.`,
  'offer-lapsed': ({ seat: id, because }) =>
    because === 'impossible'
      ? line`An offer of ${seat(id)} lapses: it is no longer possible.`
      : line`An offer of ${seat(id)} lapses: its time is over.`,
  'loan-due': ({ seat: id, lender, item }) =>
    line`${seat(id)} should give back to ${seat(lender)}: ${thingsInWords([item])}.`,
  deal: ({ seats: ids, items, words }) =>
    ids.length === 1
      ? line`${capital(clauses(clausesOfDeal(items)))}.`
      : line`Agreed between ${seats(ids)}: ${clauses(clausesOfDeal(items))}.${promised(words)}`,
  allied: ({ seats: ids }) => line`${seats(ids)} are allied.`,
  commanded: ({ noble, nobles }) => line`${Piece(noble)} now commands ${pieces(nobles)}.`,
  'command-ended': ({ seat: id, noble }) => line`${seat(id)} leads ${piece(noble)} again.`,
  'left-alliance': ({ seat: id, allies }) => line`${seat(id)} leaves the alliance with ${seats(allies)}.`,
  'promise-judged': ({ seat: id, by, words, fate }) =>
    line`${seat(by)} says that ${seat(id)} has ${fate} the promise: “${words}”.`,
};
