// English: what each party of an offer gives, in words.
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
import { card, event, few, KEPT, listed, piece, pieces, seat, seats, ship, site } from './parts.en.ts';
import { joined } from './parts.ts';
import { type Clause, clausesOfItems, clausesOfText, type Thing } from './terms.ts';

const lent = (due: number): string => (due === 0 ? '' : `, on loan until round ${due}`);
/** What is given: “Bristol (to Percy)”, “leave in all places”. */
const thing = (given: Thing): Line => {
  if ('unseen' in given) return line`${few(given.unseen, 'hand card')}`;
  if ('open' in given) return open(given.open);
  const { hand, due } = given;
  const what = isCrownName(hand) ? card(hand) : isEventName(hand) ? event(hand) : (KEPT[hand] ?? '');
  return line`${what} from the hand${lent(due)}`;
};
const open = (item: Exclude<Item, { readonly kind: 'hand' | 'event' | 'any' }>): Line => {
  switch (item.kind) {
    case 'card':
      return line`${card(crownName(item.card))} (to ${piece(nobleName(item.noble))})${lent(item.due)}`;
    case 'place':
      return line`${site(placeName(item.place))} (to ${piece(nobleName(item.noble))})${lent(item.due)}`;
    case 'ship':
      return line`${ship(shipName(item.ship))} (to ${piece(nobleName(item.noble))})${lent(item.due)}`;
    case 'heir':
      return [piece(royalName(item.royal))];
    case 'free':
      return line`the freedom of ${piece(nobleName(item.noble))}`;
    case 'noble':
      return line`${piece(nobleName(item.noble))} with all his cards`;
    case 'leave':
      return item.place === 'all' ? line`leave in all places` : line`leave at ${site(placeName(item.place))}`;
    case 'ally':
      return line`an alliance of ${seats(item.seats.map(seatName))}`;
    case 'command':
      return line`the command of ${pieces(item.nobles.map(nobleName))} (to ${piece(nobleName(item.noble))})`;
  }
};
const clause = ({ from, to, things }: Clause): Line => {
  const what = listed(things.map(thing));
  if (from === undefined || to === undefined) return what;
  return from === to ? line`${seat(from)} passes on ${what}` : line`${seat(from)} gives ${seat(to)} ${what}`;
};
/** Who gives what to whom. */
export const clauses = (all: readonly Clause[]): Line => joined(all.map(clause), '; ');
export const itemsInWords = (items: readonly Item[]): Line => clauses(clausesOfItems(items));
export const termsInWords = (items: readonly string[]): Line => clauses(clausesOfText(items));
/** The things alone. */
export const thingsInWords = (items: readonly string[]): Line =>
  listed(clausesOfText(items).flatMap(({ things }) => things.map(thing)));
