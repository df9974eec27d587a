// 3 Whose a place is, and who may go in: a noted possession beats a card (ruling 155).
import { motherOf, NO_MOTHER } from '../data/crown.ts';
import { isNoble } from '../data/persons.ts';
import { canHold, isFortified, isOpenTown, isUnfortified, roomOf } from '../data/places.ts';
import { inside, isUnderNoble, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { isAllied, isInPlay, leadOf, noblesAt, noblesThat, seatOfNoble, seatsIn } from './pieces.ts';

/** 3.1, 3.3 The noble through whom a place is held; NONE where it is neutral. */
export const lordOf = (state: State, place: number): number => {
  const noted = state.noted[place] as number;
  if (noted !== NONE) return noted;
  return cardLordOf(state, place);
};
/** The noble whose card names the place, whatever is noted. */
export const cardLordOf = (state: State, place: number): number => {
  const card = motherOf(place);
  if (card === NO_MOTHER) return NONE;
  if (isNoble(card)) return isInPlay(state, card) ? card : NONE;
  const holder = state.held[card] as number;
  return isUnderNoble(holder) ? holder : NONE;
};
/** 3.1 The faction that controls a place; never one for a town without walls (rulings 25, 26). */
export const holderOf = (state: State, place: number): number => {
  if (!isFortified(place)) return NONE;
  const lord = lordOf(state, place);
  return lord === NONE ? NONE : seatOfNoble(state, lord);
};

/** 3.2 Who shuts the gate: the holder, or whoever stands in an open town; NONE where nobody can be asked. */
export const keeperOf = (state: State, place: number, visitor: number): number => {
  if (isFortified(place)) return holderOf(state, place);
  if (!isOpenTown(place)) return NONE;
  const seats = seatsIn(state, noblesAt(state, inside(place)));
  if (seats === 0 || ((seats >> visitor) & 1) === 1) return NONE;
  return leadOf(seats);
};
/** 3.5 Whether a holder has given leave, for this place or for all. Allies have it from the beginning of their alliance
 * until it is withdrawn; at tables of the first four rules they had it as long as they were allied. */
export const hasLeave = (state: State, holder: number, place: number, visitor: number): boolean =>
  (state.rules < 5 && isAllied(state, holder, visitor)) ||
  (((state.leave[place] as number) >> visitor) & 1) === 1 ||
  (((state.leaveAll[holder] as number) >> visitor) & 1) === 1;

/** 12.1 A place that was given in this player-turn, by its card or by note, is not used in it. */
const isFreshPlace = ({ fresh, freshPlaces, noted }: State, place: number): boolean =>
  freshPlaces.includes(place as State['freshPlaces'][number]) ||
  (fresh.length > 0 && noted[place] === NONE && fresh.includes(motherOf(place) as State['fresh'][number]));

/** How a place receives a faction: open, only with leave, or shut. */
export type Gate = 'open' | 'leave' | 'shut';
export const gateFor = (state: State, place: number, visitor: number): Gate => {
  if (!canHold(place)) return 'shut';
  if (isUnfortified(place)) return 'open';
  const keeper = keeperOf(state, place, visitor);
  if (keeper === NONE) return isOpenTown(place) ? 'open' : 'shut';
  if (keeper === visitor) return isFreshPlace(state, place) ? 'shut' : 'open';
  return hasLeave(state, keeper, place, visitor) ? 'open' : 'leave';
};
/** 3.1 Friendly: held by the faction itself. */
export const isFriendly = (state: State, place: number, seat: number): boolean =>
  seat !== NONE && holderOf(state, place) === seat;
export const isUnderSiege = (state: State, place: number): boolean => state.siege[place] !== NONE;

/** 3.7 How many more men fit in: those of all nobles inside count. */
export const roomIn = (state: State, place: number): number => {
  let room = roomOf(place);
  for (let rest = noblesAt(state, inside(place)); rest !== 0; rest &= rest - 1)
    room -= state.men[leadOf(rest)] as number;
  return room;
};
/** Whether a faction has anybody in play, prisoners included. */
export const hasNobles = (state: State, seat: number): boolean =>
  noblesThat(state, (noble) => seatOfNoble(state, noble) === seat) !== 0;
