// 14.5 Votes of both Houses. Commons count wherever the pieces are; Lords of those present at a Parliament, or of all
// on the board where nobody need be present (ruling 102).
import { BISHOP_CARDS, bishopVotes, C, OFFICE_CARDS, officeVotes } from '../data/crown.ts';
import { commonsVotesOf, HOUSES, lordsVotesOf, NOBLE_COUNT } from '../data/persons.ts';
import { PLACES, votesOfPlace } from '../data/places.ts';
import { SEATS } from '../data/seats.ts';
import { VOTES } from '../data/tables.ts';
import { isUnderNoble, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { holderOf } from './control.ts';
import { isInPlay, isOnBoard, onBoardOf, seatOfNoble } from './pieces.ts';
import { isTitled } from './strength.ts';
import { controllerOf, seniorOf, soleKing } from './throne.ts';

/** 14.5 Who casts the King's twenty: the sole King's controller, else the Chancellor's player (ruling 182). */
export const casterOfKing = (state: State): number => {
  const king = soleKing(state);
  return king === NONE ? chancellorSeat(state) : controllerOf(state, king);
};
/** The Chancellor's player, wherever the Chancellor is on the board. */
export const chancellorSeat = (state: State): number => {
  const chancellor = state.held[C.chancellor] as number;
  return isUnderNoble(chancellor) && isOnBoard(state, chancellor) ? seatOfNoble(state, chancellor) : NONE;
};
const seniors = (state: State): readonly number[] => HOUSES.map((house) => seniorOf(state, house));
const isOwn = (state: State, seat: number, noble: number): boolean =>
  isInPlay(state, noble) && isOnBoard(state, noble) && seatOfNoble(state, noble) === seat;

export const townVotesOf = (state: State, seat: number): number => {
  let votes = 0;
  for (const place of PLACES)
    if (votesOfPlace(place) > 0 && holderOf(state, place) === seat) votes += votesOfPlace(place);
  return votes;
};
/** 11.2 Whoever has no noble on the board has no votes, also while his nobles are held for ransom. Tables of the first five
 * rules counted what prisoners hold. */
export const isVoteless = (state: State, seat: number): boolean => state.rules > 5 && onBoardOf(state, seat) === 0;
/** The House of Commons. */
export const commonsOf = (state: State, seat: number): number => {
  if (isVoteless(state, seat)) return 0;
  let votes = townVotesOf(state, seat);
  if (casterOfKing(state) === seat) votes += VOTES.king;
  for (const senior of seniors(state))
    if (senior !== NONE && controllerOf(state, senior) === seat) votes += VOTES.senior;
  for (const card of OFFICE_CARDS) {
    const noble = state.held[card] as number;
    if (isUnderNoble(noble) && isOwn(state, seat, noble)) votes += officeVotes(card);
  }
  for (let noble = 0; noble < NOBLE_COUNT; noble++)
    if (isOwn(state, seat, noble) && isTitled(state, noble)) votes += commonsVotesOf(noble);
  return votes;
};
/** The House of Lords; `present` tells which pieces count. */
export const lordsOf = (state: State, seat: number, present: (piece: number) => boolean = () => true): number => {
  let votes = 0;
  if (isVoteless(state, seat)) return votes;
  for (const senior of seniors(state))
    if (senior !== NONE && controllerOf(state, senior) === seat && present(senior)) votes += VOTES.senior;
  for (const card of BISHOP_CARDS) {
    const noble = state.held[card] as number;
    if (isUnderNoble(noble) && isOwn(state, seat, noble) && present(noble)) votes += bishopVotes(card);
  }
  for (let noble = 0; noble < NOBLE_COUNT; noble++)
    if (isOwn(state, seat, noble) && present(noble)) votes += lordsVotesOf(noble);
  return votes;
};
const VOTING_PLACES = PLACES.filter((place) => votesOfPlace(place) > 0);
/** By seat: both Houses together, everybody counted wherever he is. As `commonsOf` and `lordsOf` of each, in one go. */
export const votesBySeat = (state: State): Float64Array => {
  const votes = new Float64Array(SEATS.length);
  const add = (seat: number, more: number): void => {
    if (seat !== NONE) votes[seat] = (votes[seat] as number) + more;
  };
  const ofNoble = (noble: number): number => (isOnBoard(state, noble) ? seatOfNoble(state, noble) : NONE);
  for (const place of VOTING_PLACES) add(holderOf(state, place), votesOfPlace(place));
  add(casterOfKing(state), VOTES.king);
  for (const senior of seniors(state)) if (senior !== NONE) add(controllerOf(state, senior), 2 * VOTES.senior);
  for (const card of OFFICE_CARDS) {
    const noble = state.held[card] as number;
    if (isUnderNoble(noble)) add(ofNoble(noble), officeVotes(card));
  }
  for (const card of BISHOP_CARDS) {
    const noble = state.held[card] as number;
    if (isUnderNoble(noble)) add(ofNoble(noble), bishopVotes(card));
  }
  for (let noble = 0; noble < NOBLE_COUNT; noble++) {
    const seat = ofNoble(noble);
    if (seat === NONE) continue;
    add(seat, lordsVotesOf(noble) + (commonsVotesOf(noble) > 0 && isTitled(state, noble) ? commonsVotesOf(noble) : 0));
  }
  for (let seat = 0; seat < state.options.players; seat++) if (isVoteless(state, seat)) votes[seat] = 0;
  return votes;
};
