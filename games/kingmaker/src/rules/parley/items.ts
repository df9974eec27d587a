// 12.3 What can be part of an offer, each thing as one item: who gives what to whom. As text an item is
// `red>yellow:hand:swan`, `red>yellow:card:town-bristol:percy`, `ally:red+yellow`, `command:neville:roos+grey`.
import { C, type CrownId, crownName, isCrownName } from '../data/crown.ts';
import { E, type EventId, eventName, isEventName } from '../data/events.ts';
import { isNoble, isPieceName, isRoyal, N, type NobleId, pieceName, type RoyalId } from '../data/persons.ts';
import { isPlaceName, P, type PlaceId, placeName } from '../data/places.ts';
import { SEATS, type Seat, seatName } from '../data/seats.ts';
import { H, isShipName, type ShipId, shipName } from '../data/ships.ts';

/** Event cards that are all alike in a hand. */
export const ALIKE = ['writ', 'free-move', 'parliament'] as const;
export type Alike = (typeof ALIKE)[number];

interface Passing {
  readonly from: number;
  readonly to: number;
}
/** `due`: the round in which a loan should come back; 0 for good. */
interface Lent extends Passing {
  readonly due: number;
}
export type Gift =
  | ({ readonly kind: 'hand'; readonly card: CrownId } & Lent)
  | ({ readonly kind: 'event'; readonly card: EventId } & Lent)
  | ({ readonly kind: 'any'; readonly of: Alike } & Passing)
  | ({ readonly kind: 'card'; readonly card: CrownId; readonly noble: NobleId } & Lent)
  | ({ readonly kind: 'place'; readonly place: PlaceId; readonly noble: NobleId } & Lent)
  | ({ readonly kind: 'ship'; readonly ship: ShipId; readonly noble: NobleId } & Lent)
  | ({ readonly kind: 'heir'; readonly royal: RoyalId } & Passing)
  | ({ readonly kind: 'free'; readonly noble: NobleId } & Passing)
  | ({ readonly kind: 'noble'; readonly noble: NobleId } & Passing)
  /** All places of a seat, or one. */
  | ({ readonly kind: 'leave'; readonly place: PlaceId | 'all' } & Passing);
export type Item =
  | Gift
  | { readonly kind: 'ally'; readonly seats: readonly number[] }
  | { readonly kind: 'command'; readonly noble: NobleId; readonly nobles: readonly NobleId[] };
export type ItemKind = Item['kind'];

/** What passes, by its name: a card, a place, a person; for leave everywhere `all`. */
export const thingOf = (gift: Gift): string => {
  switch (gift.kind) {
    case 'hand':
    case 'card':
      return crownName(gift.card);
    case 'event':
      return eventName(gift.card);
    case 'any':
      return gift.of;
    case 'place':
      return placeName(gift.place);
    case 'ship':
      return shipName(gift.ship);
    case 'heir':
      return pieceName(gift.royal);
    case 'free':
    case 'noble':
      return pieceName(gift.noble);
    case 'leave':
      return gift.place === 'all' ? 'all' : placeName(gift.place);
  }
};
/** With the noble who has it, where one has. */
const named = (gift: Gift): string => {
  const isHeld = gift.kind === 'card' || gift.kind === 'place' || gift.kind === 'ship';
  return isHeld ? `${thingOf(gift)}:${pieceName(gift.noble)}` : thingOf(gift);
};
export const writeItem = (item: Item): string => {
  if (item.kind === 'ally') return `ally:${item.seats.map(seatName).join('+')}`;
  if (item.kind === 'command') return `command:${pieceName(item.noble)}:${item.nobles.map(pieceName).join('+')}`;
  const due = 'due' in item && item.due > 0 ? `~${item.due}` : '';
  return `${seatName(item.from)}>${seatName(item.to)}:${item.kind}:${named(item)}${due}`;
};

// ------------------------------------------------------------------ reading

const seatOf = (text: string): number => SEATS.indexOf(text as Seat);
const nobleOf = (text: string | undefined): NobleId | undefined =>
  text !== undefined && isPieceName(text) && isNoble(N[text]) ? (N[text] as NobleId) : undefined;
/** Names joined by +, in rising order, each once: so that one thing is said in one way. */
const rising = <T extends number>(ids: readonly (T | undefined)[]): readonly T[] | undefined =>
  ids.every((id, i) => id !== undefined && id >= 0 && (i === 0 || id > (ids[i - 1] ?? id))) ? (ids as T[]) : undefined;

const readThing = (kind: string, what: string, on: string | undefined): object | undefined => {
  const noble = nobleOf(on);
  if (on !== undefined && noble === undefined) return undefined;
  const bare = on === undefined;
  switch (kind) {
    case 'hand':
      return bare && isCrownName(what) ? { card: C[what] } : undefined;
    case 'event':
      return bare && isEventName(what) ? { card: E[what] } : undefined;
    case 'any':
      return bare && ALIKE.includes(what as Alike) ? { of: what } : undefined;
    case 'card':
      return !bare && isCrownName(what) ? { card: C[what], noble } : undefined;
    case 'place':
      return !bare && isPlaceName(what) ? { place: P[what], noble } : undefined;
    case 'ship':
      return !bare && isShipName(what) ? { ship: H[what], noble } : undefined;
    case 'heir':
      return bare && isPieceName(what) && isRoyal(N[what]) ? { royal: N[what] } : undefined;
    case 'free':
    case 'noble':
      return bare && nobleOf(what) !== undefined ? { noble: nobleOf(what) } : undefined;
    case 'leave':
      if (!bare) return undefined;
      return what === 'all' ? { place: 'all' } : isPlaceName(what) ? { place: P[what] } : undefined;
    default:
      return undefined;
  }
};
export const LENDABLE: readonly string[] = ['hand', 'event', 'card', 'place', 'ship'] satisfies readonly ItemKind[];
const readGift = (text: string): Item | undefined => {
  const found = /^([a-z]+)>([a-z]+):([a-z]+):([a-z0-9-]+)(?::([a-z]+))?(?:~([1-9]\d{0,2}))?$/.exec(text);
  if (!found) return undefined;
  const [, giver = '', taker = '', kind = '', what = '', on, due] = found;
  const [from, to] = [seatOf(giver), seatOf(taker)];
  const thing = readThing(kind, what, on);
  if (from < 0 || to < 0 || !thing || (due !== undefined && !LENDABLE.includes(kind))) return undefined;
  return { kind, from, to, ...thing, ...(LENDABLE.includes(kind) ? { due: Number(due ?? 0) } : {}) } as Item;
};
const readPact = (text: string): Item | undefined => {
  const [kind, first = '', second, more] = text.split(':');
  if (more !== undefined) return undefined;
  if (kind === 'ally' && second === undefined) {
    const seats = rising(first.split('+').map(seatOf));
    return seats && { kind, seats };
  }
  if (kind !== 'command' || second === undefined) return undefined;
  const [noble, nobles] = [nobleOf(first), rising(second.split('+').map(nobleOf))];
  return noble !== undefined && nobles ? { kind, noble, nobles } : undefined;
};
export const readItem = (text: string): Item | undefined => readGift(text) ?? readPact(text);

/** Items of one offer, joined by commas. */
export const writeTerms = (items: readonly Item[]): string => items.map(writeItem).join(',');
export const MOST_ITEMS = 12;
export const readTerms = (text: string): readonly Item[] | undefined => {
  const items = text.split(',').map(readItem);
  return items.length > MOST_ITEMS || items.includes(undefined) ? undefined : (items as Item[]);
};
