// What must always hold.
import { faultIn } from '@rose/parts';
import { MERCENARY_TOKENS, TITLE_CARDS, TITLE_LEAST, TITLES } from './data/box.ts';
import { CARD_COUNT, CARDS, cardName, isMercenary, isPlace } from './data/cards.ts';
import { isLanding, REGION_COUNT } from './data/regions.ts';
import { freeBlack, freeMercenaries, freeTroops, freeWhite, isEmpty } from './plans.ts';
import { countOwned, hasHouses, supplyOf } from './position.ts';
import { NONE, type Plan, STATE, type State } from './state.ts';

/** Each field within its range, and no seat that nobody has. */
const rangeFault = (state: State): string | undefined => {
  const fault = faultIn(STATE, state);
  if (fault) return `${fault.field} ${fault.reason}`;
  const seats = [...state.order, ...state.owner, ...state.titles, state.captain];
  return seats.some((seat) => seat >= state.options.players) ? 'a seat that does not play has something' : undefined;
};

/** 54 cards, each in one place. */
const cardFault = (state: State): string | undefined => {
  const seen = new Array<number>(CARD_COUNT).fill(0);
  for (const list of [state.pile, state.shown, state.waiting, state.gone])
    for (const card of list) seen[card] = (seen[card] as number) + 1;
  for (const card of CARDS) {
    const owner = state.owner[card] as number;
    const times = (seen[card] as number) + (owner === NONE ? 0 : 1);
    if (times !== 1) return `${cardName(card)} lies in ${times} places`;
    if (owner !== NONE && isMercenary(card)) return `${cardName(card)} is held, not exchanged`;
  }
  return state.waiting.every(isPlace) ? undefined : 'a person lies face up on the pile';
};

const seatFault = (state: State): string | undefined => {
  const { players } = state.options;
  const columns = [state.order, state.scores, state.money, state.mercenaries, state.aid, state.plans];
  if (columns.some((column) => column.length !== players)) return 'a column has another length than there are seats';
  if (new Set(state.order).size !== players) return `the order names a seat twice: ${state.order.join()}`;
  if (supplyOf(state) < 0) return `more than ${MERCENARY_TOKENS} mercenaries are about`;
  return hasHouses(state) ? houseFault(state) : undefined;
};
const houseFault = ({ houses, kings, markers, turn }: State): string | undefined => {
  if (houses.filter((house) => house === 0).length !== 2 || houses.length !== 4)
    return 'the houses are not two and two';
  if (markers.length !== REGION_COUNT) return 'a region has no marker';
  return kings.length > turn ? `${kings.length} kings in turn ${turn}` : undefined;
};

const boardFault = (state: State): string | undefined => {
  if ((state.captain === NONE) !== (state.landed === NONE)) return 'the captain is half landed';
  if (state.captain !== NONE && !isLanding(state.landed)) return 'the captain landed where he cannot';
  return titleFault(state);
};
/** 9.2 Nobody owns more than the holder of a title, and nobody owns two of what has no holder. */
const titleFault = (state: State): string | undefined => {
  for (const [title, holder] of state.titles.entries()) {
    const [from, to] = TITLE_CARDS[title] as readonly [number, number];
    const most = Math.max(...state.order.map((seat) => countOwned(state, seat, from, to)));
    const own = holder === NONE ? TITLE_LEAST - 1 : countOwned(state, holder, from, to);
    if (holder !== NONE && own < TITLE_LEAST) return `the ${TITLES[title]} is held without two`;
    if (most > own) return `the ${TITLES[title]} belongs to whoever owns ${most}`;
  }
  return undefined;
};

const planFault = (state: State, plan: Plan, seat: number): string | undefined => {
  if (freeTroops(plan) < 0) return 'a plan holds more troops than there are';
  if (freeMercenaries(state, seat, plan) < 0) return 'a plan holds more mercenaries than are kept';
  if (freeBlack(plan) < 0 || freeWhite(plan) < 0) return 'a plan holds more cubes than there are';
  if ((plan.black & plan.white) !== 0) return 'two cubes of a plan lie on one person';
  if (plan.landing !== NONE ? !isLanding(plan.landing) : plan.bid !== 0) return 'a bid has no landing region';
  return plan.bid > (state.money[seat] as number) ? 'a bid is above the treasury' : undefined;
};
const plansFault = (state: State): string | undefined => {
  const { name } = state.phase;
  for (const [seat, plan] of state.plans.entries()) {
    if (isEmpty(plan)) continue;
    const open = name === 'planning' || name === 'deployment';
    if (!open) return `there is a plan in the ${name} phase`;
    const fault = planFault(state, plan, seat);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

export const faultOf = (state: State): string | undefined =>
  rangeFault(state) ?? seatFault(state) ?? cardFault(state) ?? boardFault(state) ?? plansFault(state);

export const assert = (state: State): void => {
  const fault = faultOf(state);
  if (fault !== undefined) throw new Error(`lancaster-york: ${fault}`);
};
