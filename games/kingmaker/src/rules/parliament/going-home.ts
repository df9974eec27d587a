// 14.6 Those who came go home at once, in turn order; or all unseen and shown together, if anybody asks for that.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { put } from '../changes/places.ts';
import { isOverseas } from '../data/areas.ts';
import { type NobleId, nobleName, pieceName } from '../data/persons.ts';
import { areaOfPlace, isFortified, isPort, PLACES, type PlaceId, placeName, placesIn } from '../data/places.ts';
import { seatName } from '../data/seats.ts';
import { pieceNames, whereName } from '../naming.ts';
import { isFriendly, isUnderSiege, roomIn } from '../position/control.ts';
import { isInPlay, seatOfNoble, seatsOf } from '../position/pieces.ts';
import { hasPassengers, sailorOf } from '../position/ships.ts';
import { areaAt, inside, isInside, NONE, placeAt } from '../spots.ts';
import { beginPeace, rise } from './closing.ts';
import { countAgain } from './counting.ts';
import {
  afterSummoner,
  isPresent,
  type Sitting,
  type SittingTable,
  type Stage,
  seatsAmong,
  setOfSeats,
} from './sitting.ts';

/** What is left of a place once those are inside for whom it was chosen unseen. */
const roomLeft = (state: Sitting, place: number): number => {
  let room = roomIn(state, place);
  for (const { noble } of state.phase.came)
    if (state.phase.homes[noble] === place && isPresent(state, noble)) room -= state.men[noble] as number;
  return room;
};
/** Castles and towns on English soil. */
const SHELTERS: readonly PlaceId[] = PLACES.filter((place) => isFortified(place) && !isOverseas(areaOfPlace(place)));
/** A friendly place or an own castle, with room and not besieged. */
const isHomeOf = (state: Sitting, noble: number, place: PlaceId): boolean =>
  place !== state.phase.site &&
  isFriendly(state, place, seatOfNoble(state, noble)) &&
  !isUnderSiege(state, place) &&
  roomLeft(state, place) >= (state.men[noble] as number);
const homesOf = (state: Sitting, noble: number): readonly PlaceId[] =>
  SHELTERS.filter((place) => isHomeOf(state, noble, place));
/** Who came of a faction, is still there, has somewhere to go, and has not chosen yet. */
const isHomeless = (state: Sitting, seat: number, noble: number): boolean =>
  isInPlay(state, noble) &&
  seatOfNoble(state, noble) === seat &&
  isPresent(state, noble) &&
  state.phase.homes[noble] === NONE &&
  SHELTERS.some((place) => isHomeOf(state, noble, place));
const homeless = (state: Sitting, seat: number): readonly NobleId[] =>
  state.phase.came.map(({ noble }) => noble as NobleId).filter((noble) => isHomeless(state, seat, noble));

/** An heir goes back with who brought him. */
const goTo = (table: SittingTable, noble: number, spot: number): void => {
  const { state } = table;
  const heirs = state.phase.brought.filter((one) => one.noble === noble && isPresent(state as Sitting, one.royal));
  const pieces = [noble, ...heirs.map(({ royal }) => royal as number)];
  for (const piece of pieces) put(state, piece, spot);
  const seat = seatName(seatOfNoble(state, noble));
  table.tell('14.6', { say: 'went-home', seat, pieces: pieceNames(pieces), where: whereName(spot) });
};
/** Those from overseas sail back with the ship that brought them, if she still can. */
const sailBack = (table: SittingTable): void => {
  const { state } = table;
  for (const { noble, from, ship } of state.phase.came) {
    if ((ship as number) === NONE || !isPresent(state as Sitting, noble)) continue;
    const port = placesIn(areaAt(from)).find(isPort);
    const seat = seatOfNoble(state, noble);
    if (port === undefined || state.ships[ship] === NONE || sailorOf(state, ship) !== seat) continue;
    if (hasPassengers(state, ship) || isUnderSiege(state, port)) continue;
    const isShut = isInside(from) && (!isFriendly(state, placeAt(from), seat) || isUnderSiege(state, placeAt(from)));
    state.ships[ship] = inside(port);
    state.fleet[ship] = ship;
    goTo(table, noble, isShut ? areaAt(from) : from);
  }
};

export const asking: Stage<'unseen' | 'pass'> = {
  rule: '14.6',
  verbs: ['unseen', 'pass'],
  asked: (state) => seatsAmong(state, state.phase.asked),
  candidates: () => [{ do: 'unseen' }, { do: 'pass' }],
  whyNot: () => undefined,
  apply(table, seat, action) {
    const { phase } = table.state;
    phase.asked = action.do === 'unseen' ? 0 : phase.asked & ~(1 << seat);
    if (action.do !== 'unseen') return;
    phase.secret = true;
    table.tell('14.6', { say: 'homes-unseen', seat: seatName(seat) });
  },
  byDefault: () => ({ do: 'pass' }),
  close(table) {
    const { phase } = table.state;
    const state = table.state as Sitting;
    const seats = state.options.returnHome ? afterSummoner(state) : [];
    phase.queue = [...seats];
    phase.asked = setOfSeats(seats.filter((seat) => homeless(state, seat).length > 0));
    return 'home';
  },
};
/** The close begins: nothing that was voted on changes any more. */
export const closeVotes = (table: SittingTable): void => {
  const { state } = table;
  countAgain(table);
  beginPeace(table);
  if (!state.options.returnHome) return;
  sailBack(table);
  const seats = afterSummoner(state as Sitting).filter((seat) => homeless(state as Sitting, seat).length > 0);
  state.phase.asked = seats.length > 1 ? setOfSeats(seats) : 0;
};

/** Unseen, all choose at once, and who is ready is public; else one after the other. */
const choosers = (state: Sitting): readonly number[] =>
  state.phase.secret
    ? seatsAmong(state, state.phase.asked)
    : state.phase.queue.filter((seat) => homeless(state, seat).length > 0).slice(0, 1);
const choicesOf = (state: Sitting, seat: number): readonly Act<'home'>[] =>
  homeless(state, seat).flatMap((noble) =>
    homesOf(state, noble).map((place) => ({ do: 'home', noble, place }) as const),
  );
/** All that was chosen unseen is done at once. */
const reveal = (table: SittingTable): void => {
  const { state } = table;
  table.reveal(seatsOf(state.options));
  for (const { noble } of state.phase.came) {
    if (!isInPlay(state, noble) || !isPresent(state as Sitting, noble)) continue;
    const chosen = state.phase.homes[noble] as number;
    const place = chosen === NONE ? homesOf(state as Sitting, noble)[0] : chosen;
    if (place !== undefined) goTo(table, noble, inside(place));
  }
};
export const returning: Stage<'home'> = {
  rule: '14.6',
  verbs: ['home'],
  asked: choosers,
  candidates: choicesOf,
  whyNot(state, seat, { noble, place }) {
    if (!state.phase.came.some((one) => one.noble === noble) || !isHomeless(state, seat, noble))
      return refuse('14.6', { why: 'not-from-parliament', noble: nobleName(noble) });
    return SHELTERS.includes(place) && isHomeOf(state, noble, place)
      ? undefined
      : refuse('14.6', { why: 'not-his-home', piece: pieceName(noble), place: placeName(place) });
  },
  apply(table, seat, { noble, place }) {
    const { phase } = table.state;
    phase.homes[noble] = place;
    if (!phase.secret) goTo(table, noble, inside(place));
    else if (homeless(table.state as Sitting, seat).length === 0) {
      phase.asked &= ~(1 << seat);
      table.tell('14.6', { say: 'sealed', seat: seatName(seat) });
    }
  },
  byDefault: (state, seat) => choicesOf(state, seat)[0],
  close(table) {
    if (table.state.phase.secret) reveal(table);
    table.state.phase.queue = [];
    rise(table);
    return 'done';
  },
};
