// 14.5 Votes are counted once, when everybody has come; 14.8 and may decide the game.

import { C, officeVotes } from '../data/crown.ts';
import { HOUSES, houseOf, isNoble } from '../data/persons.ts';
import { seatName } from '../data/seats.ts';
import { VOTES } from '../data/tables.ts';
import type { Table } from '../kind.ts';
import { isOnBoard, seatOfNoble } from '../position/pieces.ts';
import { controllerOf, kings, seniorOf, soleKing } from '../position/throne.ts';
import { casterOfKing, chancellorSeat, commonsOf, isVoteless, lordsOf, townVotesOf } from '../position/votes.ts';
import { isUnderNoble, NONE } from '../spots.ts';
import { afterSummoner, isPresent, type Sitting, type SittingTable } from './sitting.ts';

export interface Votes {
  readonly commons: number;
  readonly lords: number;
}
/** Ruling 115: the senior of the house that a seat does not count. */
const uncountedSenior = (state: Sitting, seat: number): number => {
  const house = HOUSES[state.phase.uncounted[seat] as number];
  const senior = house ? seniorOf(state, house) : NONE;
  return senior !== NONE && controllerOf(state, senior) === seat ? senior : NONE;
};
/** What a seat has in both Houses, the King's twenty being cast by `caster`. */
const votesOf = (state: Sitting, seat: number, caster: number): Votes => {
  if (isVoteless(state, seat)) return { commons: 0, lords: 0 };
  const out = uncountedSenior(state, seat);
  const king = (caster === seat ? VOTES.king : 0) - (casterOfKing(state) === seat ? VOTES.king : 0);
  const commons = commonsOf(state, seat) + king - (out === NONE ? 0 : VOTES.senior);
  const lords = lordsOf(state, seat, (piece) => isPresent(state, piece) && piece !== out);
  return { commons, lords };
};
const sum = ({ commons, lords }: Votes): number => commons + lords;

/** 15.9 Called by a card, Henry's twenty go to who has most without them; nobody where several have. */
const strongest = (state: Sitting): number => {
  const counts = afterSummoner(state).map((seat) => ({ seat, votes: sum(votesOf(state, seat, NONE)) }));
  const most = Math.max(...counts.map(({ votes }) => votes));
  const best = counts.filter(({ votes }) => votes === most);
  return best.length === 1 ? (best[0]?.seat ?? NONE) : NONE;
};
const houseNumber = (king: number): number => (isNoble(king) ? 0 : HOUSES.indexOf(houseOf(king)));
/** Ruling 182; a King of the house that is not counted casts nothing. */
const caster = (state: Sitting): number => {
  const king = soleKing(state);
  if (king === NONE) return chancellorSeat(state);
  if (state.phase.called) return strongest(state);
  const seat = controllerOf(state, king);
  return seat !== NONE && state.phase.uncounted[seat] === houseNumber(king) ? NONE : seat;
};

/** 14.5 For the choice between two Kings the twenty are the Chancellor's. */
export const votesBetweenKings = (state: Sitting, seat: number): number =>
  sum(votesOf(state, seat, chancellorSeat(state)));

const writeDown = (table: SittingTable): void => {
  const { state } = table;
  const by = caster(state as Sitting);
  const seats = afterSummoner(state as Sitting);
  for (const seat of seats) {
    const { commons, lords } = votesOf(state as Sitting, seat, by);
    state.phase.commons[seat] = commons;
    state.phase.lords[seat] = lords;
  }
  const counts = seats.map((seat) => ({
    seat: seatName(seat),
    commons: state.phase.commons[seat] as number,
    lords: state.phase.lords[seat] as number,
  }));
  table.tell('14.5', { say: 'votes-counted', seats: counts });
};
/** Ruling 119: a crowned heir, or Beaufort; half of all Commons and one more; more Lords than anybody else. */
const acclaim = (table: SittingTable): void => {
  const { state } = table;
  if (!state.options.victoryByVotes) return;
  const { commons, lords } = state.phase;
  const seat = afterSummoner(state as Sitting).find(
    (one) =>
      kings(state).some((king) => controllerOf(state, king) === one) &&
      (commons[one] as number) >= VOTES.majority &&
      lords.every((votes, other) => other === one || votes < (lords[one] as number)),
  );
  if (seat === undefined) return;
  state.acclaimed = seat;
  table.tell('14.8', { say: 'acclaimed', seat: seatName(seat) });
};
const isCounting = ({ options }: Sitting): boolean => options.votes || options.victoryByVotes || options.advanced;
export const count = (table: SittingTable): void => {
  if (!isCounting(table.state as Sitting)) return;
  writeDown(table);
  acclaim(table);
};
/** At the close with the cards then held. */
export const countAgain = (table: SittingTable): void => {
  if (table.state.options.victoryByVotes) count(table);
};

// ------------------------------------------------------------------ 14.5 who proposes

const cinquePorts = (state: Sitting, seat: number): number => {
  const noble = state.held[C['warden-cinque-ports']] as number;
  const counts = isUnderNoble(noble) && (state.rules < 6 || isOnBoard(state, noble));
  return counts && seatOfNoble(state, noble) === seat ? officeVotes(C['warden-cinque-ports']) : 0;
};
/** The seat with most; among equals by lot. */
const most = (table: SittingTable, seats: readonly number[], figure: (seat: number) => number): number => {
  const best = Math.max(...seats.map(figure));
  const equals = seats.filter((seat) => figure(seat) === best);
  if (equals.length === 1) return equals[0] as number;
  return equals[((table as unknown as Table).roll('14.5', equals.length)[0] as number) - 1] as number;
};
/** Ruling 114: the summoner, the two with most votes, the one with most votes of towns; each once. */
export const proposers = (table: SittingTable): readonly number[] => {
  const state = table.state as Sitting;
  const seats = afterSummoner(state).filter((seat) => !isVoteless(state, seat));
  const votes = (seat: number): number => (state.phase.commons[seat] as number) + (state.phase.lords[seat] as number);
  const first = most(table, seats, votes);
  const others = seats.filter((seat) => seat !== first);
  const second = others.length === 0 ? first : most(table, others, votes);
  const towns = most(table, seats, (seat) => townVotesOf(state, seat) + cinquePorts(state, seat));
  return [...new Set([state.phase.summoner, first, second, towns])];
};
