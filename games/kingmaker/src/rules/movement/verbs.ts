// What a seat may do with its pieces while it moves: the same in its own phase and in the window of Free Moves.
import { refuse } from '@rose/table';
import type { Act, Action, Verb } from '../actions.ts';
import { put } from '../changes/places.ts';
import { nobleName, pieceName } from '../data/persons.ts';
import { areaOfPlace, canHold, type PlaceId, PORTS_ON, placeName, placesIn } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import { SHIPS, type ShipId } from '../data/ships.ts';
import type { Refusal, Table } from '../kind.ts';
import { moverName, pieceNames, whereName } from '../naming.ts';
import { gateFor, isUnderSiege, roomIn } from '../position/control.ts';
import { leaderSeat, leadOf, listOf, noblesThat, piecesAt, stackOf } from '../position/pieces.ts';
import { isLead, passengersOf, sailorOf } from '../position/ships.ts';
import { menInAll } from '../position/strength.ts';
import { aboard, inside, isInOpen, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { assault, board, convoy, whyNotAboard, whyNotAssault, whyNotBoard, whyNotConvoy } from './boarding.ts';
import { lookAround } from './look.ts';
import { addMarches, ask, march, whyNotMarch } from './march.ts';
import type { MovingTable } from './moving.ts';
import { hasMovers, mayMove, type Stack, stacksOf } from './stacks.ts';
import { addVoyages, askedAshore, sail, seasFrom, whyNotSail, whyNotSailing } from './voyage.ts';

export const MOVES = ['march', 'go-in', 'convoy', 'board', 'sail', 'assault'] as const satisfies readonly Verb[];
export type Move = Act<(typeof MOVES)[number]>;
export const isMove = (action: Action): action is Move => (MOVES as readonly Verb[]).includes(action.do);

/** 5.3 Whoever has moved, and stands before a place that is open to him, may still go in. */
const whyNotGoIn = (state: State, seat: number, { noble, place }: Act<'go-in'>): Refusal | undefined => {
  const name = { place: placeName(place) };
  const stack = leaderSeat(state, noble) === seat ? stackOf(state, noble) : 0;
  if (stack === 0) return refuse('5.3', { why: 'not-your-noble', noble: nobleName(noble) });
  if (leadOf(stack) !== noble) return refuse('3.6', { why: 'not-the-lead', piece: pieceName(noble) });
  if (state.spot[noble] !== areaOfPlace(place)) return refuse('5.3', { why: 'not-in-area', noble: nobleName(noble) });
  if (mayMove(state.moved[noble] as number)) return refuse('5.3', { why: 'march-instead', piece: pieceName(noble) });
  if (!canHold(place) || gateFor(state, place, seat) !== 'open' || isUnderSiege(state, place))
    return refuse('3.1', { why: 'gate-is-shut', ...name });
  const [room, men] = [roomIn(state, place), menInAll(state, stack)];
  return room >= men ? undefined : refuse('3.7', { why: 'no-room', ...name, room, men });
};
const goIn = (table: Table, seat: number, { noble, place }: Act<'go-in'>): void => {
  const { state } = table;
  const [from, group] = [state.spot[noble] as number, state.group[noble]];
  const heirs = state.keeper.flatMap((keeper, n) => {
    const royal = state.group.length - state.keeper.length + n;
    return keeper === seat && state.spot[royal] === from && state.group[royal] === group ? [royal] : [];
  });
  const pieces = [...listOf(stackOf(state, noble)), ...heirs];
  for (const piece of pieces) put(state, piece, inside(place));
  const to = inside(place);
  table.tell('5.3', {
    say: 'marched',
    seat: seatName(seat),
    pieces: pieceNames(pieces),
    from: whereName(from),
    to: whereName(to),
    road: false,
    steps: 0,
  });
};
function* goIns(state: State, seat: number): Iterable<Act<'go-in'>> {
  const moved = noblesThat(
    state,
    (noble) =>
      leaderSeat(state, noble) === seat &&
      isInOpen(state.spot[noble] as number) &&
      !mayMove(state.moved[noble] as number),
  );
  for (const noble of listOf(moved)) {
    if (leadOf(stackOf(state, noble)) !== noble) continue;
    for (const place of placesIn(state.spot[noble] as number)) if (canHold(place)) yield { do: 'go-in', noble, place };
  }
}

const fleets = (state: State, seat: number): readonly ShipId[] =>
  SHIPS.filter((ship) => state.ships[ship] !== NONE && sailorOf(state, ship) === seat && isLead(state, ship));
function* shipCandidates(state: State, seat: number): Iterable<Move> {
  const own = fleets(state, seat);
  if (own.length === 0) return;
  for (const ship of own) for (const leader of own) if (ship !== leader) yield { do: 'convoy', ship, leader };
  for (const stack of stacksOf(state, seat)) for (const ship of own) yield { do: 'board', piece: stack.lead, ship };
  for (const ship of own) yield* assaults(state, ship);
}
function* assaults(state: State, ship: ShipId): Iterable<Act<'assault'>> {
  if (passengersOf(state, ship) === 0) return;
  const { costs } = seasFrom(state, ship);
  const ports = new Set<PlaceId>();
  for (const [sea, on] of PORTS_ON.entries()) if ((costs[sea] as number) >= 0) for (const port of on) ports.add(port);
  for (const place of ports) yield { do: 'assault', ship, place };
}
/** Everything a hand could reach for; marches and voyages beyond reach are not listed, but refused with their reason. */
export function* moveCandidates(state: State, seat: number): Iterable<Move> {
  yield* listedMoves(state, seat, stacksOf(state, seat)) as readonly Move[];
  yield* shipCandidates(state, seat);
  yield* goIns(state, seat);
}
/** Marches and voyages, which are legal as they are made. */
const listedMoves = (state: State, seat: number, stacks: readonly Stack[]): Action[] => {
  const moves: Action[] = [];
  if (stacks.length > 0) {
    const look = lookAround(state, seat);
    for (const stack of stacks) addMarches(state, look, stack, moves);
  }
  for (const ship of fleets(state, seat)) addVoyages(state, seat, ship, moves);
  return moves;
};
/** Companies, boardings and assaults. */
const addShips = (state: State, seat: number, stacks: readonly Stack[], into: Action[]): void => {
  const own = fleets(state, seat);
  for (const ship of own) {
    for (const leader of own) {
      const action: Act<'convoy'> = { do: 'convoy', ship, leader };
      if (ship !== leader && state.ships[ship] === state.ships[leader] && !whyNotConvoy(state, seat, action))
        into.push(action);
    }
    for (const stack of stacks)
      if (!whyNotAboard(state, seat, stack, ship)) into.push({ do: 'board', piece: stack.lead, ship });
    for (const action of assaults(state, ship)) if (!whyNotAssault(state, seat, action)) into.push(action);
  }
};
/** Whether anything can still be moved at all. */
export const canMove = (state: State, seat: number): boolean =>
  hasMovers(state, seat) || fleets(state, seat).some((ship) => !whyNotSailing(state, seat, ship));
/** A list of one's own, to which more may be added. */
export const legalMoves = (state: State, seat: number): Action[] => {
  const stacks = stacksOf(state, seat);
  return otherMoves(state, seat, stacks, listedMoves(state, seat, stacks));
};
/** Every legal move but marches and voyages. */
export const otherMoves = (
  state: State,
  seat: number,
  stacks: readonly Stack[] = stacksOf(state, seat),
  moves: Action[] = [],
): Action[] => {
  addShips(state, seat, stacks, moves);
  for (const move of goIns(state, seat)) if (!whyNotMove(state, seat, move)) moves.push(move);
  return moves;
};

export const whyNotMove = (state: State, seat: number, action: Move): Refusal | undefined => {
  switch (action.do) {
    case 'march':
      return whyNotMarch(state, seat, action);
    case 'go-in':
      return whyNotGoIn(state, seat, action);
    case 'convoy':
      return whyNotConvoy(state, seat, action);
    case 'board':
      return whyNotBoard(state, seat, action);
    case 'sail':
      return whyNotSail(state, seat, action);
    case 'assault':
      return whyNotAssault(state, seat, action);
  }
};
export const applyMove = (table: MovingTable, seat: number, action: Move): void => {
  const whole = table as unknown as Table;
  const { phase } = table.state;
  switch (action.do) {
    case 'march':
      march(table, seat, action);
      return;
    case 'go-in':
      goIn(whole, seat, action);
      return;
    case 'convoy':
      convoy(whole, seat, action);
      return;
    case 'board':
      board(whole, seat, action);
      return;
    case 'sail': {
      const ashore = askedAshore(whole.state, seat, action);
      const pieces = piecesAt(whole.state, aboard(action.ship));
      const owner = sail(whole, seat, ashore === NONE ? action : { ...action, land: areaOfPlace(ashore) });
      if (ashore !== NONE) ask(table, seat, pieces, ashore, action.land);
      if (owner === NONE) return;
      const place = (action.spot - inside(0)) as PlaceId;
      phase.asks.push({ owner, place, pieces: [], ship: action.ship, to: action.land });
      const mover = moverName(33 + action.ship);
      whole.tell('3.5', {
        say: 'leave-asked',
        seat: seatName(seat),
        place: placeName(place),
        owner: seatName(owner),
        mover,
        to: whereName(action.spot),
      });
      return;
    }
    case 'assault':
      assault(whole, seat, action);
      phase.bound.push(action.place);
      return;
  }
};
