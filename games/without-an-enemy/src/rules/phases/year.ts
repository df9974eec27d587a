// 2 The frame of a year: the deal, the start of a turn, the Victory Phase, and the end of the year's deck.
import { bagOf, drawMany } from '@rose/parts';
import { forget, know, sharpen } from '../../secrecy/fog.ts';
import { A, type AreaId } from '../data/areas.ts';
import { B, BLOCKS, fullStrength, returnsWhenLost } from '../data/blocks.ts';
import { ARRIVALS, type Arrival, firstTurn, turnAfter, turnName } from '../data/calendar.ts';
import { CARDS, type CardId, isOfYear, NO_CARD, sideOfCard } from '../data/cards.ts';
import { SETUPS } from '../data/scenarios.ts';
import { HAND_SIZE } from '../data/tables.ts';
import { bringIn, setAside } from '../position.ts';
import {
  type Automatic,
  GONE,
  LOST,
  NOWHERE,
  RESERVE,
  type State,
  type Table,
  WAITING,
  type Writable,
} from '../state.ts';
import { trackOf } from '../track.ts';

/** 3.1 The cards of a side that are dealt from in a year. */
export const deckOf = (state: State, side: number): readonly CardId[] =>
  CARDS.filter((card) => sideOfCard(card) === side && isOfYear(card, state.year) && !state.removed.includes(card));

/** 3.1 Each side draws six cards of its own deck. */
export const deal: Automatic<'deal'> = {
  rule: '3.1',
  enter({ state }) {
    state.year += 1;
    state.turn = firstTurn(state.year);
    state.phase = { name: 'deal' };
  },
  goOn({ state, roll, tell }) {
    for (const side of [0, 1]) {
      const drawn = drawMany(bagOf(deckOf(state, side)), HAND_SIZE, (sides) => roll('3.1', sides)[0] as number);
      state.hands[side] = bagOf(drawn) as CardId[];
      state.played[side] = [];
    }
    tell('3.1', { say: 'cards-dealt', year: state.year });
  },
  next: () => 'turn',
};

/** What lasted a turn is over. */
const clearTurn = (state: Writable): void => {
  for (const column of [state.done, state.came, state.how, state.attackers, state.fed, state.entered]) column.fill(0);
  for (const side of [0, 1]) {
    (state.crossed[side] as number[]).fill(0);
    state.cards[side] = NO_CARD;
    state.ap[side] = 0;
    state.open[side] = Math.max(0, (state.open[side] as number) - 1);
    state.march[side] = 0;
    state.seized[side] = NOWHERE;
    state.stuck[side] = NOWHERE;
    state.aims[side] = NOWHERE;
  }
};

/** 13.1 Blocks arrive at full strength, for all to see. */
export const arrive = (table: Table, { event, blocks, to }: Arrival): void => {
  const { state } = table;
  const coming = blocks.filter((name) => state.at[B[name]] === WAITING);
  for (const name of coming) {
    if (to === 'reserve') {
      setAside(state, B[name], RESERVE);
      know(state, B[name]);
    } else bringIn(state, B[name], A[to] as AreaId, fullStrength(B[name]));
  }
  if (coming.length > 0) table.tell('13', { say: 'arrived', event, blocks: coming, to });
};

/** 2.3 The start of a turn: what the calendar brings comes before the Initiative Phase. */
export const turn: Automatic<'turn'> = {
  rule: '2.2',
  enter({ state }) {
    if (state.phase.name !== 'deal') state.turn = turnAfter(state.year, state.turn) ?? state.turn;
    state.phase = { name: 'turn' };
  },
  goOn(table) {
    const { state } = table;
    clearTurn(state);
    sharpen(state);
    const now = turnName(state.turn);
    table.tell('2.1', { say: 'turn-begins', year: state.year, turn: now });
    for (const arrival of ARRIVALS) if (arrival.year === state.year && arrival.when === now) arrive(table, arrival);
  },
  next: () => 'initiative',
};

const isLastTurn = (state: State): boolean => turnAfter(state.year, state.turn) === undefined;
/** 14.2 The Victory Phase; the outcome is read from it. */
export const victory: Automatic<'victory'> = {
  rule: '14.2',
  enter(table) {
    const { state } = table;
    state.phase = { name: 'victory' };
    table.tell('14.1', { say: 'track', track: trackOf(state) });
  },
  next(state) {
    if (!isLastTurn(state)) return 'turn';
    return state.year >= SETUPS[state.options.scenario].lastYear ? 'count' : 'new-blocks';
  },
};
/** 14.3 After the last turn: the end. */
export const count: Automatic<'count'> = {
  rule: '14.3',
  enter({ state }) {
    state.phase = { name: 'count' };
  },
  next: () => 'count',
};

/** 12.6, 12.7 Cards go back; what was lost returns to the Reserve or leaves the game. */
export const deck: Automatic<'deck'> = {
  rule: '12.6',
  enter({ state }) {
    state.phase = { name: 'deck' };
  },
  goOn({ state, tell }) {
    for (const side of [0, 1]) {
      state.hands[side] = [];
      state.played[side] = [];
      state.excise[side] = 0;
    }
    for (const block of BLOCKS) {
      if (state.at[block] !== LOST) continue;
      setAside(state, block, returnsWhenLost(block) ? RESERVE : GONE);
      if (returnsWhenLost(block)) know(state, block);
      else forget(state, block);
    }
    tell('12.6', { say: 'year-over', year: state.year });
  },
  next: () => 'deal',
};
