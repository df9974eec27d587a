// 4.5, 4.6 Raids, revolts and piracy call nobles, each with his own cards and men, to the place that is named.
import { kill } from '../changes/deaths.ts';
import { put } from '../changes/places.ts';
import { eventKind, summonsOn } from '../data/events.ts';
import { nobleName, royalName } from '../data/persons.ts';
import { areaOfPlace, canHold, isFortified, isPort, isUnfortified } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import { shipsOn } from '../data/ships.ts';
import { dies } from '../dice.ts';
import type { Table } from '../kind.ts';
import { whereName } from '../naming.ts';
import { gateFor, holderOf, isUnderSiege, keeperOf, roomIn } from '../position/control.ts';
import { leadOf, listOf, noblesAt, ofSeat, royalsAt, seatOfNoble, setOf } from '../position/pieces.ts';
import { hasPassengers, ownerOfShip } from '../position/ships.ts';
import { keeperOfRoyal } from '../position/throne.ts';
import { inside, NONE } from '../spots.ts';
import type { State } from '../state.ts';
import { calledBy, nobleOf } from './called.ts';

/** Ruling 57: inside where the place receives him, else in the open before it. */
const receives = (state: State, place: number, noble: number): boolean => {
  if (!canHold(place) || isUnderSiege(state, place)) return false;
  const seat = seatOfNoble(state, noble);
  // An open town that others hold is not free, whatever leave they gave; tables of the first three rules asked for leave.
  const isFree = state.rules > 3 ? keeperOf(state, place, seat) === NONE : gateFor(state, place, seat) === 'open';
  const open = isFortified(place) ? holderOf(state, place) === seat : isFree;
  const already = state.spot[noble] === inside(place);
  return open && (already || isUnfortified(place) || roomIn(state, place) >= (state.men[noble] as number));
};
export const callTo = (table: Table, noble: number, place: number): void => {
  const { state } = table;
  const spot = receives(state, place, noble) ? inside(place) : areaOfPlace(place);
  put(state, noble, spot);
  const seat = seatName(seatOfNoble(state, noble));
  table.tell('4.5', { say: 'called', seat, noble: nobleName(noble), where: whereName(spot) });
};
/** 4.6 The ships of an office put in, too, even where their noble cannot come; with passengers aboard they do not. */
const callShips = (table: Table, card: number, noble: number, port: number): void => {
  const { state } = table;
  for (const ship of shipsOn(card)) {
    if (ownerOfShip(state, ship) !== noble || hasPassengers(state, ship) || state.ships[ship] === NONE) continue;
    state.ships[ship] = inside(port);
    state.driven |= 1 << ship;
  }
};

/** An heir whose only escorts were called away goes along; his controller chooses where they went apart. */
const followEscorts = (table: Table, from: number, gone: number, dead: number): void => {
  const { state } = table;
  for (const royal of royalsAt(state, from)) {
    const keeper = keeperOfRoyal(state, royal);
    const all = keeper === NONE ? 0 : ofSeat(state, gone, keeper);
    if (all === 0 || ofSeat(state, noblesAt(state, from), keeper) !== 0) continue;
    const escorts = (all & ~dead) === 0 ? 1 << leadOf(all) : all & ~dead;
    const spots = new Set(listOf(escorts).map((noble) => state.spot[noble]));
    if (spots.size > 1) {
      table.interrupt({ name: 'escort', royal, nobles: escorts });
      continue;
    }
    const noble = leadOf(escorts);
    put(state, royal, state.spot[noble] as number);
    table.tell('4.5', { say: 'heir-follows', royal: royalName(royal), noble: nobleName(noble) });
  }
};
export interface Replaced {
  readonly noble: number;
  /** Who goes in his place, as bits. */
  readonly nobles: number;
}
/** Everybody goes; 14.1 some in another's place. 15.9 In the advanced game some of them fall. */
export const carryOut = (table: Table, event: number, replaced: readonly Replaced[]): void => {
  const { state } = table;
  const from = new Map<number, number>();
  const going = calledBy(state, event).flatMap(({ noble, to }) => {
    const other = replaced.find((one) => one.noble === noble);
    return (other ? listOf(other.nobles) : [noble]).map((one) => [one, to] as const);
  });
  // Tables of the first three rules called ships by raids and revolts, too.
  if (eventKind(event) === 'piracy' || state.rules < 4)
    for (const { card, to } of summonsOn(event))
      if (shipsOn(card).length > 0 && isPort(to)) callShips(table, card, nobleOf(state, card), to);
  for (const [noble, to] of going) {
    const spot = state.spot[noble] as number;
    from.set(spot, (from.get(spot) ?? 0) | (1 << noble));
    callTo(table, noble, to);
  }
  const perils = state.options.advanced && eventKind(event) !== 'piracy';
  const dead = perils ? setOf(going.map(([noble]) => noble).filter(() => dies(table, 'called'))) : 0;
  for (const [spot, gone] of from) followEscorts(table, spot, gone, dead);
  kill(table, dead, [], 'called');
};
export const summons = (table: Table, event: number): void => {
  const { state } = table;
  const open = state.options.commission && eventKind(event) !== 'piracy' && calledBy(state, event).length > 0;
  if (open) table.interrupt(windowFor(event));
  else carryOut(table, event, []);
};
/** 14.1 The window in which Writs are played, on this card. */
export const windowFor = (event: number) =>
  ({ name: 'commission', event: event as never, step: 'begin', asked: 0, plays: 0, namer: NONE, sent: [] }) as const;
