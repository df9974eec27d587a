// 14.5 At the opening: who holds both houses says which one counts; between two Kings both Houses choose together.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { drawCrown } from '../changes/cards.ts';
import { type CrownId, crownKind, crownName } from '../data/crown.ts';
import { HOUSES, type PieceId, pieceName } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import type { Table } from '../kind.ts';
import { countOf, seatsOf } from '../position/pieces.ts';
import { holdsBoth, isCrowned, kings } from '../position/throne.ts';
import { ASIDE, CHANCERY, NONE } from '../spots.ts';
import { count, proposers, votesBetweenKings } from './counting.ts';
import {
  afterSummoner,
  presentAt,
  type Sitting,
  type SittingTable,
  type Stage,
  seatsAmong,
  setOfSeats,
} from './sitting.ts';
import type { SittingStep } from './steps.ts';

const isOpening = ({ options }: Sitting): boolean => options.votes || options.victoryByVotes;
const holders = (state: Sitting): readonly number[] =>
  isOpening(state)
    ? afterSummoner(state).filter((seat) => holdsBoth(state, seat) && state.phase.uncounted[seat] === NONE)
    : [];
const COUNTS: readonly Act<'count'>[] = HOUSES.map((house) => ({ do: 'count', house }));
const areTwo = (state: Sitting): boolean => state.options.votes && kings(state).length === 2;
/** Ruling 115. */
export const houses: Stage<'count'> = {
  rule: '14.5',
  verbs: ['count'],
  asked: holders,
  candidates: () => COUNTS,
  whyNot: () => undefined,
  apply(table, seat, { house }) {
    table.state.phase.uncounted[seat] = house === 'lancaster' ? 1 : 0;
    table.tell('14.5', { say: 'house-counted', seat: seatName(seat), house });
  },
  byDefault: () => COUNTS[0],
  close({ state }) {
    const during = state as Sitting;
    if (areTwo(during))
      state.phase.asked = setOfSeats(afterSummoner(during).filter((seat) => votesBetweenKings(during, seat) > 0));
    return 'kings';
  },
};

/** 1: abstains; 2 and 3: backs the first or the second King. */
const ABSTAINS = 1;
const FIRST_KING = 2;
const tally = (state: Sitting, king: number): number => {
  const choice = kings(state).indexOf(king) + FIRST_KING;
  return afterSummoner(state)
    .filter((seat) => state.phase.ballots[seat] === choice)
    .reduce((votes, seat) => votes + votesBetweenKings(state, seat), 0);
};
/** Ruling 183: more votes win; a tie names nobody, and lifts an earlier choice. */
const nameKing = (table: SittingTable): void => {
  const state = table.state as Sitting;
  const counts = kings(state).map((king) => ({ piece: pieceName(king), votes: tally(state, king) }));
  const [first, second] = counts.map(({ votes }) => votes) as [number, number];
  const named = first === second ? NONE : (kings(state)[first > second ? 0 : 1] as number);
  table.state.favoured = named as Sitting['favoured'];
  table.reveal(seatsOf(state.options));
  table.tell('14.5', { say: 'king-named', king: named === NONE ? null : pieceName(named), votes: counts });
  table.state.phase.ballots.fill(0);
};
export const choosing: Stage<'back' | 'abstain'> = {
  rule: '14.5',
  verbs: ['back', 'abstain'],
  asked: (state) => seatsAmong(state, state.phase.asked),
  candidates: (state) => [
    ...kings(state).map((king) => ({ do: 'back', piece: king as PieceId }) as const),
    { do: 'abstain' },
  ],
  whyNot: (state, _seat, action) =>
    action.do === 'abstain' || isCrowned(state, action.piece)
      ? undefined
      : refuse('14.5', { why: 'not-a-king', piece: pieceName(action.piece) }),
  apply(table, seat, action) {
    const { state } = table;
    state.phase.asked &= ~(1 << seat);
    state.phase.ballots[seat] = action.do === 'back' ? kings(state).indexOf(action.piece) + FIRST_KING : ABSTAINS;
    table.tell('14.5', { say: 'sealed', seat: seatName(seat) });
  },
  byDefault: () => ({ do: 'abstain' }),
  close(table) {
    if (areTwo(table.state as Sitting)) nameKing(table);
    count(table);
    return drawCards(table);
  },
};

/** 9.3 One card a noble present, or all there are; a Pardon is never drawn (15.8). */
const drawCards = (table: SittingTable): SittingStep => {
  const { state } = table;
  if (state.acclaimed !== NONE) return 'done';
  let left = countOf(presentAt(state as Sitting));
  const pardons = state.held.flatMap((holder, card) =>
    holder === CHANCERY && crownKind(card) === 'pardon' ? [card] : [],
  );
  for (const card of pardons) state.held[card] = ASIDE;
  while (left-- > 0) {
    const card = drawCrown(table as unknown as Table, state, '9.3', CHANCERY);
    if (card === NONE) break;
    state.held[card] = ASIDE;
    state.phase.cards.push(card as CrownId);
  }
  for (const card of pardons) state.held[card] = CHANCERY;
  table.tell('9.3', { say: 'chancery-drawn', cards: state.phase.cards.map(crownName) });
  if (!state.options.votes) return 'award';
  state.phase.proposers = state.phase.cards.length > 0 ? [...proposers(table)] : [];
  state.phase.order = [...state.phase.proposers];
  return 'nominate';
};
