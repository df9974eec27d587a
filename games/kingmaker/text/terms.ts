// The terms of an offer or a deal, sorted by who gives to whom; what a reader may not know is only counted.
import {
  type Alike,
  type CrownName,
  crownName,
  type EventName,
  eventName,
  type Item,
  isCrownName,
  isEventName,
  readItem,
  type Seat,
  seatName,
} from '@rose/kingmaker/ids';

type Open = Exclude<Item, { readonly kind: 'hand' | 'event' | 'any' }>;
/** Something that passes: a hand card, hand cards nobody else sees, or what all see. */
export type Thing =
  | { readonly hand: CrownName | EventName | Alike; readonly due: number }
  | { readonly unseen: number }
  | { readonly open: Open };
/** From one to another; `undefined`: all together. Within a faction both are the same. */
export interface Clause {
  readonly from: Seat | undefined;
  readonly to: Seat | undefined;
  readonly things: readonly Thing[];
}
interface Given {
  readonly from: Seat | undefined;
  readonly to: Seat | undefined;
  readonly thing: Thing;
}
const clausesOf = (given: readonly Given[]): readonly Clause[] => {
  const clauses: { from: Seat | undefined; to: Seat | undefined; things: Thing[] }[] = [];
  for (const { from, to, thing } of given) {
    const clause = clauses.find((other) => other.from === from && other.to === to);
    const before = clause?.things.at(-1);
    if (!clause) clauses.push({ from, to, things: [thing] });
    else if (before && 'unseen' in before && 'unseen' in thing)
      clause.things.splice(-1, 1, { unseen: before.unseen + 1 });
    else clause.things.push(thing);
  }
  return clauses;
};
const thingOf = (item: Item): Thing => {
  if (item.kind === 'hand') return { hand: crownName(item.card), due: item.due };
  if (item.kind === 'event') return { hand: eventName(item.card), due: item.due };
  return item.kind === 'any' ? { hand: item.of, due: 0 } : { open: item };
};
const givenOf = (item: Item): Given =>
  'from' in item
    ? { from: seatName(item.from), to: seatName(item.to), thing: thingOf(item) }
    : { from: undefined, to: undefined, thing: thingOf(item) };
export const clausesOfItems = (items: readonly Item[]): readonly Clause[] => clausesOf(items.map(givenOf));
/** As the log and a position write them. */
export const clausesOfText = (items: readonly string[]): readonly Clause[] =>
  clausesOfItems(items.flatMap((text) => readItem(text) ?? []));

type Passed =
  | { readonly kind: string; readonly is: string }
  | { readonly from: Seat; readonly to: Seat; readonly card: string | undefined };
const isHandCard = (text: string): text is CrownName | EventName | Alike =>
  isCrownName(text) || isEventName(text) || text === 'writ' || text === 'free-move' || text === 'parliament';
/** What a deal was, as the reader saw it. */
export const clausesOfDeal = (items: readonly Passed[]): readonly Clause[] =>
  clausesOf(
    items.flatMap((item): readonly Given[] => {
      if (!('is' in item)) {
        const { from, to, card } = item;
        const known = card !== undefined && isHandCard(card) ? card : undefined;
        return [{ from, to, thing: known === undefined ? { unseen: 1 } : { hand: known, due: 0 } }];
      }
      const read = readItem(item.is);
      return read ? [givenOf(read)] : [];
    }),
  );
