// A plan as a player might write it: some moves, perhaps a bid, and money spent on what it can buy. For imagined worlds.
import { pick, type Random } from '@rose/table';
import { TROOP_PRICE } from '../rules/data/box.ts';
import {
  blackPrice,
  FIRST_NOBLE,
  FIRST_SHIP,
  garrisonOf,
  NOBLES,
  PERSONS,
  type PersonId,
  PLACES,
  type PlaceId,
  SHIPS,
  whitePrice,
} from '../rules/data/cards.ts';
import { isInSailingReach, LANDINGS, neighboursOf, ZONES } from '../rules/data/regions.ts';
import {
  emptyPlan,
  forceFault,
  freeBlack,
  freeMercenaries,
  freeTroops,
  freeWhite,
  presenceOf,
} from '../rules/plans.ts';
import { bitOf, owns, slotOf } from '../rules/position.ts';
import { NONE, type State, type WritablePlan } from '../rules/state.ts';

const chance = (random: Random, percent: number): boolean => random(100) <= percent;

const addMoves = (state: State, seat: number, plan: WritablePlan, random: Random): void => {
  for (const noble of NOBLES) {
    if (!owns(state, seat, noble) || !chance(random, 35)) continue;
    plan.to[slotOf(noble)] = pick(neighboursOf(state.nobles[noble - FIRST_NOBLE] as number), random);
  }
  for (const ship of SHIPS) {
    if (!owns(state, seat, ship) || !chance(random, 35)) continue;
    const from = state.ships[ship - FIRST_SHIP] as number;
    plan.to[slotOf(ship)] = pick(
      ZONES.filter((zone) => isInSailingReach(from, zone)),
      random,
    );
  }
};

type Spend = (budget: number) => number;
/** Each way to spend gives what it cost; 0 when there was nothing to buy. */
const spenders = (state: State, seat: number, plan: WritablePlan, random: Random): readonly Spend[] => {
  const presence = presenceOf(state, seat, plan);
  const isFree = (person: PersonId): boolean => ((plan.black | plan.white) & bitOf(person)) === 0;
  const force = (place: PlaceId | undefined, troops: number): number => {
    if (place === undefined) return 0;
    const now = plan.troops[place] as number;
    const count = Math.min(troops, freeTroops(plan));
    plan.troops[place] = now + count;
    if (freeMercenaries(state, seat, plan) > 0)
      plan.mercenaries[place] = (plan.mercenaries[place] as number) + random(freeMercenaries(state, seat, plan));
    return count * TROOP_PRICE;
  };
  const any = <T>(items: readonly T[]): T | undefined => (items.length === 0 ? undefined : pick(items, random));
  const buy = (budget: number, colour: 'black' | 'white'): number => {
    const black = colour === 'black';
    if ((black ? freeBlack(plan) : freeWhite(plan)) === 0) return 0;
    const price = black ? blackPrice : whitePrice;
    const person = any(
      PERSONS.filter((one) => {
        const owner = state.owner[one] as number;
        return owner !== NONE && (owner !== seat) === black && isFree(one) && price(one) <= budget;
      }),
    );
    if (person === undefined) return 0;
    plan[colour] |= bitOf(person);
    return price(person);
  };
  const attack: Spend = (budget) => {
    const place = any(
      PLACES.filter((one) => !owns(state, seat, one) && forceFault(state, seat, one, presence) === undefined),
    );
    if (place === undefined) return 0;
    const wanted = garrisonOf(place) + random(3);
    return force(place, Math.min(wanted, Math.floor(budget / TROOP_PRICE)));
  };
  const defend: Spend = (budget) =>
    force(any(PLACES.filter((one) => owns(state, seat, one))), Math.min(random(3), Math.floor(budget / TROOP_PRICE)));
  return [(budget) => buy(budget, 'black'), (budget) => buy(budget, 'white'), attack, attack, defend];
};

export const likelyPlan = (state: State, seat: number, random: Random): WritablePlan => {
  const plan = emptyPlan();
  let budget = state.money[seat] as number;
  if (budget > 0 && chance(random, 50)) {
    plan.bid = Math.min(budget, random(6));
    plan.landing = pick(LANDINGS, random);
    budget -= plan.bid;
  }
  addMoves(state, seat, plan, random);
  const ways = spenders(state, seat, plan, random);
  for (let tries = 0; tries < 8 && budget >= TROOP_PRICE; tries++) {
    if (chance(random, 15)) break;
    budget -= pick(ways, random)(budget);
  }
  return plan;
};
