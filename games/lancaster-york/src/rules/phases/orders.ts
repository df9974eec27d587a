// Every order that can be written, made once: a plan offers hundreds of them at each decision.
import { TROOPS } from '../data/box.ts';
import {
  C,
  FIRST_MERCENARY,
  NOBLES,
  PERSONS,
  type PersonId,
  PIECES,
  type PieceId,
  PLACES,
  SHIPS,
} from '../data/cards.ts';
import { LANDINGS, REGIONS, type RegionId, ZONES } from '../data/regions.ts';
import {
  cubeFault,
  forceFault,
  freeBlack,
  freeMercenaries,
  freeTroops,
  freeWhite,
  isEmpty,
  moveFault,
  presenceOf,
} from '../plans.ts';
import { bitOf, owns, PIECE_COUNT, pieceAt, slotOf } from '../position.ts';
import { NONE, type Plan, type PlanningAction, type State } from '../state.ts';

type Orders = readonly PlanningAction[];
const LOCK: PlanningAction = { do: 'lock' };
const UNLOCK: Orders = [{ do: 'unlock' }];
const CLEAR: PlanningAction = { do: 'clear' };
const UNBID: PlanningAction = { do: 'unbid' };
const numbers = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count);
const forces = (verb: 'troops' | 'mercenaries', most: number): readonly Orders[] =>
  PLACES.map((place) => numbers(most).map((count) => ({ do: verb, place, count })));
const TROOP_ORDERS = forces('troops', TROOPS);
const MERCENARY_ORDERS = forces('mercenaries', TROOPS);
const ofPersons = (verb: 'bribe' | 'guard' | 'unbribe' | 'unguard'): Orders => {
  const orders: PlanningAction[] = [];
  for (const person of PERSONS) orders[person] = { do: verb, person };
  return orders;
};
const BRIBES = ofPersons('bribe');
const GUARDS = ofPersons('guard');
const UNBRIBES = ofPersons('unbribe');
const UNGUARDS = ofPersons('unguard');
const STAYS: Orders = Array.from({ length: PIECE_COUNT }, (_, slot) => ({ do: 'stay', piece: pieceAt(slot) }));
const movesOf = (piece: PieceId): Orders => {
  const noble = NOBLES.find((other) => other === piece);
  if (noble !== undefined) return REGIONS.map((region) => ({ do: 'move', noble, region }));
  const ship = SHIPS.find((other) => other === piece) ?? C['ship-berwick'];
  return ZONES.map((zone) => ({ do: 'sail', ship, zone }));
};
const MOVES: readonly Orders[] = Array.from({ length: PIECE_COUNT }, (_, slot) => movesOf(pieceAt(slot)));
/** Sums are as large as treasuries grow; those in use are kept. */
const BIDS: PlanningAction[][] = REGIONS.map(() => []);
const bidOf = (sum: number, region: RegionId): PlanningAction => {
  const known = BIDS[region] as PlanningAction[];
  while (known.length <= sum) known.push({ do: 'bid', sum: known.length, region });
  return known[sum] as PlanningAction;
};

const addBids = (state: State, seat: number, plan: Plan, into: PlanningAction[]): void => {
  const money = state.money[seat] as number;
  for (const region of LANDINGS)
    for (let sum = 0; sum <= money; sum++)
      if (plan.landing !== region || plan.bid !== sum) into.push(bidOf(sum, region));
};
const addMoves = (state: State, seat: number, plan: Plan, into: PlanningAction[], all: boolean): void => {
  for (const piece of PIECES) {
    const slot = slotOf(piece);
    const now = plan.to[slot] as number;
    if (now !== NONE) into.push(STAYS[slot] as PlanningAction);
    if (!owns(state, seat, piece)) continue;
    const orders = MOVES[slot] as Orders;
    for (let to = 0; to < orders.length; to++)
      if (to !== now && (all || moveFault(state, seat, piece, to) === undefined))
        into.push(orders[to] as PlanningAction);
  }
};
/** Every number that the free tokens allow but the present one; 0 takes back what stands. */
const addCounts = (orders: Orders, now: number, free: number, into: PlanningAction[]): void => {
  for (let count = 0; count <= now + free; count++) if (count !== now) into.push(orders[count] as PlanningAction);
};
const addForces = (state: State, seat: number, plan: Plan, into: PlanningAction[], all: boolean): void => {
  const presence = presenceOf(state, seat, plan);
  const troops = freeTroops(plan);
  const held = state.mercenaries[seat] as number;
  const mercenaries = held === 0 ? 0 : freeMercenaries(state, seat, plan);
  for (const place of PLACES) {
    const open = forceFault(state, seat, place, presence) === undefined;
    addForce(TROOP_ORDERS[place] as Orders, plan.troops[place] as number, open ? troops : NONE, into, all);
    if (held > 0)
      addForce(
        MERCENARY_ORDERS[place] as Orders,
        plan.mercenaries[place] as number,
        open ? mercenaries : NONE,
        into,
        all,
      );
  }
};
const addForce = (orders: Orders, now: number, free: number, into: PlanningAction[], all: boolean): void => {
  if (free !== NONE) {
    addCounts(orders, now, free, into);
    return;
  }
  if (now > 0) into.push(orders[0] as PlanningAction);
  if (all) into.push(orders[now === 1 ? 2 : 1] as PlanningAction);
};
const addCubes = (state: State, seat: number, plan: Plan, into: PlanningAction[], all: boolean): void => {
  const black = freeBlack(plan) > 0;
  const white = freeWhite(plan) > 0;
  for (let person = 24 as PersonId; person < FIRST_MERCENARY; person++) {
    const bit = bitOf(person);
    if ((plan.black & bit) !== 0) into.push(UNBRIBES[person] as PlanningAction);
    if ((plan.white & bit) !== 0) into.push(UNGUARDS[person] as PlanningAction);
    const bare = ((plan.black | plan.white) & bit) === 0;
    if (all || (bare && black && cubeFault(state, seat, person, 'black') === undefined))
      into.push(BRIBES[person] as PlanningAction);
    if (all || (bare && white && cubeFault(state, seat, person, 'white') === undefined))
      into.push(GUARDS[person] as PlanningAction);
  }
};

/** The orders a seat may give now; `all`: also those that deserve a reason why not. */
export const ordersOf = (state: State, seat: number, locked: boolean, all: boolean): Orders => {
  if (locked) return UNLOCK;
  const plan = state.plans[seat] as Plan;
  const into: PlanningAction[] = [LOCK];
  if (plan.landing !== NONE) into.push(UNBID);
  if (!isEmpty(plan)) into.push(CLEAR);
  addMoves(state, seat, plan, into, all);
  addForces(state, seat, plan, into, all);
  addCubes(state, seat, plan, into, all);
  addBids(state, seat, plan, into);
  return into;
};
