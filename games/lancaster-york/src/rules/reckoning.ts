// 5.2, 5.3 What a plan comes to: which orders are ignored, what the money buys, and in which order it is spent. The
// preview while planning and the deployment are the same reckoning.
import { TROOP_PRICE } from './data/box.ts';
import {
  BISHOP_CARDS,
  blackPrice,
  controlPoints,
  homeOf,
  NOBLES,
  type PersonId,
  type PieceId,
  PLACES,
  type PlaceId,
  SHIPS,
  whitePrice,
} from './data/cards.ts';
import { votesOf } from './data/regions.ts';
import { cubeFault, forceFault, moveFault, presenceOf } from './plans.ts';
import { bitOf, PIECE_COUNT, pieceAt } from './position.ts';
import { NONE, type Plan, type State } from './state.ts';
import type { Ignored } from './why.ts';

export interface CubeItem {
  readonly colour: 'black' | 'white';
  readonly person: PersonId;
  readonly price: number;
  readonly paid: boolean;
  readonly ignored: Ignored | undefined;
}
export interface ForceItem {
  readonly place: PlaceId;
  readonly troops: number;
  readonly mercenaries: number;
  readonly price: number;
  readonly bought: number;
  readonly ignored: Ignored | undefined;
}
export interface MoveItem {
  readonly piece: PieceId;
  readonly to: number;
  readonly ignored: Ignored | undefined;
}
export interface Reckoning {
  readonly moves: readonly MoveItem[];
  /** White before black, each in the order of payment. */
  readonly cubes: readonly CubeItem[];
  readonly forces: readonly ForceItem[];
  /** Of all that is not ignored, the bid apart. */
  readonly cost: number;
  readonly left: number;
}

const byVotes = (a: number, b: number): number => votesOf(homeOf(b)) - votesOf(homeOf(a));
/** 5.2 Nobles by rank, then bishops, then ships; equals by the votes of their region, the highest first. */
export const PERSONS_AS_PAID: readonly PersonId[] = [
  ...NOBLES.toSorted((a, b) => controlPoints(b) - controlPoints(a) || byVotes(a, b)),
  ...BISHOP_CARDS.toSorted(byVotes),
  ...SHIPS.toSorted(byVotes),
];
/** 5.2 Castle, large town, town, port; equals by the votes of their region. */
export const PLACES_AS_PAID: readonly PlaceId[] = PLACES.toSorted(
  (a, b) => Math.floor(a / 6) - Math.floor(b / 6) || byVotes(a, b),
);

interface Purse {
  cost: number;
  left: number;
}
/** A cube is paid whole or dropped, and the next item is tried (ruling 43). */
const payCubes = (
  state: State,
  seat: number,
  plan: Plan,
  colour: 'black' | 'white',
  purse: Purse,
  into: CubeItem[],
) => {
  const mask = plan[colour];
  if (mask === 0) return;
  for (const person of PERSONS_AS_PAID) {
    if ((mask & bitOf(person)) === 0) continue;
    const ignored = cubeFault(state, seat, person, colour);
    const price = ignored ? 0 : colour === 'white' ? whitePrice(person) : blackPrice(person);
    const paid = !ignored && price <= purse.left;
    purse.cost += price;
    if (paid) purse.left -= price;
    into.push({ colour, person, price, paid, ignored });
  }
};
/** Troops are bought one by one; mercenaries always arrive (ruling 95). */
const payForces = (state: State, seat: number, plan: Plan, purse: Purse): readonly ForceItem[] => {
  const items: ForceItem[] = [];
  const presence = presenceOf(state, seat, plan);
  for (const place of PLACES_AS_PAID) {
    const troops = plan.troops[place] as number;
    const mercenaries = plan.mercenaries[place] as number;
    if (troops === 0 && mercenaries === 0) continue;
    const ignored = forceFault(state, seat, place, presence);
    const price = ignored ? 0 : troops * TROOP_PRICE;
    const bought = ignored ? 0 : Math.min(troops, Math.floor(purse.left / TROOP_PRICE));
    purse.cost += price;
    purse.left -= bought * TROOP_PRICE;
    items.push({ place, troops, mercenaries, price, bought, ignored });
  }
  return items;
};
const movesOf = (state: State, seat: number, plan: Plan): readonly MoveItem[] => {
  const items: MoveItem[] = [];
  for (let slot = 0; slot < PIECE_COUNT; slot++) {
    const to = plan.to[slot] as number;
    if (to === NONE) continue;
    const piece = pieceAt(slot);
    items.push({ piece, to, ignored: moveFault(state, seat, piece, to) });
  }
  return items;
};

/** 5.2 `money` is what is left once the bid is paid. Ignored orders cost nothing (ruling 94). */
export const reckon = (state: State, seat: number, plan: Plan, money: number): Reckoning => {
  const purse: Purse = { cost: 0, left: money };
  const cubes: CubeItem[] = [];
  payCubes(state, seat, plan, 'white', purse, cubes);
  payCubes(state, seat, plan, 'black', purse, cubes);
  const forces = payForces(state, seat, plan, purse);
  return { moves: movesOf(state, seat, plan), cubes, forces, cost: purse.cost, left: purse.left };
};
