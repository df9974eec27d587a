// What persons are worth to who holds them, in a coin of its own: an heir who is nothing else is one.
import { BISHOP_CARDS, bishopVotes, isArchbishop } from '../rules/data/crown.ts';
import { houseOf, lordsVotesOf, N, NOBLE_COUNT, ROYALS } from '../rules/data/persons.ts';
import { isAlive, leadOf, seatOfNoble } from '../rules/position/pieces.ts';
import { beaufortClaims, isCrowned, keeperOfRoyal, seniorOf } from '../rules/position/throne.ts';
import { isUnderNoble, NONE } from '../rules/spots.ts';
import type { State } from '../rules/state.ts';

export const aliveIn = (state: State): number => {
  let alive = 0;
  for (const royal of ROYALS) if (isAlive(state, royal)) alive++;
  return alive;
};
/** Who holds all that live; nothing where nobody does. */
export const soleKeeper = (state: State): number | undefined => {
  let sole: number | undefined;
  for (const royal of ROYALS) {
    if (!isAlive(state, royal)) continue;
    const keeper = keeperOfRoyal(state, royal);
    if (keeper === NONE || keeper !== (sole ?? keeper)) return undefined;
    sole = keeper;
  }
  return sole;
};
/** 10.3, 10.4 Whether Beaufort decides for a faction: nobody of Lancaster is left, and all who live, if any, are its own. */
export const beaufortDecides = (state: State, seat: number): boolean =>
  beaufortClaims(state) && (aliveIn(state) === 0 || soleKeeper(state) === seat);
export const beaufortHinders = (state: State, seat: number): boolean =>
  seatOfNoble(state, N.beaufort) !== seat && beaufortDecides(state, seat);
const SENIOR = 0.3;
const CROWNED = 0.8;
const COUNTED = 3;
/** 10.5 Where the game is counted the sole King's keeper wins: a crown is worth the more the nearer that is. */
export const crownWorth = ({ options, round }: State): number =>
  CROWNED + (options.ending === 'short' ? COUNTED * Math.min(1, round / options.rounds) ** 2 : 0);
export const heirWorth = (state: State, royal: number): number => {
  let worth = 1;
  if (seniorOf(state, houseOf(royal)) === royal) worth += SENIOR;
  if (isCrowned(state, royal)) worth += crownWorth(state);
  return worth;
};
/** The fewer are left, the more each of them decides. */
const FEW_LEFT = 2.5;
export const fewLeft = (state: State): number => 1 + FEW_LEFT / Math.max(1, aliveIn(state));
const NOBLE = 0.15;
const HUNDRED_MEN = 0.5;
const ARCHBISHOP = 0.25;
const BISHOP = 0.12;
/** By noble, all at once: bishops are looked for but once. */
export const nobleWorths = (state: State): Float64Array => {
  const worths = new Float64Array(NOBLE_COUNT);
  for (let noble = 0; noble < NOBLE_COUNT; noble++)
    worths[noble] = NOBLE + (HUNDRED_MEN * (state.men[noble] as number)) / 100;
  for (const card of BISHOP_CARDS) {
    const bearer = state.held[card] as number;
    if (isUnderNoble(bearer)) worths[bearer] = (worths[bearer] as number) + (isArchbishop(card) ? ARCHBISHOP : BISHOP);
  }
  return worths;
};
/** With several rivals one's own people are the scarcer, and what one of the others loses is shared by all who are left. */
const CARE = 0.15;
const SHARED = 0.65;
/** 10.5 Where no royal is left the Lords are counted: what a vote there is worth. */
const LORD = 0.2;
/** By noble: what he is worth to who makes a plan, his own as he would keep them, others as he would take them. */
export const planWorths = (state: State, seat: number): Float64Array => {
  const worths = nobleWorths(state);
  const rivals = state.options.players - 1;
  const own = 1 + CARE * (rivals - 1);
  const others = 1 - SHARED + SHARED / rivals;
  const vote = state.lastRound === NONE ? 0 : LORD;
  for (let noble = 0; noble < NOBLE_COUNT; noble++) {
    const share = seatOfNoble(state, noble) === seat ? own : others;
    worths[noble] = share * ((worths[noble] as number) + vote * lordsVotesOf(noble));
  }
  // Bishops change hands: who takes them has them.
  if (vote > 0)
    for (const card of BISHOP_CARDS) {
      const bearer = state.held[card] as number;
      if (isUnderNoble(bearer)) worths[bearer] = (worths[bearer] as number) + vote * bishopVotes(card);
    }
  return worths;
};
export const worthOfAll = (worths: Float64Array, set: number): number => {
  let sum = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) sum += worths[leadOf(rest)] as number;
  return sum;
};
/** Bishops among these nobles, an archbishop for two. */
export const bishopsAmong = (state: State, set: number): number => {
  let bishops = 0;
  for (const card of BISHOP_CARDS) {
    const bearer = state.held[card] as number;
    if (isUnderNoble(bearer) && ((set >> bearer) & 1) === 1) bishops += isArchbishop(card) ? 2 : 1;
  }
  return bishops;
};
/** 10.1 Whether they could crown: an archbishop or two bishops. */
export const canCrown = (state: State, set: number): boolean => bishopsAmong(state, set) >= 2;
