// What an offer could be made of, sorted by who gives it and of what kind, as the game's own items say; and open offers as
// their parties see them.
import {
  type Action,
  type Item,
  type Kingmaker,
  type NobleName,
  nobleName,
  readItem,
  SEATS,
  type Seat,
  seatName,
  thingOf,
  type View,
  writeItem,
} from '@rose/kingmaker/ids';
import type { Parts } from '../../../face.ts';
import { seatOfNoble } from '../stacks.ts';
import type { Draft } from './parley-draft.ts';

export const KINDS = ['hand', 'cards', 'places', 'heirs', 'prisoners', 'leave', 'command', 'ally'] as const;
export type ItemKind = (typeof KINDS)[number];
export const itemKindOf = ({ kind }: Item): ItemKind => {
  switch (kind) {
    case 'hand':
    case 'event':
    case 'any':
      return 'hand';
    case 'card':
      return 'cards';
    case 'place':
    case 'ship':
      return 'places';
    case 'heir':
      return 'heirs';
    case 'free':
    case 'noble':
      return 'prisoners';
    case 'leave':
      return 'leave';
    case 'command':
      return 'command';
    case 'ally':
      return 'ally';
  }
};
/** The thing that a line shows, by the names of the game: a card, a place, a person, or nothing of its own. */
export const thingIn = (item: Item): string | undefined => {
  if (item.kind === 'any' || item.kind === 'ally' || item.kind === 'command') return undefined;
  return item.kind === 'leave' && item.place === 'all' ? undefined : thingOf(item);
};

/** Who gives it: of a command, whose nobles are led; an alliance is everybody's. */
export const giverOf = (view: View, item: Item): Seat | undefined => {
  if ('from' in item) return seatName(item.from);
  if (item.kind === 'ally') return undefined;
  const [led] = item.nobles;
  return led === undefined ? undefined : seatOfNoble(view, nobleName(led));
};
const takerOf = (view: View, item: Item): Seat | undefined => {
  if ('to' in item) return seatName(item.to);
  return item.kind === 'command' ? seatOfNoble(view, nobleName(item.noble)) : undefined;
};
/** The same thing, lent or for good. */
const bare = (item: Item): string => writeItem('due' in item ? { ...item, due: 0 } : item);
export const isSame = (one: Item, other: Item): boolean => bare(one) === bare(other);

export type Refused = Parts<Kingmaker>['mayNot'][number]['refusal'];
export interface Choice {
  readonly item: Item;
  /** Why it cannot pass now. */
  readonly refusal: Refused | undefined;
}
const onlyItem = (action: Action): Item | undefined => (action.do === 'offer' ? action.terms[0] : undefined);
export const choicesIn = (parts: Parts<Kingmaker> | undefined): readonly Choice[] => {
  if (!parts) return [];
  const may = parts.may.flatMap((action): readonly Choice[] => {
    const item = onlyItem(action);
    return item ? [{ item, refusal: undefined }] : [];
  });
  const not = parts.mayNot.flatMap(({ action, refusal }): readonly Choice[] => {
    const item = onlyItem(action);
    return item ? [{ item, refusal }] : [];
  });
  return [...may, ...not];
};
const isBetween = (view: View, item: Item, from: Seat, to: Seat): boolean => {
  if (item.kind === 'ally') return item.seats.map(seatName).includes(from) && item.seats.map(seatName).includes(to);
  return giverOf(view, item) === from && takerOf(view, item) === to;
};
/** What one seat could give another, of one kind: first what is possible now. */
export const choicesOf = (
  view: View,
  choices: readonly Choice[],
  from: Seat,
  to: Seat,
  kind: ItemKind,
): readonly Choice[] => choices.filter(({ item }) => itemKindOf(item) === kind && isBetween(view, item, from, to));
export const possibleIn = (list: readonly Choice[]): number =>
  list.filter(({ refusal }) => refusal === undefined).length;
/** How an item of a draft stands now. */
export const standingOf = (choices: readonly Choice[], item: Item): Choice | undefined =>
  choices.find((choice) => isSame(choice.item, item));

/** What a seat gives in an offer; an alliance stands on both sides. */
export const givenBy = (view: View, items: readonly Item[], seat: Seat): readonly Item[] =>
  items.filter(
    (item) => giverOf(view, item) === seat || (item.kind === 'ally' && item.seats.map(seatName).includes(seat)),
  );

export interface OpenOffer {
  readonly tag: string;
  readonly maker: Seat;
  readonly items: readonly Item[];
  readonly words: string;
  readonly yes: readonly Seat[];
  readonly parties: readonly Seat[];
}
export const partiesOf = (view: View, items: readonly Item[]): readonly Seat[] => {
  const found = new Set<Seat>();
  for (const item of items) {
    if (item.kind === 'ally') for (const seat of item.seats) found.add(seatName(seat));
    for (const seat of [giverOf(view, item), takerOf(view, item)]) if (seat) found.add(seat);
  }
  return SEATS.filter((seat) => found.has(seat));
};
export const offersIn = (view: View): readonly OpenOffer[] =>
  view.offers.map(({ tag, maker, items, words, yes }) => {
    const read = items.flatMap((text) => readItem(text) ?? []);
    return { tag, maker, items: read, words, yes, parties: partiesOf(view, read) };
  });
/** An offer that is answered is written anew, to be changed. */
export const counterTo = (offer: OpenOffer, viewer: Seat): Draft => ({
  viewer,
  others: offer.parties.filter((seat) => seat !== viewer),
  items: offer.items,
  words: '',
  counters: offer.tag,
});
/** 8.6 From a prisoner: his freedom first, whoever holds him. */
export const withRansom = (draft: Draft, choices: readonly Choice[], noble: NobleName): Draft => {
  const freedom = choices.find(({ item }) => item.kind === 'free' && nobleName(item.noble) === noble);
  return { ...draft, ransom: undefined, items: freedom ? [...draft.items, freedom.item] : draft.items };
};
/** 12.2 What was lent, on the way back to whoever lent it: as it can be given now, else with the reason why it cannot. */
export const withReturn = (draft: Draft, choices: readonly Choice[], lent: Item): Draft => {
  const [lender] = draft.others;
  const back = choices.filter(
    ({ item }) =>
      thingIn(item) === thingIn(lent) &&
      'from' in item &&
      seatName(item.from) === draft.viewer &&
      'to' in item &&
      seatName(item.to) === lender,
  );
  const found = back.find(({ refusal }) => refusal === undefined) ?? back[0];
  return { ...draft, returns: undefined, items: found ? [...draft.items, found.item] : draft.items };
};
export interface Reminder {
  readonly from: Seat;
  readonly to: readonly Seat[];
  readonly words: string;
}
/** 12.2 Promises that nobody has judged yet, given by the viewer or to him. */
export const remindersFor = ({ promises }: View, viewer: string): readonly Reminder[] =>
  promises.flatMap(({ seat, to, words, fate }) =>
    fate === 'open' && (seat === viewer || to.some((one) => one === viewer)) ? [{ from: seat, to, words }] : [],
  );
/** Whether the draft has become an open offer of its maker. */
export const isSent = (view: View, { viewer, items, words }: Draft): boolean => {
  const written = items.map(writeItem).join();
  return view.offers.some((offer) => offer.maker === viewer && offer.items.join() === written && offer.words === words);
};
export const MOST_OFFERS = 5;
export const ownOffers = (view: View, viewer: string): number =>
  view.offers.filter(({ maker }) => maker === viewer).length;
/** 12.2 Rounds until which something can be lent. */
export const roundsFrom = ({ round }: View): readonly number[] => [1, 2, 3, 4, 6].map((more) => round + more);
