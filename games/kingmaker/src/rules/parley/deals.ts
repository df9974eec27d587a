// 12 An offer on which all agree is carried out at once and whole: everything in it changes hands, or nothing does.
import { onlyFor } from '@rose/table';
import { permit } from '../asides/leave.ts';
import { keepShips, moveCard } from '../changes/cards.ts';
import { freeHeirs, setKeeper } from '../changes/heirs.ts';
import { changingHands, liftOwn, liftSieges } from '../changes/places.ts';
import { freeNoble } from '../combat/captives.ts';
import { type CrownId, placesOn } from '../data/crown.ts';
import { type Seat, seatName } from '../data/seats.ts';
import { cardOfShip } from '../data/ships.ts';
import type { Table } from '../kind.ts';
import type { DealItem } from '../log.ts';
import { cardLordOf } from '../position/control.ts';
import { listOf } from '../position/pieces.ts';
import { factionOf, handOf, NONE } from '../spots.ts';
import type { Writable } from '../state.ts';
import { formAlliance, giveCommand, loosenCommand } from './alliances.ts';
import { MOST_PROMISES } from './fields.ts';
import { type Gift, type Item, LENDABLE, readItem, thingOf, writeItem } from './items.ts';
import { alikeOf } from './judging.ts';
import { itemsOf, knowersOf, type Offer } from './parties.ts';

/** 12.1 Not to be used in this player-turn. */
const freshen = (state: Writable, card: CrownId): void => {
  if (!state.fresh.includes(card)) state.fresh.push(card);
};
const giveEvent = (state: Writable, card: number, to: number): void => {
  state.events[card] = handOf(to);
};
const giveNoble = (state: Writable, noble: number, to: number): void =>
  keepShips(state, () => {
    moveCard(state, noble, factionOf(to));
    state.group[noble] = 0;
    loosenCommand(state);
  });
const notePlace = (state: Writable, place: number, noble: number): void => {
  state.noted[place] = cardLordOf(state, place) === noble ? NONE : noble;
  state.leave[place] = 0;
  state.freshPlaces.push(place as Writable['freshPlaces'][number]);
};
const noteShip = (state: Writable, ship: number, noble: number): void =>
  keepShips(state, () => {
    state.notedShips[ship] = state.held[cardOfShip(ship)] === noble ? NONE : noble;
    state.freshShips |= 1 << ship;
  });

/** What changes who holds which card and which place. */
const passOn = (state: Writable, gift: Gift): void => {
  switch (gift.kind) {
    case 'hand':
      moveCard(state, gift.card, handOf(gift.to));
      freshen(state, gift.card);
      return;
    case 'event':
      giveEvent(state, gift.card, gift.to);
      return;
    case 'any':
      giveEvent(state, alikeOf(state, gift.from, gift.of)[0] as number, gift.to);
      return;
    case 'card':
      moveCard(state, gift.card, gift.noble);
      freshen(state, gift.card);
      if (gift.from !== gift.to) for (const place of placesOn(gift.card)) state.leave[place] = 0;
      return;
    case 'place':
      notePlace(state, gift.place, gift.noble);
      return;
    case 'ship':
      noteShip(state, gift.ship, gift.noble);
      return;
    case 'noble':
      giveNoble(state, gift.noble, gift.to);
      return;
    case 'heir':
    case 'free':
    case 'leave':
      return;
  }
};
/** What follows, in this order: heirs, leave, alliance, command, and last who is set free, for that asks where to. */
const settleItem = (table: Table, item: Item, kind: Item['kind']): void => {
  if (item.kind !== kind) return;
  if (item.kind === 'heir') setKeeper(table, item.royal, item.to);
  else if (item.kind === 'leave') permit(table, item.from, item.to, item.place);
  else if (item.kind === 'ally') formAlliance(table, item.seats);
  else if (item.kind === 'command') giveCommand(table, item.noble, item.nobles);
  else if (item.kind === 'free') freeNoble(table, item.noble);
};
const LATER = ['heir', 'leave', 'ally', 'command', 'free'] as const;

/** All see what passed; of hand cards how many, and only the parties which (ruling 163). */
const told = (item: Item, parties: readonly Seat[]): DealItem => {
  const text = writeItem(item);
  if (item.kind !== 'hand' && item.kind !== 'event' && item.kind !== 'any') return { kind: item.kind, is: text };
  return { kind: 'hand', from: seatName(item.from), to: seatName(item.to), card: onlyFor(parties, thingOf(item)) };
};
const bringsBack = (item: Item, { from, to, item: text }: Writable['loans'][number]): boolean => {
  const lent = readItem(text);
  if (!lent || !('to' in item) || item.from !== to || item.to !== from) return false;
  return LENDABLE.includes(item.kind) && 'to' in lent && thingOf(item) === thingOf(lent);
};
/** 12.2 Loans and promises are noted; nothing enforces them. */
const remember = (state: Writable, offer: Offer, items: readonly Item[], parties: number): void => {
  if (state.loans.length > 0) state.loans = state.loans.filter((loan) => !items.some((item) => bringsBack(item, loan)));
  for (const item of items)
    if ('due' in item && item.due > 0)
      state.loans.push({ from: item.from, to: item.to, item: writeItem(item), due: item.due });
  if (offer.words === '') return;
  const to = parties & ~(1 << offer.maker);
  state.promises.push({ seat: offer.maker, to, words: offer.words, round: state.round, fate: 'open' });
  if (state.promises.length > MOST_PROMISES) state.promises = state.promises.slice(-MOST_PROMISES);
};
export const carryOut = (table: Table, offer: Offer): void => {
  const { state } = table;
  const items = itemsOf(offer);
  const parties = knowersOf(state, offer);
  const seats = listOf(parties).map(seatName);
  table.tell('12.3', { say: 'deal', seats, items: items.map((item) => told(item, seats)), words: offer.words });
  remember(state, offer, items, parties);
  changingHands(table, () => {
    for (const item of items) if (item.kind !== 'ally' && item.kind !== 'command') passOn(state, item);
  });
  freeHeirs(table);
  liftSieges(table);
  liftOwn(table);
  const { both, latest } = state;
  const [since, last] = [both.slice(), latest.slice()];
  for (const kind of LATER) {
    for (const item of items) settleItem(table, item, kind);
    if (kind === 'heir' && state.rules > 3) keepCount(state, since, last);
  }
};
/** 8.5 Whoever held both houses before a deal and after it held both all the time: heirs change hands at once. Tables of
 * the first three rules began to count anew. */
const keepCount = (state: Writable, since: readonly number[], last: readonly number[]): void => {
  for (const seat of state.both.keys()) {
    if (since[seat] === NONE || state.both[seat] === NONE) continue;
    state.both[seat] = since[seat] as number;
    state.latest[seat] = last[seat] as number;
  }
};
