// The course of player-turns and rounds: what begins, what ends, and when the game is counted.
import { countIn, moveCard } from './changes/cards.ts';
import { remove } from './changes/deaths.ts';
import { C } from './data/crown.ts';
import { HOUSES, N, pieceName } from './data/persons.ts';
import { seatName } from './data/seats.ts';
import { endCatastrophes } from './events/troubles.ts';
import { judge } from './judgement.ts';
import type { Table } from './kind.ts';
import { pruneRefuges } from './movement/refuge.ts';
import { endOffers, forgetLoans, remindLoans } from './parley/settling.ts';
import { noblesThat, onBoardOf, seatOfNoble } from './position/pieces.ts';
import { heirsOf, isCrowned } from './position/throne.ts';
import { DECK, handOf, isUnderNoble, NONE } from './spots.ts';
import type { State, Writable } from './state.ts';

/** Ruling 187. */
const ROUND_LIMIT = 100;

const nextSeat = (state: State): number =>
  state.turn === NONE ? state.first : (state.turn + 1) % state.options.players;
/** 0.1 A round begins with the first player. */
export const beginTurn = (table: Table): void => {
  const { state } = table;
  const seat = nextSeat(state);
  if (seat === state.first) {
    state.round += 1;
    state.sailed.fill(0);
    state.usedBy.fill(NONE);
    table.tell('0.1', { say: 'round-begins', round: state.round });
  }
  state.turn = seat;
  state.turns[seat] = (state.turns[seat] as number) + 1;
  state.moved.fill(0);
  state.attacked = 0;
  state.defended = 0;
  state.idle = 0;
  table.tell('0.1', { say: 'turn-begins', seat: seatName(seat) });
  endCatastrophes(table);
  if (state.loans.length > 0) remindLoans(table);
};

const executeAll = (table: Table, seat: number, royals: readonly number[]): void => {
  for (const royal of royals) table.tell('8.5', { say: 'executed', seat: seatName(seat), piece: pieceName(royal) });
  if (royals.length > 0) remove(table, 0, royals);
};
/** 8.5 Whoever still holds heirs of both houses after two own turns loses those of the house he came to hold last. */
const endBoth = (table: Table, seat: number): void => {
  const { state } = table;
  const since = state.both[seat] as number;
  if (since === NONE || (state.turns[seat] as number) < since + 2) return;
  const house = HOUSES[state.latest[seat] as number];
  if (house) executeAll(table, seat, heirsOf(state, seat, house));
};
/** 10.3 A crowned Beaufort's faction holds no York heir beyond the player-turn. */
const endYork = (table: Table): void => {
  const { state } = table;
  if (!isCrowned(state, N.beaufort)) return;
  const seat = seatOfNoble(state, N.beaufort);
  if (seat !== NONE) executeAll(table, seat, heirsOf(state, seat, 'york'));
};
const isOver = (state: State, { seat, turn }: { readonly seat: number; readonly turn: number }): boolean =>
  state.turn === seat && (state.turns[seat] as number) >= turn;
/** 9.5, 13.3, 12.1 Peace ends with somebody's turn; cards received may be used from the next one on. */
const expire = (state: Writable): void => {
  if (state.peace.length > 0) state.peace = state.peace.filter((peace) => !isOver(state, peace));
  if (state.truces.length > 0) state.truces = state.truces.filter((truce) => !isOver(state, truce));
  if (state.fresh.length > 0) state.fresh = [];
  state.excused &= ~noblesThat(state, (noble) => seatOfNoble(state, noble) === state.turn);
  if (state.freshPlaces.length > 0) state.freshPlaces = [];
  state.freshShips = 0;
  forgetLoans(state);
};
const isLastRound = (state: State): boolean => {
  const { ending, rounds } = state.options;
  return (
    (ending !== 'none' && state.round >= rounds) ||
    state.round >= ROUND_LIMIT ||
    (state.lastRound !== NONE && state.round >= state.lastRound)
  );
};
/** 15.8 The French go home with the end of the turn in which they carried somebody over. */
const endAid = (state: Writable): void => {
  if (state.aid.length === 0) return;
  state.aid = [];
  if (isUnderNoble(state.held[C.french] as number)) moveCard(state, C.french, DECK);
};
export const endTurn = (table: Table): void => {
  const { state } = table;
  endBoth(table, state.turn);
  endYork(table);
  expire(state);
  pruneRefuges(table);
  endAid(state);
  if (state.offers.length > 0) endOffers(table, state.turn);
  table.tell('11.1', { say: 'turn-ends', seat: seatName(state.turn) });
  if (nextSeat(state) === state.first && isLastRound(state)) judge(table);
};
/** 11.2 Without a noble on the board a turn is the chance card and the draw. */
export const hasBoard = (state: State, seat: number): boolean => onBoardOf(state, seat) !== 0;
/** 2.2, 11.2 Whether a noble of his hand may come into play and move: whoever holds a Crown card is asked, so that nothing
 * shows who holds what. Tables of the first five rules did not wait for it. */
export const mayEnter = (state: State, seat: number): boolean =>
  state.rules > 5 && countIn(state.held, handOf(seat)) > 0;
