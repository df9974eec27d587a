// A small game of secret plots: all seats write a number in secret, change it as often as they like, and lock it. The
// last lock turns all of them up, the highest wins the round; two rounds. Nothing is told of an edit but to its seat.
import { type AnyGame, type Game, mistake, onlyFor, type Phase, refuse } from '@rose/table';

type Seat = 'ash' | 'elm' | 'oak';
const SEATS: readonly Seat[] = ['ash', 'elm', 'oak'];
interface State {
  readonly round: number;
  readonly plots: readonly number[];
  readonly scores: readonly number[];
  readonly phase: { readonly name: 'plot'; readonly waiting: readonly Seat[] };
}
type Action = { readonly do: 'write'; readonly number: number } | { readonly do: 'lock' };
export interface Plots {
  readonly seat: Seat;
  readonly options: object;
  readonly state: State;
  readonly action: Action;
  readonly entry: { readonly say: string; readonly seat?: Seat; readonly number?: number };
  readonly why: { readonly why: string };
  readonly how: 'most';
  readonly view: object;
}
const at = (seat: Seat): number => SEATS.indexOf(seat);

const plot: Phase<Plots> = {
  rule: '1',
  verbs: ['write', 'lock'],
  enter(table) {
    const { state } = table;
    const best = Math.max(...state.plots);
    state.scores = state.scores.map((score, i) => score + Number(state.plots[i] === best));
    table.reveal(SEATS);
    table.tell('2', { say: 'turned-up' });
    state.round += 1;
    state.plots = [0, 0, 0];
    state.phase = { name: 'plot', waiting: [...SEATS] };
  },
  asked: (state) => ({ must: state.phase.waiting }),
  *candidates() {
    for (let number = 1; number <= 5; number++) yield { do: 'write', number };
    yield { do: 'lock' };
  },
  whyNot(state, seat, action) {
    if (action.do === 'write') return undefined;
    return state.plots[at(seat)] === 0 ? refuse('1', { why: 'nothing-written' }) : undefined;
  },
  apply(table, seat, action) {
    const { state } = table;
    if (action.do === 'write') {
      state.plots[at(seat)] = action.number;
      // A line for one seat alone: the others were never told.
      const line: unknown = onlyFor(seat, { say: 'written', number: action.number });
      table.tell('1', line as Plots['entry']);
      return;
    }
    state.phase.waiting = state.phase.waiting.filter((other) => other !== seat);
    table.tell('1', { say: 'locked', seat });
  },
  next: () => 'plot',
};

const game: Game<Plots> = {
  meta: { id: 'plots', rules: 1, seats: SEATS, options: {}, secrets: true, manners: { resign: '3', draw: '3' } },
  phases: { plot },
  seats: () => SEATS,
  setup: () => ({ round: 1, plots: [0, 0, 0], scores: [0, 0, 0], phase: { name: 'plot', waiting: SEATS } }),
  write: (action) => (action.do === 'lock' ? 'lock' : `write ${action.number}`),
  read(text) {
    if (text === 'lock') return { do: 'lock' };
    return /^write [1-5]$/.test(text) ? { do: 'write', number: Number(text.slice(6)) } : undefined;
  },
  toPosition: (state) => state,
  fromPosition: () => mistake('position', 'is not read here'),
  view: ({ round, scores, phase, plots }, viewer) => ({
    round,
    scores,
    waiting: phase.waiting,
    plot: viewer === 'spectator' ? null : plots[at(viewer)],
  }),
  outcome: ({ round, scores }) => {
    if (round < 3) return undefined;
    const best = Math.max(...scores);
    return { winners: SEATS.filter((_, i) => scores[i] === best), how: 'most', rule: '2' };
  },
  assert() {},
};
export const plots = game as unknown as AnyGame;
/** The same, where a plot that is locked may be taken up again until all are. */
export const reopened: AnyGame = {
  ...plots,
  meta: { ...plots.meta, id: 'reopened' },
  phases: {
    plot: {
      ...plots.phases['plot'],
      asked: ({ phase }: { phase: { waiting: readonly string[] } }) => ({
        must: phase.waiting,
        reopen: plots.meta.seats.filter((seat) => !phase.waiting.includes(seat)),
      }),
    },
  },
} as unknown as AnyGame;
