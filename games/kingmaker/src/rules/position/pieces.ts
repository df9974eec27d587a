// Who stands where, and with whom. Sets of nobles are the bits of one number.
import {
  FIRST_ROYAL,
  isRoyal,
  NOBLE_COUNT,
  type NobleId,
  PIECE_COUNT,
  type PieceId,
  ROYALS,
  type RoyalId,
} from '../data/persons.ts';
import { SEATS, type Seat } from '../data/seats.ts';
import type { Options } from '../options.ts';
import { areaAt, factionOf, factionSeat, isAboard, isCaptive, isInFaction, NONE } from '../spots.ts';
import type { State } from '../state.ts';

const SEATS_OF: readonly (readonly Seat[])[] = Array.from({ length: SEATS.length + 1 }, (_, players) =>
  SEATS.slice(0, players),
);
export const seatsOf = ({ players }: Options): readonly Seat[] => SEATS_OF[players] as readonly Seat[];
const ROUNDS: readonly (readonly (readonly number[])[])[] = SEATS_OF.map((seats, players) =>
  seats.map((_, seat) => seats.map((__, n) => (seat + n) % players)),
);
/** The seats by number, from one on round the table. */
export const roundFrom = (state: State, seat: number): readonly number[] =>
  ROUNDS[state.options.players]?.[seat] as readonly number[];

/** The faction of a noble in play, prisoners included; NONE otherwise. */
export const seatOfNoble = (state: State, noble: number): number => {
  const holder = state.held[noble] as number;
  return isInFaction(holder) ? factionSeat(holder) : NONE;
};
export const isInPlay = (state: State, noble: number): boolean => isInFaction(state.held[noble] as number);
/** The faction of a noble, or the one that controls an heir. */
export const seatOfPiece = (state: State, piece: number): number =>
  isRoyal(piece) ? (state.keeper[piece - FIRST_ROYAL] as number) : seatOfNoble(state, piece);

/** The area a piece stands in, inside or in the open; NONE at sea, in captivity or off the board. */
export const areaOf = (state: State, piece: number): number => areaAt(state.spot[piece] as number);
export const isOnBoard = (state: State, piece: number): boolean => {
  const spot = state.spot[piece] as number;
  return spot >= 0 && !isCaptive(spot);
};
export const isCaptured = (state: State, noble: number): boolean => isCaptive(state.spot[noble] as number);
export const isAfloat = (state: State, piece: number): boolean => isAboard(state.spot[piece] as number);
export const isAlive = (state: State, royal: number): boolean => state.spot[royal] !== NONE;

// ------------------------------------------------------------------ sets of nobles

export const bitOf = (noble: number): number => 1 << noble;
export const has = (set: number, noble: number): boolean => ((set >> noble) & 1) === 1;
export const setOf = (nobles: readonly number[]): number => nobles.reduce((set, noble) => set | bitOf(noble), 0);
export const listOf = (set: number): readonly NobleId[] => {
  const nobles: NobleId[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) nobles.push(leadOf(rest));
  return nobles;
};
export const countOf = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};
/** The first noble of a set in the order of the box, by whom a stack is called. */
export const leadOf = (set: number): NobleId => (31 - Math.clz32(set & -set)) as NobleId;

export type Fits = (noble: number) => boolean;
/** The nobles in play that fit, prisoners included. */
export const noblesThat = (state: State, fits: Fits): number => {
  let set = 0;
  for (let noble = 0; noble < NOBLE_COUNT; noble++)
    if (isInFaction(state.held[noble] as number) && fits(noble)) set |= 1 << noble;
  return set;
};
/** Everybody of a faction on the board: on land or aboard. */
export const onBoardOf = (state: State, seat: number): number => {
  const faction = factionOf(seat);
  let set = 0;
  for (let noble = 0; noble < NOBLE_COUNT; noble++)
    if (state.held[noble] === faction && isOnBoard(state, noble)) set |= 1 << noble;
  return set;
};
export const noblesAt = (state: State, spot: number): number => {
  let set = 0;
  for (let noble = 0; noble < NOBLE_COUNT; noble++)
    if (state.spot[noble] === spot && isInFaction(state.held[noble] as number)) set |= 1 << noble;
  return set;
};
export const noblesInArea = (state: State, area: number): number => {
  let set = 0;
  for (let noble = 0; noble < NOBLE_COUNT; noble++)
    if (areaAt(state.spot[noble] as number) === area && isInFaction(state.held[noble] as number)) set |= 1 << noble;
  return set;
};
export const ofSeat = (state: State, set: number, seat: number): number => {
  let own = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const noble = leadOf(rest);
    if (seatOfNoble(state, noble) === seat) own |= 1 << noble;
  }
  return own;
};
/** The factions of a set, as bits of seats. */
export const seatsIn = (state: State, set: number): number => {
  let seats = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) seats |= 1 << seatOfNoble(state, leadOf(rest));
  return seats;
};
export const royalsAt = (state: State, spot: number): readonly RoyalId[] =>
  ROYALS.filter((royal) => state.spot[royal] === spot);
export const piecesAt = (state: State, spot: number): readonly PieceId[] => {
  const pieces: PieceId[] = [];
  for (let piece = 0; piece < PIECE_COUNT; piece++) if (state.spot[piece] === spot) pieces.push(piece as PieceId);
  return pieces;
};

/** 3.6 The stack of a noble: his faction's nobles of the same spot and group. 13.2 Allies join by command. */
export const stackOf = (state: State, noble: number): number => {
  const spot = state.spot[noble] as number;
  const seat = leaderSeat(state, noble);
  const group = state.group[noble] as number;
  let set = 0;
  for (let other = 0; other < NOBLE_COUNT; other++)
    if (state.spot[other] === spot && state.group[other] === group && leaderSeat(state, other) === seat)
      set |= 1 << other;
  return set;
};
/** 13.2 The seat that moves a noble and fights with him: his own, or that of the noble who commands him. */
export const leaderSeat = (state: State, noble: number): number => {
  const commander = state.command[noble] as number;
  return seatOfNoble(state, commander === NONE ? noble : commander);
};
/** 13.1 Whether two factions are allied; a faction is its own ally. */
export const isAllied = (state: State, seat: number, other: number): boolean =>
  seat === other || (seat >= 0 && other >= 0 && state.alliance[seat] === state.alliance[other]);
