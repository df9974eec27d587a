// 4.0 Planning: all at once and in secret. A plan may be changed until it is confirmed, and reopened until the last
// player has confirmed (ruling 27). Of its orders nothing is told.
import { type Asked, refuse } from '@rose/table';
import { SEATS, seatOf } from '../data/box.ts';
import { emptyPlan } from '../plans.ts';
import type { During, Phase, PlanningAction, Refusal, Seat, WritablePlan } from '../state.ts';
import { edit } from './edit.ts';
import { whyNotOrder } from './order-refusals.ts';
import { ordersOf } from './orders.ts';

type Planning = During<'planning'>;
const isLocked = ({ phase }: Planning, seat: Seat): boolean => phase.locked[SEATS.indexOf(seat)] === 1;
const seatsThat = (locked: Planning['phase']['locked'], are: 0 | 1): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < locked.length; seat++) if (locked[seat] === are) seats.push(seatOf(seat));
  return seats;
};

const KNOWN: Asked<Seat>[] = [];
/** By the bits of whose plans are confirmed, behind a one that tells how many play: it is asked at every step of a search. */
const askedWhile = (locked: Planning['phase']['locked']): Asked<Seat> => {
  let key = 1;
  for (const is of locked) key = 2 * key + is;
  const asked = KNOWN[key] ?? { must: seatsThat(locked, 0), reopen: seatsThat(locked, 1) };
  KNOWN[key] = asked;
  return asked;
};

const whyNot = (state: Planning, seat: Seat, action: PlanningAction): Refusal | undefined => {
  if (!isLocked(state, seat)) return whyNotOrder(state, SEATS.indexOf(seat), action);
  return action.do === 'unlock' ? undefined : refuse('4.1', { why: 'plan-is-locked' });
};

export const planning: Phase<'planning', PlanningAction> = {
  rule: '4.1',
  verbs: [
    'bid',
    'unbid',
    'move',
    'sail',
    'stay',
    'troops',
    'mercenaries',
    'bribe',
    'guard',
    'unbribe',
    'unguard',
    'clear',
    'lock',
    'unlock',
  ],
  enter({ state }) {
    state.plans = state.scores.map(emptyPlan);
    state.phase = { name: 'planning', locked: state.scores.map(() => 0) };
  },
  asked: ({ phase }) => askedWhile(phase.locked),
  candidates: (state, seat) => ordersOf(state, SEATS.indexOf(seat), isLocked(state, seat), true),
  whyNot,
  apply({ state, tell }, seat, action) {
    const player = SEATS.indexOf(seat);
    if (action.do !== 'lock' && action.do !== 'unlock') {
      edit(state.plans[player] as WritablePlan, action);
      return;
    }
    state.phase.locked[player] = action.do === 'lock' ? 1 : 0;
    tell('4.1', { say: action.do === 'lock' ? 'plan-locked' : 'plan-unlocked', seat });
  },
  next: () => 'deployment',
  legal: (state, seat) => ordersOf(state, SEATS.indexOf(seat), isLocked(state, seat), false),
};
