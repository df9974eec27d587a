// 3.6, 5 Stacks on the move: who goes along when a stack marches, and why it may not.
import { refuse } from '@rose/table';
import { FIRST_ROYAL, isRoyal, NOBLE_COUNT, PIECE_COUNT, type PieceId, pieceName } from '../data/persons.ts';
import type { Refusal } from '../kind.ts';
import { isUnderSiege } from '../position/control.ts';
import { isClosedArea } from '../position/overseas.ts';
import { has, leaderSeat, leadOf, listOf, noblesAt, ofSeat, seatOfPiece } from '../position/pieces.ts';
import { isCaptive, isInOpen, isInside, isOnLand, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';
import { areasWithin } from './reach.ts';

/** Not moved yet, or moved and given a second move. */
export const mayMove = (moved: number): boolean => moved === 0 || moved === 2;
export const moveOnce = (moved: number): number => (moved === 2 ? 3 : 1);
const isBesieged = (state: State, spot: number): boolean => isInside(spot) && isUnderSiege(state, placeAt(spot));

/** 13.2 In the window whoever was given a Free Move by his own player's card moves by it, whoever leads him otherwise. */
const isOwnersMove = (state: State, piece: number): boolean =>
  state.phase.name === 'free-moves' &&
  state.rules > 5 &&
  state.moved[piece] === 2 &&
  seatOfPiece(state, piece) === (state.phase.mover as number);
/** The seat under whose orders a piece moves. */
export const orders = (state: State, piece: number): number => {
  if (isOwnersMove(state, piece)) return seatOfPiece(state, piece);
  return isRoyal(piece) ? ordersOfHeir(state, piece) : leaderSeat(state, piece);
};
/** 13.2 An heir all of whose escorts are led by another goes where they are led. */
const ordersOfHeir = (state: State, royal: number): number => {
  const keeper = state.keeper[royal - FIRST_ROYAL] as number;
  if (!state.options.alliances || keeper === NONE) return keeper;
  const escorts = ofSeat(state, noblesAt(state, state.spot[royal] as number), keeper);
  if (escorts === 0) return keeper;
  const leader = leaderSeat(state, leadOf(escorts));
  return listOf(escorts).every((noble) => leaderSeat(state, noble) === leader) ? leader : keeper;
};
/** 17.2 In the window only who was given a Free Move; tables of the first three rules let those he commands go along. */
const isGiven = ({ phase, rules, moved }: State, piece: number): boolean =>
  phase.name !== 'free-moves' || rules < 4 || moved[piece] === 2;
const isFree = (state: State, piece: number, seat: number): boolean => {
  if (!mayMove(state.moved[piece] as number) || !isGiven(state, piece)) return false;
  const used = state.usedBy[piece] as number;
  const isHis = used === NONE || used === seat || isOwnersMove(state, piece);
  return isHis && (isRoyal(piece) || !has(state.idle, piece));
};

/** A stack as it may move now: everybody of one spot and group who has not moved. */
export interface Stack {
  /** The first noble, or an heir who moves alone by a Free Move: by him the stack is called. */
  readonly lead: PieceId;
  readonly pieces: readonly PieceId[];
  readonly spot: number;
  readonly men: number;
}
interface GrowingStack {
  lead: number;
  readonly pieces: PieceId[];
  readonly spot: number;
  readonly group: number;
  men: number;
}
const isAble = (state: State, piece: number, seat: number): boolean => {
  const spot = state.spot[piece] as number;
  return spot >= 0 && !isCaptive(spot) && isFree(state, piece, seat) && orders(state, piece) === seat;
};
/** An heir goes with somebody, or alone by a Free Move. */
const mayLead = (state: State, piece: number): boolean => !isRoyal(piece) || state.moved[piece] === 2;
/** Every stack that a seat may move on land. */
export const stacksOf = (state: State, seat: number): readonly Stack[] => {
  const found: GrowingStack[] = [];
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (!isAble(state, piece, seat)) continue;
    const spot = state.spot[piece] as number;
    const group = state.group[piece] as number;
    let stack = stackAt(found, spot, group);
    if (!stack) {
      if (!mayLead(state, piece)) continue;
      stack = { lead: piece, pieces: [], spot, group, men: 0 };
      found.push(stack);
    }
    stack.pieces.push(piece as PieceId);
    if (piece < NOBLE_COUNT) stack.men += state.men[piece] as number;
  }
  return found as unknown as readonly Stack[];
};
const stackAt = (found: readonly GrowingStack[], spot: number, group: number): GrowingStack | undefined => {
  for (const stack of found) if (stack.spot === spot && stack.group === group) return stack;
  return undefined;
};
/** 15.6 Whether an area within a march is not closed; tables of the first two rules did not look. */
const hasWay = (state: State, area: number): boolean => {
  if (state.rules < 3) return areasWithin(area).length > 0;
  for (const other of areasWithin(area)) if (!isClosedArea(state, other)) return true;
  return false;
};
/** Whether a seat has anybody on land who may move, is not shut in, and has somewhere to go. */
export const hasMovers = (state: State, seat: number): boolean => {
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    const spot = state.spot[piece] as number;
    if (!isOnLand(spot) || !mayLead(state, piece)) continue;
    if (isInOpen(spot) && !hasWay(state, spot)) continue;
    if (isAble(state, piece, seat) && !isBesieged(state, spot)) return true;
  }
  return false;
};

/** Why a piece leads no stack that could move. */
const whyNotLead = (state: State, seat: number, piece: number): Refusal => {
  const name = { piece: pieceName(piece) };
  const spot = state.spot[piece] as number;
  if (orders(state, piece) !== seat || spot < 0 || isCaptive(spot))
    return refuse('5.1', { why: 'not-your-piece', ...name });
  if (!mayMove(state.moved[piece] as number)) return refuse('5.1', { why: 'has-moved', ...name });
  if (!isRoyal(piece) && has(state.idle, piece)) return refuse('8.2', { why: 'is-idle', ...name });
  if (!isFree(state, piece, seat)) return refuse('13.2', { why: 'used-by-other', ...name });
  return isRoyal(piece)
    ? refuse('5.4', { why: 'needs-an-escort', ...name })
    : refuse('3.6', { why: 'not-the-lead', ...name });
};
/** The stack that this piece leads, or why there is none. */
export const stackLedBy = (state: State, seat: number, piece: number): Stack | Refusal =>
  stackFrom(state, seat, piece) ?? whyNotLead(state, seat, piece);
/** As `stacksOf` would gather it, if this piece is its first. */
const stackFrom = (state: State, seat: number, lead: number): Stack | undefined => {
  if (!mayLead(state, lead) || !isAble(state, lead, seat)) return undefined;
  const spot = state.spot[lead] as number;
  const group = state.group[lead];
  const pieces: PieceId[] = [];
  let men = 0;
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (state.spot[piece] !== spot || state.group[piece] !== group || !isAble(state, piece, seat)) continue;
    if (piece < lead && mayLead(state, piece)) return undefined;
    if (piece < lead) continue;
    pieces.push(piece as PieceId);
    if (piece < NOBLE_COUNT) men += state.men[piece] as number;
  }
  return { lead: lead as PieceId, pieces, spot, men };
};
export const isStack = (found: Stack | Refusal): found is Stack => 'pieces' in found;
/** 7.4 Nobody leaves a place under siege; 6.2 nobody walks off a ship. */
export const whyNotLeave = (state: State, { lead, spot }: Stack): Refusal | undefined => {
  const name = { piece: pieceName(lead) };
  if (spot >= 400) return refuse('6.4', { why: 'is-afloat', ...name });
  return isBesieged(state, spot) ? refuse('7.4', { why: 'is-besieged', ...name }) : undefined;
};
