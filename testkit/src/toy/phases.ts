// The two phases of the toy: stakes, all at once and in secret; throws, one after the other.
import { onlyFor, type Phase, refuse } from '@rose/table';
import {
  type Action,
  CARDS,
  handOf,
  indexOf,
  noStakes,
  SEATS,
  type State,
  seatsOf,
  stakeOf,
  type Toy,
} from './state.ts';

export const stake: Phase<Toy, 'stake'> = {
  rule: '1',
  verbs: ['stake', 'lock', 'look'],
  enter({ state }) {
    state.round += 1;
    state.stakes = noStakes(state.options) as typeof state.stakes;
    state.phase = { name: 'stake', waiting: [...seatsOf(state.options)] };
  },
  asked: (state) => ({ must: state.phase.waiting }),
  *candidates() {
    for (const card of CARDS) yield { do: 'stake', card };
    yield { do: 'lock' };
    yield { do: 'look' };
  },
  whyNot(state, seat, action) {
    switch (action.do) {
      case 'stake':
        if (!handOf(state, seat).includes(action.card)) return refuse('1', { why: 'not-in-hand', card: action.card });
        if (stakeOf(state, seat) === action.card) return refuse('1', { why: 'already-staked', card: action.card });
        return undefined;
      case 'lock':
        return stakeOf(state, seat) === 0 ? refuse('1', { why: 'nothing-staked' }) : undefined;
      case 'look':
        if (state.pile.length === 0) return refuse('1', { why: 'pile-is-empty' });
        return state.looked[indexOf(seat)] ? refuse('1', { why: 'already-looked' }) : undefined;
      case 'throw':
      case 'fold':
        return undefined;
    }
  },
  apply(table, seat, action) {
    const { state } = table;
    switch (action.do) {
      case 'stake':
        state.stakes[indexOf(seat)] = { is: action.card, seenBy: [seat] };
        table.tell('1', { say: 'staked', seat, card: onlyFor(seat, action.card) });
        return;
      case 'look': {
        const [top] = state.pile;
        if (!top) return;
        state.looked[indexOf(seat)] = true;
        state.pile[0] = { is: top.is, seenBy: [...top.seenBy, seat] };
        table.reveal([seat]);
        table.tell('1', { say: 'looked', seat, card: onlyFor(seat, top.is) });
        return;
      }
      default:
        state.phase.waiting = state.phase.waiting.filter((other) => other !== seat);
        table.tell('1', { say: 'locked', seat });
    }
  },
  next: () => 'throw',
  legal(state, seat) {
    const staked = stakeOf(state, seat);
    const actions: Action[] = handOf(state, seat)
      .filter((card) => card !== staked)
      .map((card) => ({ do: 'stake', card }));
    if (staked !== 0) actions.push({ do: 'lock' });
    if (state.pile.length > 0 && !state.looked[indexOf(seat)]) actions.push({ do: 'look' });
    return actions;
  },
  drawer: (state, seat) => (random) => {
    const card = CARDS[random(CARDS.length + 2) - 1];
    const action: Action =
      card !== undefined ? { do: 'stake', card } : random(2) === 1 ? { do: 'lock' } : { do: 'look' };
    return stake.whyNot(state, seat, action) ? undefined : action;
  },
};

export const throwing: Phase<Toy, 'throw'> = {
  rule: '2',
  verbs: ['throw', 'fold'],
  enter(table) {
    const { state } = table;
    const seats = seatsOf(state.options);
    const order = [...seats].sort((a, b) => stakeOf(state as State, b) - stakeOf(state as State, a));
    for (const seat of seats) {
      const is = stakeOf(state as State, seat);
      state.stakes[indexOf(seat)] = { is, seenBy: [...SEATS, 'spectator'] };
      state.spent.push(is);
      const rest = handOf(state as State, seat).filter((card) => card !== is);
      state.hands[indexOf(seat)] = { is: rest, seenBy: [seat] };
    }
    state.spent.sort((a, b) => a - b);
    state.phase = { name: 'throw', order };
    table.reveal(seats);
    table.tell('2', { say: 'shown', stakes: state.stakes.map((hidden) => hidden.is) });
  },
  asked: (state) => ({ must: state.phase.order.slice(0, 1) }),
  *candidates() {
    yield { do: 'throw' };
    yield { do: 'fold' };
  },
  whyNot: () => undefined,
  apply(table, seat, action) {
    const { state } = table;
    state.phase.order = state.phase.order.slice(1);
    if (action.do === 'fold') {
      table.tell('2', { say: 'folded', seat });
      return;
    }
    const faces = table.roll('2', 6, 2);
    const staked = stakeOf(state as State, seat);
    const sum = faces.reduce((a, b) => a + b, 0);
    const scored = sum < staked ? 0 : state.options.highScoresDouble && sum >= 11 ? 2 * staked : staked;
    state.scores[indexOf(seat)] = (state.scores[indexOf(seat)] ?? 0) + scored;
    table.tell('2', { say: 'threw', seat, faces, scored });
  },
  next: () => 'stake',
};
