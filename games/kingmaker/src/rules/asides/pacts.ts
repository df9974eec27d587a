// 13.3 An alliance ends when a member says so; 13.2 a noble is taken back from his commander; 12.2 those to whom a promise
// was made say what came of it.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { nobleName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { alliesOf, leaveAlliance } from '../parley/alliances.ts';
import { isInPlay, seatOfNoble } from '../position/pieces.ts';
import { NONE } from '../spots.ts';
import type { State } from '../state.ts';
import type { Aside } from './aside.ts';

type Pact = Act<'leave-alliance' | 'end-command' | 'judge'>;
const whyNotJudge = (state: State, seat: number, { promise }: Act<'judge'>): Refusal | undefined => {
  const made = state.promises[promise - 1];
  if (!made || ((made.to >> seat) & 1) === 0) return refuse('12.2', { why: 'no-such-promise' });
  return made.fate === 'open' ? undefined : refuse('12.2', { why: 'judged-already' });
};
const whyNot = (state: State, seat: number, action: Pact): Refusal | undefined => {
  if (action.do === 'judge') return whyNotJudge(state, seat, action);
  if (action.do === 'leave-alliance')
    return alliesOf(state, seat).length > 1 ? undefined : refuse('13.3', { why: 'not-allied' });
  const name = nobleName(action.noble);
  if (!isInPlay(state, action.noble) || seatOfNoble(state, action.noble) !== seat)
    return refuse('13.2', { why: 'not-your-noble', noble: name });
  return state.command[action.noble] === NONE ? refuse('13.2', { why: 'is-not-commanded', noble: name }) : undefined;
};
const judge = (table: Table, seat: number, { promise, fate }: Act<'judge'>): void => {
  const made = table.state.promises[promise - 1];
  if (!made) return;
  made.fate = fate;
  const { words } = made;
  table.tell('12.2', { say: 'promise-judged', seat: seatName(made.seat), by: seatName(seat), words, fate });
};
function* items(state: State, seat: number): Iterable<Pact> {
  for (const [n, { to, fate }] of state.promises.entries())
    if (fate === 'open' && ((to >> seat) & 1) === 1)
      yield* (['kept', 'broken'] as const).map((how) => ({ do: 'judge', promise: n + 1, fate: how }) as const);
}

export const pacts: Aside<Pact['do']> = {
  rule: '13.3',
  verbs: ['leave-alliance', 'end-command', 'judge'],
  *candidates(state, seat) {
    if (!state.options.alliances) return;
    if (state.alliance[seat] !== seat || state.alliance.some((first, other) => first === seat && other !== seat))
      yield { do: 'leave-alliance' };
    for (const [noble, leader] of state.command.entries())
      if (leader !== NONE && isInPlay(state, noble) && seatOfNoble(state, noble) === seat)
        yield { do: 'end-command', noble: noble as Act<'end-command'>['noble'] };
  },
  whyNot,
  apply(table, seat, action) {
    if (action.do === 'leave-alliance') leaveAlliance(table, seat);
    else if (action.do === 'judge') judge(table, seat, action);
    else {
      table.state.command[action.noble] = NONE;
      table.tell('13.2', { say: 'command-ended', seat: seatName(seat), noble: nobleName(action.noble) });
    }
  },
  open: {
    verbs: ['judge'],
    items,
    sample: (state, seat, random) => (random(4) === 1 ? [...items(state, seat)][0] : undefined),
  },
};
