// 4.0 A plan, and what each of its orders is worth: the same questions refuse an order when it is given and ignore it
// when it is carried out (ruling 47).
import { copyPlan } from './copy.gen.ts';
import { CUBES, TROOPS } from './data/box.ts';
import {
  FIRST_NOBLE,
  homeOf,
  isNoble,
  isShip,
  type NobleId,
  type PersonId,
  type PieceId,
  type PlaceId,
} from './data/cards.ts';
import { isInSailingReach, isNeighbour, REGION_COUNT } from './data/regions.ts';
import { NOBLE_COUNT, ownerOf, regionOfNoble, slotOf, zoneOfShip } from './position.ts';
import { NONE, PLAN, type Plan, type State, type WritablePlan } from './state.ts';
import type { Ignored } from './why.ts';

const EMPTY = PLAN.blank();
export const emptyPlan = (): WritablePlan => copyPlan(EMPTY);
export const isEmpty = (plan: Plan): boolean =>
  plan.landing === NONE &&
  plan.black === 0 &&
  plan.white === 0 &&
  plan.to.every((to) => to === NONE) &&
  plan.troops.every((count) => count === 0) &&
  plan.mercenaries.every((count) => count === 0);

const sum = (counts: readonly number[]): number => {
  let all = 0;
  for (const count of counts) all += count;
  return all;
};
const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};
/** Tokens not planned yet. */
export const freeTroops = (plan: Plan): number => TROOPS - sum(plan.troops);
export const freeMercenaries = (state: State, seat: number, plan: Plan): number =>
  (state.mercenaries[seat] as number) - sum(plan.mercenaries);
export const freeBlack = (plan: Plan): number => CUBES - bits(plan.black);
export const freeWhite = (plan: Plan): number => CUBES - bits(plan.white);

/** 4.4 One region across a shared border; staying is no move but no fault either (ruling 93). */
const isInReach = (state: State, piece: PieceId, to: number): boolean => {
  if (isShip(piece)) return isInSailingReach(zoneOfShip(state, piece), to);
  const from = regionOfNoble(state, piece);
  return from === to || isNeighbour(from, to);
};
export const moveFault = (state: State, seat: number, piece: PieceId, to: number): Ignored | undefined => {
  const owner = ownerOf(state, piece);
  if (owner === NONE && state.gone.includes(piece)) return 'left-the-game';
  if (owner !== seat) return 'not-your-piece';
  if (isInReach(state, piece, to)) return undefined;
  return isNoble(piece) ? 'no-shared-border' : 'beyond-two-zones';
};

/** 4.6 The regions in which a seat has presence, as bits: own noble, place or bishop; a noble who moves gives it in
 * the region he leaves and in the one he enters. Ships never do, nor the Captain of Calais (ruling 34). */
export const presenceOf = (state: State, seat: number, plan: Plan): number => {
  const { owner } = state;
  let regions = 0;
  for (let region = 0; region < REGION_COUNT; region++)
    if (
      owner[region] === seat ||
      owner[region + 6] === seat ||
      owner[region + 12] === seat ||
      owner[region + 18] === seat ||
      owner[region + 24] === seat
    )
      regions |= 1 << region;
  for (let noble = 0; noble < NOBLE_COUNT; noble++) {
    if (owner[noble + FIRST_NOBLE] !== seat) continue;
    regions |= 1 << (state.nobles[noble] as number);
    const to = plan.to[noble] as number;
    if (to !== NONE && isInReach(state, (noble + FIRST_NOBLE) as NobleId, to)) regions |= 1 << to;
  }
  return regions;
};

const nobodys = (state: State, card: number): Ignored =>
  state.gone.includes(card as PlaceId) ? 'left-the-game' : 'nobody-owns-it';

/** 4.5 Own places are defended, those of others attacked where the seat has presence; neutral ones never. */
export const forceFault = (state: State, seat: number, place: PlaceId, presence: number): Ignored | undefined => {
  const owner = ownerOf(state, place);
  if (owner === NONE) return nobodys(state, place);
  if (owner === seat || (presence & (1 << homeOf(place))) !== 0) return undefined;
  return 'no-presence';
};

/** 4.7 Black cubes go on persons of other players, white ones on own persons; no presence is needed. */
export const cubeFault = (
  state: State,
  seat: number,
  person: PersonId,
  colour: 'black' | 'white',
): Ignored | undefined => {
  const owner = ownerOf(state, person);
  if (owner === NONE) return nobodys(state, person);
  if (colour === 'black') return owner === seat ? 'your-own-person' : undefined;
  return owner === seat ? undefined : 'not-your-person';
};

/** The order of a piece, or NONE. */
export const orderOf = (plan: Plan, piece: PieceId): number => plan.to[slotOf(piece)] as number;
