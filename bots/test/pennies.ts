// Matching pennies: both choose at once and in secret; Even wins when the pennies match. Whoever always shows the same
// side is read like a book.
import type { AnyGame, Game, Phase } from '@rose/table';

type Seat = 'even' | 'odd';
interface Action {
  readonly do: 'heads' | 'tails';
}
interface State {
  readonly shown: { readonly [S in Seat]: Action['do'] | null };
  readonly phase: { readonly name: 'show' };
}
interface Pennies {
  readonly seat: Seat;
  readonly options: object;
  readonly state: State;
  readonly action: Action;
  readonly entry: { readonly say: 'shown' };
  readonly why: { readonly why: 'shown-already' };
  readonly how: 'matched' | 'unmatched';
  readonly view: { readonly mine: Action['do'] | null; readonly ready: readonly Seat[]; readonly seat: string };
}
const SEATS: readonly Seat[] = ['even', 'odd'];
const BOTH: readonly Action[] = [{ do: 'heads' }, { do: 'tails' }];

const show: Phase<Pennies, 'show'> = {
  rule: '1',
  verbs: ['heads', 'tails'],
  asked: ({ shown }) => ({ must: SEATS.filter((seat) => shown[seat] === null) }),
  candidates: () => BOTH,
  whyNot: () => undefined,
  apply({ state }, seat, action) {
    state.shown[seat] = action.do;
  },
  next: () => 'show',
};

const pennies: Game<Pennies> = {
  meta: { id: 'pennies', rules: 1, seats: SEATS, options: {}, secrets: true, manners: {} },
  phases: { show },
  seats: () => SEATS,
  setup: () => ({ shown: { even: null, odd: null }, phase: { name: 'show' } }),
  write: (action) => action.do,
  read: (text) => BOTH.find((action) => action.do === text),
  toPosition: (state) => state,
  fromPosition: (document) => document as State,
  view: ({ shown }, seat) => ({
    mine: seat === 'spectator' ? null : shown[seat],
    ready: SEATS.filter((other) => shown[other] !== null),
    seat,
  }),
  outcome({ shown: { even, odd } }) {
    if (even === null || odd === null) return undefined;
    return even === odd
      ? { winners: ['even'], how: 'matched', rule: '1' }
      : { winners: ['odd'], how: 'unmatched', rule: '1' };
  },
  assert() {},
  imagine({ mine, ready, seat }, random) {
    const guess = (other: Seat) =>
      other === seat ? mine : ready.includes(other) ? (BOTH[random(2) - 1]?.do ?? null) : null;
    return { shown: { even: guess('even'), odd: guess('odd') }, phase: { name: 'show' } };
  },
  evaluate: () => 0,
};
export const matchingPennies: AnyGame = pennies as unknown as AnyGame;

/** Both are asked, but Even has nothing to show before Odd has. */
export const waitingPennies: AnyGame = {
  ...pennies,
  phases: {
    show: {
      ...show,
      candidates: ({ shown }: State, seat: Seat) => (seat === 'even' && shown.odd === null ? [] : BOTH),
    },
  },
} as unknown as AnyGame;
