// 11.1 The draw: one Crown card, to be played at once or kept. 11.2 A player without nobles turns up cards until one appears.
import { onlyFor, refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { countIn, drawCrown } from '../changes/cards.ts';
import { chapter } from '../chapter.ts';
import { type CrownId, crownKind, crownName } from '../data/crown.ts';
import { NOBLES } from '../data/persons.ts';
import { seatName, seatNumber } from '../data/seats.ts';
import type { Phase, Table } from '../kind.ts';
import { seatsOf } from '../position/pieces.ts';
import { DECK, handOf, NONE, OUT } from '../spots.ts';
import type { State } from '../state.ts';
import { endTurn, hasBoard } from '../turns.ts';

const hasNobleInHand = (state: State, seat: number): boolean =>
  NOBLES.some((noble) => state.held[noble] === handOf(seat));
/** Ruling 20: nobody on the board and none in hand, while the deck holds one. */
const mustFind = (state: State, seat: number): boolean =>
  !hasBoard(state, seat) && !hasNobleInHand(state, seat) && NOBLES.some((noble) => state.held[noble] === DECK);

/** All see what is turned up; the noble is taken, the others are shuffled back. */
const find = (table: Table, seat: number): void => {
  const { state } = table;
  const turned: CrownId[] = [];
  while (turned.length === 0 || crownKind(turned.at(-1) as number) !== 'noble') {
    const card = drawCrown(table, state, '11.2') as CrownId;
    state.held[card] = OUT;
    turned.push(card);
  }
  for (const card of turned) state.held[card] = DECK;
  const noble = turned.at(-1) as number;
  state.held[noble] = handOf(seat);
  table.reveal(seatsOf(state.options));
  table.tell('11.2', { say: 'turned-up', seat: seatName(seat), cards: turned.map(crownName) });
};
const draw = (table: Table, seat: number): number => {
  const { state } = table;
  const card = drawCrown(table, state, '11.1');
  if (card === NONE) {
    table.tell('11.1', { say: 'deck-empty', seat: seatName(seat) });
    return NONE;
  }
  state.held[card] = handOf(seat);
  table.reveal([seatName(seat)]);
  table.tell('11.1', { say: 'drawn', seat: seatName(seat), card: onlyFor(seatName(seat), crownName(card)) });
  return card;
};

/** A noble who was turned up must be placed at once. */
const mustPlace = (state: State, seat: number): boolean => !hasBoard(state, seat) && hasNobleInHand(state, seat);

const inner: Phase<'draw', Act<'end-turn'>> = {
  rule: '11.1',
  verbs: ['end-turn'],
  enter({ state }) {
    state.phase = { name: 'draw', step: 'begin', found: false };
  },
  goOn(table) {
    const { state } = table;
    const { phase } = state;
    if (phase.step === 'begin') {
      phase.step = 'play';
      if (mustFind(state, state.turn)) {
        phase.found = true;
        find(table as unknown as Table, state.turn);
      } else draw(table as unknown as Table, state.turn);
      if (countIn(state.held, handOf(state.turn)) === 0) phase.step = 'close';
    }
    if (phase.step === 'close') {
      phase.step = 'done';
      endTurn(table as unknown as Table);
    }
  },
  asked: (state) => ({ must: state.phase.step === 'play' ? [seatName(state.turn)] : [] }),
  candidates: () => [{ do: 'end-turn' }],
  whyNot: (state, seat) =>
    state.phase.found && mustPlace(state, seatNumber(seat)) ? refuse('11.2', { why: 'place-noble' }) : undefined,
  apply({ state }) {
    state.phase.step = 'close';
  },
  next: () => 'chance',
};
export const drawing = chapter(inner as Phase<'draw'>, (state) => state.phase.step === 'play');
