// 4.0 Why an order may not be given: section by section, with what a sentence needs.
import { refuse } from '@rose/table';
import { seatOf } from '../data/box.ts';
import {
  cardName,
  homeOf,
  isNoble,
  nobleName,
  type PersonId,
  type PieceId,
  type PieceName,
  type PlaceId,
  personName,
  placeName,
  shipName,
} from '../data/cards.ts';
import { isLanding, regionName, zoneName } from '../data/regions.ts';
import {
  cubeFault,
  forceFault,
  freeBlack,
  freeMercenaries,
  freeTroops,
  freeWhite,
  isEmpty,
  moveFault,
  orderOf,
  presenceOf,
} from '../plans.ts';
import { bitOf, ownerOf, regionOfNoble, seatOrNull, zoneOfShip } from '../position.ts';
import { NONE, type Plan, type PlanningAction, type Refusal, type State } from '../state.ts';

const planOf = (state: State, seat: number): Plan => state.plans[seat] as Plan;

/** 4.2 Any whole sum up to the treasury, on one of the two landing regions; 0 is no bid. */
const whyNotBid = (state: State, seat: number, sum: number, region: number): Refusal | undefined => {
  const { bid, landing } = planOf(state, seat);
  if (!isLanding(region)) return refuse('4.2', { why: 'no-landing', region: regionName(region) });
  const money = state.money[seat] as number;
  if (sum > money) return refuse('4.2', { why: 'bid-above-treasury', sum, money });
  return bid === sum && landing === region ? refuse('4.2', { why: 'already-so' }) : undefined;
};

/** 4.3, 4.4 */
const whyNotMove = (state: State, seat: number, piece: PieceId, to: number): Refusal | undefined => {
  const fault = moveFault(state, seat, piece, to);
  if (fault === 'left-the-game') return refuse('2.5', { why: fault, card: personName(piece) });
  if (fault === 'not-your-piece') {
    const owner = seatOrNull(ownerOf(state, piece));
    return refuse(isNoble(piece) ? '4.4' : '4.3', { why: fault, piece: cardName(piece) as PieceName, owner });
  }
  if (isNoble(piece)) {
    const from = regionName(regionOfNoble(state, piece));
    if (fault) return refuse('4.4', { why: 'no-shared-border', noble: nobleName(piece), from, to: regionName(to) });
  } else {
    const from = zoneName(zoneOfShip(state, piece));
    if (fault) return refuse('4.3', { why: 'beyond-two-zones', ship: shipName(piece), from, to: zoneName(to) });
  }
  return orderOf(planOf(state, seat), piece) === to ? refuse('4.1', { why: 'already-so' }) : undefined;
};

/** 4.5 Tokens: 20 troops, and the mercenaries held. */
const whyNotSoMany = (state: State, seat: number, verb: 'troops' | 'mercenaries', place: PlaceId, count: number) => {
  const plan = planOf(state, seat);
  const now = plan[verb][place] as number;
  if (verb === 'troops') {
    const left = now + freeTroops(plan);
    return count > left ? refuse('4.5', { why: 'not-enough-troops', count, left }) : undefined;
  }
  const left = now + freeMercenaries(state, seat, plan);
  const held = state.mercenaries[seat] as number;
  return count > left ? refuse('4.5', { why: 'not-enough-mercenaries', count, held, left }) : undefined;
};
/** 4.5, 4.6 */
const whyNotForce = (
  state: State,
  seat: number,
  action: Extract<PlanningAction, { do: 'troops' | 'mercenaries' }>,
): Refusal | undefined => {
  const { do: verb, place, count } = action;
  const now = planOf(state, seat)[verb][place] as number;
  if (count === 0) return now === 0 ? refuse('4.5', { why: 'no-such-order' }) : undefined;
  const fault = forceFault(state, seat, place, presenceOf(state, seat, planOf(state, seat)));
  if (fault === 'no-presence')
    return refuse('4.6', { why: fault, place: placeName(place), region: regionName(homeOf(place)) });
  if (fault === 'left-the-game') return refuse('2.5', { why: fault, card: placeName(place) });
  if (fault) return refuse('4.5', { why: 'nobody-owns-it', card: placeName(place) });
  const many = whyNotSoMany(state, seat, verb, place, count);
  if (many) return many;
  return now === count ? refuse('4.5', { why: 'already-so' }) : undefined;
};

/** 4.7 One cube of a player per person, six of each colour. */
const whyNotCube = (state: State, seat: number, person: PersonId, colour: 'black' | 'white'): Refusal | undefined => {
  const name = personName(person);
  const fault = cubeFault(state, seat, person, colour);
  if (fault === 'your-own-person') return refuse('4.7', { why: fault, person: name });
  if (fault === 'not-your-person')
    return refuse('4.7', { why: fault, person: name, owner: seatOf(ownerOf(state, person)) });
  if (fault === 'left-the-game') return refuse('2.5', { why: fault, card: name });
  if (fault) return refuse('4.7', { why: 'nobody-owns-it', card: name });
  const plan = planOf(state, seat);
  if ((plan.black & bitOf(person)) !== 0)
    return refuse('4.7', { why: 'cube-lies-there', person: name, colour: 'black' });
  if ((plan.white & bitOf(person)) !== 0)
    return refuse('4.7', { why: 'cube-lies-there', person: name, colour: 'white' });
  const free = colour === 'black' ? freeBlack(plan) : freeWhite(plan);
  return free === 0 ? refuse('4.7', { why: 'no-cube-left', colour }) : undefined;
};

export const whyNotOrder = (state: State, seat: number, action: PlanningAction): Refusal | undefined => {
  const plan = planOf(state, seat);
  const missing = (there: boolean): Refusal | undefined =>
    there ? undefined : refuse('4.1', { why: 'no-such-order' });
  switch (action.do) {
    case 'bid':
      return whyNotBid(state, seat, action.sum, action.region);
    case 'move':
      return whyNotMove(state, seat, action.noble, action.region);
    case 'sail':
      return whyNotMove(state, seat, action.ship, action.zone);
    case 'troops':
    case 'mercenaries':
      return whyNotForce(state, seat, action);
    case 'bribe':
      return whyNotCube(state, seat, action.person, 'black');
    case 'guard':
      return whyNotCube(state, seat, action.person, 'white');
    case 'stay':
      return missing(orderOf(plan, action.piece) !== NONE);
    case 'unbribe':
      return missing((plan.black & bitOf(action.person)) !== 0);
    case 'unguard':
      return missing((plan.white & bitOf(action.person)) !== 0);
    case 'unbid':
      return missing(plan.landing !== NONE);
    case 'clear':
      return isEmpty(plan) ? refuse('4.1', { why: 'plan-is-empty' }) : undefined;
    case 'lock':
      return undefined;
    case 'unlock':
      return refuse('4.1', { why: 'plan-is-open' });
  }
};
