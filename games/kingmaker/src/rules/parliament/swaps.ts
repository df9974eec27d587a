// 9.4 Offices, and they alone, are swapped between two nobles present, if both players and the summoner agree.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { moveCard } from '../changes/cards.ts';
import { changingHands } from '../changes/places.ts';
import { type CrownId, crownName } from '../data/crown.ts';
import { type NobleId, nobleName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { listOf, ofSeat, seatOfNoble } from '../position/pieces.ts';
import { officeOf } from '../position/strength.ts';
import { NONE } from '../spots.ts';
import { isPresent, presentAt, type Sitting, type SittingTable, type Stage } from './sitting.ts';
import type { SittingStep } from './steps.ts';

type Pair = Sitting['phase']['pairs'][number];
const officers = (state: Sitting): number =>
  listOf(presentAt(state)).reduce((set, noble) => (officeOf(state, noble) === NONE ? set : set | (1 << noble)), 0);
const isSame = (pair: Pair, noble: number, other: number): boolean =>
  (pair.noble === noble && pair.other === other) || (pair.noble === other && pair.other === noble);
const wasProposed = (state: Sitting, noble: number, other: number): boolean =>
  state.phase.pairs.some((pair) => isSame(pair, noble, other));

function* swapsOf(state: Sitting, seat: number): Iterable<Act<'swap'>> {
  const present = officers(state);
  const own = ofSeat(state, present, seat);
  for (const noble of listOf(own))
    for (const other of listOf(present))
      if (noble !== other && !wasProposed(state, noble, other)) yield { do: 'swap', noble, other };
}
const hasSwap = (state: Sitting, seat: number): boolean => !swapsOf(state, seat)[Symbol.iterator]().next().done;
const askedNow = (state: Sitting): number | undefined => state.phase.queue.find((seat) => hasSwap(state, seat));

const whyNotSwap = (state: Sitting, seat: number, { noble, other }: Act<'swap'>): Refusal | undefined => {
  for (const one of [noble, other]) {
    const name = { noble: nobleName(one) };
    if (!isPresent(state, one)) return refuse('9.4', { why: 'not-present', ...name });
    if (officeOf(state, one) === NONE) return refuse('9.4', { why: 'has-no-office', ...name });
  }
  if (seatOfNoble(state, noble) !== seat) return refuse('9.4', { why: 'not-your-noble', noble: nobleName(noble) });
  return noble === other || wasProposed(state, noble, other)
    ? refuse('9.4', { why: 'was-proposed', noble: nobleName(other) })
    : undefined;
};

const pairOf = ({ phase }: Sitting): Pair => phase.pairs.at(-1) as Pair;
const doSwap = (table: SittingTable): void => {
  const { state } = table;
  const { noble, other } = pairOf(state as Sitting);
  const [mine, theirs] = [officeOf(state, noble), officeOf(state, other)] as [CrownId, CrownId];
  changingHands(table as unknown as Table, () => {
    moveCard(state, mine, other);
    moveCard(state, theirs, noble);
  });
  table.tell('9.4', {
    say: 'swapped',
    offices: [
      { card: crownName(mine), noble: nobleName(other) },
      { card: crownName(theirs), noble: nobleName(noble) },
    ],
  });
};
const isProposed = ({ phase }: Sitting): boolean => phase.agreed;

export const swapping: Stage<'swap' | 'pass'> = {
  rule: '9.4',
  verbs: ['swap', 'pass'],
  asked(state) {
    const seat = isProposed(state) ? undefined : askedNow(state);
    return seat === undefined ? [] : [seat];
  },
  *candidates(state, seat) {
    yield* swapsOf(state, seat);
    yield { do: 'pass' };
  },
  whyNot: (state, seat, action) => (action.do === 'pass' ? undefined : whyNotSwap(state, seat, action)),
  apply(table, seat, action) {
    const { phase } = table.state;
    if (action.do === 'pass') {
      phase.queue = phase.queue.slice(phase.queue.indexOf(seat) + 1);
      return;
    }
    const { noble, other } = action;
    phase.pairs.push({ noble, other });
    phase.agreed = true;
    const names = { noble: nobleName(noble), other: nobleName(other) };
    table.tell('9.4', { say: 'swap-proposed', seat: seatName(seat), ...names });
  },
  byDefault: () => ({ do: 'pass' }),
  close({ state }) {
    state.phase.asked = 0;
    return isProposed(state as Sitting) ? 'partner' : 'manner';
  },
};

/** The two who answer: the other's player, then the summoner; who proposed has agreed. `asked` keeps who said yes. */
const answering = (who: (state: Sitting) => number, then: (table: SittingTable) => SittingStep) =>
  ({
    rule: '9.4',
    verbs: ['consent', 'decline'],
    asked(state) {
      const { noble } = pairOf(state);
      const seat = who(state);
      const isDone = seat === seatOfNoble(state, noble) || ((state.phase.asked >> seat) & 1) === 1;
      return isDone || !isProposed(state) ? [] : [seat];
    },
    candidates: () => [{ do: 'consent' }, { do: 'decline' }],
    whyNot: () => undefined,
    apply(table, seat, action) {
      const { phase } = table.state;
      if (action.do === 'consent') {
        phase.asked |= 1 << seat;
        return;
      }
      phase.agreed = false;
      const { noble, other } = pairOf(table.state as Sitting);
      table.tell('9.4', {
        say: 'swap-refused',
        seat: seatName(seat),
        noble: nobleName(noble),
        other: nobleName(other as NobleId),
      });
    },
    byDefault: () => ({ do: 'decline' }),
    close: (table) => (isProposed(table.state as Sitting) ? then(table) : 'swap'),
  }) as const satisfies Stage<'consent' | 'decline'>;

export const partner = answering(
  (state) => seatOfNoble(state, pairOf(state).other),
  () => 'assent',
);
export const assent = answering(
  (state) => state.phase.summoner,
  (table) => {
    table.state.phase.agreed = false;
    doSwap(table);
    return 'swap';
  },
);
