// 10.5 Who has won when the rounds are over, or when most have asked for an end.
import { C } from './data/crown.ts';
import { seatName } from './data/seats.ts';
import type { Table } from './kind.ts';
import { countOf, seatOfNoble, seatsOf } from './position/pieces.ts';
import { controllerOf, soleKing } from './position/throne.ts';
import { commonsOf, lordsOf } from './position/votes.ts';
import { isUnderNoble, NONE } from './spots.ts';
import type { State } from './state.ts';

interface Count {
  readonly seat: number;
  readonly lords: number;
  readonly commons: number;
}
const countAll = (state: State): readonly Count[] =>
  seatsOf(state.options).map((_, seat) => ({ seat, lords: lordsOf(state, seat), commons: commonsOf(state, seat) }));
/** The seats whose figure is greatest. */
const best = (counts: readonly Count[], figure: (count: Count) => number): readonly Count[] => {
  const most = Math.max(...counts.map(figure));
  return counts.filter((count) => figure(count) === most);
};
/** Ruling 102: Lords, then Commons, then the Chancellor, else shared. */
const byHouses = (state: State, counts: readonly Count[]): readonly Count[] => {
  const leaders = best(
    best(counts, ({ lords }) => lords),
    ({ commons }) => commons,
  );
  if (leaders.length === 1) return leaders;
  const noble = state.held[C.chancellor] as number;
  const chancellor = isUnderNoble(noble) ? leaders.filter(({ seat }) => seat === seatOfNoble(state, noble)) : [];
  return chancellor.length > 0 ? chancellor : leaders;
};
/** Ruling 103: the lower House counts, ties by the higher one. */
const byLower = (counts: readonly Count[]): readonly Count[] =>
  best(
    best(counts, ({ lords, commons }) => Math.min(lords, commons)),
    ({ lords, commons }) => Math.max(lords, commons),
  );

/** Whether an agreed end has come, by its rounds or by wish; tables of the first four rules counted by the lower House
 * whatever had ended the game. */
const isAgreed = ({ options, round, rules, wishes }: State): boolean => {
  if (options.ending !== 'agreed') return false;
  return rules < 5 || round >= options.rounds || 2 * countOf(wishes) > options.players;
};
/** Ruling 101: where no royal is left the King is not asked for. */
const winners = (state: State, counts: readonly Count[]): readonly number[] => {
  if (isAgreed(state)) return byLower(counts).map(({ seat }) => seat);
  const king = state.lastRound === NONE ? soleKing(state) : NONE;
  const controller = king === NONE ? NONE : controllerOf(state, king);
  if (controller !== NONE) return [controller];
  return byHouses(state, counts).map(({ seat }) => seat);
};
export const judge = (table: Table): void => {
  const { state } = table;
  const counts = countAll(state);
  table.tell('10.5', { say: 'counted', seats: counts.map((count) => ({ ...count, seat: seatName(count.seat) })) });
  state.counted = winners(state, counts).reduce((set, seat) => set | (1 << seat), 0);
};
