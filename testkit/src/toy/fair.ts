// The fair as a game: its notation, its view, and the worlds behind one.
import { type Game, isMistake, mistake, readOptions, readWords, writeWords } from '@rose/table';
import { harvest, leave, trade } from './fair-phases.ts';
import {
  type Action,
  coinsOf,
  type Fair,
  indexOf,
  type Options,
  SEATS,
  type Seat,
  type State,
  type View,
} from './fair-state.ts';

const write = (action: Action): string => {
  switch (action.do) {
    case 'offer':
      return `offer ${action.to} ${action.coins}${action.words === '' ? '' : ` ${writeWords(action.words)}`}`;
    case 'accept':
    case 'withdraw':
      return `${action.do} ${action.from} ${action.id}`;
    default:
      return action.do;
  }
};
const isSeat = (text: string | undefined): text is Seat => SEATS.some((seat) => seat === text);
const isNumber = (text: string | undefined): text is string => text !== undefined && /^(0|[1-9]\d{0,3})$/.test(text);
const read = (text: string): Action | undefined => {
  const [verb, seat, number, token, ...more] = text.split(' ');
  if (more.length > 0) return undefined;
  if (verb === 'cross' || verb === 'end' || verb === 'let' || verb === 'forbid')
    return seat === undefined ? { do: verb } : undefined;
  if (!isSeat(seat) || !isNumber(number)) return undefined;
  if (verb === 'accept' || verb === 'withdraw')
    return token === undefined ? { do: verb, from: seat, id: Number(number) } : undefined;
  const words = token === undefined ? '' : readWords(token);
  return verb === 'offer' && words !== undefined ? { do: verb, to: seat, coins: Number(number), words } : undefined;
};

const view = (state: State, viewer: Seat | 'spectator'): View => ({
  options: state.options,
  viewer,
  round: state.round,
  coins: state.coins,
  offers: state.offers.filter(({ from, to }) => from === viewer || to === viewer),
  made: viewer === 'spectator' ? 0 : (state.made[indexOf(viewer)] as number),
  phase: state.phase,
  under: state.under,
});
/** Others have made as many offers as the viewer has seen of them, and none to each other. */
const imagine = ({ viewer, made, ...seen }: View): State => ({
  ...seen,
  made: SEATS.map((seat) =>
    seat === viewer ? made : Math.max(0, ...seen.offers.filter(({ from }) => from === seat).map(({ id }) => id)),
  ),
});

export const fair: Game<Fair> = {
  meta: {
    id: 'fair',
    rules: 1,
    seats: SEATS,
    options: { rounds: { kind: 'number', default: 2, min: 1, max: 4, rule: '1' } },
    secrets: true,
    questionTime: true,
    manners: { resign: '5' },
  },
  phases: { harvest, trade, leave },
  seats: () => SEATS,
  setup: (options) => {
    const [coins, made] = [SEATS.map(() => 1), SEATS.map(() => 0)];
    return { options, round: 0, coins, offers: [], made, phase: { name: 'harvest' }, under: [] };
  },
  write,
  read,
  toPosition: (state) => state,
  fromPosition(document) {
    if (typeof document !== 'object' || document === null) return mistake('position', 'must be an object');
    const options = readOptions<Options>(fair.meta.options, (document as State).options);
    return isMistake(options) ? options : (document as State);
  },
  view,
  everything: (state) => ({ ...view(state, 'spectator'), offers: state.offers }),
  outcome(state) {
    if (state.round <= state.options.rounds) return undefined;
    const most = Math.max(...state.coins);
    const winners = SEATS.filter((seat) => coinsOf(state, seat) === most);
    return { winners: winners.length === 1 ? winners : [], how: winners.length === 1 ? 'richest' : 'level', rule: '1' };
  },
  assert(state) {
    if (state.coins.some((coins) => coins < 0)) throw new Error(`fair: somebody owes: ${state.coins.join()}`);
  },
  imagine,
  consents: ({ do: verb }) => verb === 'offer' || verb === 'accept' || verb === 'withdraw',
  evaluate: (state, seat) => Math.min(1, coinsOf(state, seat) / 100),
};
