// 8.0 What Parliament finds on a board: the ranks of each region, its votes, the king, and what everybody scores. It
// changes nothing; the Parliament phase, the forecast and the evaluation ask it.
import { CAPTAIN_POINTS, CHURCH_VP, KING_VP, TITLE_VP, TRADE_VP } from './data/box.ts';
import { BISHOP_CARDS, controlPoints, FIRST_MERCENARY, homePort, type PlaceId, SHIPS, seeOf } from './data/cards.ts';
import { REGION_COUNT, REGIONS, regionVp, votesOf } from './data/regions.ts';
import { compareHoldings, holdingsOf } from './holdings.ts';
import type { Criterion } from './log.ts';
import { hasHouses, houseOf, regionOf } from './position.ts';
import { NONE, type State } from './state.ts';

export interface Rank {
  readonly seat: number;
  readonly cp: number;
  readonly vp: number;
  /** What put it above the next one. */
  readonly by: Criterion | undefined;
}
export interface Vote {
  readonly cp: readonly [number, number];
  /** NONE: nobody has control points. */
  readonly house: number;
  readonly by: Criterion | undefined;
}
export interface King {
  readonly votes: readonly [number, number];
  readonly house: number;
  /** What settled equal votes. */
  readonly by: Exclude<Criterion, 'control-points'> | undefined;
}
export interface Judgement {
  /** By region; only seats with control points, the best first. */
  readonly ranks: readonly (readonly Rank[])[];
  /** By region; empty without houses. */
  readonly votes: readonly Vote[];
  readonly king: King | undefined;
}

/** 8.1 Control points by region and seat (region * 4 + seat). */
export const controlOf = (state: State): readonly number[] => {
  const points = new Array<number>(REGION_COUNT * 4).fill(0);
  const add = (region: number, seat: number, cp: number): void => {
    points[region * 4 + seat] = (points[region * 4 + seat] as number) + cp;
  };
  for (let card = 0; card < FIRST_MERCENARY; card++) {
    const owner = state.owner[card] as number;
    if (owner !== NONE) add(regionOf(state, card), owner, controlPoints(card));
  }
  if (state.captain !== NONE) add(state.landed, state.captain, CAPTAIN_POINTS);
  return points;
};

/** 8.2 Who of two stands higher in a region, and by what. `state.order` has been searched for both. */
const duel = (state: State, region: number, a: number, b: number, points: readonly number[]) => {
  const difference = (points[region * 4 + b] as number) - (points[region * 4 + a] as number);
  if (difference !== 0) return { sign: difference, by: 'control-points' as const };
  const level = compareHoldings(holdingsOf(state, 1 << a, region, true), holdingsOf(state, 1 << b, region, true));
  return level ?? { sign: state.order.indexOf(a) - state.order.indexOf(b), by: 'turn-order' as const };
};

/** 8.1, 8.2 All players of a region at once (ruling 104); nobody is second without control points (ruling 68). */
const ranksOf = (state: State, region: number, points: readonly number[]): readonly Rank[] => {
  const seats = state.order.filter((seat) => (points[region * 4 + seat] as number) > 0);
  seats.sort((a, b) => duel(state, region, a, b, points).sign);
  return seats.map((seat, rank) => {
    const next = seats[rank + 1];
    return {
      seat,
      cp: points[region * 4 + seat] as number,
      vp: rank > 1 ? 0 : regionVp(region, rank as 0 | 1),
      by: next === undefined ? undefined : duel(state, region, seat, next, points).by,
    };
  });
};

/** The seats of a house, as bits. */
const membersOf = (state: State, house: number): number =>
  state.order.reduce((seats, seat) => (houseOf(state, seat) === house ? seats | (1 << seat) : seats), 0);

/** 8.3 The two players of a house add what they have; level in everything, the earliest who has something there. */
const voteOf = (state: State, region: number, points: readonly number[]): Vote => {
  const cp: [number, number] = [0, 0];
  for (const seat of state.order) {
    const house = houseOf(state, seat) as 0 | 1;
    cp[house] += points[region * 4 + seat] as number;
  }
  if (cp[0] !== cp[1]) return { cp, house: cp[0] > cp[1] ? 0 : 1, by: 'control-points' };
  if (cp[0] === 0) return { cp, house: NONE, by: undefined };
  const level = compareHoldings(
    holdingsOf(state, membersOf(state, 0), region, true),
    holdingsOf(state, membersOf(state, 1), region, true),
  );
  if (level) return { cp, house: level.sign < 0 ? 0 : 1, by: level.by };
  const first = state.order.find((seat) => (points[region * 4 + seat] as number) > 0) as number;
  return { cp, house: houseOf(state, first), by: 'turn-order' };
};

/** 8.4 More votes; level, the holdings of the whole board, then the house of the first in turn order (ruling 74). */
const kingOf = (state: State, ballots: readonly Vote[]): King => {
  const votes: [number, number] = [0, 0];
  for (const [region, { house }] of ballots.entries()) if (house !== NONE) votes[house as 0 | 1] += votesOf(region);
  if (votes[0] !== votes[1]) return { votes, house: votes[0] > votes[1] ? 0 : 1, by: undefined };
  if (votes[0] === 0) return { votes, house: NONE, by: undefined };
  const level = compareHoldings(
    holdingsOf(state, membersOf(state, 0), undefined, true),
    holdingsOf(state, membersOf(state, 1), undefined, true),
  );
  if (level) return { votes, house: level.sign < 0 ? 0 : 1, by: level.by };
  return { votes, house: houseOf(state, state.order[0] as number), by: 'turn-order' };
};

export const judge = (state: State): Judgement => {
  const points = controlOf(state);
  const ranks = REGIONS.map((region) => ranksOf(state, region, points));
  if (!hasHouses(state)) return { ranks, votes: [], king: undefined };
  const votes = REGIONS.map((region) => voteOf(state, region, points));
  return { ranks, votes, king: kingOf(state, votes) };
};

/** 8.6 Ports whose own ship belongs to the same player, wherever she sails. */
export const tradeOf = (state: State, seat: number): readonly PlaceId[] =>
  SHIPS.filter((ship) => state.owner[ship] === seat && state.owner[homePort(ship)] === seat).map(homePort);
/** 8.7 Cathedral towns whose bishop belongs to the same player. */
export const churchOf = (state: State, seat: number): readonly PlaceId[] =>
  BISHOP_CARDS.filter((bishop) => state.owner[bishop] === seat && state.owner[seeOf(bishop)] === seat).map(seeOf);
/** 8.5 Titles held, the Captain of Calais among them. */
export const titleCount = (state: State, seat: number): number =>
  state.titles.filter((holder) => holder === seat).length + (state.captain === seat ? 1 : 0);

/** What each seat would score in all. */
export const gainsOf = (state: State, { ranks, king }: Judgement): number[] => {
  const gains = state.scores.map(
    (_, seat) =>
      TITLE_VP * titleCount(state, seat) +
      TRADE_VP * tradeOf(state, seat).length +
      CHURCH_VP * churchOf(state, seat).length +
      (king && king.house !== NONE && houseOf(state, seat) === king.house ? KING_VP : 0),
  );
  for (const ranking of ranks) for (const { seat, vp } of ranking) gains[seat] = (gains[seat] as number) + vp;
  return gains;
};
