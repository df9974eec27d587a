// 14.1 Commission: after a raid or revolt is turned up all who hold an Event card are asked at once whether they play a
// Writ. Who does sends nobles of his own in another's place, in turn order from the drawer on. 15.9 Before the French
// besiege Calais the same window asks for a captain.
import { pick, refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { countIn, discardEvent } from '../changes/cards.ts';
import { eventKind } from '../data/events.ts';
import { type NobleId, nobleName } from '../data/persons.ts';
import { seatName, seatNumber } from '../data/seats.ts';
import { ableOf, calledBy, whyNotReplace, writOf } from '../events/called.ts';
import { canHoldCalais, loseCalais } from '../events/french-siege.ts';
import { carryOut } from '../events/summons.ts';
import type { During, Phase, Refusal, Table, TableIn } from '../kind.ts';
import { nobleNames } from '../naming.ts';
import { listOf, onBoardOf, roundFrom, seatsOf, setOf } from '../position/pieces.ts';
import { handOf, NONE } from '../spots.ts';

type Window = During<'commission'>;
type Choice = Act<'use-writ' | 'pass' | 'commission' | 'commission-with' | 'hold-calais'>;
const VERBS = ['use-writ', 'pass', 'commission', 'commission-with', 'hold-calais'] as const;

const isSiege = ({ phase }: Window): boolean => eventKind(phase.event) === 'french-siege';
/** Everybody who is replaced or sent already. */
const sentIn = ({ phase }: Window): number =>
  phase.sent.reduce((set, { noble, nobles }) => set | nobles | (1 << noble), 0);
const couldPlay = (state: Window, seat: number): boolean => {
  if (countIn(state.events, handOf(seat)) === 0) return false;
  const own = listOf(onBoardOf(state, seat));
  return isSiege(state) ? own.some((noble) => canHoldCalais(state, noble)) : own.length > 0;
};
const whyNotSend = (state: Window, seat: number, noble: number, nobles: readonly number[]): Refusal | undefined => {
  if (isSiege(state) || seat !== state.phase.namer)
    return refuse('14.1', { why: 'not-at-this-step', verb: 'commission' });
  if (writOf(state, seat) === NONE) return refuse('14.1', { why: 'no-writ' });
  return whyNotReplace(state, seat, state.phase.event, noble, nobles, sentIn(state));
};
const whyNot = (state: Window, seat: number, action: Choice): Refusal | undefined => {
  switch (action.do) {
    case 'pass':
      return undefined;
    case 'use-writ':
      if (state.phase.step !== 'ask') return refuse('14.1', { why: 'not-at-this-step', verb: action.do });
      return writOf(state, seat) === NONE ? refuse('14.1', { why: 'no-writ' }) : undefined;
    case 'commission':
      return whyNotSend(state, seat, action.noble, [action.by]);
    case 'commission-with':
      return whyNotSend(state, seat, action.noble, action.nobles);
    case 'hold-calais':
      if (!isSiege(state) || seat !== state.phase.namer)
        return refuse('15.9', { why: 'not-at-this-step', verb: action.do });
      return canHoldCalais(state, action.noble, seat)
        ? undefined
        : refuse('15.9', { why: 'cannot-hold-calais', noble: nobleName(action.noble) });
  }
};
function* candidates(state: Window, seat: number): Iterable<Choice> {
  if (state.phase.step === 'ask') yield { do: 'use-writ' };
  else {
    const own = ableOf(state, seat, onBoardOf(state, seat));
    if (isSiege(state)) for (const noble of listOf(onBoardOf(state, seat))) yield { do: 'hold-calais', noble };
    else
      for (const { noble } of calledBy(state, state.phase.event))
        for (const by of own) yield { do: 'commission', noble: noble as NobleId, by };
  }
  yield { do: 'pass' };
}

const nextNamer = (table: TableIn<'commission'>): void => {
  const { state } = table;
  const { phase } = state;
  const next = roundFrom(state, state.turn).find((seat) => ((phase.plays >> seat) & 1) === 1);
  phase.namer = next ?? NONE;
  if (next !== undefined) {
    phase.step = 'name';
    phase.plays &= ~(1 << next);
    return;
  }
  phase.step = 'done';
  if (!isSiege(state as Window)) carryOut(table as unknown as Table, phase.event, phase.sent.slice());
  else if (phase.sent.length === 0) loseCalais(table as unknown as Table);
};
const send = (table: TableIn<'commission'>, seat: number, noble: number, nobles: readonly number[]): void => {
  const { state } = table;
  const set = setOf(nobles);
  discardEvent(state, writOf(state, seat));
  state.phase.sent.push({ noble, nobles: set });
  table.tell('14.1', { say: 'commissioned', seat: seatName(seat), noble: nobleName(noble), nobles: nobleNames(set) });
  // More than one Writ may be played by the same hand: whoever has a card left is asked again, so that nothing shows which
  // (17.2). Tables of the first three rules asked those alone who had another Writ.
  const isDone = state.rules > 3 ? countIn(state.events, handOf(seat)) === 0 : writOf(state, seat) === NONE;
  if (isSiege(state as Window) || isDone) nextNamer(table);
};

export const commission: Phase<'commission', Choice> = {
  rule: '14.1',
  verbs: VERBS,
  goOn(table) {
    const { state } = table;
    const { phase } = state;
    if (phase.step === 'begin') {
      phase.step = 'ask';
      for (const seat of roundFrom(state, state.turn)) if (couldPlay(state as Window, seat)) phase.asked |= 1 << seat;
    }
    if (phase.step === 'ask' && phase.asked === 0) nextNamer(table);
  },
  asked({ phase }) {
    if (phase.step === 'ask') return { must: listOf(phase.asked).map(seatName) };
    return { must: phase.step === 'name' ? [seatName(phase.namer)] : [] };
  },
  candidates: (state, seat) => candidates(state, seatNumber(seat)),
  whyNot: (state, seat, action) => whyNot(state, seatNumber(seat), action),
  apply(table, seat, action) {
    const { phase } = table.state;
    const own = seatNumber(seat);
    switch (action.do) {
      case 'use-writ':
        phase.plays |= 1 << own;
        phase.asked &= ~(1 << own);
        if (phase.asked === 0) table.reveal(seatsOf(table.state.options));
        return;
      case 'pass':
        if (phase.step !== 'ask') {
          nextNamer(table);
          return;
        }
        phase.asked &= ~(1 << own);
        // All answers are in: shown together.
        if (phase.asked === 0) table.reveal(seatsOf(table.state.options));
        return;
      case 'commission':
        send(table, own, action.noble, [action.by]);
        return;
      case 'commission-with':
        send(table, own, action.noble, action.nobles);
        return;
      case 'hold-calais':
        send(table, own, action.noble, [action.noble]);
        return;
    }
  },
  next: () => undefined,
  isWindow: ({ phase }) => phase.step === 'ask',
  byDefault: () => ({ do: 'pass' }),
  open: {
    verbs: ['commission-with'],
    *items(state, seat) {
      if (state.phase.step !== 'name' || isSiege(state)) return;
      for (const { noble } of calledBy(state, state.phase.event))
        for (const by of listOf(onBoardOf(state, seatNumber(seat))))
          yield { do: 'commission-with', noble: noble as NobleId, nobles: [by] };
    },
    sample(state, seat, random) {
      const called = state.phase.step === 'name' && !isSiege(state) ? calledBy(state, state.phase.event) : [];
      if (called.length === 0) return undefined;
      const own = ableOf(state, seatNumber(seat), onBoardOf(state, seatNumber(seat)));
      const nobles = own.filter(() => random(2) === 1);
      const action = { do: 'commission-with', noble: pick(called, random).noble as NobleId, nobles } as const;
      return nobles.length === 0 || whyNot(state, seatNumber(seat), action) ? undefined : action;
    },
  },
};
