// What must always hold.
import { type Fault, faultIn } from '@rose/parts';
import { CUBES, MERCENARY_TOKENS, seatOf, TITLE_CARDS, TITLE_LEAST, TITLES, TROOPS } from './data/box.ts';
import { CARD_COUNT, CARDS, cardName, isMercenary, isPlace } from './data/cards.ts';
import { isLanding, REGION_COUNT } from './data/regions.ts';
import { freeBlack, freeMercenaries, freeTroops, freeWhite, isEmpty } from './plans.ts';
import { countOwned, hasHouses, supplyOf } from './position.ts';
import { NONE, type Plan, STATE, type State } from './state.ts';

const wrong = (field: string, reason: string): Fault => ({ field, reason });

/** Each field within its range, and no seat that nobody has. */
const rangeFault = (state: State): Fault | undefined => {
  const fault = faultIn(STATE, state);
  if (fault) return fault;
  const seats = { order: state.order, cards: state.owner, titles: state.titles, captain: [state.captain] };
  for (const [field, held] of Object.entries(seats))
    if (held.some((seat) => seat >= state.options.players)) return wrong(field, 'names a seat that does not play');
  return undefined;
};

/** 54 cards, each in one place. */
const cardFault = (state: State): Fault | undefined => {
  const seen = new Array<number>(CARD_COUNT).fill(0);
  for (const list of [state.pile, state.shown, state.waiting, state.gone])
    for (const card of list) seen[card] = (seen[card] as number) + 1;
  for (const card of CARDS) {
    const owner = state.owner[card] as number;
    const times = (seen[card] as number) + (owner === NONE ? 0 : 1);
    if (times !== 1) return wrong('cards', `put ${cardName(card)} in ${times} places`);
    if (owner !== NONE && isMercenary(card))
      return wrong('cards', `leave ${cardName(card)} with a player: it is exchanged`);
  }
  return state.waiting.every(isPlace) ? undefined : wrong('waiting', 'must be places');
};

const seatFault = (state: State): Fault | undefined => {
  const { players } = state.options;
  const columns = [state.order, state.scores, state.money, state.mercenaries, state.aid, state.plans];
  if (columns.some((column) => column.length !== players)) return wrong('order', 'must name every seat once');
  if (new Set(state.order).size !== players) return wrong('order', 'must name every seat once');
  if (supplyOf(state) < 0) return wrong('mercenaries', `must be ${MERCENARY_TOKENS} at most in all`);
  return hasHouses(state) ? houseFault(state) : undefined;
};
const houseFault = ({ houses, kings, markers, turn }: State): Fault | undefined => {
  if (houses.filter((house) => house === 0).length !== 2 || houses.length !== 4)
    return wrong('houses', 'must be two of each');
  if (markers.length !== REGION_COUNT) return wrong('markers', 'must be one for each region');
  return kings.length > turn ? wrong('kings', `must be ${turn} at most`) : undefined;
};

const boardFault = (state: State): Fault | undefined => {
  if ((state.captain === NONE) !== (state.landed === NONE)) return wrong('captain', 'is half landed');
  if (state.captain !== NONE && !isLanding(state.landed)) return wrong('captain', 'landed where he cannot');
  return titleFault(state);
};
/** 9.2 Nobody owns more than the holder of a title, and nobody owns two of what has no holder. */
const titleFault = (state: State): Fault | undefined => {
  for (const [title, holder] of state.titles.entries()) {
    const [from, to] = TITLE_CARDS[title] as readonly [number, number];
    const most = Math.max(...state.order.map((seat) => countOwned(state, seat, from, to)));
    const own = holder === NONE ? TITLE_LEAST - 1 : countOwned(state, holder, from, to);
    if (holder !== NONE && own < TITLE_LEAST) return wrong(`titles.${TITLES[title]}`, `needs ${TITLE_LEAST}`);
    if (most > own) return wrong(`titles.${TITLES[title]}`, `belongs to whoever owns ${most}`);
  }
  return undefined;
};

/** A plan may hold orders that are illegal, but not more tokens than there are. */
const planFault = (state: State, plan: Plan, seat: number): Fault | undefined => {
  const at = `plans.${seatOf(seat)}`;
  if (freeTroops(plan) < 0) return wrong(`${at}.troops`, `must be ${TROOPS} at most`);
  if (freeMercenaries(state, seat, plan) < 0) return wrong(`${at}.mercenaries`, 'must be no more than are kept');
  if (freeBlack(plan) < 0) return wrong(`${at}.black`, `must be ${CUBES} at most`);
  if (freeWhite(plan) < 0) return wrong(`${at}.white`, `must be ${CUBES} at most`);
  if ((plan.black & plan.white) !== 0) return wrong(at, 'must put one cube at most on a person');
  if (plan.landing !== NONE ? !isLanding(plan.landing) : plan.bid !== 0)
    return wrong(`${at}.bid.region`, 'must be midlands or south-east');
  return plan.bid > (state.money[seat] as number) ? wrong(`${at}.bid.sum`, 'is above the treasury') : undefined;
};
const plansFault = (state: State): Fault | undefined => {
  const { name } = state.phase;
  for (const [seat, plan] of state.plans.entries()) {
    if (isEmpty(plan)) continue;
    if (name !== 'planning' && name !== 'deployment') return wrong('plans', `must be empty in the ${name} phase`);
    const fault = planFault(state, plan, seat);
    if (fault) return fault;
  }
  return undefined;
};

export const faultOf = (state: State): Fault | undefined =>
  rangeFault(state) ?? seatFault(state) ?? cardFault(state) ?? boardFault(state) ?? plansFault(state);

export const assert = (state: State): void => {
  const fault = faultOf(state);
  if (fault) throw new Error(`lancaster-york: ${fault.field} ${fault.reason}`);
};
