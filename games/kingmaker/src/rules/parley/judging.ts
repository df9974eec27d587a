// 12 Why a thing cannot change hands now. `knower`: the seat that judges, which knows no hand but its own; NONE knows none.
import { refuse } from '@rose/table';
import { isBesieged } from '../asides/hand.ts';
import { countIn } from '../changes/cards.ts';
import { captorOf } from '../combat/captives.ts';
import { bringsMen, C, crownKind, crownName, isTransferable, motherOf, NO_MOTHER } from '../data/crown.ts';
import { EVENTS, eventKind, eventName } from '../data/events.ts';
import { isDuke, nobleName, pieceName } from '../data/persons.ts';
import { placeName } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import { cardOfShip, shipName } from '../data/ships.ts';
import type { Refusal } from '../kind.ts';
import { isByTheChannel } from '../movement/crossing.ts';
import { holderOf, lordOf } from '../position/control.ts';
import { areaOf, isAfloat, isInPlay, isOnBoard, noblesAt, ofSeat, seatOfNoble } from '../position/pieces.ts';
import { ownerOfShip } from '../position/ships.ts';
import { keeperOfRoyal } from '../position/throne.ts';
import { CHANCERY, DECK, handOf, IN_FORCE, isInHand, isUnderNoble, NONE, OUT } from '../spots.ts';
import type { State } from '../state.ts';
import { whyNotAlly, whyNotCommand } from './alliances.ts';
import type { Gift, Item } from './items.ts';

type Of<K extends Gift['kind']> = Extract<Gift, { kind: K }>;

/** 12.2 Hand cards at any distance. Of others one knows only what lies open, and what one holds oneself. */
const whyNotHand = (state: State, { from, card }: Of<'hand'>, knower: number): Refusal | undefined => {
  const holder = state.held[card] as number;
  const missing = refuse('12.2', { why: 'not-in-hand', card: crownName(card) });
  if (from === knower) return holder === handOf(from) ? undefined : missing;
  const isHidden = isInHand(holder) || holder === DECK || (holder === CHANCERY && crownKind(card) !== 'pardon');
  return isHidden && (knower === NONE || holder !== handOf(knower)) ? undefined : missing;
};
const whyNotEvent = (state: State, { from, card }: Of<'event'>, knower: number): Refusal | undefined => {
  const holder = state.events[card] as number;
  const missing = refuse('12.2', { why: 'no-such-event', event: eventName(card) });
  if (from === knower) return holder === handOf(from) ? undefined : missing;
  const isOpen = holder === OUT || holder === IN_FORCE || state.shown === card;
  return isOpen || (knower !== NONE && holder === handOf(knower)) ? missing : undefined;
};
/** Cards of a hand that are all alike. */
export const alikeOf = (state: State, seat: number, kind: string): readonly number[] =>
  EVENTS.filter((event) => state.events[event] === handOf(seat) && eventKind(event) === kind);
const whyNotAny = (state: State, { from, of }: Of<'any'>, knower: number): Refusal | undefined => {
  const count = from === knower ? alikeOf(state, from, of).length : countIn(state.events, handOf(from));
  return count > 0 ? undefined : refuse('12.2', { why: 'holds-none', seat: seatName(from), of });
};

/** Somebody of that faction who stands on the board. */
const whyNotTaker = (state: State, noble: number, seat: number): Refusal | undefined =>
  isInPlay(state, noble) && seatOfNoble(state, noble) === seat && isOnBoard(state, noble)
    ? undefined
    : refuse('12.1', { why: 'not-his-noble', noble: nobleName(noble), seat: seatName(seat) });
const whyNotNear = (state: State, giver: number, taker: number): Refusal | undefined =>
  areaOf(state, giver) !== NONE && areaOf(state, giver) === areaOf(state, taker)
    ? undefined
    : refuse('12.1', { why: 'not-one-area', nobles: [nobleName(giver), nobleName(taker)] });

/** 12.1 Attached cards, between nobles of one area; 8.6 a prisoner's go to whoever took him. */
const whyNotCard = (state: State, { from, to, card, noble }: Of<'card'>): Refusal | undefined => {
  const holder = state.held[card] as number;
  const name = { card: crownName(card) };
  if (!isUnderNoble(holder) || seatOfNoble(state, holder) !== from)
    return refuse('12.1', { why: 'not-his-card', ...name, seat: seatName(from) });
  const isCaptive = captorOf(state, holder) !== NONE;
  const kind = crownKind(card);
  const isTraded = state.options.tradeAll && !isCaptive && (kind === 'title' || kind === 'office');
  if (!isTraded && !isTransferable(card, state.options.bishopsOfChancery))
    return refuse('12.1', { why: 'not-transferable', ...name });
  const wrong = whyNotTaker(state, noble, to);
  if (wrong) return wrong;
  if (holder === noble) return refuse('12.1', { why: 'already-so' });
  const apart = isCaptive && captorOf(state, holder) === to ? undefined : whyNotNear(state, holder, noble);
  if (apart || !bringsMen(card)) return apart;
  const names = { ...name, noble: nobleName(noble) };
  // Tables of the first three rules let it pass anywhere.
  if (card === C.french && state.rules > 3 && !isByTheChannel(areaOf(state, noble)))
    return refuse('15.8', { why: 'only-in-calais', ...names });
  if (isAfloat(state, noble)) return refuse('2.3', { why: 'no-men-at-sea', ...names });
  return isBesieged(state, noble) ? refuse('2.3', { why: 'no-men-under-siege', ...names }) : undefined;
};
/** 12.1 A place that is printed on a card which stays: the possession is noted. A town goes with its card. */
const whyNotPlace = (state: State, { from, to, place, noble }: Of<'place'>): Refusal | undefined => {
  const name = { place: placeName(place) };
  if (holderOf(state, place) !== from) return refuse('12.1', { why: 'not-his-place', ...name, seat: seatName(from) });
  const [lord, card] = [lordOf(state, place), motherOf(place)];
  if (card !== NO_MOTHER && crownKind(card) === 'town' && state.held[card] === lord)
    return refuse('12.1', { why: 'give-the-card', card: crownName(card) });
  const wrong = whyNotTaker(state, noble, to);
  if (wrong) return wrong;
  return lord === noble ? refuse('12.1', { why: 'already-so' }) : whyNotNear(state, lord, noble);
};
const whyNotShip = (state: State, { from, to, ship, noble }: Of<'ship'>): Refusal | undefined => {
  const owner = ownerOfShip(state, ship);
  if (owner === NONE || seatOfNoble(state, owner) !== from)
    return refuse('12.1', { why: 'not-his-ship', ship: shipName(ship), seat: seatName(from) });
  if (crownKind(cardOfShip(ship)) === 'ship')
    return refuse('12.1', { why: 'give-the-card', card: crownName(cardOfShip(ship)) });
  const wrong = whyNotTaker(state, noble, to);
  if (wrong) return wrong;
  return owner === noble ? refuse('12.1', { why: 'already-so' }) : whyNotNear(state, owner, noble);
};
/** Ruling 86: nobles of both factions stand with him. */
const whyNotHeir = (state: State, { from, to, royal }: Of<'heir'>): Refusal | undefined => {
  const name = pieceName(royal);
  if (state.spot[royal] === NONE) return refuse('12.1', { why: 'is-dead', piece: name });
  if (keeperOfRoyal(state, royal) !== from)
    return refuse('12.1', { why: 'not-his-heir', royal: name, seat: seatName(from) });
  const here = noblesAt(state, state.spot[royal] as number);
  return ofSeat(state, here, from) !== 0 && ofSeat(state, here, to) !== 0
    ? undefined
    : refuse('12.1', { why: 'not-with-both', royal: name });
};
const whyNotFree = (state: State, { from, to, noble }: Of<'free'>): Refusal | undefined =>
  isInPlay(state, noble) && captorOf(state, noble) === from && seatOfNoble(state, noble) === to
    ? undefined
    : refuse('8.6', { why: 'not-your-prisoner', noble: nobleName(noble) });
/** 14.7 Nobles are traded with all they have, and stay where they are. */
const whyNotNoble = (state: State, { from, noble }: Of<'noble'>): Refusal | undefined => {
  const name = nobleName(noble);
  if (!state.options.tradeAll) return refuse('14.7', { why: 'not-transferable', card: crownName(noble) });
  if (!isInPlay(state, noble) || seatOfNoble(state, noble) !== from || !isOnBoard(state, noble) || isDuke(noble))
    return refuse('14.7', { why: 'not-his-noble', noble: name, seat: seatName(from) });
  if (isAfloat(state, noble)) return refuse('14.7', { why: 'is-afloat', piece: name });
  return isBesieged(state, noble) ? refuse('14.7', { why: 'is-besieged', piece: name }) : undefined;
};
const whyNotLeave = (state: State, { from, to, place }: Of<'leave'>): Refusal | undefined => {
  if (place !== 'all' && holderOf(state, place) !== from)
    return refuse('3.5', { why: 'not-his-place', place: placeName(place), seat: seatName(from) });
  const given = place === 'all' ? state.leaveAll[from] : state.leave[place];
  return (((given as number) >> to) & 1) === 1 ? refuse('3.5', { why: 'has-leave', seat: seatName(to) }) : undefined;
};

/** Within a faction only what lies under nobles goes from one to another. */
const OWN: readonly Item['kind'][] = ['card', 'place', 'ship'];
export const whyNotItem = (state: State, item: Item, knower: number): Refusal | undefined => {
  if (item.kind === 'ally') return whyNotAlly(state, item.seats);
  if (item.kind === 'command') return whyNotCommand(state, item.noble, item.nobles);
  const { players } = state.options;
  if (item.from >= players || item.to >= players || (item.from === item.to && !OWN.includes(item.kind)))
    return refuse('12.3', { why: 'no-such-party' });
  switch (item.kind) {
    case 'hand':
      return whyNotHand(state, item, knower);
    case 'event':
      return whyNotEvent(state, item, knower);
    case 'any':
      return whyNotAny(state, item, knower);
    case 'card':
      return whyNotCard(state, item);
    case 'place':
      return whyNotPlace(state, item);
    case 'ship':
      return whyNotShip(state, item);
    case 'heir':
      return whyNotHeir(state, item);
    case 'free':
      return whyNotFree(state, item);
    case 'noble':
      return whyNotNoble(state, item);
    case 'leave':
      return whyNotLeave(state, item);
  }
};
