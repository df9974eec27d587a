// 10.1 The end: after turn 5 the highest score wins. Level: kings of the own house, holdings, the order of turn 5.
import type { Outcome } from '@rose/table';
import { seatOf } from './data/box.ts';
import { compareHoldings, holdingsOf } from './holdings.ts';
import type { EndCriterion, Placed } from './log.ts';
import { hasHouses, houseOf, isOver } from './position.ts';
import type { How, LancasterYork, State } from './state.ts';

const kingsOf = (state: State, seat: number): number =>
  hasHouses(state) ? state.kings.filter((house) => house === houseOf(state, seat)).length : 0;

/** Which of two stands higher at the end, and by what. */
const better = (state: State, a: number, b: number): { readonly sign: number; readonly by: EndCriterion } => {
  const points = (state.scores[b] as number) - (state.scores[a] as number);
  if (points !== 0) return { sign: points, by: 'score' };
  const kings = kingsOf(state, b) - kingsOf(state, a);
  if (kings !== 0) return { sign: kings, by: 'kings' };
  const level = compareHoldings(
    holdingsOf(state, 1 << a, undefined, false),
    holdingsOf(state, 1 << b, undefined, false),
  );
  return level ?? { sign: state.order.indexOf(a) - state.order.indexOf(b), by: 'turn-order' };
};
const ranked = (state: State): readonly number[] => state.order.toSorted((a, b) => better(state, a, b).sign);

/** The final table, best first, with what put each above the next. */
export const finalRanking = (state: State): readonly Placed[] => {
  const seats = ranked(state);
  return seats.map((seat, place) => {
    const next = seats[place + 1];
    const by = next === undefined ? undefined : better(state, seat, next).by;
    return { seat: seatOf(seat), score: state.scores[seat] as number, ...(by ? { by } : {}) };
  });
};

const howOf = (by: EndCriterion): How => {
  if (by === 'score') return 'most-points';
  if (by === 'kings') return 'more-kings';
  return by === 'turn-order' ? 'earlier-in-order' : 'better-holdings';
};
export const outcome = (state: State): Outcome<LancasterYork> | undefined => {
  if (!isOver(state)) return undefined;
  const [first, second] = ranked(state) as [number, number];
  return { winners: [seatOf(first)], how: howOf(better(state, first, second).by), rule: '10.1' };
};
