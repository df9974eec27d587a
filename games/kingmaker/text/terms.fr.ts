// French: what each party of an offer gives, in words.
import {
  crownName,
  type Item,
  isCrownName,
  isEventName,
  nobleName,
  placeName,
  royalName,
  seatName,
  shipName,
} from '@rose/kingmaker/ids';
import { type Line, line } from '@rose/table/text';
import {
  atSite,
  card,
  event,
  few,
  KEPT,
  listed,
  ofPiece,
  ofPieces,
  piece,
  seat,
  seats,
  ship,
  site,
  toPiece,
} from './parts.fr.ts';
import { joined } from './parts.ts';
import { type Clause, clausesOfItems, clausesOfText, type Thing } from './terms.ts';

const lent = (due: number): string => (due === 0 ? '' : `, en prêt jusqu’à la manche ${due}`);
/** What is given: « Bristol (à Percy) », « permission partout ». */
const thing = (given: Thing): Line => {
  if ('unseen' in given) return line`${few(given.unseen, 'carte', true)} de sa main`;
  if ('open' in given) return open(given.open);
  const { hand, due } = given;
  const what = isCrownName(hand) ? card(hand) : isEventName(hand) ? event(hand) : (KEPT[hand] ?? '');
  return line`${what} de sa main${lent(due)}`;
};
const open = (item: Exclude<Item, { readonly kind: 'hand' | 'event' | 'any' }>): Line => {
  switch (item.kind) {
    case 'card':
      return line`${card(crownName(item.card))} (${toPiece(nobleName(item.noble))})${lent(item.due)}`;
    case 'place':
      return line`${site(placeName(item.place))} (${toPiece(nobleName(item.noble))})${lent(item.due)}`;
    case 'ship':
      return line`${ship(shipName(item.ship))} (${toPiece(nobleName(item.noble))})${lent(item.due)}`;
    case 'heir':
      return [piece(royalName(item.royal))];
    case 'free':
      return line`la liberté ${ofPiece(nobleName(item.noble))}`;
    case 'noble':
      return line`${piece(nobleName(item.noble))} avec toutes ses cartes`;
    case 'leave':
      return item.place === 'all' ? line`permission partout` : line`permission ${atSite(placeName(item.place))}`;
    case 'ally':
      return line`une alliance entre ${seats(item.seats.map(seatName))}`;
    case 'command':
      return line`le commandement ${ofPieces(item.nobles.map(nobleName))} (${toPiece(nobleName(item.noble))})`;
  }
};
const clause = ({ from, to, things }: Clause): Line => {
  const what = listed(things.map(thing));
  if (from === undefined || to === undefined) return what;
  return from === to ? line`${seat(from)} transmet ${what}` : line`${seat(from)} donne à ${seat(to)} ${what}`;
};
/** Who gives what to whom. */
export const clauses = (all: readonly Clause[]): Line => joined(all.map(clause), ' ; ');
export const itemsInWords = (items: readonly Item[]): Line => clauses(clausesOfItems(items));
export const termsInWords = (items: readonly string[]): Line => clauses(clausesOfText(items));
/** The things alone. */
export const thingsInWords = (items: readonly string[]): Line =>
  listed(clausesOfText(items).flatMap(({ things }) => things.map(thing)));
