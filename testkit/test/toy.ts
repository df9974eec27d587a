// A small game that has everything a law can ask about: hidden hands, a hidden pile, dice, seats that choose at
// once, options, several phases, a direct generator. Nine cards, 1 to 9, three in each hand, the rest in the pile.
// 1 Stake: all at once, in secret; a stake may be changed until it is locked; once a game a seat may look at the
// pile's top card. 2 Throw: the highest stake first; two dice that reach the stake score it; or fold.
// 3 After the last round the highest score wins; nobody does when it is shared. 4 Resigning, agreed draw.
import {
  type During,
  type Game,
  type Hidden,
  isMistake,
  type Mistake,
  mistake,
  onlyFor,
  type Phase,
  peek,
  type Random,
  readOptions,
  refuse,
  shuffled,
} from '@rose/table';

export const SEATS = ['red', 'blue', 'green'] as const;
export type Seat = (typeof SEATS)[number];
export interface Options {
  readonly table: 'two' | 'three';
  readonly rounds: number;
  readonly highScoresDouble: boolean;
}
export interface StakePhase {
  readonly name: 'stake';
  readonly waiting: readonly Seat[];
}
export interface ThrowPhase {
  readonly name: 'throw';
  readonly order: readonly Seat[];
}
/** Columns by seat, in the order of the table. */
export interface State {
  readonly options: Options;
  readonly round: number;
  readonly scores: readonly number[];
  readonly hands: readonly Hidden<readonly number[]>[];
  /** 0: nothing staked. */
  readonly stakes: readonly Hidden<number>[];
  readonly pile: readonly Hidden<number>[];
  readonly spent: readonly number[];
  readonly looked: readonly boolean[];
  readonly phase: StakePhase | ThrowPhase;
}
export type Action =
  | { readonly do: 'stake'; readonly card: number }
  | { readonly do: 'lock' | 'look' | 'throw' | 'fold' };
export type LogEntry =
  | { readonly say: 'dealt'; readonly hands: readonly Hidden<readonly number[]>[] }
  | { readonly say: 'staked'; readonly seat: Seat; readonly card: Hidden<number> }
  | { readonly say: 'locked' | 'folded'; readonly seat: Seat }
  | { readonly say: 'looked'; readonly seat: Seat; readonly card: Hidden<number> }
  | { readonly say: 'shown'; readonly stakes: readonly number[] }
  | { readonly say: 'threw'; readonly seat: Seat; readonly faces: readonly number[]; readonly scored: number };
export type Why =
  | { readonly why: 'not-in-hand'; readonly card: number }
  | { readonly why: 'already-staked'; readonly card: number }
  | { readonly why: 'nothing-staked' }
  | { readonly why: 'already-looked' }
  | { readonly why: 'pile-is-empty' };
export interface View {
  readonly options: Options;
  readonly round: number;
  readonly scores: readonly number[];
  readonly phase: State['phase'];
  readonly hands: readonly { readonly count: number; readonly cards: readonly number[] | null }[];
  /** null: something the viewer may not see. */
  readonly stakes: readonly (number | null)[];
  readonly pile: readonly (number | null)[];
  readonly spent: readonly number[];
  readonly looked: readonly boolean[];
}
export interface Toy {
  readonly seat: Seat;
  readonly options: Options;
  readonly state: State;
  readonly action: Action;
  readonly entry: LogEntry;
  readonly why: Why;
  readonly how: 'highest-score' | 'shared-score';
  readonly view: View;
}

export const seatsOf = (options: Options): readonly Seat[] => (options.table === 'two' ? SEATS.slice(0, 2) : SEATS);
const indexOf = (seat: Seat): number => SEATS.indexOf(seat);
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const handOf = (state: State, seat: Seat): readonly number[] => state.hands[indexOf(seat)]?.is ?? [];
const stakeOf = (state: State, seat: Seat): number => state.stakes[indexOf(seat)]?.is ?? 0;
const noStakes = (options: Options): Hidden<number>[] => seatsOf(options).map((seat) => onlyFor(seat, 0));

const stake: Phase<Toy, 'stake'> = {
  rule: '1',
  verbs: ['stake', 'lock', 'look'],
  begin({ state }) {
    state.round += 1;
    state.stakes = noStakes(state.options) as typeof state.stakes;
    state.phase = { name: 'stake', waiting: [...seatsOf(state.options)] };
  },
  active: (state) => state.phase.waiting,
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
};

const throwing: Phase<Toy, 'throw'> = {
  rule: '2',
  verbs: ['throw', 'fold'],
  begin(table) {
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
  active: (state) => state.phase.order.slice(0, 1),
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

const write = (action: Action): string => (action.do === 'stake' ? `stake ${action.card}` : action.do);
const read = (text: string): Action | undefined => {
  if (text === 'lock' || text === 'look' || text === 'throw' || text === 'fold') return { do: text };
  return /^stake [1-9]$/.test(text) ? { do: 'stake', card: Number(text.slice(6)) } : undefined;
};

const view = (state: State, viewer: Seat | 'spectator'): View => ({
  options: state.options,
  round: state.round,
  scores: state.scores,
  phase: state.phase,
  hands: state.hands.map((hand) => ({ count: hand.is.length, cards: peek(hand, viewer) ?? null })),
  // That nothing is staked yet is no secret to its seat alone: nobody else knows either way.
  stakes: state.stakes.map((hidden) => peek(hidden, viewer) ?? null),
  pile: state.pile.map((hidden) => peek(hidden, viewer) ?? null),
  spent: state.spent,
  looked: state.looked,
});

/** Deals what the viewer cannot see at random; others have staked nothing, or any card of theirs once locked. */
const imagine = (seen: View, random: Random): State => {
  const known = [...seen.spent, ...seen.hands.flatMap((hand) => hand.cards ?? []), ...seen.pile];
  const unknown = shuffled(
    CARDS.filter((card) => !known.includes(card)),
    random,
  );
  const seats = seatsOf(seen.options);
  const lookers = seats.filter((_, i) => seen.looked[i]);
  const hands = seats.map((seat, i) =>
    onlyFor(seat, sorted(seen.hands[i]?.cards ?? unknown.splice(0, seen.hands[i]?.count))),
  );
  const pile = seen.pile.map((card, i) => onlyFor(i === 0 ? lookers : [], card ?? unknown.pop() ?? 0));
  const { phase } = seen;
  const locked = (seat: Seat): boolean => phase.name === 'stake' && !phase.waiting.includes(seat);
  const stakes = seats.map((seat, i) => {
    const guess = locked(seat) ? (hands[i]?.is[random(hands[i]?.is.length ?? 1) - 1] ?? 0) : 0;
    return onlyFor(phase.name === 'throw' ? [...SEATS, 'spectator'] : seat, seen.stakes[i] ?? guess);
  });
  const { options, round, scores, spent, looked } = seen;
  return { options, round, scores, hands, stakes, pile, spent, looked, phase };
};
const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** A document is the state itself; a wrong one is told from a right one by its parts. */
const fromPosition = (document: unknown): State | Mistake => {
  if (typeof document !== 'object' || document === null) return mistake('position', 'must be an object');
  const state = document as State;
  const options = readOptions<Options>(META.options, state.options);
  if (isMistake(options)) return options;
  return Array.isArray(state.hands) && Array.isArray(state.pile) ? state : mistake('hands', 'are missing');
};

const META: Game<Toy>['meta'] = {
  id: 'toy',
  rules: 1,
  seats: SEATS,
  options: {
    table: { kind: 'choice', default: 'two', values: ['two', 'three'], rule: '1' },
    rounds: { kind: 'number', default: 2, min: 1, max: 3, rule: '3' },
    highScoresDouble: { kind: 'flag', default: false, rule: '2' },
  },
  secrets: true,
  manners: { resign: '4', draw: '4' },
};

export const toy: Game<Toy> = {
  meta: META,
  phases: { stake, throw: throwing },
  seats: seatsOf,
  setup(options, table) {
    const cards = shuffled(CARDS, (sides) => table.roll('1', sides)[0] ?? 1);
    const seats = seatsOf(options);
    const hands = seats.map((seat) => onlyFor(seat, sorted(cards.splice(0, 3))));
    table.tell('1', { say: 'dealt', hands });
    const pile = cards.map((card) => onlyFor([], card));
    const scores = seats.map(() => 0);
    const looked = seats.map(() => false);
    const phase = { name: 'stake', waiting: seats } as const;
    return { options, round: 1, scores, hands, stakes: noStakes(options), pile, spent: [], looked, phase };
  },
  write,
  read,
  toPosition: (state) => state,
  fromPosition,
  view,
  outcome(state) {
    const done = state.phase.name === 'throw' && state.phase.order.length === 0 && state.round === state.options.rounds;
    if (!done) return undefined;
    const best = Math.max(...state.scores);
    const winners = seatsOf(state.options).filter((_, i) => state.scores[i] === best);
    if (winners.length === 1) return { winners, how: 'highest-score', rule: '3' };
    return { winners: [], how: 'shared-score', rule: '3' };
  },
  assert(state) {
    const cards = [...state.hands.flatMap((hand) => hand.is), ...state.pile.map((card) => card.is), ...state.spent];
    if (sorted(cards).join() !== CARDS.join()) throw new Error(`toy: the cards are ${sorted(cards).join()}`);
  },
  imagine,
  evaluate: (state, seat) => state.scores[indexOf(seat)] ?? 0,
};

export type StakeState = During<Toy, 'stake'>;
