// 10.1 Coronation: the senior survivor of a house, in a cathedral, by an archbishop or two bishops of his faction.
import { refuse } from '@rose/table';
import type { Act } from '../actions.ts';
import { chapter } from '../chapter.ts';
import { BISHOP_CARDS, isArchbishop } from '../data/crown.ts';
import { houseOf, isNoble, isRoyal, N, pieceName, ROYALS } from '../data/persons.ts';
import { hasCathedral, placeName } from '../data/places.ts';
import { seatName, seatNumber } from '../data/seats.ts';
import type { Phase, Refusal } from '../kind.ts';
import { has, isAlive, noblesAt, ofSeat } from '../position/pieces.ts';
import { controllerOf, heirsOf, isCrowned, seniorOf } from '../position/throne.ts';
import { isInside, isUnderNoble, NONE, placeAt } from '../spots.ts';
import type { State } from '../state.ts';

/** Ruling 158: a bishop received in this player-turn does not serve. */
const hasBishops = (state: State, seat: number, spot: number): boolean => {
  const within = ofSeat(state, noblesAt(state, spot), seat);
  let bishops = 0;
  for (const card of BISHOP_CARDS) {
    const noble = state.held[card] as number;
    if (!isUnderNoble(noble) || !has(within, noble) || state.fresh.includes(card)) continue;
    if (isArchbishop(card)) return true;
    bishops++;
  }
  return bishops >= 2;
};
const whyNotClaim = (state: State, seat: number, piece: number): Refusal | undefined => {
  const name = { piece: pieceName(piece) };
  if (isRoyal(piece)) {
    if (!isAlive(state, piece)) return refuse('10.1', { why: 'is-dead', ...name });
    if (controllerOf(state, piece) !== seat) return refuse('10.1', { why: 'not-your-heir', royal: name.piece });
    return seniorOf(state, houseOf(piece)) === piece ? undefined : refuse('10.1', { why: 'not-senior', ...name });
  }
  if (piece !== N.beaufort) return refuse('10.3', { why: 'not-a-claimant', ...name });
  if (controllerOf(state, piece) !== seat) return refuse('10.3', { why: 'not-your-noble', noble: name.piece });
  if (seniorOf(state, 'lancaster') !== NONE) return refuse('10.3', { why: 'not-senior', ...name });
  return heirsOf(state, seat, 'york').length > 0 ? refuse('10.3', { why: 'holds-york', ...name }) : undefined;
};
export const whyNotCrown = (state: State, seat: number, piece: number): Refusal | undefined => {
  const name = { piece: pieceName(piece) };
  const wrong = whyNotClaim(state, seat, piece);
  if (wrong) return wrong;
  if (isCrowned(state, piece)) return refuse('10.2', { why: 'is-crowned', ...name });
  const spot = state.spot[piece] as number;
  if (!isInside(spot) || !hasCathedral(placeAt(spot))) return refuse('10.1', { why: 'not-in-cathedral', ...name });
  return hasBishops(state, seat, spot) ? undefined : refuse('10.1', { why: 'needs-bishops', ...name });
};

const CLAIMS: readonly Act<'crown'>[] = [...ROYALS, N.beaufort].map((piece) => ({ do: 'crown', piece }));
const claims = (state: State, seat: number): readonly Act<'crown'>[] =>
  CLAIMS.filter(({ piece }) => isNoble(piece) || isAlive(state, piece)).filter(
    ({ piece }) => controllerOf(state, piece) === seat,
  );
/** The cathedral first: seldom is anybody in one. */
const canCrown = (state: State): boolean => {
  for (const { piece } of CLAIMS) {
    const spot = state.spot[piece] as number;
    if (isInside(spot) && hasCathedral(placeAt(spot)) && !whyNotCrown(state, state.turn, piece)) return true;
  }
  return false;
};

const inner: Phase<'coronation', Act<'crown' | 'end-coronation'>> = {
  rule: '10.1',
  verbs: ['crown', 'end-coronation'],
  enter({ state }) {
    state.phase = { name: 'coronation', over: false };
  },
  asked: (state) => ({ must: !state.phase.over && canCrown(state) ? [seatName(state.turn)] : [] }),
  candidates: (state, seat) => [...claims(state, seatNumber(seat)), { do: 'end-coronation' }],
  whyNot: (state, seat, action) =>
    action.do === 'crown' ? whyNotCrown(state, seatNumber(seat), action.piece) : undefined,
  apply(table, seat, action) {
    const { state } = table;
    if (action.do === 'end-coronation') {
      state.phase.over = true;
      return;
    }
    state.crowned = [...state.crowned, action.piece].sort((a, b) => a - b);
    const place = placeName(placeAt(state.spot[action.piece] as number));
    table.tell('10.1', { say: 'crowned', seat, piece: pieceName(action.piece), place });
  },
  next: () => 'ransom',
};
export const coronation = chapter(inner as Phase<'coronation'>, () => true);
