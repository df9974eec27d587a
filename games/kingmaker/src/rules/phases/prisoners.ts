// 8.2 What becomes of nobles who were taken: executed, freed, or held for ransom (8.6) until the player-turn ends.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { claimHeirs } from '../changes/heirs.ts';
import { put } from '../changes/places.ts';
import { chapter } from '../chapter.ts';
import { captorOf, execute, freeNoble } from '../combat/captives.ts';
import { isNoble, NOBLES, type NobleId, nobleName, pieceName } from '../data/persons.ts';
import { type Seat, seatName, seatNumber } from '../data/seats.ts';
import type { During, Phase, Table } from '../kind.ts';
import { whereName } from '../naming.ts';
import { entriesOf } from '../position/entries.ts';
import { isInPlay, listOf, seatOfNoble } from '../position/pieces.ts';
import { isCaptive, NONE } from '../spots.ts';
import type { State } from '../state.ts';

type Fate = Act<'execute' | 'free' | 'hold'>;
const fates = (noble: NobleId): readonly Fate[] => [
  { do: 'hold', noble },
  { do: 'free', noble },
  { do: 'execute', piece: noble },
];
const nobleIn = (action: Fate): number => (action.do === 'execute' ? action.piece : action.noble);

export const prisoners: Phase<'prisoners', Fate> = {
  rule: '8.2',
  verbs: ['execute', 'free', 'hold'],
  asked: ({ phase }) => ({ must: phase.nobles.length > 0 ? [seatName(phase.seat)] : [] }),
  candidates: ({ phase }) => phase.nobles.flatMap((noble) => fates(noble as NobleId)),
  whyNot: ({ phase }, _seat, action) =>
    phase.nobles.includes(nobleIn(action))
      ? undefined
      : refuse('8.2', { why: 'not-your-prisoner', noble: pieceName(nobleIn(action)) }),
  apply(table, seat, action) {
    const { state } = table;
    const noble = nobleIn(action);
    state.phase.nobles = state.phase.nobles.filter((other) => other !== noble);
    const whole = table as unknown as Table;
    if (action.do === 'execute') execute(whole, seatNumber(seat), noble);
    else if (action.do === 'free') freeNoble(whole, noble);
    else {
      state.ransom |= 1 << noble;
      table.tell('8.2', { say: 'held', seat, noble: nobleName(noble) });
    }
  },
  next: () => undefined,
  byDefault: ({ phase }) => ({ do: 'execute', piece: phase.nobles[0] as NobleId }),
};

const ways = (state: During<'homecoming'>): readonly number[] =>
  isCaptive(state.spot[state.phase.noble] as number)
    ? entriesOf(state, state.phase.noble, seatOfNoble(state, state.phase.noble), true)
    : [];
/** 8.2, 15.5, 16.4 Back inside a friendly castle of his own, else as 2.2 says. */
const bringHome = (table: Table, noble: number, spot: number): void => {
  const { state } = table;
  put(state, noble, spot);
  const seat = seatName(seatOfNoble(state, noble));
  table.tell('8.2', { say: 'returned', seat, noble: nobleName(noble), where: whereName(spot) });
  claimHeirs(table);
};
export const homecoming: Phase<'homecoming', Act<'place'>> = {
  rule: '8.2',
  verbs: ['place'],
  goOn(table) {
    const found = ways(table.state as During<'homecoming'>);
    if (found.length === 1) bringHome(table as unknown as Table, table.state.phase.noble, found[0] as number);
  },
  asked(state) {
    const { noble } = state.phase;
    return { must: isCaptive(state.spot[noble] as number) ? [seatName(seatOfNoble(state, noble))] : [] };
  },
  candidates: (state) => ways(state).map((spot) => ({ do: 'place', noble: state.phase.noble as NobleId, spot })),
  whyNot: (state, _seat, { noble, spot }) =>
    noble === state.phase.noble && ways(state).includes(spot)
      ? undefined
      : refuse('2.2', { why: 'not-his-entry', noble: nobleName(noble) }),
  apply: (table, _seat, { noble, spot }) => bringHome(table as unknown as Table, noble, spot),
  next: () => undefined,
  byDefault: (state) => ({ do: 'place', noble: state.phase.noble as NobleId, spot: ways(state)[0] as number }),
};

/** 8.6 Whoever still holds somebody. */
const heldBy = (state: State, seat: number): readonly NobleId[] =>
  NOBLES.filter((noble) => isInPlay(state, noble) && captorOf(state, noble) === seat);
const captors = (state: State): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.options.players; seat++)
    if (heldBy(state, seat).length > 0) seats.push(seatName(seat));
  return seats;
};
/** Whose nobles are held: they have a last word, and may still agree on a price, before captors decide. */
const owners = (state: State): number =>
  NOBLES.reduce(
    (set, noble) =>
      isInPlay(state, noble) && captorOf(state, noble) !== NONE ? set | (1 << seatOfNoble(state, noble)) : set,
    0,
  );
const waitsForOwners = (state: During<'ransom'>): number => state.phase.asked & owners(state);
const inner: Phase<'ransom', Act<'execute' | 'free' | 'pass'>> = {
  rule: '8.6',
  verbs: ['execute', 'free', 'pass'],
  enter({ state }) {
    state.phase = { name: 'ransom', asked: owners(state) };
  },
  asked(state) {
    const waiting = waitsForOwners(state);
    return { must: waiting === 0 ? captors(state) : listOf(waiting).map(seatName) };
  },
  candidates: (state, seat) =>
    waitsForOwners(state) === 0
      ? heldBy(state, seatNumber(seat)).flatMap(
          (noble) =>
            [
              { do: 'free', noble },
              { do: 'execute', piece: noble },
            ] as const,
        )
      : [{ do: 'pass' }],
  whyNot(state, seat, action) {
    const isLastWord = waitsForOwners(state) !== 0;
    if ((action.do === 'pass') !== isLastWord) return refuse('8.6', { why: 'not-at-this-step', verb: action.do });
    if (action.do === 'pass') return undefined;
    const piece = nobleIn(action);
    if (isNoble(piece) && isInPlay(state, piece) && captorOf(state, piece) === seatNumber(seat)) return undefined;
    return refuse('8.6', { why: 'not-your-prisoner', noble: pieceName(piece) });
  },
  apply(table, seat, action) {
    if (action.do === 'pass') {
      table.state.phase.asked &= ~(1 << seatNumber(seat));
      return;
    }
    const whole = table as unknown as Table;
    if (action.do === 'execute') execute(whole, seatNumber(seat), action.piece);
    else freeNoble(whole, action.noble);
  },
  next: () => 'draw',
  byDefault: (state, seat) =>
    waitsForOwners(state) === 0
      ? { do: 'execute', piece: heldBy(state, seatNumber(seat))[0] as NobleId }
      : { do: 'pass' },
};
export const ransom = chapter(inner as unknown as Phase<'ransom'>, () => true);
