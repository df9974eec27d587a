// How a battle may end for a seat, from what it sees alone. Small battles in full sight are counted out; of the others,
// imagined worlds are played out until the time is up.
import { hits } from '@rose/parts';
import { type Estimate, type IsUp, type Odds, type Random, silent } from '@rose/table';
import { copy } from '../rules/copy.ts';
import { areaName } from '../rules/data/areas.ts';
import { type Fighting, firepowerOf } from '../rules/phases/line.ts';
import { stepsOf } from '../rules/position.ts';
import { type Action, other, type RichardIII, type Seat, type State } from '../rules/state.ts';
import { imagine } from '../secrecy/imagine.ts';
import type { View } from '../secrecy/seen.ts';
import { bringOn, type Onset } from './onset.ts';
import { countAll, isFighting, playOut, type Result, type Stakes, stakesIn } from './reckoning.ts';

const LEAST_SAMPLES = 40;
const MOST_SAMPLES = 20_000;
/** A battle that may pass through more positions than this is sampled; the guess is strengths times rounds to come. */
const MOST_COUNTED = 4000;
const MOST_GUESSED = 3200;
const ROUNDS_AND_ONE = 5;
/** 95 % of a normal spread. */
const WIDE = 1.96;

/** Whether every block that fights there is seen with its strength. */
const isInFullSight = ({ hidden, blocks }: View, { area }: Onset): boolean => {
  const name = areaName(area);
  return (
    hidden.every((block) => block.area !== name) &&
    Object.values(blocks).every(({ place, steps }) => place !== name || steps !== null)
  );
};
const isSmall = ({ phase }: Fighting, { own, enemy }: Stakes): boolean =>
  [...own, ...enemy].reduce((product, { steps }) => product * (steps + 1), ROUNDS_AND_ONE - phase.round) <=
  MOST_GUESSED;

/** 6.4 The hits of the throw that the seat is about to make. */
const hitsOf = (state: State, { first }: Onset): readonly number[] | undefined => {
  if (first?.do !== 'fire' && first?.do !== 'charge') return undefined;
  return hits(stepsOf(state, first.block), firepowerOf(state as Fighting, first.block));
};

/** Sums over the samples, for their means and spreads. */
interface Sums {
  count: number;
  win: number;
  own: number;
  ownSquares: number;
  enemy: number;
  enemySquares: number;
}
const add = (sums: Sums, { win, own, enemy }: Result): void => {
  sums.count += 1;
  sums.win += win;
  sums.own += own;
  sums.ownSquares += own * own;
  sums.enemy += enemy;
  sums.enemySquares += enemy * enemy;
};
const meanOf = (sum: number, squares: number, count: number): Estimate => {
  const is = sum / count;
  const variance = Math.max(0, squares / count - is * is) * (count / (count - 1));
  return { is, error: WIDE * Math.sqrt(variance / count) };
};
/** Two wins and two losses are added, so that a share of none or all is not called certain. */
const shareError = (wins: number, count: number): number => {
  const share = (wins + 2) / (count + 4);
  return WIDE * Math.sqrt((share * (1 - share)) / (count + 4));
};

type Numbers = Pick<Odds, 'win' | 'lose' | 'neither' | 'ownLost' | 'enemyLost' | 'exact' | 'samples' | 'error'>;
const exactly = ({ win, own, enemy }: Result): Numbers => ({
  win,
  lose: 1 - win,
  neither: 0,
  ownLost: { is: own, error: 0 },
  enemyLost: { is: enemy, error: 0 },
  exact: true,
  samples: 0,
  error: 0,
});
const estimated = ({ count, win, own, ownSquares, enemy, enemySquares }: Sums): Numbers => ({
  win: win / count,
  lose: 1 - win / count,
  neither: 0,
  ownLost: meanOf(own, ownSquares, count),
  enemyLost: meanOf(enemy, enemySquares, count),
  exact: false,
  samples: count,
  error: shareError(win, count),
});

const sample = (world: () => State, seat: Seat, moves: readonly Action[], random: Random, isUp: IsUp): Sums => {
  const sums: Sums = { count: 0, win: 0, own: 0, ownSquares: 0, enemy: 0, enemySquares: 0 };
  while (sums.count < MOST_SAMPLES && (sums.count < LEAST_SAMPLES || !isUp())) {
    const table = silent<RichardIII>(world(), random);
    const onset = bringOn(table, seat, moves) as Onset;
    const stakes = stakesIn(table.state as State, seat, onset.area);
    add(sums, playOut(table, stakes, onset.first));
  }
  return sums;
};

export const odds = (
  seen: View,
  seat: Seat,
  moves: readonly Action[],
  random: Random,
  isUp: IsUp,
): Odds | undefined => {
  const world = imagine(seen, random);
  const table = silent<RichardIII>(copy(world) as State, random);
  const onset = bringOn(table, seat, moves);
  const state = table.state as State;
  if (!onset || !isFighting(state, onset.area)) return undefined;
  const stakes = stakesIn(state, seat, onset.area);
  const isSeen = isInFullSight(seen, onset);
  const counted = isSeen && isSmall(state, stakes) ? countAll(state, stakes, onset.first, MOST_COUNTED) : undefined;
  const next = isSeen ? (): State => copy(world) as State : (): State => imagine(seen, random);
  const numbers = counted ? exactly(counted) : estimated(sample(next, seat, moves, random, isUp));
  const thrown = hitsOf(state, onset);
  const about = { seat, against: other(seat), place: areaName(onset.area) };
  return { ...about, ...numbers, ...(thrown ? { hits: thrown } : {}) };
};
