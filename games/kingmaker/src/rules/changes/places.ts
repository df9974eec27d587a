// 3.4 What happens when places turn neutral or change hands other than by a siege; 7.4 sieges that end.
import { FIRST_ROYAL, NOBLE_COUNT, PIECE_COUNT, type PieceId } from '../data/persons.ts';
import { areaOfPlace, isFortified, PLACE_COUNT, placeName } from '../data/places.ts';
import type { Table } from '../kind.ts';
import { pieceNames } from '../naming.ts';
import { hasLeave, holderOf } from '../position/control.ts';
import { siteOf } from '../position/parliament.ts';
import { has, listOf, noblesAt, ofSeat, royalsAt, seatOfNoble } from '../position/pieces.ts';
import { holdsSiege } from '../position/sieges.ts';
import { inside, isInside, NONE, placeAt } from '../spots.ts';
import type { State, Writable } from '../state.ts';

export const put = (state: Writable, piece: number, spot: number): void => {
  if (state.intruders !== 0 && piece < NOBLE_COUNT && state.spot[piece] !== spot) state.intruders &= ~(1 << piece);
  state.spot[piece] = spot;
  state.group[piece] = 0;
};

/** The walled places somebody stands in. */
const occupied = (state: Writable): readonly number[] => {
  const places = new Set<number>();
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const spot = state.spot[piece] as number;
    if (isInside(spot) && isFortified(placeAt(spot))) places.add(placeAt(spot));
  }
  return [...places];
};

/** Ruling 29: heirs go out with their escort; one without stays inside. */
const followers = (state: Writable, place: number, out: number): readonly PieceId[] => {
  const within = noblesAt(state, inside(place));
  return royalsAt(state, inside(place)).filter((royal) => {
    const keeper = state.keeper[royal - FIRST_ROYAL] as number;
    const escorts = keeper === NONE ? 0 : ofSeat(state, within, keeper);
    return escorts !== 0 && (escorts & ~out) === 0;
  });
};
/** Puts the nobles of a set, and the heirs whose whole escort they are, in the open before a place. */
export const putOut = (table: Table, place: number, set: number): void => {
  if (set === 0) return;
  const { state } = table;
  const pieces = [...listOf(set), ...followers(state, place, set)];
  for (const piece of pieces) put(state, piece, areaOfPlace(place));
  table.tell('3.4', { say: 'put-out', pieces: pieceNames(pieces), place: placeName(place) });
};

/** 3.4 The new lord's own people stay, and those who have his leave; others are put out, and he is asked. */
const evict = (table: Table, place: number): void => {
  const { state } = table;
  // 9.5 Nobody is put out of a Parliament; what its site has become counts at the close.
  if (siteOf(state as State) === place) return;
  const holder = holderOf(state, place);
  state.leave[place] = 0;
  if (holder === NONE) table.tell('3.4', { say: 'turned-neutral', place: placeName(place) });
  // 14.3 With town fights those in a place that turned neutral stay, and must fight for it.
  if (holder === NONE && state.options.townFight) {
    state.intruders |= noblesAt(state, inside(place));
    return;
  }
  let out = 0;
  for (const noble of listOf(noblesAt(state, inside(place)))) {
    const seat = seatOfNoble(state, noble);
    if (holder === NONE || !(seat === holder || hasLeave(state, holder, place, seat))) out |= 1 << noble;
  }
  if (holder !== NONE)
    for (let seat = 0; seat < state.options.players; seat++)
      if (ofSeat(state, out, seat) !== 0)
        state.lodgings.push({ place: place as never, seat, nobles: ofSeat(state, out, seat) });
  putOut(table, place, out);
};
/** Does something that may change who holds what, then puts out whoever may not stay. */
export const changingHands = (table: Table, change: () => void): void => {
  const { state } = table;
  const before = occupied(state).map((place) => [place, holderOf(state, place)] as const);
  change();
  for (const [place, holder] of before) if (holderOf(state, place) !== holder) evict(table, place);
};

/** 7.4 A siege ends when those outside are gone or too few. */
export const liftSieges = (table: Table): void => {
  const { state } = table;
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (state.siege[place] === NONE || holdsSiege(state, place)) continue;
    state.siege[place] = NONE;
    table.tell('7.4', { say: 'siege-lifted', place: placeName(place) });
  }
};
/** 3.3 Notes of a dead noble's places come to nothing. */
export const unnotePlaces = (state: Writable, gone: number): void => {
  for (let place = 0; place < PLACE_COUNT; place++) {
    const noble = state.noted[place] as number;
    if (noble !== NONE && noble < NOBLE_COUNT && has(gone, noble)) state.noted[place] = NONE;
  }
};
