// 5, 6 Movement: the active player moves what he likes, each piece once. Gates that are shut are asked for leave while he
// goes on with other pieces; the phase closes when nothing is open any more.
import { type Drawer, pick, refuse } from '@rose/table';
import type { Act, Action } from '../actions.ts';
import { countIn, partCompanies } from '../changes/cards.ts';
import { claimHeirs } from '../changes/heirs.ts';
import { liftSieges } from '../changes/places.ts';
import { chapter } from '../chapter.ts';
import { areaName } from '../data/areas.ts';
import { PIECE_COUNT } from '../data/persons.ts';
import { type Seat, seatName, seatNumber } from '../data/seats.ts';
import type { During, Phase, Refusal, Table, TableIn } from '../kind.ts';
import { hasBoarders } from '../movement/boarding.ts';
import { cross, crossings, whyNotCross } from '../movement/crossing.ts';
import { moveDrawer, pickShare } from '../movement/drawing.ts';
import { freeMove, freeMoveOf, freeMovers, whyNotFreeMove } from '../movement/free-move.ts';
import { group, groupItems, groupSample, whyNotGroup } from '../movement/groups.ts';
import {
  answer,
  answers,
  whyNotAnswer,
  whyNotWithdraw,
  withdraw,
  withdrawals,
  withdrawSample,
} from '../movement/leave.ts';
import {
  dueToLeave,
  endRefuges,
  leavingLands,
  overseasOf,
  refugeChoices,
  takeRefuge,
  unsheltered,
  whyNotRefuge,
} from '../movement/refuge.ts';
import { hasMovers } from '../movement/stacks.ts';
import {
  applyMove,
  canMove,
  isMove,
  legalMoves,
  MOVES,
  moveCandidates,
  otherMoves,
  whyNotMove,
} from '../movement/verbs.ts';
import { handOf, NONE } from '../spots.ts';
import { hasBoard, mayEnter } from '../turns.ts';

type Moving = During<'movement'>;
const asked = (state: Moving): readonly Seat[] => {
  if (state.phase.step === 'done') return [];
  const mover = seatName(state.turn);
  const { asks } = state.phase;
  if (asks.length === 0) return [mover];
  const owners = [...new Set(asks.map(({ owner }) => seatName(owner)))];
  // While leave is asked he goes on with other pieces, as long as there are any.
  return canMove(state, state.turn) ? [mover, ...owners] : owners;
};

/** 3.5 Who waits for an answer has not ended his move. Tables of the first three rules gave him another meanwhile. */
const isAsking = ({ phase, rules, spot, group, fleet }: Moving, mover: number): boolean =>
  rules > 3 &&
  phase.asks.some(({ pieces, ship }) =>
    mover < PIECE_COUNT
      ? pieces.some((piece) => spot[piece] === spot[mover] && group[piece] === group[mover])
      : (ship as number) !== NONE && fleet[ship] === mover - PIECE_COUNT,
  );
const whyNotEnd = (state: Moving): Refusal | undefined => {
  if (state.phase.asks.length > 0) return refuse('3.5', { why: 'leave-pending' });
  if (hasBoarders(state, state.turn)) return refuse('6.4', { why: 'passengers-in-port' });
  const bare = unsheltered(state, state.turn);
  return bare === NONE ? undefined : refuse('16.3', { why: 'needs-refuge', area: areaName(bare) });
};
const whyNot = (state: Moving, seat: number, action: Action): Refusal | undefined => {
  if (action.do === 'answer') return whyNotAnswer(state, seat, action);
  if (seat !== state.turn) return refuse('5.1', { why: 'not-yours-now' });
  if (isMove(action)) return whyNotMove(state, seat, action);
  switch (action.do) {
    case 'group':
      return whyNotGroup(state, seat, action);
    case 'cross':
      return whyNotCross(state, seat, action);
    case 'refuge':
      return whyNotRefuge(state, seat, action);
    case 'free-move':
      return isAsking(state, action.mover)
        ? refuse('3.5', { why: 'leave-pending' })
        : whyNotFreeMove(state, seat, action.mover, false);
    case 'withdraw':
    case 'withdraw-all':
      return whyNotWithdraw(state, seat, action);
    case 'end-movement':
      return whyNotEnd(state);
    default:
      return refuse('5.1', { why: 'not-at-this-step', verb: action.do });
  }
};
/** 17.3 Nobody to move, no card to play, no leave to withdraw: the phase closes by itself. */
const hasNothing = (state: Moving): boolean => {
  if (countIn(state.events, handOf(state.turn)) > 0 || hasMovers(state, state.turn)) return false;
  if (mayEnter(state, state.turn)) return false;
  if (legalMoves(state, state.turn).length > 0) return false;
  if (state.rules > 3 && [...crossings(state, state.turn)].some((one) => !whyNotCross(state, state.turn, one)))
    return false;
  return [...withdrawals(state, state.turn)].length === 0;
};
const END: Act<'end-movement'> = { do: 'end-movement' };
function* candidates(state: Moving, seat: number): Iterable<Action> {
  yield* answers(state, seat);
  if (seat !== state.turn) return;
  yield* moveCandidates(state, seat);
  yield* crossings(state, seat);
  yield* refugeChoices(state, seat);
  if (freeMoveOf(state, seat) !== NONE) yield* freeMovers(state, seat);
  yield END;
}
const legal = (state: Moving, seat: number): readonly Action[] => {
  if (seat !== state.turn) return answers(state, seat);
  return addMore(state, seat, legalMoves(state, seat));
};
/** What else there is to do than to move. */
const addMore = (state: Moving, seat: number, actions: Action[]): readonly Action[] => {
  for (const action of crossings(state, seat)) if (!whyNotCross(state, seat, action)) actions.push(action);
  for (const action of refugeChoices(state, seat)) actions.push(action);
  if (freeMoveOf(state, seat) !== NONE)
    for (const move of freeMovers(state, seat)) if (!whyNot(state, seat, move)) actions.push(move);
  if (!whyNotEnd(state)) actions.push(END);
  return actions;
};
const drawer = (state: Moving, seat: number): Drawer<Action> => {
  if (seat !== state.turn) {
    const own = answers(state, seat);
    return (random) => (own.length === 0 ? undefined : pick(own, random));
  }
  const drawMove = moveDrawer(state, seat);
  let others: readonly Action[] | undefined;
  return (random) => {
    const move = drawMove(random);
    if (!move || !('share' in move)) return move;
    others ??= addMore(state, seat, otherMoves(state, seat));
    return pickShare(others, move, random);
  };
};

const close = (table: TableIn<'movement'>): void => {
  const whole = table as unknown as Table;
  table.state.phase.step = 'done';
  claimHeirs(whole);
  endRefuges(whole, table.state.turn, table.state.phase.due);
  liftSieges(whole);
  if (table.state.rules > 3) partCompanies(table.state);
};
const apply = (table: TableIn<'movement'>, seat: number, action: Action): void => {
  const whole = table as unknown as Table;
  if (isMove(action)) {
    applyMove(table, seat, action);
    return;
  }
  switch (action.do) {
    case 'answer':
      answer(table, seat, table.state.turn, action);
      return;
    case 'group':
      group(whole, seat, action);
      return;
    case 'cross':
      cross(whole, seat, action);
      return;
    case 'refuge':
      takeRefuge(whole, seat, action);
      return;
    case 'free-move':
      freeMove(whole, seat, action.mover, false);
      return;
    case 'withdraw':
    case 'withdraw-all':
      withdraw(whole, seat, action);
      return;
    default:
      throw new Error(`movement: ${action.do}`);
  }
};

const inner: Phase<'movement'> = {
  rule: '5.1',
  verbs: [...MOVES, 'cross', 'refuge', 'answer', 'group', 'free-move', 'withdraw', 'withdraw-all', 'end-movement'],
  enter({ state }) {
    state.phase = { name: 'movement', step: 'begin', asks: [], bound: [], stayed: 0, due: 0 };
  },
  goOn(table) {
    const { state } = table;
    const { phase } = state;
    if (phase.step !== 'begin') return;
    phase.stayed = overseasOf(state, state.turn);
    phase.due = phase.stayed === 0 ? 0 : dueToLeave(state, state.turn);
    if (hasNothing(state as Moving)) close(table);
    else phase.step = 'move';
  },
  asked: (state) => ({ must: asked(state) }),
  candidates: (state, seat) => candidates(state, seatNumber(seat)),
  whyNot: (state, seat, action) => whyNot(state, seatNumber(seat), action),
  apply: (table, seat, action) =>
    action.do === 'end-movement' ? close(table) : leavingLands(table, () => apply(table, seatNumber(seat), action)),
  // 11.2 Who brought nobody into play goes on to his draw.
  next: (state) => (state.rules < 6 || hasBoard(state, state.turn) ? 'free-moves' : 'draw'),
  legal: (state, seat) => legal(state, seatNumber(seat)),
  drawer: (state, seat) => drawer(state, seatNumber(seat)),
  byDefault: (state, seat) => answers(state, seatNumber(seat))[0],
  open: {
    verbs: ['group', 'withdraw', 'withdraw-all'],
    *items(state, seat) {
      if (seatNumber(seat) !== state.turn) return;
      yield* groupItems(state, state.turn);
      yield* withdrawals(state, state.turn);
    },
    sample(state, seat, random) {
      if (seatNumber(seat) !== state.turn) return undefined;
      return random(4) === 1 ? withdrawSample(state, state.turn, random) : groupSample(state, state.turn, random);
    },
  },
};
export const movement = chapter(inner, () => true);
