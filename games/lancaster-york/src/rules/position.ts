// Questions about a position, and the few changes that rules make to it.
import { AID_MOST, MERCENARY_TOKENS, SEATS, type Seat, seatOf, TURNS } from './data/box.ts';
import {
  CARDS,
  type CardId,
  FIRST_NOBLE,
  FIRST_PERSON,
  FIRST_SHIP,
  homeOf,
  isNoble,
  isShip,
  type NobleId,
  type PersonId,
  type PieceId,
  type PlaceId,
  type ShipId,
  taxOf,
} from './data/cards.ts';
import { type RegionId, type RegionName, regionName, regionOfZone, type ZoneName, zoneName } from './data/regions.ts';
import { NONE, type Options, type State, type Writable } from './state.ts';

export const PLACE_COUNT = 24;
export const NOBLE_COUNT = 12;
export const PIECE_COUNT = 18;

export const seatsOf = (options: Options): readonly Seat[] => SEATS.slice(0, options.players);
/** Where the orders of a piece stand in a plan: nobles first, then ships. */
export const slotOf = (piece: PieceId): number =>
  isNoble(piece) ? piece - FIRST_NOBLE : piece - FIRST_SHIP + NOBLE_COUNT;
export const pieceAt = (slot: number): PieceId =>
  (slot < NOBLE_COUNT ? slot + FIRST_NOBLE : slot - NOBLE_COUNT + FIRST_SHIP) as PieceId;
export const bitOf = (person: PersonId): number => 1 << (person - FIRST_PERSON);
export const standOf = (seat: number, place: PlaceId): number => seat * PLACE_COUNT + place;

export const ownerOf = (state: State, card: number): number => state.owner[card] as number;
export const owns = (state: State, seat: number, card: number): boolean => state.owner[card] === seat;
/** The name of an owner or holder, or null. */
export const seatOrNull = (seat: number): Seat | null => (seat === NONE ? null : seatOf(seat));
export const hasHouses = (state: State): boolean => state.options.players === 4;
export const houseOf = (state: State, seat: number): number => state.houses[seat] as number;
export const isOver = ({ phase, turn }: State): boolean =>
  phase.name === 'parliament' && phase.step === 'done' && turn === TURNS;

export const regionOfNoble = (state: State, noble: NobleId): RegionId => state.nobles[noble - FIRST_NOBLE] as RegionId;
export const zoneOfShip = (state: State, ship: ShipId): number => state.ships[ship - FIRST_SHIP] as number;
/** Where a card of the board counts (8.1). */
export const regionOf = (state: State, card: number): RegionId => {
  if (isNoble(card)) return regionOfNoble(state, card);
  return isShip(card) ? regionOfZone(zoneOfShip(state, card)) : homeOf(card);
};
export const standsAt = (state: State, card: number): RegionName | ZoneName =>
  isShip(card) ? zoneName(zoneOfShip(state, card)) : regionName(regionOf(state, card));

export const cardsOf = (state: State, seat: number): readonly CardId[] =>
  CARDS.filter((card) => owns(state, seat, card));
/** How many cards of a run a seat owns. */
export const countOwned = (state: State, seat: number, from: number, to: number): number => {
  let count = 0;
  for (let card = from; card < to; card++) if (state.owner[card] === seat) count++;
  return count;
};
/** 3.1 The sum printed on all cards held. */
export const incomeOf = (state: State, seat: number): number => {
  let sum = 0;
  for (const card of CARDS) if (state.owner[card] === seat) sum += taxOf(card);
  return sum;
};
const total = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};
/** Mercenaries in the common supply: neither kept by anybody nor on the board. */
export const supplyOf = (state: State): number => {
  const { phase } = state;
  const placed = 'field' in phase ? total(phase.field.mercenaries) : 0;
  return MERCENARY_TOKENS - total(state.mercenaries) - placed;
};

/** 3.2 Leader's score minus own score, 25 at most; once a game, not on turn 1. */
export const aidFor = (state: State, seat: number): number =>
  state.turn === 1 || state.aid[seat] === 0
    ? 0
    : Math.min(AID_MOST, Math.max(...state.scores) - (state.scores[seat] as number));

/** 2.3, 6.1, 7.2 A card and what it stands for get another owner. */
export const give = (state: Writable, card: CardId, seat: number): void => {
  state.owner[card] = seat;
};
export const score = (state: Writable, seat: number, points: number): void => {
  state.scores[seat] = (state.scores[seat] as number) + points;
};
export const pay = (state: Writable, seat: number, sum: number): void => {
  state.money[seat] = (state.money[seat] as number) - sum;
};
export const without = <T>(items: readonly T[], item: T): T[] => items.filter((other) => other !== item);
