// How a battle may end for a seat, from what it sees alone. Small battles in full sight are counted out; of the others,
// imagined worlds are played out until the time is up.
import { addTo, hits, meanOf, noSums, type Sums, sampled, shareError } from '@rose/parts';
import { type IsUp, type Odds, type Random, silent } from '@rose/table';
import { copy } from '../rules/copy.gen.ts';
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
interface Samples {
  readonly win: Sums;
  readonly own: Sums;
  readonly enemy: Sums;
}

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
const estimated = ({ win: { count, sum: wins }, own, enemy }: Samples): Numbers => ({
  win: wins / count,
  lose: 1 - wins / count,
  neither: 0,
  ownLost: meanOf(own),
  enemyLost: meanOf(enemy),
  exact: false,
  samples: count,
  error: shareError(wins, count),
});

const samplesOf = (world: () => State, seat: Seat, moves: readonly Action[], random: Random, isUp: IsUp): Samples => {
  const samples = { win: noSums(), own: noSums(), enemy: noSums() };
  const once = (): void => {
    const table = silent<RichardIII>(world(), random);
    const onset = bringOn(table, seat, moves) as Onset;
    const stakes = stakesIn(table.state as State, seat, onset.area);
    const { win, own, enemy } = playOut(table, stakes, onset.first);
    addTo(samples.win, win);
    addTo(samples.own, own);
    addTo(samples.enemy, enemy);
  };
  sampled(once, isUp, LEAST_SAMPLES, MOST_SAMPLES);
  return samples;
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
  const numbers = counted ? exactly(counted) : estimated(samplesOf(next, seat, moves, random, isUp));
  const thrown = hitsOf(state, onset);
  const about = { seat, against: other(seat), place: areaName(onset.area) };
  return { ...about, ...numbers, ...(thrown ? { hits: thrown } : {}) };
};
