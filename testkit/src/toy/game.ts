// A small game that has everything a law can ask about: hidden hands, a hidden pile, dice, seats that choose at
// once, options, several phases, a direct generator. Nine cards, 1 to 9, three in each hand, the rest in the pile.
// 1 Stake: all at once, in secret; a stake may be changed until it is locked; once a game a seat may look at the
// pile's top card. 2 Throw: the highest stake first; two dice that reach the stake score it; or fold.
// 3 After the last round the highest score wins; nobody does when it is shared. 4 Resigning, agreed draw.
import {
  type Game,
  isMistake,
  type Mistake,
  mistake,
  onlyFor,
  peek,
  type Random,
  readOptions,
  shuffled,
} from '@rose/table';
import { stake, throwing } from './phases.ts';
import {
  type Action,
  CARDS,
  indexOf,
  noStakes,
  type Options,
  SEATS,
  type Seat,
  type State,
  seatsOf,
  type Toy,
  type View,
} from './state.ts';

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

/** Every card turned up. */
const everything = (state: State): View => ({
  ...view(state, 'spectator'),
  hands: state.hands.map((hand) => ({ count: hand.is.length, cards: hand.is })),
  stakes: state.stakes.map((hidden) => hidden.is),
  pile: state.pile.map((hidden) => hidden.is),
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
  everything,
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
  /** All cards doubled, 9 + 8 + 7, are 48. */
  evaluate: (state, seat) => (state.scores[indexOf(seat)] ?? 0) / 48,
};
