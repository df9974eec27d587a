// French: offers, deals, alliances and promises.
import type { Kingmaker } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line } from '@rose/table/text';
import { capital, ofPiece, Piece, pieces, seat, seats } from './parts.fr.ts';
import { clauses, termsInWords, thingsInWords } from './terms.fr.ts';
import { clausesOfDeal } from './terms.ts';

type Log = Catalogue<Kingmaker>['log'];

const promised = (words: string): Line => (words === '' ? [] : line` « ${words} »`);
const JUDGED = { kept: 'tenu', broken: 'rompu' } as const;
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
    line`${seat(id)} offre : ${termsInWords(terms.split(','))}.${promised(words)}`,
  agreed: ({ seat: id }) => line`${seat(id)} accepte l’offre.`,
  'offer-refused': ({ seat: id }) => line`${seat(id)} refuse l’offre.`,
  'offer-retracted': ({ seat: id }) => line`${seat(id)} retire son offre.`,
  'offer-lapsed': ({ seat: id, because }) =>
    because === 'impossible'
      ? line`Une offre de ${seat(id)} tombe : elle n’est plus possible.`
      : line`Une offre de ${seat(id)} tombe : son temps est passé.`,
  'loan-due': ({ seat: id, lender, item }) =>
    line`${seat(id)} devrait rendre à ${seat(lender)} : ${thingsInWords([item])}.`,
  deal: ({ seats: ids, items, words }) =>
    ids.length === 1
      ? line`${capital(clauses(clausesOfDeal(items)))}.`
      : line`Accord entre ${seats(ids)} : ${clauses(clausesOfDeal(items))}.${promised(words)}`,
  allied: ({ seats: ids }) => line`${seats(ids)} sont alliés.`,
  commanded: ({ noble, nobles }) => line`${Piece(noble)} commande désormais ${pieces(nobles)}.`,
  'command-ended': ({ seat: id, noble }) => line`${seat(id)} reprend la conduite ${ofPiece(noble)}.`,
  'left-alliance': ({ seat: id, allies }) => line`${seat(id)} quitte l’alliance avec ${seats(allies)}.`,
  'promise-judged': ({ seat: id, by, words, fate }) =>
    line`Selon ${seat(by)}, ${seat(id)} a ${JUDGED[fate]} sa promesse : « ${words} ».`,
};
