// 5.6 A Free Move card gives one stack, one heir alone, or one ship with whom she carries a second complete move.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { discardEvent } from '../changes/cards.ts';
import { EVENTS, eventKind } from '../data/events.ts';
import { FIRST_ROYAL, isNoble, isRoyal, PIECE_COUNT, PIECES, ROYALS } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import { SHIPS } from '../data/ships.ts';
import type { Refusal, Table } from '../kind.ts';
import { moverName } from '../naming.ts';
import { isUnderSiege } from '../position/control.ts';
import { bitOf, has, leaderSeat, leadOf, onBoardOf, seatOfNoble, stackOf } from '../position/pieces.ts';
import { fleetOf, isLead, sailorOf } from '../position/ships.ts';
import { aboard, handOf, isCaptive, isInside, isOnLand, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';

const FREE_MOVES = EVENTS.filter((event) => eventKind(event) === 'free-move');
/** A Free Move card in hand; NONE without one. */
export const freeMoveOf = (state: State, seat: number): number => {
  const hand = handOf(seat);
  for (const event of FREE_MOVES) if (state.events[event] === hand) return event;
  return NONE;
};

/** In one's own phase a stack has had its first move; in a window it has none. */
const fits = (moved: number, isWindow: boolean): boolean => (isWindow ? moved <= 1 : moved === 1);
const isFreeSpot = (state: State, spot: number): boolean =>
  spot >= 0 && !isCaptive(spot) && !(isInside(spot) && isUnderSiege(state, placeAt(spot)));

const fitsNoble = (state: State, seat: number, noble: number, isWindow: boolean): boolean =>
  // 13.2 Whom he only commands moves again by his owner's card; at tables of the first five rules by nobody's.
  (leaderSeat(state, noble) === seat || (isWindow && state.rules > 5)) &&
  seatOfNoble(state, noble) === seat &&
  isOnLand(state.spot[noble] as number) &&
  isFreeSpot(state, state.spot[noble] as number) &&
  fits(state.moved[noble] as number, isWindow) &&
  !has(state.idle, noble);
/** The nobles of a stack who would move again. */
const stackAgain = (state: State, seat: number, noble: number, isWindow: boolean): number => {
  let set = 0;
  for (let rest = stackOf(state, noble); rest !== 0; rest &= rest - 1)
    if (fitsNoble(state, seat, leadOf(rest), isWindow)) set |= bitOf(leadOf(rest));
  return set;
};
const isMovable = (state: State, seat: number, mover: number, isWindow: boolean): boolean => {
  if (mover >= PIECE_COUNT) {
    const ship = mover - PIECE_COUNT;
    if (sailorOf(state, ship) !== seat || !isLead(state, ship) || state.ships[ship] === NONE) return false;
    return fleetOf(state, ship).every((other) => fits(state.sailed[other] as number, isWindow));
  }
  if (isRoyal(mover)) {
    const spot = state.spot[mover] as number;
    if (state.keeper[mover - FIRST_ROYAL] !== seat || !isOnLand(spot) || !isFreeSpot(state, spot)) return false;
    return (state.moved[mover] as number) <= 1;
  }
  return (
    isNoble(mover) &&
    fitsNoble(state, seat, mover, isWindow) &&
    leadOf(stackAgain(state, seat, mover, isWindow)) === mover
  );
};
export const whyNotFreeMove = (state: State, seat: number, mover: number, isWindow: boolean): Refusal | undefined => {
  if (freeMoveOf(state, seat) === NONE) return refuse('5.6', { why: 'no-free-move' });
  return isMovable(state, seat, mover, isWindow)
    ? undefined
    : refuse('5.6', { why: 'cannot-move-again', mover: moverName(mover) });
};
/** What a hand could reach for. */
export const freeMovers = (state: State, seat: number): readonly Act<'free-move'>[] => {
  const movers: number[] = [];
  for (let rest = onBoardOf(state, seat); rest !== 0; rest &= rest - 1) movers.push(leadOf(rest));
  for (const royal of ROYALS) if (state.keeper[royal - FIRST_ROYAL] === seat) movers.push(royal);
  for (const ship of SHIPS)
    if (sailorOf(state, ship) === seat && state.ships[ship] !== NONE) movers.push(PIECE_COUNT + ship);
  return movers.map((mover) => ({ do: 'free-move', mover }));
};

export const freeMove = (table: Table, seat: number, mover: number, isWindow: boolean): void => {
  const { state } = table;
  discardEvent(state, freeMoveOf(state, seat));
  table.tell('5.6', { say: 'free-move', seat: seatName(seat), mover: moverName(mover) });
  if (mover >= PIECE_COUNT) {
    const ship = mover - PIECE_COUNT;
    for (const other of fleetOf(state, ship)) state.sailed[other] = 2;
    for (const piece of PIECES) if (state.spot[piece] === aboard(ship)) state.moved[piece] = 2;
    return;
  }
  if (isRoyal(mover)) {
    state.moved[mover] = 2;
    state.group[mover] = PIECE_COUNT;
    return;
  }
  const { spot, group } = { spot: state.spot[mover], group: state.group[mover] };
  for (let rest = stackAgain(state, seat, mover, isWindow); rest !== 0; rest &= rest - 1) state.moved[leadOf(rest)] = 2;
  for (const royal of ROYALS)
    if (state.spot[royal] === spot && state.group[royal] === group && state.keeper[royal - FIRST_ROYAL] === seat)
      state.moved[royal] = state.moved[royal] === 3 ? 3 : 2;
};
