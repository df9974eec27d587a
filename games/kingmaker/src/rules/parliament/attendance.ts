// 9.2 The summoned from overseas name their ships; then the others say, in turn order and the summoner last, who comes.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { liftSieges } from '../changes/places.ts';
import { isNoble, type NobleId, nobleName } from '../data/persons.ts';
import { placeName } from '../data/places.ts';
import { shipName } from '../data/ships.ts';
import type { Refusal, Table } from '../kind.ts';
import { has, isInPlay, listOf, ofSeat, seatOfNoble } from '../position/pieces.ts';
import { come, couldAttend, isFromOverseas, portsFor, shipsFor, whyNotCome } from './coming.ts';
import { afterSummoner, isPresent, type Sitting, type Stage } from './sitting.ts';

function* fetches(state: Sitting, seat: number, nobles: number): Iterable<Act<'fetch'>> {
  for (const noble of listOf(nobles))
    for (const ship of shipsFor(state, noble))
      for (const port of portsFor(state, seat)) yield { do: 'fetch', noble, ship, port };
}
const whyNotFetch = (state: Sitting, seat: number, { noble, ship, port }: Act<'fetch'>): Refusal | undefined => {
  if (!shipsFor(state, noble).includes(ship)) return refuse('9.2', { why: 'ship-too-far', ship: shipName(ship) });
  return portsFor(state, seat).includes(port)
    ? undefined
    : refuse('9.2', { why: 'port-is-shut', place: placeName(port) });
};
/** Where a ship of his was taken by another meanwhile, he need not come. */
const stillAble = (state: Sitting): number =>
  listOf(state.phase.overseas).reduce((set, noble) => (whyNotCome(state, noble) ? set : set | (1 << noble)), 0);

export const shipping: Stage<'fetch'> = {
  rule: '9.2',
  verbs: ['fetch'],
  asked(state) {
    const able = stillAble(state);
    return able === 0 ? [] : afterSummoner(state).filter((seat) => ofSeat(state, able, seat) !== 0);
  },
  candidates: (state, seat) => fetches(state, seat, ofSeat(state, stillAble(state), seat)),
  whyNot(state, seat, action) {
    if (!has(ofSeat(state, stillAble(state), seat), action.noble))
      return refuse('9.2', { why: 'not-summoned', noble: nobleName(action.noble) });
    return whyNotFetch(state, seat, action);
  },
  apply(table, _seat, { noble, ship, port }) {
    table.state.phase.overseas &= ~(1 << noble);
    come(table, noble, ship, port);
  },
  byDefault: (state, seat) => [...fetches(state, seat, ofSeat(state, stillAble(state), seat))][0],
  close({ state }) {
    state.phase.overseas = 0;
    return 'attend';
  },
};

type Attendance = Act<'attend' | 'fetch' | 'pass'>;
const nextSeat = (state: Sitting): number | undefined =>
  state.phase.queue.find((seat) => couldAttend(state, seat) !== 0);
const whyNotAttend = (state: Sitting, seat: number, noble: NobleId): Refusal | undefined => {
  if (!isNoble(noble) || !isInPlay(state, noble) || seatOfNoble(state, noble) !== seat)
    return refuse('9.2', { why: 'not-your-noble', noble: nobleName(noble) });
  if (isPresent(state, noble)) return refuse('9.2', { why: 'is-present', noble: nobleName(noble) });
  return whyNotCome(state, noble);
};
export const attendance: Stage<Attendance['do']> = {
  rule: '9.2',
  verbs: ['attend', 'fetch', 'pass'],
  asked(state) {
    const seat = nextSeat(state);
    return seat === undefined ? [] : [seat];
  },
  *candidates(state, seat) {
    const able = couldAttend(state, seat);
    for (const noble of listOf(able)) if (!isFromOverseas(state, noble)) yield { do: 'attend', noble };
    yield* fetches(
      state,
      seat,
      listOf(able).reduce((set, noble) => (isFromOverseas(state, noble) ? set | (1 << noble) : set), 0),
    );
    yield { do: 'pass' };
  },
  whyNot(state, seat, action) {
    if (action.do === 'pass') return undefined;
    const wrong = whyNotAttend(state, seat, action.noble);
    if (wrong) return wrong;
    if (isFromOverseas(state, action.noble) === (action.do === 'attend'))
      return refuse('9.2', { why: 'by-ship-or-land', noble: nobleName(action.noble) });
    return action.do === 'fetch' ? whyNotFetch(state, seat, action) : undefined;
  },
  apply(table, seat, action) {
    const { phase } = table.state;
    if (action.do === 'pass') phase.queue = phase.queue.slice(phase.queue.indexOf(seat) + 1);
    else if (action.do === 'fetch') come(table, action.noble, action.ship, action.port);
    else come(table, action.noble);
  },
  byDefault: () => ({ do: 'pass' }),
  close(table) {
    table.state.phase.queue = [];
    liftSieges(table as unknown as Table);
    return 'houses';
  },
};
