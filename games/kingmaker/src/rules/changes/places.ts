// 3.4 What happens when places turn neutral or change hands other than by a siege; 7.4 sieges that end.
import { FIRST_ROYAL, NOBLE_COUNT, PIECE_COUNT, type PieceId } from '../data/persons.ts';
import { areaOfPlace, isFortified, PLACE_COUNT, PLACES, placeName } from '../data/places.ts';
import type { Table } from '../kind.ts';
import { pieceNames } from '../naming.ts';
import { hasLeave, holderOf } from '../position/control.ts';
import { siteOf } from '../position/parliament.ts';
import { has, listOf, noblesAt, ofSeat, royalsAt, seatOfNoble } from '../position/pieces.ts';
import { holdsSiege } from '../position/sieges.ts';
import { inside, isInside, NONE, placeAt } from '../spots.ts';
import type { State, Writable } from '../state.ts';
import { isOfOthers, partCompanies } from './cards.ts';

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
/** 3.5 Leave is its lord's who gave it. Tables of the first three rules let it outlive him where nobody stood inside. */
const withLeave = (state: Writable): readonly number[] =>
  state.rules < 4 ? [] : PLACES.filter((place) => state.leave[place] !== 0);
/** Does something that may change who holds what, then puts out whoever may not stay. `stormed`: a place whose people are
 * for its victors to take (7.3). */
export const changingHands = (table: Table, change: () => void, stormed: number = NONE): void => {
  const { state } = table;
  const heldBy = (place: number) => [place, holderOf(state, place)] as const;
  const [before, given] = [occupied(state).map(heldBy), withLeave(state).map(heldBy)];
  change();
  for (const [place, holder] of before) if (place !== stormed) turnOver(table, place, holder);
  for (const [place, holder] of given) if (holderOf(state, place) !== holder) state.leave[place] = 0;
  // Tables of the first three rules besieged on what a card had made their own.
  if (state.rules > 3) liftOwn(table);
  if (state.rules > 3) partCompanies(state, isOfOthers);
};
/** 7.4 Nobody besieges what is his own by now. */
export const liftOwn = (table: Table): void => {
  const { state } = table;
  for (const place of PLACES)
    if (state.siege[place] !== NONE && state.siege[place] === holderOf(state, place)) {
      state.siege[place] = NONE;
      table.tell('7.4', { say: 'siege-lifted', place: placeName(place) });
    }
};
/** A place that `holder` held before: where it is another's now, whoever may not stay is put out. */
export const turnOver = (table: Table, place: number, holder: number): void => {
  if (holderOf(table.state, place) !== holder) evict(table, place);
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
