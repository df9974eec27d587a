// 12.3 What an offer could be made of: each thing by itself, for a page that says why not; and offers as somebody might
// make them, for bots and the fuzzer.
import { pick, type Random } from '@rose/table';
import type { Act } from '../actions.ts';
import { ATTACHABLE, CROWN, crownKind, isTransferable, motherOf, NO_MOTHER } from '../data/crown.ts';
import { EVENTS } from '../data/events.ts';
import { FIRST_ROYAL, NOBLES, type NobleId, ROYALS } from '../data/persons.ts';
import { isFortified, PLACES } from '../data/places.ts';
import { cardOfShip, SHIPS } from '../data/ships.ts';
import { holderOf, lordOf } from '../position/control.ts';
import { areaOf, isCaptured, isInPlay, isOnBoard, listOf, onBoardOf, seatOfNoble } from '../position/pieces.ts';
import { ownerOfShip } from '../position/ships.ts';
import { captorAt, handOf, isUnderNoble, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { ALIKE, type Item } from './items.ts';
import { whyNotPropose } from './terms.ts';

/** Who of a faction could take something from a noble: who stands in his area, else its first, so that a reason is given. */
const takersNear = (state: State, noble: number, to: number): readonly NobleId[] => {
  const own = listOf(onBoardOf(state, to)).filter((other) => other !== noble);
  const near = own.filter((other) => areaOf(state, other) === areaOf(state, noble) && areaOf(state, noble) !== NONE);
  return near.length > 0 ? near : own.slice(0, 1);
};
function* handOfSeat(state: State, from: number, to: number, seer: number): Iterable<Item> {
  if (from !== seer) {
    for (const of of ALIKE) yield { kind: 'any', from, to, of };
    return;
  }
  for (const card of CROWN) if (state.held[card] === handOf(from)) yield { kind: 'hand', from, to, card, due: 0 };
  for (const card of EVENTS) if (state.events[card] === handOf(from)) yield { kind: 'event', from, to, card, due: 0 };
}
function* cardsOfSeat(state: State, from: number, to: number): Iterable<Item> {
  for (const card of ATTACHABLE) {
    const holder = state.held[card] as number;
    if (!isUnderNoble(holder) || seatOfNoble(state, holder) !== from) continue;
    if (!state.options.tradeAll && !isTransferable(card, false)) continue;
    for (const noble of takersNear(state, holder, to)) yield { kind: 'card', from, to, card, noble, due: 0 };
  }
}
function* placesOfSeat(state: State, from: number, to: number): Iterable<Item> {
  for (const place of PLACES) {
    if (!isFortified(place) || holderOf(state, place) !== from) continue;
    if (from !== to) yield { kind: 'leave', from, to, place };
    const card = motherOf(place);
    const lord = lordOf(state, place);
    if (card !== NO_MOTHER && crownKind(card) === 'town' && state.held[card] === lord) continue;
    for (const noble of takersNear(state, lord, to)) yield { kind: 'place', from, to, place, noble, due: 0 };
  }
  for (const ship of SHIPS) {
    const owner = ownerOfShip(state, ship);
    if (owner === NONE || seatOfNoble(state, owner) !== from || crownKind(cardOfShip(ship)) === 'ship') continue;
    for (const noble of takersNear(state, owner, to)) yield { kind: 'ship', from, to, ship, noble, due: 0 };
  }
}
function* peopleOfSeat(state: State, from: number, to: number): Iterable<Item> {
  for (const royal of ROYALS)
    if (state.keeper[royal - FIRST_ROYAL] === from && state.spot[royal] !== NONE)
      yield { kind: 'heir', from, to, royal };
  for (const noble of NOBLES) {
    if (!isInPlay(state, noble)) continue;
    if (isCaptured(state, noble) && captorAt(state.spot[noble] as number) === from && seatOfNoble(state, noble) === to)
      yield { kind: 'free', from, to, noble };
    if (state.options.tradeAll && seatOfNoble(state, noble) === from && isOnBoard(state, noble))
      yield { kind: 'noble', from, to, noble };
  }
  yield { kind: 'leave', from, to, place: 'all' };
}
/** Everything that one seat could give another, as `seer` may know it. */
function* gifts(state: State, from: number, to: number, seer: number): Iterable<Item> {
  yield* cardsOfSeat(state, from, to);
  yield* placesOfSeat(state, from, to);
  if (from === to) return;
  yield* handOfSeat(state, from, to, seer);
  yield* peopleOfSeat(state, from, to);
}
function* pactsOf(state: State, seat: number, other: number): Iterable<Item> {
  if (!state.options.alliances) return;
  yield { kind: 'ally', seats: [seat, other].sort((a, b) => a - b) };
  for (const [leader, led] of [
    [seat, other],
    [other, seat],
  ] as const)
    for (const noble of listOf(onBoardOf(state, leader)))
      for (const one of listOf(onBoardOf(state, led)))
        if (areaOf(state, noble) !== NONE && areaOf(state, noble) === areaOf(state, one))
          yield { kind: 'command', noble, nobles: [one] };
}
const others = (state: State, seat: number): readonly number[] =>
  Array.from({ length: state.options.players }, (_, other) => other).filter((other) => other !== seat);

export function* offerItems(state: State, seat: number): Iterable<Act<'offer'>> {
  const offer = (item: Item): Act<'offer'> => ({ do: 'offer', terms: [item], words: '' });
  for (const item of gifts(state, seat, seat, seat)) yield offer(item);
  for (const other of others(state, seat)) {
    for (const item of gifts(state, seat, other, seat)) yield offer(item);
    for (const item of gifts(state, other, seat, seat)) yield offer(item);
    for (const item of pactsOf(state, seat, other)) yield offer(item);
  }
}

const TRIES = 6;
const someOf = (items: readonly Item[], most: number, random: Random): readonly Item[] => {
  const taken = new Set<Item>();
  if (items.length > 0) for (let n = random(most); n > 0; n--) taken.add(pick(items, random));
  return [...taken];
};
/** Something of mine for something of another's, or a pact; nothing where none comes to mind. */
export const sampleOffer = (state: State, seat: number, random: Random): readonly Item[] | undefined => {
  const other = pick(others(state, seat), random);
  const possible = (items: Iterable<Item>): readonly Item[] =>
    [...items].filter((item) => !whyNotPropose(state, seat, [item]));
  const given = possible(gifts(state, seat, random(8) === 1 ? seat : other, seat));
  const wanted = random(5) === 1 ? [] : possible(gifts(state, other, seat, seat));
  const pacts = random(3) === 1 ? possible(pactsOf(state, seat, other)) : [];
  for (let n = 0; n < TRIES; n++) {
    const items = [...someOf(given, 2, random), ...someOf(wanted, 2, random), ...someOf(pacts, 1, random)];
    if (items.length > 0 && !whyNotPropose(state, seat, items)) return items;
  }
  return undefined;
};
