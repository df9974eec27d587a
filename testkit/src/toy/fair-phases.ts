// The phases of the fair: questions that interrupt, offers out of turn, an answer for time that is up.
import { type Asked, type Automatic, type Phase, pick, refuse, type Table } from '@rose/table';
import {
  type Action,
  after,
  coinsOf,
  type Fair,
  indexOf,
  type Offer,
  SEATS,
  type Seat,
  type State,
} from './fair-state.ts';

const MOST_OFFERS = 2;
const offersBy = (state: State, seat: Seat): readonly Offer[] => state.offers.filter(({ from }) => from === seat);
const offerOf = (state: State, action: { readonly from: Seat; readonly id: number }): Offer | undefined =>
  state.offers.find(({ from, id }) => from === action.from && id === action.id);

/** 2 Offers may be made, taken and withdrawn by everybody at any time. */
const OFFERING = ['offer', 'accept', 'withdraw'] as const;
const offering = (must: readonly Seat[]): Asked<Seat> => ({ must, may: SEATS.filter((seat) => !must.includes(seat)) });
const answers = (state: State, seat: Seat): readonly Action[] =>
  state.offers.flatMap(({ from, to, id }): readonly Action[] =>
    to === seat ? [{ do: 'accept', from, id }] : from === seat ? [{ do: 'withdraw', from, id }] : [],
  );
const whyNotOffer = (state: State, seat: Seat, action: Action) => {
  switch (action.do) {
    case 'offer':
      if (action.to === seat) return refuse('2', { why: 'not-now-here' });
      if (offersBy(state, seat).length >= MOST_OFFERS) return refuse('2', { why: 'too-many-offers' });
      return coinsOf(state, seat) < action.coins ? refuse('2', { why: 'too-poor', coins: action.coins }) : undefined;
    case 'accept':
    case 'withdraw': {
      const offer = offerOf(state, action);
      const isParty = offer && (action.do === 'accept' ? offer.to : offer.from) === seat;
      if (!isParty) return refuse('2', { why: 'no-such-offer', id: action.id });
      const isPoor = action.do === 'accept' && coinsOf(state, offer.from) < offer.coins;
      return isPoor ? refuse('2', { why: 'too-poor', coins: offer.coins }) : undefined;
    }
    default:
      return refuse('2', { why: 'not-now-here' });
  }
};
const applyOffer = ({ state, tell }: Table<Fair>, seat: Seat, action: Action): void => {
  if (action.do === 'offer') {
    const id = (state.made[indexOf(seat)] as number) + 1;
    state.made[indexOf(seat)] = id;
    state.offers.push({ id, from: seat, to: action.to, coins: action.coins, words: action.words });
    return;
  }
  if (action.do !== 'accept' && action.do !== 'withdraw') return;
  const offer = offerOf(state as State, action) as Offer;
  state.offers = state.offers.filter((other) => other.from !== offer.from || other.id !== offer.id);
  if (action.do === 'withdraw') return;
  state.coins[indexOf(offer.from)] = coinsOf(state as State, offer.from) - offer.coins;
  state.coins[indexOf(seat)] = coinsOf(state as State, seat) + offer.coins;
  tell('2', { say: 'paid', from: offer.from, to: seat, coins: offer.coins });
};
const open: NonNullable<Phase<Fair>['open']> = {
  verbs: ['offer'],
  *items(_state, seat) {
    for (const to of SEATS) if (to !== seat) yield { do: 'offer', to, coins: 1, words: '' };
  },
  sample(state, seat, random) {
    if (offersBy(state, seat).length >= MOST_OFFERS || coinsOf(state, seat) === 0) return undefined;
    const to = pick(
      SEATS.filter((other) => other !== seat),
      random,
    );
    const words = random(2) === 1 ? '' : 'For your leave, later: “yes”.';
    return { do: 'offer', to, coins: random(coinsOf(state, seat)), words };
  },
};

export const harvest: Automatic<Fair, 'harvest'> = {
  rule: '1',
  enter({ state }) {
    state.phase = { name: 'harvest' };
  },
  goOn({ state, tell }) {
    state.round += 1;
    state.coins = state.coins.map((coins) => coins + 1);
    tell('1', { say: 'earned' });
  },
  next: () => 'trade',
};

export const trade: Phase<Fair, 'trade'> = {
  rule: '3',
  verbs: ['cross', 'end', ...OFFERING],
  enter({ state }) {
    const seat = state.phase.name === 'trade' ? after(state.phase.seat) : 'ann';
    state.phase = { name: 'trade', seat, crossed: false, over: false };
  },
  asked: ({ phase }) => offering(phase.over ? [] : [phase.seat]),
  *candidates(state, seat) {
    if (seat === state.phase.seat) {
      yield { do: 'cross' };
      yield { do: 'end' };
    }
    yield* answers(state, seat);
  },
  whyNot(state, seat, action) {
    if (action.do !== 'cross' && action.do !== 'end') return whyNotOffer(state, seat, action);
    if (seat !== state.phase.seat) return refuse('3', { why: 'not-now-here' });
    return action.do === 'cross' && state.phase.crossed ? refuse('3', { why: 'already-crossed' }) : undefined;
  },
  apply(table, seat, action) {
    const { state } = table;
    if (action.do === 'cross') {
      state.phase.crossed = true;
      table.tell('3', { say: 'asked', seat });
      table.interrupt({ name: 'leave', asked: after(seat), answer: 'none' });
    } else if (action.do === 'end') {
      table.tell('3', { say: 'ended', seat });
      state.phase.over = true;
    } else applyOffer(table as unknown as Table<Fair>, seat, action);
  },
  next: ({ phase }) => (phase.seat === 'cat' ? 'harvest' : 'trade'),
  open,
};

export const leave: Phase<Fair, 'leave'> = {
  rule: '4',
  verbs: ['let', 'forbid', ...OFFERING],
  asked: ({ phase }) => offering(phase.answer === 'none' ? [phase.asked] : []),
  *candidates(state, seat) {
    if (seat === state.phase.asked) {
      yield { do: 'let' };
      yield { do: 'forbid' };
    }
    yield* answers(state, seat);
  },
  whyNot(state, seat, action) {
    if (action.do !== 'let' && action.do !== 'forbid') return whyNotOffer(state, seat, action);
    return seat === state.phase.asked ? undefined : refuse('4', { why: 'not-now-here' });
  },
  apply(table, seat, action) {
    const { state } = table;
    if (action.do !== 'let' && action.do !== 'forbid') {
      applyOffer(table as unknown as Table<Fair>, seat, action);
      return;
    }
    state.phase.answer = action.do === 'let' ? 'yes' : 'no';
    table.tell('4', { say: action.do === 'let' ? 'let' : 'forbade', seat });
    const trader = SEATS.find((other) => after(other) === seat) as Seat;
    if (action.do === 'let') state.coins[indexOf(trader)] = coinsOf(state as State, trader) + 1;
  },
  /** 4 Whoever does not answer forbids. */
  byDefault: () => ({ do: 'forbid' }),
  next: () => undefined,
  open,
};
