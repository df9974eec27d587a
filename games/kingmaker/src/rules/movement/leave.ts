// 3.5 Leave: asked of the keeper of a gate when a piece reaches it, and withdrawn in his own movement phase.
import { pick, type Random, refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { permit } from '../asides/leave.ts';
import { putOut } from '../changes/places.ts';
import { PIECE_COUNT, type PieceId } from '../data/persons.ts';
import { areaOfPlace, PLACES, type PlaceId, placeName } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { gateFor, holderOf, isUnderSiege, keeperOf, roomIn } from '../position/control.ts';
import { noblesAt, ofSeat } from '../position/pieces.ts';
import { passengersOf } from '../position/ships.ts';
import { menInAll } from '../position/strength.ts';
import { areaAt, inside, isInside, isOnLand, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';
import { proceed } from './march.ts';
import type { Moving, MovingTable } from './moving.ts';
import { portGate, putIn } from './voyage.ts';

type Ask = Moving['phase']['asks'][number];
export const moverOf = ({ pieces, ship }: Ask): number =>
  (ship as number) === NONE ? (pieces[0] as number) : PIECE_COUNT + ship;

export const whyNotAnswer = (state: Moving, seat: number, { mover }: Act<'answer'>): Refusal | undefined =>
  state.phase.asks.some((ask) => ask.owner === seat && moverOf(ask) === mover)
    ? undefined
    : refuse('3.5', { why: 'not-asked' });
export const answers = (state: Moving, seat: number): readonly Act<'answer'>[] =>
  state.phase.asks
    .filter(({ owner }) => owner === seat)
    .flatMap((ask) =>
      (['no', 'once', 'always'] as const).map((leave) => ({ do: 'answer', mover: moverOf(ask), leave }) as const),
    );

/** What was allowed once is done as if it were always allowed, and then forgotten. */
const withLeave = (table: MovingTable, place: PlaceId, visitor: number, go: () => void): void => {
  const before = table.state.leave[place] as number;
  table.state.leave[place] = before | (1 << visitor);
  go();
  table.state.leave[place] = before;
};
/** Somebody may have died or left the board while the answer was awaited. */
const stillTogether = ({ spot }: State, { pieces }: Ask): readonly PieceId[] => {
  const lead = pieces.find((piece) => isOnLand(spot[piece] as number));
  return lead === undefined ? [] : (pieces as readonly PieceId[]).filter((piece) => spot[piece] === spot[lead]);
};
const goOn = (table: MovingTable, ask: Ask, visitor: number): void => {
  if ((ask.ship as number) === NONE) {
    const pieces = stillTogether(table.state as State, ask);
    const fits = !isInside(ask.to) || placeAt(ask.to) !== ask.place || hasRoom(table.state as State, ask);
    // Tables of the first three rules left the road at the first gate that was opened.
    const isOnRoad = table.state.rules > 3 && areaAt(ask.to) !== areaOfPlace(ask.place);
    if (fits && pieces.length > 0) proceed(table, visitor, pieces, ask.to, isOnRoad);
    return;
  }
  putIn(table as unknown as Table, visitor, ask.ship, ask.place, landOf(table.state as State, ask));
};
/** 3.7 Whom a place has no room for by now lands before it. */
const landOf = (state: State, { place, ship, to }: Ask): number => {
  if (state.rules < 4 || !isInside(to)) return to;
  const hasPlace = roomIn(state, placeAt(to)) >= menInAll(state, passengersOf(state, ship));
  return hasPlace && !isUnderSiege(state, placeAt(to)) ? to : areaOfPlace(place);
};
const hasRoom = (state: State, { place, pieces }: Ask): boolean => {
  const men = pieces.reduce<number>((sum, piece) => sum + (state.men[piece] ?? 0), 0);
  return roomIn(state, place) >= men && !isUnderSiege(state, place);
};
/** Whether the gate is still kept by whom the question was put to, or open by now. Tables of the first three rules took the
 * word of who had been asked. */
const isHisStill = (state: State, { owner, place }: Ask, visitor: number): boolean =>
  state.rules < 4 || keeperOf(state, place, visitor) === owner || portGate(state, place, visitor) === 'open';
export const answer = (table: MovingTable, seat: number, visitor: number, { mover, leave }: Act<'answer'>): void => {
  const { phase } = table.state;
  const ask = phase.asks.find((one) => one.owner === seat && moverOf(one as Ask) === mover) as Ask | undefined;
  if (!ask) return;
  phase.asks = phase.asks.filter((one) => one !== ask);
  table.tell('3.5', {
    say: 'leave-answered',
    seat: seatName(seat),
    place: placeName(ask.place),
    visitor: seatName(visitor),
    leave,
  });
  if (leave === 'no' || !isHisStill(table.state as State, ask, visitor)) return;
  if (leave === 'always' && holderOf(table.state, ask.place) === seat) {
    permit(table as unknown as Table, seat, visitor, ask.place);
    goOn(table, ask, visitor);
  } else withLeave(table, ask.place, visitor, () => goOn(table, ask, visitor));
};

// ------------------------------------------------------------------ withdrawing

type Withdrawal = Act<'withdraw' | 'withdraw-all'>;
const isGuest = (state: State, place: number, visitor: number): boolean =>
  ofSeat(state, noblesAt(state, inside(place)), visitor) !== 0;
export const whyNotWithdraw = (state: State, seat: number, action: Withdrawal): Refusal | undefined => {
  const visitor = action.seat;
  const none = refuse('3.5', { why: 'has-no-leave', seat: seatName(visitor) });
  if (visitor === seat || visitor >= state.options.players) return refuse('3.5', { why: 'no-such-guest' });
  if (action.do === 'withdraw-all') return (((state.leaveAll[seat] as number) >> visitor) & 1) === 1 ? undefined : none;
  const { place } = action;
  if (holderOf(state, place) !== seat) return refuse('3.5', { why: 'not-your-place', place: placeName(place) });
  return (((state.leave[place] as number) >> visitor) & 1) === 1 || isGuest(state, place, visitor) ? undefined : none;
};
/** 3.5 A guest whose leave is withdrawn is put in the open. */
export const withdraw = (table: Table, seat: number, action: Withdrawal): void => {
  const { state } = table;
  const visitor = action.seat;
  const place = action.do === 'withdraw' ? action.place : undefined;
  if (place === undefined) state.leaveAll[seat] = (state.leaveAll[seat] as number) & ~(1 << visitor);
  else state.leave[place] = (state.leave[place] as number) & ~(1 << visitor);
  const named = place === undefined ? 'all' : placeName(place);
  table.tell('3.5', { say: 'withdrawn', seat: seatName(seat), visitor: seatName(visitor), place: named });
  for (const host of place === undefined ? PLACES : [place])
    if (holderOf(state, host) === seat && isGuest(state, host, visitor) && !isUnderSiege(state, host))
      if (place !== undefined || gateFor(state, host, visitor) !== 'open')
        putOut(table, host, ofSeat(state, noblesAt(state, inside(host)), visitor));
};
export function* withdrawals(state: State, seat: number): Iterable<Withdrawal> {
  for (let visitor = 0; visitor < state.options.players; visitor++) {
    if (visitor === seat) continue;
    const all: Withdrawal = { do: 'withdraw-all', seat: visitor };
    if (!whyNotWithdraw(state, seat, all)) yield all;
    for (const place of PLACES) {
      const one: Withdrawal = { do: 'withdraw', place, seat: visitor };
      if (!whyNotWithdraw(state, seat, one)) yield one;
    }
  }
}
export const withdrawSample = (state: State, seat: number, random: Random): Withdrawal | undefined => {
  const legal = [...withdrawals(state, seat)];
  return legal.length === 0 ? undefined : pick(legal, random);
};
