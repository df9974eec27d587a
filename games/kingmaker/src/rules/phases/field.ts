// 15.2, 15.3 Battle in lines: both set up; then by turns a side attacks, both shift, and the other side may attack, until
// one has nobody left or both let it be.
import { refuse } from '@rose/table';
import type { Action, Verb } from '../actions.ts';
import { chapter } from '../chapter.ts';
import { execute } from '../combat/captives.ts';
import { NOBLE_COUNT, nobleName } from '../data/persons.ts';
import { type Seat, seatName, seatNumber } from '../data/seats.ts';
import { spaceName } from '../data/spaces.ts';
import * as arraying from '../field/arraying.ts';
import { closeField } from '../field/closing.ts';
import * as encounters from '../field/encounters.ts';
import { exchange, ofPrisoners, whyNotExchange, whyNotPrisoner } from '../field/exchanging.ts';
import { type Field, type FieldTable, seatOfSide, setOfSide } from '../field/lines.ts';
import * as shifting from '../field/shifting.ts';
import type { Phase, Refusal, Table } from '../kind.ts';
import { NONE } from '../spots.ts';

/** Ruling 128. */
const HALVES = 20;
const VERBS = [
  'deploy',
  'stand-with',
  'engage',
  'support',
  'detach',
  'shift',
  'execute',
  'exchange',
  'agree',
  'disagree',
  'ready',
] as const satisfies readonly Verb[];
type Order = Extract<Action, { do: (typeof VERBS)[number] }>;

const isAnswering = ({ phase }: Field): boolean => phase.exchange.length > 0;
const asked = (state: Field): readonly Seat[] => {
  if (state.phase.step === 'done') return [];
  return [seatName(seatOfSide(state, isAnswering(state) ? 1 - state.phase.asked : state.phase.asked))];
};
const STEPS: { readonly [V in Order['do']]?: string } = {
  deploy: 'array',
  engage: 'engage',
  support: 'support',
  detach: 'support',
  shift: 'shift',
};
const whyNotReady = (state: Field): Refusal | undefined => {
  if (state.phase.step === 'array') return arraying.whyNotArrayed(state);
  return state.phase.step === 'shift' ? shifting.whyNotShifted(state) : undefined;
};
const whyNot = (state: Field, action: Order): Refusal | undefined => {
  const wrong = refuse('15.2', { why: 'not-at-this-step', verb: action.do });
  const answers = action.do === 'agree' || action.do === 'disagree';
  if (answers !== isAnswering(state)) return wrong;
  if (STEPS[action.do] !== undefined && STEPS[action.do] !== state.phase.step) return wrong;
  switch (action.do) {
    case 'deploy':
      return arraying.whyNotDeploy(state, action);
    case 'stand-with':
      return state.phase.step === 'array' || state.phase.step === 'shift'
        ? arraying.whyNotStandWith(state, action)
        : wrong;
    case 'engage':
      return encounters.whyNotEngage(state, action);
    case 'support':
      return encounters.whyNotSupport(state, action);
    case 'detach':
      return encounters.whyNotDetach(state, action);
    case 'shift':
      return shifting.whyNotShift(state, action);
    case 'execute':
      return whyNotPrisoner(state, action.piece);
    case 'exchange':
      return whyNotExchange(state, action.noble, action.other);
    case 'agree':
    case 'disagree':
      return undefined;
    case 'ready':
      return whyNotReady(state);
  }
};
function* candidates(state: Field): Iterable<Order> {
  if (isAnswering(state)) {
    yield* [{ do: 'agree' }, { do: 'disagree' }] as const;
    return;
  }
  switch (state.phase.step) {
    case 'array':
      yield* arraying.deployments(state);
      yield* arraying.standings(state);
      break;
    case 'engage':
      yield* encounters.engagements(state);
      yield* ofPrisoners(state);
      break;
    case 'support':
      yield* encounters.supports(state);
      yield* encounters.detachments(state);
      break;
    case 'shift':
      yield* shifting.shifts(state);
      yield* arraying.standings(state);
      yield* ofPrisoners(state);
      break;
    case 'done':
      return;
  }
  yield { do: 'ready' };
}
const canSupport = (state: Field): boolean =>
  [...encounters.supports(state), ...encounters.detachments(state)].some((order) => !whyNot(state, order));

// ------------------------------------------------------------------ the course of it

/** The attack is declared, or there is none: both sides in a row without one end the battle. */
const endEngage = (table: FieldTable): void => {
  const { phase } = table.state;
  const attacks = phase.engaged !== 0;
  phase.quiet = attacks ? 0 : phase.quiet + 1;
  phase.halves += attacks ? 1 : 0;
  phase.offered = false;
  phase.step = attacks ? 'support' : 'shift';
  phase.asked = phase.active;
  if (phase.quiet >= 2) closeField(table);
};
const endSupport = (table: FieldTable): void => {
  const { phase } = table.state;
  if (phase.asked === phase.active) {
    phase.asked = 1 - phase.active;
    return;
  }
  encounters.fightAll(table);
  phase.step = 'shift';
  phase.asked = phase.active;
  phase.shifted = [];
  phase.engaged = 0;
  phase.joins.fill(NONE);
  phase.detached = [];
  if (phase.halves >= HALVES) closeField(table);
};
const endShift = (table: FieldTable): void => {
  const { phase } = table.state;
  phase.shifted = [];
  phase.offered = false;
  if (phase.asked === phase.active) {
    phase.asked = 1 - phase.active;
    return;
  }
  phase.active = 1 - phase.active;
  phase.asked = phase.active;
  phase.step = 'engage';
};
const endStep = (table: FieldTable): void => {
  switch (table.state.phase.step) {
    case 'array':
      arraying.readyToFight(table);
      return;
    case 'engage':
      endEngage(table);
      return;
    case 'support':
      endSupport(table);
      return;
    case 'shift':
      endShift(table);
      return;
    case 'done':
      return;
  }
};
/** Steps at which there is nothing to say pass by themselves. */
const isIdle = (state: Field): boolean => {
  if (isAnswering(state)) return false;
  const { step } = state.phase;
  if (step === 'engage')
    return (
      !encounters.engagements(state).some((order) => !whyNot(state, order)) && [...ofPrisoners(state)].length === 0
    );
  return step === 'support' && !canSupport(state);
};
const goOn = (table: FieldTable): void => {
  const { phase } = table.state;
  arraying.goOnArraying(table);
  while (phase.step !== 'done') {
    const state = table.state as Field;
    if (phase.step !== 'array' && (setOfSide(state, 0) === 0 || setOfSide(state, 1) === 0)) {
      closeField(table);
      return;
    }
    if (phase.step === 'array' || !isIdle(state)) return;
    endStep(table);
  }
};

const apply = (table: FieldTable, seat: Seat, action: Order): void => {
  const { phase } = table.state;
  switch (action.do) {
    case 'deploy':
      phase.space[action.noble] = action.space;
      return;
    case 'stand-with':
      phase.with[action.royal - NOBLE_COUNT] = action.noble;
      phase.shifted.push(action.royal as never);
      return;
    case 'engage':
      phase.engaged |= 1 << action.space;
      table.tell('15.3', { say: 'engaged', seat, space: spaceName(action.space) });
      return;
    case 'support':
      encounters.join(table, action.noble, action.space);
      return;
    case 'detach':
      phase.detached.push({ noble: action.noble, men: action.men, column: action.space });
      table.tell('15.3', {
        say: 'detached',
        seat,
        noble: nobleName(action.noble),
        men: action.men,
        space: spaceName(action.space),
      });
      return;
    case 'shift':
      shifting.shift(table, action);
      return;
    case 'execute':
      execute(table as unknown as Table, seatNumber(seat), action.piece);
      return;
    case 'exchange':
      phase.exchange = [action.noble, action.other];
      phase.offered = true;
      return;
    case 'agree':
      exchange(table);
      phase.exchange = [];
      return;
    case 'disagree':
      phase.exchange = [];
      return;
    case 'ready':
      endStep(table);
      return;
  }
};

const inner: Phase<'field', Order> = {
  rule: '15.2',
  verbs: VERBS,
  goOn,
  asked: (state) => ({ must: asked(state) }),
  candidates,
  whyNot: (state, _seat, action) => whyNot(state, action),
  apply,
  next: () => undefined,
  byDefault(state) {
    if (isAnswering(state)) return { do: 'disagree' };
    if (!whyNotReady(state)) return { do: 'ready' };
    for (const order of candidates(state)) if (!whyNot(state, order)) return order;
    return undefined;
  },
};
export const field = chapter(inner as unknown as Phase<'field'>, () => false);
