// 8.1, 8.2, 10 The Tactical Phase: events are given their area, areas are resolved one by one, then empty cities change
// hands and Siege markers are set.
import { refuse } from '@rose/table';
import { sharpen } from '../../secrecy/fog.ts';
import type { TacticsAction } from '../actions.ts';
import { A, AREAS, type AreaId, areaName } from '../data/areas.ts';
import { armyOf, isFoot } from '../data/blocks.ts';
import { type Effect, effectOf, eventPhaseOf } from '../data/cards.ts';
import { areaOfCity, CITIES, cityIn } from '../data/cities.ts';
import { notNow } from '../names.ts';
import { garrisonIn, isContested, presentIn } from '../position.ts';
import { keeperOf, setMarkers, takeCity } from '../sieges.ts';
import {
  type During,
  FLED,
  NOWHERE,
  other,
  type Phase,
  type Refusal,
  SEATS,
  type Seat,
  type Side,
  type State,
  sideOf,
  type Table,
  type TableIn,
} from '../state.ts';
import { dropLoneGuns } from './battle-onset.ts';

type Tactics = During<'tactics'>;

/** 8.2 Areas with blocks of both sides. */
const disputed = (state: State): AreaId[] =>
  AREAS.filter((area) => presentIn(state, 0, area) > 0 && presentIn(state, 1, area) > 0);
const tacticalOf = (state: State, seat: Seat): Effect | null => {
  const card = state.cards[sideOf(seat)] as number;
  return eventPhaseOf(card) === 'tactical' ? effectOf(card) : null;
};
/** Whether a side's city there is besieged, or it besieges there. */
const isKept = (state: State, area: AreaId, side: number): boolean =>
  garrisonIn(state, area) > 0 && keeperOf(state, cityIn(area)) === side;

/** 8.1, 15.1 Whether an event could serve in an area. */
const serves = (state: State, seat: Seat, effect: Effect, area: AreaId): boolean => {
  const side = sideOf(seat);
  if (!state.todo.includes(area)) return false;
  if (effect.op === 'storm-mod' || effect.op === 'breach-mod') return isKept(state, area, 1 - side);
  if (effect.op !== 'battle-mod') return true;
  if (effect.areas && !effect.areas.some((name) => A[name] === area)) return false;
  return effect.requires === undefined || isKept(state, area, side);
};
const canAim = (state: State, seat: Seat): boolean => {
  const effect = tacticalOf(state, seat);
  return effect !== null && state.todo.some((area) => serves(state, seat, effect, area));
};

/** 1.8 An empty city falls to Infantry that did not flee there. */
const takeEmptyCities = (table: Table): void => {
  const { state } = table;
  for (const city of CITIES) {
    const area = areaOfCity(city);
    const side: Side = presentIn(state, 0, area) > 0 ? 0 : 1;
    if (state.control[city] === side || presentIn(state, side, area) === 0) continue;
    if (presentIn(state, side === 0 ? 1 : 0, area) > 0) continue;
    const holds = armyOf(side).some((block) => state.at[block] === area && isFoot(block) && state.how[block] !== FLED);
    if (holds) takeCity(table, city, side, '1.8');
  }
};
/** 10 After the last area: who holds what is seen, and with it whether Infantry is there. */
const closePhase = (table: TableIn<'tactics'>): void => {
  table.reveal(SEATS);
  takeEmptyCities(table as Table);
  setMarkers(table as Table);
  sharpen(table.state);
  table.state.phase.step = 'over';
};

const pick = (table: TableIn<'tactics'>, area: AreaId): void => {
  const { state } = table;
  state.todo = state.todo.filter((left) => left !== area);
  state.phase.area = area;
  table.tell('8.2', { say: 'area-picked', area: areaName(area) });
  if (isContested(state, area)) dropLoneGuns(table as Table, area);
};
/** Nothing left to ask: the next who has an event, the only area left, or the end. */
const settleQuestion = (table: TableIn<'tactics'>): void => {
  const { state } = table;
  const { phase } = state;
  if (phase.step === 'aim' && !canAim(state, phase.acting)) passAim(table);
  if (phase.step !== 'pick' || phase.area !== NOWHERE) return;
  const [only, ...more] = state.todo;
  if (only === undefined) closePhase(table);
  else if (more.length === 0) pick(table, only);
};
const passAim = (table: TableIn<'tactics'>): void => {
  const { state } = table;
  if (state.phase.acting === state.player1) {
    state.phase.acting = other(state.player1);
    if (!canAim(state, state.phase.acting)) passAim(table);
    return;
  }
  state.phase.step = 'pick';
  state.phase.acting = state.player1;
};

export const tactics: Phase<'tactics', TacticsAction> = {
  rule: '8.1',
  verbs: ['aim-event', 'resolve'],
  enter({ state }) {
    const begins = state.phase.name === 'actions';
    if (begins) state.todo = disputed(state);
    state.phase = { name: 'tactics', step: begins ? 'aim' : 'pick', acting: state.player1, area: NOWHERE };
  },
  goOn: settleQuestion,
  asked({ phase }) {
    const open = phase.step !== 'over' && phase.area === NOWHERE;
    return { must: open ? [phase.acting] : [] };
  },
  *candidates(state) {
    const verb = state.phase.step === 'aim' ? 'aim-event' : 'resolve';
    for (const area of state.todo) yield { do: verb, area };
  },
  whyNot(state, seat, action) {
    if ((action.do === 'aim-event') !== (state.phase.step === 'aim')) return notNow('8.1', action.do);
    return action.do === 'aim-event' ? whyNotAim(state, seat, action.area) : whyNotPick(state, action.area);
  },
  byDefault: ({ phase, todo }) =>
    phase.step === 'pick' && todo[0] !== undefined ? { do: 'resolve', area: todo[0] as AreaId } : undefined,
  apply(table, seat, action) {
    const { state } = table;
    if (action.do === 'resolve') {
      pick(table, action.area);
      return;
    }
    state.aims[sideOf(seat)] = action.area;
    table.tell('8.1', { say: 'event-aimed', seat, area: areaName(action.area) });
    passAim(table);
  },
  next(state) {
    const { phase } = state;
    if (phase.step === 'over') return 'supply';
    const area = phase.area as AreaId;
    if (isContested(state, area)) return 'battle';
    return garrisonIn(state, area) > 0 ? 'siege' : 'tactics';
  },
};
const whyNotAim = (state: Tactics, seat: Seat, area: AreaId): Refusal | undefined => {
  const effect = tacticalOf(state, seat);
  return effect && serves(state, seat, effect, area)
    ? undefined
    : refuse('8.1', { why: 'event-not-there', area: areaName(area) });
};
const whyNotPick = (state: Tactics, area: AreaId): Refusal | undefined =>
  state.todo.includes(area) ? undefined : refuse('8.2', { why: 'nothing-to-resolve', area: areaName(area) });
