// 4.5 Who is called by a raid or a revolt, and 14.1 who may be sent in his place.
import { refuse } from '@rose/table';
import { isOverseas } from '../data/areas.ts';
import { crownKind } from '../data/crown.ts';
import { EVENTS, eventKind, summonsOn } from '../data/events.ts';
import { isNoble, type NobleId, nobleName } from '../data/persons.ts';
import type { Refusal } from '../kind.ts';
import { isUnderSiege } from '../position/control.ts';
import { areaOf, has, isInPlay, listOf, seatOfNoble } from '../position/pieces.ts';
import { isTitled, menInAll, officeOf } from '../position/strength.ts';
import { handOf, isInside, isOnLand, isUnderNoble, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';

/** Ruling 58: nobody comes who is besieged, at sea, in captivity or overseas. */
export const answers = (state: State, noble: number): boolean => {
  const spot = state.spot[noble] as number;
  if (!isInPlay(state, noble) || !isOnLand(spot) || isOverseas(areaOf(state, noble))) return false;
  return !(isInside(spot) && isUnderSiege(state, placeAt(spot)));
};
/** The noble a card means: its own, or the one under whom it lies. */
export const nobleOf = (state: State, card: number): number => {
  if (isNoble(card)) return isInPlay(state, card) ? card : NONE;
  const holder = state.held[card] as number;
  return isUnderNoble(holder) ? holder : NONE;
};
export interface Called {
  readonly noble: number;
  readonly to: number;
  /** Called for the bishop he holds. */
  readonly asBishop: boolean;
}
/** Everybody who has to go, in the order printed; who is named twice goes to the first place. */
export const calledBy = (state: State, event: number): readonly Called[] => {
  const found: Called[] = [];
  for (const { card, to } of summonsOn(event)) {
    const noble = nobleOf(state, card);
    if (noble === NONE || !answers(state, noble) || found.some((one) => one.noble === noble)) continue;
    found.push({ noble, to, asBishop: crownKind(card) === 'bishop' });
  }
  return found;
};

/** 14.1 A Writ in hand; NONE without one. */
export const writOf = (state: State, seat: number): number =>
  EVENTS.find((event) => state.events[event] === handOf(seat) && eventKind(event) === 'writ') ?? NONE;
/** 14.1 Ruling 109: able to come, not called himself, and together superior to whom they replace. */
export const whyNotReplace = (
  state: State,
  seat: number,
  event: number,
  noble: number,
  nobles: readonly number[],
  sent: number,
): Refusal | undefined => {
  const called = calledBy(state, event);
  const replaced = called.find((one) => one.noble === noble);
  if (!replaced || has(sent, noble)) return refuse('14.1', { why: 'not-called', noble: nobleName(noble) });
  for (const one of nobles) {
    const name = { noble: nobleName(one) };
    if (seatOfNoble(state, one) !== seat) return refuse('14.1', { why: 'not-your-noble', ...name });
    if (!answers(state, one)) return refuse('14.1', { why: 'cannot-come', ...name });
    if (has(sent, one) || called.some((other) => other.noble === one))
      return refuse('14.1', { why: 'is-called-himself', ...name });
  }
  const superior =
    nobles.reduce((men, one) => men + (state.men[one] as number), 0) > menInAll(state, 1 << noble) &&
    (!replaced.asBishop || hasRank(state, noble, nobles));
  return superior ? undefined : refuse('14.1', { why: 'not-superior', noble: nobleName(noble) });
};
/** For a bishop: one of them has a title if the other has one, and an office if he has one. */
const hasRank = (state: State, noble: number, nobles: readonly number[]): boolean =>
  (!isTitled(state, noble) || nobles.some((one) => isTitled(state, one))) &&
  (officeOf(state, noble) === NONE || nobles.some((one) => isTitled(state, one) && officeOf(state, one) !== NONE));
export const ableOf = (state: State, seat: number, own: number): readonly NobleId[] =>
  listOf(own).filter((noble) => seatOfNoble(state, noble) === seat && answers(state, noble));
