// What a bot offers of its own: a price for its people, a card it cannot use for one that it can, an alliance with who is
// not ahead either. Of all that both gain by it takes what splits the gain best: where the product of the gains is greatest.
import type { Random } from '@rose/table';
import type { Action } from '../rules/actions.ts';
import { whyNotBear } from '../rules/asides/hand.ts';
import { offers as aside } from '../rules/asides/offers.ts';
import { countIn } from '../rules/changes/cards.ts';
import { CROWN, crownKind } from '../rules/data/crown.ts';
import { NOBLES } from '../rules/data/persons.ts';
import { type Seat, seatNumber } from '../rules/data/seats.ts';
import { ALIKE, type Item } from '../rules/parley/items.ts';
import { isAllied, listOf, onBoardOf, seatOfNoble } from '../rules/position/pieces.ts';
import { captorAt, handOf, isCaptive } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';
import { imagine } from '../secrecy/imagine.ts';
import type { View } from '../secrecy/seen.ts';
import { answerTo, CAPTIVE, cardWorth, gainOf, trustIn } from './bargain.ts';
import { nobleWorths } from './worth.ts';

/** 8.6 For an own noble whom another holds: the card of the hand nearest to an even split of what he is worth to both. */
const ransom = (state: State, seat: number): Action | undefined => {
  for (const noble of NOBLES) {
    const spot = state.spot[noble] as number;
    if (!isCaptive(spot) || seatOfNoble(state, noble) !== seat) continue;
    const captor = captorAt(spot);
    const worth = nobleWorths(state)[noble] as number;
    const price = ((1 + CAPTIVE) / 2) * worth;
    const cards = CROWN.filter((card) => state.held[card] === handOf(seat) && cardWorth(card) < worth);
    cards.sort((a, b) => Math.abs(cardWorth(a) - price) - Math.abs(cardWorth(b) - price));
    for (const card of cards) {
      const terms: readonly Item[] = [
        { kind: 'hand', from: seat, to: captor, card, due: 0 },
        { kind: 'free', from: captor, to: seat, noble },
      ];
      const action = { do: 'offer', terms, words: '' } as const;
      if (!aside.whyNot(state, seat, action)) return action;
    }
  }
  return undefined;
};

/** A title or an office that none of a faction's nobles can bear is of no use to it. */
const canUse = (state: State, seat: number, card: number): boolean =>
  listOf(onBoardOf(state, seat)).some((noble) => !whyNotBear(state, card, noble));
const USELESS = 0.02;
/** Cards of the hand that only others can use, each for an Event card of theirs. */
function* swaps(state: State, seat: number): Iterable<readonly Item[]> {
  for (const card of CROWN) {
    const kind = crownKind(card);
    if (state.held[card] !== handOf(seat) || (kind !== 'title' && kind !== 'office') || canUse(state, seat, card))
      continue;
    for (let other = 0; other < state.options.players; other++) {
      if (other === seat || countIn(state.events, handOf(other)) === 0 || !canUse(state, other, card)) continue;
      for (const of of ALIKE)
        yield [
          { kind: 'hand', from: seat, to: other, card, due: 0 },
          { kind: 'any', from: other, to: seat, of },
        ];
    }
  }
}
const isFree = (state: State, seat: number): boolean => {
  for (let other = 0; other < state.options.players; other++)
    if (other !== seat && isAllied(state, seat, other)) return false;
  return true;
};
/** 13.1 With whoever is free, keeps his word, and is not ahead. */
function* pacts(state: State, seat: number): Iterable<readonly Item[]> {
  if (!state.options.alliances || state.options.players < 3 || !isFree(state, seat)) return;
  for (let other = 0; other < state.options.players; other++)
    if (other !== seat && isFree(state, other) && trustIn(state, other) >= 0)
      yield [{ kind: 'ally', seats: [Math.min(seat, other), Math.max(seat, other)] }];
}
/** What giving away a card that one cannot use really costs. */
const ownGain = (state: State, terms: readonly Item[], seat: number, names: readonly Seat[]): number =>
  terms.reduce(
    (gain, item) => (item.kind === 'hand' && item.from === seat ? gain + cardWorth(item.card) - USELESS : gain),
    gainOf(state, terms, seat, names),
  );
const othersGain = (state: State, terms: readonly Item[], seat: number, names: readonly Seat[]): number =>
  Math.max(...names.map((_, other) => (other === seat ? 0 : gainOf(state, terms, other, names))));
const bestFor = (state: State, seat: number, names: readonly Seat[]): Action | undefined => {
  let [best, most]: [Action | undefined, number] = [undefined, 0];
  for (const terms of [...swaps(state, seat), ...pacts(state, seat)]) {
    const [own, other] = [ownGain(state, terms, seat, names), othersGain(state, terms, seat, names)];
    const action = { do: 'offer', terms, words: '' } as const;
    if (own <= 0 || other <= 0 || own * other <= most || aside.whyNot(state, seat, action)) continue;
    [best, most] = [action, own * other];
  }
  return best;
};

const namesOf = ({ hands }: View): readonly Seat[] => Object.keys(hands) as Seat[];
/** Who is refused does not ask again at once: once in so many moments. */
const SELDOM = 12;
/** 10.5 An end is for the persons at the table to ask for: a bot joins in when more than half of them do. */
const wishesAlong = ({ options, wishes }: View, name: Seat, people: readonly Seat[]): boolean =>
  options.ending === 'agreed' &&
  !wishes.includes(name) &&
  2 * people.filter((seat) => wishes.includes(seat)).length > people.length;
/** What a bot does out of turn: it answers offers, and makes one of its own at a time. */
export const outOfTurn = (view: View, name: Seat, random: Random, people: readonly Seat[]): Action | undefined => {
  if (wishesAlong(view, name, people)) return { do: 'wish-end' };
  const isHeld = Object.values(view.spot).some((spot) => String(spot).startsWith('captive:'));
  const asks = random(SELDOM) === 1;
  if (view.offers.length === 0 && !isHeld && !asks) return undefined;
  const state = imagine(view, random);
  const seat = seatNumber(name);
  const answer = answerTo(state, seat, namesOf(view));
  if (answer || state.offers.some(({ maker }) => maker === seat)) return answer;
  return (isHeld ? ransom(state, seat) : undefined) ?? (asks ? bestFor(state, seat, namesOf(view)) : undefined);
};
