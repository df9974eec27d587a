// 7.1 Who can fight whom: stacks that may be attacked, nobles who may attack, heirs who are with them.
import { FIRST_ROYAL, ROYALS, type RoyalId } from '../data/persons.ts';
import { isFortified, isOpenTown } from '../data/places.ts';
import { isUnderSiege } from '../position/control.ts';
import {
  areaOf,
  bitOf,
  has,
  leaderSeat,
  leadOf,
  listOf,
  noblesAt,
  noblesInArea,
  ofSeat,
  seatOfNoble,
  stackOf,
} from '../position/pieces.ts';
import { inside, isInOpen, isInside, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';

/** Where a battle is fought: in the open, or in a town without walls (3.2). */
export const isBattleSpot = (spot: number): boolean =>
  isInOpen(spot) || (isInside(spot) && !isFortified(placeAt(spot)) && !isOpenTown(placeAt(spot)));
/** Behind walls that are besieged: such nobles only fall on those who besiege them (7.4). */
const besiegerOf = (state: State, noble: number): number => {
  const spot = state.spot[noble] as number;
  return isInside(spot) && isUnderSiege(state, placeAt(spot)) ? (state.siege[placeAt(spot)] as number) : NONE;
};
export const ledBy = (state: State, set: number, seat: number): number => {
  let own = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1)
    if (leaderSeat(state, leadOf(rest)) === seat) own |= bitOf(leadOf(rest));
  return own;
};
/** Whether this noble may attack now: once a player-turn, unless he has just beaten besiegers (7.4). */
export const canAttack = (state: State, noble: number): boolean =>
  !has(state.attacked, noble) &&
  !has(state.idle, noble) &&
  (state.usedBy[noble] === NONE || state.usedBy[noble] === state.turn);
/** Everybody of a seat who could join an attack on this stack. */
export const attackersOn = (state: State, seat: number, target: number): number => {
  const area = areaOf(state, leadOf(target));
  let set = 0;
  for (const noble of listOf(ledBy(state, noblesInArea(state, area), seat))) {
    const besieger = besiegerOf(state, noble);
    if (!canAttack(state, noble)) continue;
    if (besieger === NONE || besieger === leaderSeat(state, leadOf(target))) set |= bitOf(noble);
  }
  return set;
};
/** Everybody of a seat in the area who could join a siege; those inside the place itself apart. */
export const besiegersOn = (state: State, seat: number, place: number, area: number, again: number): number => {
  let set = 0;
  for (const noble of listOf(ledBy(state, noblesInArea(state, area), seat))) {
    const free = canAttack(state, noble) || has(again, noble);
    if (free && state.spot[noble] !== inside(place) && besiegerOf(state, noble) === NONE) set |= bitOf(noble);
  }
  return set;
};
/** Every stack of others in an area that stands where a battle can be fought. */
export const targetsIn = (state: State, area: number, seat: number): readonly number[] => {
  const stacks: number[] = [];
  let seen = 0;
  for (const noble of listOf(noblesInArea(state, area))) {
    if (has(seen, noble) || leaderSeat(state, noble) === seat || !isBattleSpot(state.spot[noble] as number)) continue;
    const stack = stackOf(state, noble);
    seen |= stack;
    stacks.push(stack);
  }
  return stacks;
};

/** 7.2 Heirs with a force: of its factions, in its spots, and nobody else of theirs stands by them. */
export const heirsWith = (state: State, set: number): readonly RoyalId[] =>
  ROYALS.filter((royal) => {
    const spot = state.spot[royal] as number;
    const keeper = state.keeper[royal - FIRST_ROYAL] as number;
    if (spot === NONE || keeper === NONE) return false;
    const escorts = ofSeat(state, noblesAt(state, spot), keeper);
    const engaged = escorts & set;
    if (engaged === 0) return false;
    const mates = listOf(engaged).some((noble) => state.group[noble] === state.group[royal]);
    return mates || engaged === escorts;
  });
/** The faction that leads a force: its commander's, else that of its first noble. */
export const leaderOf = (state: State, set: number): number => {
  const lead = leadOf(set);
  const leader = leaderSeat(state, lead);
  return leader === NONE ? seatOfNoble(state, lead) : leader;
};
