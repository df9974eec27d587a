// Changes of a plan that a player might weigh: one order more, another one, or one less; never dearer than the purse.
import { TROOP_PRICE } from '../rules/data/box.ts';
import {
  blackPrice,
  FIRST_MERCENARY,
  FIRST_PERSON,
  garrisonOf,
  type PersonId,
  PIECES,
  type PieceId,
  PLACES,
  type PlaceId,
  whitePrice,
} from '../rules/data/cards.ts';
import { isInSailingReach, LANDINGS, neighboursOf, ZONE_COUNT } from '../rules/data/regions.ts';
import { forceFault, freeBlack, freeMercenaries, freeTroops, freeWhite, presenceOf } from '../rules/plans.ts';
import { bitOf, NOBLE_COUNT, ownerOf, owns, slotOf, zoneOfShip } from '../rules/position.ts';
import { reckon } from '../rules/reckoning.ts';
import { NONE, type Plan, type State, type WritablePlan } from '../rules/state.ts';

export type Change = (plan: WritablePlan) => void;
/** What a change is made for: the plan, and what is left to spend and to place. */
interface Leeway {
  readonly state: State;
  readonly seat: number;
  readonly plan: Plan;
  readonly left: number;
  readonly presence: number;
  readonly troops: number;
  readonly mercenaries: number;
}

const SUMS = [1, 2, 3, 4, 5, 7, 9, 12, 16] as const;
const addBids = ({ plan, left }: Leeway, into: Change[]): void => {
  for (const landing of LANDINGS)
    for (const sum of SUMS) {
      if (sum - plan.bid > left) break;
      if (sum === plan.bid && landing === plan.landing) continue;
      into.push((next) => {
        next.bid = sum;
        next.landing = landing;
      });
    }
};

/** Where a piece could be ordered to; NONE: it stays. */
const goalsOf = (state: State, piece: PieceId): readonly number[] => {
  const slot = slotOf(piece);
  if (slot < NOBLE_COUNT) return [NONE, ...neighboursOf(state.nobles[slot] as number)];
  const from = zoneOfShip(state, piece as PieceId & { readonly ship: true });
  const goals = [NONE];
  for (let zone = 0; zone < ZONE_COUNT; zone++) if (zone !== from && isInSailingReach(from, zone)) goals.push(zone);
  return goals;
};
const addMoves = (leeway: Leeway, into: Change[]): void => {
  const { state, seat, plan, presence } = leeway;
  for (const piece of PIECES) {
    if (!owns(state, seat, piece)) continue;
    const slot = slotOf(piece);
    for (const to of goalsOf(state, piece)) {
      if (to === plan.to[slot]) continue;
      const move: Change = (next) => {
        next.to[slot] = to;
      };
      into.push(move);
      if (slot < NOBLE_COUNT && to !== NONE && (presence & (1 << to)) === 0) addInvasions(leeway, to, move, into);
    }
  }
};
/** A noble gives presence where he goes: attacks that his move makes possible come with it. */
const addInvasions = (leeway: Leeway, region: number, move: Change, into: Change[]): void => {
  for (let place = region; place < FIRST_PERSON; place += 6) {
    const owner = ownerOf(leeway.state, place);
    if (owner === NONE || owner === leeway.seat) continue;
    const attacks: Change[] = [];
    addStrengths(leeway, place as PlaceId, [garrisonOf(place) + 1, garrisonOf(place) + 3], attacks);
    for (const attack of attacks)
      into.push((next) => {
        move(next);
        attack(next);
      });
  }
};

/** A place with so many tokens, mercenaries first, and once more with troops alone. */
const addStrengths = (leeway: Leeway, place: PlaceId, strengths: readonly number[], into: Change[]): void => {
  const { plan, left } = leeway;
  const troopsNow = plan.troops[place] as number;
  const mercenariesNow = plan.mercenaries[place] as number;
  const hired = leeway.mercenaries + mercenariesNow;
  const put = (troops: number, mercenaries: number): void => {
    if (troops === troopsNow && mercenaries === mercenariesNow) return;
    if (troops > leeway.troops + troopsNow || (troops - troopsNow) * TROOP_PRICE > left) return;
    into.push((next) => {
      next.troops[place] = troops;
      next.mercenaries[place] = mercenaries;
    });
  };
  for (const strength of strengths) {
    const mercenaries = Math.min(hired, strength);
    put(strength - mercenaries, mercenaries);
    if (mercenaries > 0) put(strength, 0);
  }
};
const DEFENCES = [1, 2, 3, 5] as const;
const addForces = (leeway: Leeway, into: Change[]): void => {
  const { state, seat, presence } = leeway;
  for (const place of PLACES) {
    if (forceFault(state, seat, place, presence) !== undefined) continue;
    const garrison = garrisonOf(place);
    const isOwn = owns(state, seat, place);
    addStrengths(leeway, place, isOwn ? DEFENCES : [garrison + 1, garrison + 2, garrison + 3, garrison + 5], into);
  }
};

const addCubes = ({ state, seat, plan, left }: Leeway, into: Change[]): void => {
  const black = freeBlack(plan) > 0;
  const white = freeWhite(plan) > 0;
  for (let person = FIRST_PERSON as PersonId; person < FIRST_MERCENARY; person++) {
    const owner = ownerOf(state, person);
    const bit = bitOf(person);
    if (owner === NONE || ((plan.black | plan.white) & bit) !== 0) continue;
    if (owner !== seat && black && blackPrice(person) <= left)
      into.push((next) => {
        next.black |= bit;
      });
    if (owner === seat && white && whitePrice(person) <= left)
      into.push((next) => {
        next.white |= bit;
      });
  }
};

/** Every order of a plan, taken back. */
export const removalsOf = (plan: Plan): readonly Change[] => {
  const into: Change[] = [];
  if (plan.bid > 0)
    into.push((next) => {
      next.bid = 0;
      next.landing = NONE;
    });
  for (const place of PLACES)
    if ((plan.troops[place] as number) + (plan.mercenaries[place] as number) > 0)
      into.push((next) => {
        next.troops[place] = 0;
        next.mercenaries[place] = 0;
      });
  for (let bit = 1; bit < 1 << (FIRST_MERCENARY - FIRST_PERSON); bit <<= 1)
    if (((plan.black | plan.white) & bit) !== 0)
      into.push((next) => {
        next.black &= ~bit;
        next.white &= ~bit;
      });
  return into;
};

/** The kinds of change, each with what it offers now; empty kinds left out. */
export const changesOf = (state: State, seat: number, plan: Plan): readonly (readonly Change[])[] => {
  const money = (state.money[seat] as number) - plan.bid;
  const leeway: Leeway = {
    state,
    seat,
    plan,
    left: reckon(state, seat, plan, money).left,
    presence: presenceOf(state, seat, plan),
    troops: freeTroops(plan),
    mercenaries: freeMercenaries(state, seat, plan),
  };
  return [addMoves, addForces, addCubes, addBids]
    .map((add) => {
      const changes: Change[] = [];
      add(leeway, changes);
      return changes;
    })
    .filter((changes) => changes.length > 0);
};
