// 17.2 The window at the end of movement: every other seat with an Event card is asked at the same time whether it plays a
// Free Move, so that nothing shows who holds one. Those who do move in turn order; then the active player may answer.
import { refuse } from '@rose/table';
import type { Act, Action } from '../actions.ts';
import { countIn, partCompanies } from '../changes/cards.ts';
import { claimHeirs } from '../changes/heirs.ts';
import { liftSieges } from '../changes/places.ts';
import { chapter } from '../chapter.ts';
import { PIECE_COUNT, pieceName } from '../data/persons.ts';
import { type Seat, seatName, seatNumber } from '../data/seats.ts';
import { SHIPS, shipName } from '../data/ships.ts';
import type { During, Phase, Refusal, Table, TableIn } from '../kind.ts';
import { hasBoarders } from '../movement/boarding.ts';
import { freeMove, freeMoveOf, freeMovers, whyNotFreeMove } from '../movement/free-move.ts';
import { answer, answers, whyNotAnswer } from '../movement/leave.ts';
import { applyMove, isMove, legalMoves, MOVES, moveCandidates, whyNotMove } from '../movement/verbs.ts';
import { moverName } from '../naming.ts';
import { listOf, onBoardOf, roundFrom, seatsOf } from '../position/pieces.ts';
import { fleetOf, hasPassengers, portOf } from '../position/ships.ts';
import { handOf, NONE } from '../spots.ts';
import type { State } from '../state.ts';

type Window = During<'free-moves'>;
const VERBS = [...MOVES, 'answer', 'free-move', 'use-free-move', 'pass'] as const;
type Choice = Extract<Action, { do: (typeof VERBS)[number] }>;

/** Whoever has an Event card and somebody to move: both are public. */
const couldPlay = (state: State, seat: number): boolean =>
  countIn(state.events, handOf(seat)) > 0 && onBoardOf(state, seat) !== 0;
const askedAtFirst = (state: State): number =>
  state.options.freeMoveWindow
    ? roundFrom(state, state.turn)
        .slice(1)
        .reduce((seats, seat) => (couldPlay(state, seat) ? seats | (1 << seat) : seats), 0)
    : 0;

/** A piece that a Free Move was played on and that has not used it; 17.3 or somebody who went aboard and has to sail. */
const isMoving = (state: Window): boolean =>
  state.moved.includes(2) ||
  state.sailed.includes(2) ||
  (state.phase.mover !== NONE && hasBoarders(state, state.phase.mover));
/** 17.2 One card each; tables of the first three rules let everybody play as many as he held. */
const hasPlayed = ({ phase, rules }: Window): boolean => phase.used && rules > 3;
const isGivenShip = (state: Window, ship: number): boolean =>
  fleetOf(state, ship).some((one) => state.sailed[one] === 2);
/** In port nobody is aboard (6.4) but who came aboard in this window. */
const isGivenFleet = (state: Window, ship: number): boolean =>
  isGivenShip(state, ship) || (portOf(state, ship) !== NONE && hasPassengers(state, ship));
/** 5.6 A Free Move is for one ship with her company as it sailed: no other joins it here. Empty ships may lie together for
 * whom the card was played on and who has still to go aboard. */
const whyNotJoin = (state: Window, { ship, leader }: Act<'convoy'>): Refusal | undefined => {
  const stays = isGivenShip(state, ship) ? leader : ship;
  return isGivenShip(state, ship) !== isGivenShip(state, leader) || hasPassengers(state, leader)
    ? refuse('5.6', { why: 'cannot-move-again', mover: moverName(PIECE_COUNT + stays) })
    : undefined;
};
/** 17.2 Only who was given the Free Move moves here, and the ships that have taken him aboard. */
const whyNotGiven = (state: Window, action: Choice): Refusal | undefined => {
  switch (action.do) {
    case 'march':
    case 'board':
      return state.moved[action.piece] === 2
        ? undefined
        : refuse('17.2', { why: 'has-moved', piece: pieceName(action.piece) });
    case 'go-in':
      return refuse('17.2', { why: 'has-moved', piece: pieceName(action.noble) });
    case 'sail':
    case 'assault':
      return isGivenFleet(state, action.ship)
        ? undefined
        : refuse('17.2', { why: 'ship-has-sailed', ship: shipName(action.ship) });
    case 'convoy':
      return whyNotJoin(state, action);
    case 'answer':
    case 'free-move':
    case 'use-free-move':
    case 'pass':
      return undefined;
  }
};
const asked = (state: Window): readonly Seat[] => {
  const { step, mover, asks } = state.phase;
  switch (step) {
    case 'ask':
      return listOf(state.phase.asked).map(seatName);
    case 'move':
    case 'answer':
      return asks.length > 0
        ? [...new Set(asks.map(({ owner }) => seatName(owner)))]
        : mover === NONE
          ? []
          : [seatName(mover)];
    case 'done':
      return [];
  }
};
const whyNotPass = (state: Window, seat: number): Refusal | undefined => {
  if (state.phase.step === 'ask') return undefined;
  if (seat !== state.phase.mover) return refuse('17.2', { why: 'not-at-this-step', verb: 'pass' });
  return hasBoarders(state, seat) ? refuse('6.4', { why: 'passengers-in-port' }) : undefined;
};
const whyNot = (state: Window, seat: number, action: Choice): Refusal | undefined => {
  if (action.do === 'answer') return whyNotAnswer(state, seat, action);
  if (action.do === 'pass') return whyNotPass(state, seat);
  if (action.do === 'use-free-move') {
    if (state.phase.step !== 'ask') return refuse('17.2', { why: 'not-at-this-step', verb: action.do });
    return freeMoveOf(state, seat) === NONE ? refuse('5.6', { why: 'no-free-move' }) : undefined;
  }
  if (state.phase.step === 'ask' || seat !== state.phase.mover)
    return refuse('17.2', { why: 'not-at-this-step', verb: action.do });
  if (action.do === 'free-move')
    return isMoving(state) || hasPlayed(state)
      ? refuse('17.2', { why: 'not-at-this-step', verb: action.do })
      : whyNotFreeMove(state, seat, action.mover, true);
  return isMoving(state)
    ? (whyNotGiven(state, action) ?? whyNotMove(state, seat, action))
    : refuse('5.6', { why: 'not-at-this-step', verb: action.do });
};
function* candidates(state: Window, seat: number): Iterable<Choice> {
  yield* answers(state, seat);
  if (state.phase.step === 'ask') yield* [{ do: 'use-free-move' }, { do: 'pass' }] as const;
  if (state.phase.step === 'ask' || seat !== state.phase.mover) return;
  if (isMoving(state)) yield* moveCandidates(state, seat);
  else if (!hasPlayed(state)) yield* freeMovers(state, seat);
  yield { do: 'pass' };
}

/** The next who plays, in turn order; then once the active player, if he holds an Event card. */
const nextMover = (table: TableIn<'free-moves'>): void => {
  const { state } = table;
  const { phase } = state;
  const next = roundFrom(state, state.turn).find((seat) => ((phase.plays >> seat) & 1) === 1);
  phase.used = false;
  if (next !== undefined) {
    phase.step = 'move';
    phase.mover = next;
    phase.plays &= ~(1 << next);
  } else if (phase.step === 'move' && couldPlay(state, state.turn)) {
    phase.step = 'answer';
    phase.mover = state.turn;
  } else {
    phase.step = 'done';
    phase.mover = NONE;
    claimHeirs(table as unknown as Table);
    liftSieges(table as unknown as Table);
    if (state.rules > 3) partCompanies(state);
  }
};
/** A move that was given and not used is gone; what has moved may not move in its own turn's way again here. */
const endMove = (table: TableIn<'free-moves'>): void => {
  const { state } = table;
  for (const [piece, moved] of state.moved.entries()) if (moved === 2) state.moved[piece] = 3;
  // 6.7 A Free Move does not count: a ship that had not sailed this round still may.
  for (const ship of SHIPS)
    if ((state.sailed[ship] as number) > 1) state.sailed[ship] = ((state.phase.unsailed >> ship) & 1) === 1 ? 0 : 1;
  state.phase.unsailed = 0;
  nextMover(table);
};
/** When all answers are in, they are shown together. */
const closeAnswer = (table: TableIn<'free-moves'>, seat: number): void => {
  const { phase } = table.state;
  phase.asked &= ~(1 << seat);
  if (phase.asked === 0) table.reveal(seatsOf(table.state.options));
};
const apply = (table: TableIn<'free-moves'>, seat: number, action: Choice): void => {
  const { phase } = table.state;
  if (isMove(action)) {
    applyMove(table, seat, action);
    return;
  }
  switch (action.do) {
    case 'answer':
      answer(table, seat, phase.mover, action);
      return;
    case 'free-move':
      for (const ship of SHIPS) if (table.state.sailed[ship] === 0) phase.unsailed |= 1 << ship;
      freeMove(table as unknown as Table, seat, action.mover, true);
      phase.used = true;
      return;
    case 'use-free-move':
      phase.plays |= 1 << seat;
      closeAnswer(table, seat);
      return;
    case 'pass':
      if (phase.step === 'ask') closeAnswer(table, seat);
      else endMove(table);
      return;
  }
};

const inner: Phase<'free-moves', Choice> = {
  rule: '17.2',
  verbs: VERBS,
  enter(table) {
    const { state } = table;
    const bound = state.phase.name === 'movement' ? state.phase.bound : [];
    const seats = askedAtFirst(state);
    state.phase = {
      name: 'free-moves',
      step: 'ask',
      asked: seats,
      plays: 0,
      mover: NONE,
      used: false,
      unsailed: 0,
      asks: [],
      bound,
    };
    if (seats !== 0) table.tell('17.2', { say: 'window-asked', seats: listOf(seats).map(seatName) });
  },
  goOn(table) {
    const { phase } = table.state;
    if (phase.step === 'ask' && phase.asked === 0) nextMover(table);
  },
  asked: (state) => ({ must: asked(state) }),
  candidates: (state, seat) => candidates(state, seatNumber(seat)),
  whyNot: (state, seat, action) => whyNot(state, seatNumber(seat), action),
  apply: (table, seat, action) => apply(table, seatNumber(seat), action),
  next: () => 'combat',
  isWindow: (state) =>
    state.phase.step === 'ask' || (state.phase.step === 'answer' && state.phase.asks.length === 0 && !isMoving(state)),
  legal(state, seat) {
    const own = seatNumber(seat);
    if (state.phase.step === 'ask' && state.phase.asks.length === 0)
      return freeMoveOf(state, own) === NONE ? [PASS] : [USE, PASS];
    if (!isMoving(state) || own !== state.phase.mover)
      return [...candidates(state, own)].filter((action) => !whyNot(state, own, action));
    const moves = legalMoves(state, own).filter((action) => !whyNotGiven(state, action as Choice));
    return [...moves, ...(whyNotPass(state, own) ? [] : [PASS])] as readonly Choice[];
  },
  byDefault: (state, seat) =>
    whyNotPass(state, seatNumber(seat)) ? undefined : (answers(state, seatNumber(seat))[0] ?? PASS),
};
const PASS: Act<'pass'> = { do: 'pass' };
const USE: Act<'use-free-move'> = { do: 'use-free-move' };
export const freeMoves = chapter(inner as unknown as Phase<'free-moves'>, () => false);
