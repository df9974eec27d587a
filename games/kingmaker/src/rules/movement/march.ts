// 5 Marches on land: where a stack may go, why not, and the going itself with its questions for leave.
import { refuse } from '@rose/table';
import type { Act, Action } from '../actions.ts';
import { put } from '../changes/places.ts';
import { AREA_COUNT, areaName, stepsBetween } from '../data/areas.ts';
import { isNoble, isRoyal, type PieceId } from '../data/persons.ts';
import { areaOfPlace, canHold, type PlaceId, placeName, placesIn } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import type { Refusal, Table } from '../kind.ts';
import { moverName, pieceNames, whereName } from '../naming.ts';
import { gateFor, isUnderSiege, keeperOf, roomIn } from '../position/control.ts';
import { isClosedArea } from '../position/overseas.ts';
import { mayGoTo } from '../position/refuge.ts';
import { areaAt, inside, isInside, isOnLand, NONE, placeAt, SPOT_LIMIT } from '../spots.ts';
import type { State } from '../state.ts';
import { gatesFor, type Look, SHUT, WITH_LEAVE } from './look.ts';
import type { Moving, MovingTable } from './moving.ts';
import { areasWithin, askedGate, crossingFrom, isWithinMarch, placesWithin, roadsFrom, wayAlong } from './reach.ts';
import { isStack, moveOnce, orders, type Stack, stackLedBy, whyNotLeave } from './stacks.ts';

/** Made once: lists of them are asked for all the time. */
const MARCHES: Act<'march'>[] = [];
export const marchTo = (piece: PieceId, spot: number): Act<'march'> => {
  const key = piece * SPOT_LIMIT + spot;
  MARCHES[key] ??= { do: 'march', piece, spot };
  return MARCHES[key];
};

/** 5.6 Others open this place, if anybody: an heir alone does not go in. Tables of the first four rules took standing leave. */
const isByLeave = (state: State, seat: number, place: number): boolean => {
  const keeper = keeperOf(state, place, seat);
  return state.rules > 4 && keeper !== NONE && keeper !== seat;
};
/** 5.3 Why a stack may not go into a place: its gate, a siege, its room. An heir alone asks nobody for leave (5.6). */
const whyNotIn = (state: State, seat: number, { lead, spot, men }: Stack, place: PlaceId): Refusal | undefined => {
  const name = { place: placeName(place) };
  if (!canHold(place)) return refuse('3.2', { why: 'nobody-inside', ...name });
  if (isUnderSiege(state, place)) return refuse('7.4', { why: 'place-is-besieged', ...name });
  const gate = gateFor(state, place, seat);
  if (gate === 'shut' || (gate === 'leave' && isRoyal(lead))) return refuse('3.1', { why: 'gate-is-shut', ...name });
  if (isRoyal(lead) && isByLeave(state, seat, place)) return refuse('5.6', { why: 'gate-is-shut', ...name });
  if (spot === inside(place)) return refuse('5.3', { why: 'already-there' });
  const room = roomIn(state, place);
  return room >= men ? undefined : refuse('3.7', { why: 'no-room', ...name, room, men });
};
/** A stack that has moved may still go in where it stands: that costs nothing (5.3). */
const whyNotReach = (state: State, seat: number, stack: Stack, area: number): Refusal | undefined => {
  const from = areaAt(stack.spot);
  if (isClosedArea(state, area)) return refuse('15.6', { why: 'land-is-closed', area: areaName(area) });
  if (area !== from && !mayGoTo(state, seat, stack.pieces.filter(isNoble), area))
    return refuse('16.3', { why: 'needs-refuge', area: areaName(area) });
  if (isWithinMarch(from, area)) return undefined;
  const cost = roadsFrom(gatesFor(state, seat), from)?.costs[area] ?? -1;
  if (cost > 0 && (cost < 1000 || isNoble(stack.lead))) return undefined;
  return refuse('5.1', { why: 'too-far', area: areaName(area) });
};
export const whyNotMarch = (state: State, seat: number, { piece, spot }: Act<'march'>): Refusal | undefined => {
  if (!isOnLand(spot)) return refuse('5.1', { why: 'already-there' });
  const stack = stackLedBy(state, seat, piece);
  if (!isStack(stack)) return stack;
  const stuck = whyNotLeave(state, stack);
  if (stuck) return stuck;
  if (stack.spot === spot) return refuse('5.1', { why: 'already-there' });
  const far = whyNotReach(state, seat, stack, areaAt(spot));
  if (far) return far;
  return isInside(spot) ? whyNotIn(state, seat, stack, placeAt(spot)) : undefined;
};
/** Whether a stack that can leave may march to a spot on land: quick where most goals are refused. */
export const mayMarch = (state: State, seat: number, stack: Stack, spot: number): boolean => {
  if (stack.spot === spot) return false;
  if (!isInside(spot)) return !whyNotReach(state, seat, stack, spot);
  const gate = gateFor(state, placeAt(spot), seat);
  return (
    gate !== 'shut' && !(whyNotIn(state, seat, stack, placeAt(spot)) ?? whyNotReach(state, seat, stack, areaAt(spot)))
  );
};

/** Marches into the open from an area, by who leads: made once. */
const OPEN_MARCHES: (readonly Act<'march'>[])[] = [];
const openMarches = (lead: PieceId, from: number): readonly Act<'march'>[] => {
  const key = lead * AREA_COUNT + from;
  OPEN_MARCHES[key] ??= areasWithin(from).map((area) => marchTo(lead, area));
  return OPEN_MARCHES[key];
};
/** The other shore, where it is closed or needs a card that is not there; NONE where it may be gone to. */
const shutShore = (state: State, { lead, pieces }: Stack, shore: number): number => {
  if (shore === NONE) return NONE;
  const may = !isClosedArea(state, shore) && mayGoTo(state, orders(state, lead), pieces.filter(isNoble), shore);
  return may ? NONE : shore;
};
const addPlaces = (
  state: State,
  seat: number,
  look: Look,
  stack: Stack,
  places: readonly PlaceId[],
  into: Action[],
  shut: number = NONE,
): void => {
  const { lead, spot, men } = stack;
  for (const place of places) {
    const gate = look.gates[place] as number;
    if (gate === SHUT || (look.rooms[place] as number) < men || spot === inside(place)) continue;
    if (shut !== NONE && areaOfPlace(place) === shut) continue;
    if (isUnderSiege(state, place) || (isRoyal(lead) && (gate === WITH_LEAVE || isByLeave(state, seat, place))))
      continue;
    into.push(marchTo(lead, inside(place)));
  }
};
/** Every legal march of a stack. */
export const addMarches = (state: State, look: Look, stack: Stack, into: Action[]): void => {
  if (whyNotLeave(state, stack)) return;
  const { lead, spot } = stack;
  const from = areaAt(spot);
  if (spot !== from) into.push(marchTo(lead, from));
  const shut = shutShore(state, stack, crossingFrom(from));
  for (const march of openMarches(lead, from)) if (march.spot !== shut) into.push(march);
  const seat = orders(state, lead);
  addPlaces(state, seat, look, stack, placesWithin(from), into, shut);
  const roads = roadsFrom((area) => look.stops[area] as number, from);
  if (!roads) return;
  for (let n = 0; n < roads.count; n++) {
    const area = roads.order[n] as number;
    if (isWithinMarch(from, area) || ((roads.costs[area] as number) >= 1000 && isRoyal(lead))) continue;
    into.push(marchTo(lead, area));
    addPlaces(state, seat, look, stack, placesIn(area), into);
  }
};

const tellMarch = (
  table: Table,
  seat: number,
  pieces: readonly number[],
  from: number,
  to: number,
  road: boolean,
): void => {
  const steps = Math.max(0, stepsBetween(areaAt(from), areaAt(to)));
  table.tell(road ? '5.2' : '5.1', {
    say: 'marched',
    seat: seatName(seat),
    pieces: pieceNames(pieces),
    from: whereName(from),
    to: whereName(to),
    road,
    steps,
  });
};
const move = (table: Table, seat: number, pieces: readonly number[], to: number, road: boolean): void => {
  const from = table.state.spot[pieces[0] as number] as number;
  if (from === to) return;
  for (const piece of pieces) put(table.state, piece, to);
  tellMarch(table, seat, pieces, from, to, road);
};
export const ask = (table: MovingTable, seat: number, pieces: readonly PieceId[], place: number, to: number): void => {
  const owner = keeperOf(table.state, place, seat);
  table.state.phase.asks.push({ owner, place: place as PlaceId, pieces: pieces.slice(), ship: NONE as never, to });
  table.tell('3.5', {
    say: 'leave-asked',
    seat: seatName(seat),
    place: placeName(place),
    owner: seatName(owner),
    mover: moverName(pieces[0] as number),
    to: whereName(to),
  });
};
/** Goes on to a spot as far as no gate is shut; at the first that is, its keeper is asked. `isOnRoad`: who has begun by
 * road goes on by road, however near his goal is now (5.2). */
export const proceed = (
  table: MovingTable,
  seat: number,
  pieces: readonly PieceId[],
  to: number,
  isOnRoad = false,
): void => {
  const state = table.state as Moving;
  const whole = table as unknown as Table;
  const from = areaAt(state.spot[pieces[0] as number] as number);
  const area = areaAt(to);
  const road = isOnRoad || !isWithinMarch(from, area);
  if (road) {
    const roads = roadsFrom(gatesFor(state, seat), from);
    const way = roads ? wayAlong(roads, area) : [];
    // A gate that was shut meanwhile ends the march where it stands.
    if (way.length === 0) return;
    const shut = way.slice(1, -1).find((passed) => askedGate(state, passed, seat) !== NONE);
    if (shut !== undefined) {
      move(whole, seat, pieces, shut, true);
      ask(table, seat, pieces, askedGate(state, shut, seat), to);
      return;
    }
  }
  if (isInside(to) && gateFor(state, placeAt(to), seat) === 'leave') {
    move(whole, seat, pieces, area, road);
    ask(table, seat, pieces, placeAt(to), to);
    return;
  }
  move(whole, seat, pieces, to, road);
};
export const march = (table: MovingTable, seat: number, { piece, spot }: Act<'march'>): void => {
  const state = table.state as Moving;
  const stack = stackLedBy(state, seat, piece);
  if (!isStack(stack)) return;
  for (const mover of stack.pieces) {
    table.state.moved[mover] = moveOnce(state.moved[mover] as number);
    table.state.usedBy[mover] = seat;
  }
  proceed(table, seat, stack.pieces, spot);
};
