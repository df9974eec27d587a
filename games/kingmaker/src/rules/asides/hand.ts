// 2.1 Cards from hand: a noble enters play, anything else is given to one of the faction's nobles.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { moveCard } from '../changes/cards.ts';
import { claimHeirs } from '../changes/heirs.ts';
import { changingHands, put } from '../changes/places.ts';
import { ATTACHABLE, bringsMen, C, type CrownId, crownKind, crownName } from '../data/crown.ts';
import { NOBLE_COUNT, type NobleId, nobleName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { isByTheChannel } from '../movement/crossing.ts';
import { whereName } from '../naming.ts';
import { isUnderSiege } from '../position/control.ts';
import { entriesOf } from '../position/entries.ts';
import { areaOf, has, isAfloat, isInPlay, isOnBoard, listOf, onBoardOf, seatOfNoble } from '../position/pieces.ts';
import { isTitled, officeOf } from '../position/strength.ts';
import { factionOf, handOf, isInside, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';
import type { Aside } from './aside.ts';

/** 1.3, 2.3 One title for the untitled, one office for the titled. */
export const whyNotBear = (state: State, card: number, noble: number): Refusal | undefined => {
  const names = { card: crownName(card), noble: nobleName(noble) };
  const kind = crownKind(card);
  if (kind === 'noble' || kind === 'pardon') return refuse('2.3', { why: 'not-for-a-noble', card: names.card });
  if (kind === 'title' && isTitled(state, noble)) return refuse('1.3', { why: 'has-title', ...names });
  if (kind === 'office' && !isTitled(state, noble)) return refuse('1.3', { why: 'needs-title', ...names });
  if (kind === 'office' && officeOf(state, noble) !== NONE) return refuse('1.3', { why: 'has-office', ...names });
  return undefined;
};
export const isBesieged = (state: State, noble: number): boolean => {
  const spot = state.spot[noble] as number;
  return isInside(spot) && isUnderSiege(state, placeAt(spot));
};

const whyNotInHand = (state: State, seat: number, card: number): Refusal | undefined =>
  state.held[card] === handOf(seat) ? undefined : refuse('2.1', { why: 'not-in-hand', card: crownName(card) });

const whyNotPlay = (state: State, seat: number, { card, noble }: Act<'play'>): Refusal | undefined => {
  const missing = whyNotInHand(state, seat, card);
  if (missing) return missing;
  const names = { card: crownName(card), noble: nobleName(noble) };
  if (!isInPlay(state, noble) || seatOfNoble(state, noble) !== seat || !isOnBoard(state, noble))
    return refuse('2.3', { why: 'not-your-noble', noble: names.noble });
  const wrong = whyNotBear(state, card, noble);
  if (wrong) return wrong;
  if (card === C.french && !isByTheChannel(areaOf(state, noble)))
    return refuse('15.8', { why: 'only-in-calais', ...names });
  // 12.2 A hand card that was received in this player-turn is not for who fights in it.
  if (state.fresh.includes(card) && has(state.attacked | state.defended, noble))
    return refuse('12.2', { why: 'fresh-in-combat', ...names });
  if (!bringsMen(card)) return undefined;
  if (isAfloat(state, noble)) return refuse('2.3', { why: 'no-men-at-sea', ...names });
  return isBesieged(state, noble) ? refuse('2.3', { why: 'no-men-under-siege', ...names }) : undefined;
};
const whyNotEnter = (state: State, seat: number, { noble, spot }: Act<'enter'>): Refusal | undefined => {
  const missing = whyNotInHand(state, seat, noble);
  if (missing) return missing;
  if (entriesOf(state, noble, seat).includes(spot)) return undefined;
  return refuse('2.2', { why: 'not-his-entry', noble: nobleName(noble) });
};

const play = (table: Table, seat: number, card: number, noble: number): void => {
  const { state } = table;
  changingHands(table, () => moveCard(state, card, noble));
  table.tell('2.3', { say: 'played', seat: seatName(seat), card: crownName(card), noble: nobleName(noble) });
  claimHeirs(table);
};
/** 2.2 A noble comes into play; his castles become friendly with him. */
export const enterPlay = (table: Table, seat: number, noble: number, spot: number): void => {
  const { state } = table;
  changingHands(table, () => {
    moveCard(state, noble, factionOf(seat));
    put(state, noble, spot);
  });
  table.tell('2.2', { say: 'entered', seat: seatName(seat), noble: nobleName(noble), where: whereName(spot) });
  claimHeirs(table);
};

function* candidates(state: State, seat: number): Iterable<Act<'play' | 'enter'>> {
  const hand = handOf(seat);
  let own: readonly NobleId[] | undefined;
  for (const card of ATTACHABLE) {
    if (state.held[card] !== hand) continue;
    own ??= listOf(onBoardOf(state, seat));
    for (const noble of own) yield PLAYS[card]?.[noble] as Act<'play'>;
  }
  for (let noble = 0; noble < NOBLE_COUNT; noble++)
    if (state.held[noble] === hand)
      for (const spot of entriesOf(state, noble, seat)) yield { do: 'enter', noble: noble as NobleId, spot };
}
/** The same, and nothing but what may be done: without a card in hand nothing is looked at twice. */
const legal = (state: State, seat: number): readonly Act<'play' | 'enter'>[] => {
  const own = handOf(seat);
  const found: Act<'play' | 'enter'>[] = [];
  if (!state.held.includes(own)) return found;
  for (const action of candidates(state, seat))
    if (action.do === 'enter' || !whyNotPlay(state, seat, action)) found.push(action);
  return found;
};
/** Made once: a bot asks for them all the time. */
const PLAYS: readonly (readonly Act<'play'>[])[] = Array.from({ length: C['royal-pardon-2'] + 1 }, (_, card) =>
  Array.from({ length: NOBLE_COUNT }, (__, noble) => ({
    do: 'play',
    card: card as CrownId,
    noble: noble as NobleId,
  })),
);

export const hand: Aside<'play' | 'enter'> = {
  rule: '2.1',
  verbs: ['play', 'enter'],
  candidates,
  legal,
  whyNot: (state, seat, action) =>
    action.do === 'play' ? whyNotPlay(state, seat, action) : whyNotEnter(state, seat, action),
  apply(table, seat, action) {
    if (action.do === 'play') play(table, seat, action.card, action.noble);
    else enterPlay(table, seat, action.noble, action.spot);
  },
};
